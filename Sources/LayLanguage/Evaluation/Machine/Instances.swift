import LayEngine

/// A value of a class that Swift code declares: it has an identity, and all who hold it see its changes.
///
/// - Rule: equality, descriptions and hashing never look at what it holds, since that may contain the
///   instance itself.
/// - Rule: what it holds is emptied when the session ends, since instances that hold each other would
///   stay for ever.
package final class InstanceBox: ObjectBox {
  package let type: DeclaredType
  /// A struct's value with the properties.
  let content: Cell
  fileprivate let instances: Instances
  fileprivate unowned(unsafe) var before: InstanceBox?
  fileprivate unowned(unsafe) var after: InstanceBox?

  init(_ type: DeclaredType, _ properties: PartNames, _ values: [Value], _ runtime: Runtime) {
    self.type = type
    content = Cell(
      .object(CompoundBox(properties, ListElements(values))), runtime, madeBy: Cell.noItem)
    instances = runtime.instances
    super.init()
    instances.add(self)
  }

  deinit { instances.remove(self) }

  override var kindDescription: String { type.phrase }
  package override var text: String { type.name }

  override var identityKey: DictionaryKey? { .declared(ObjectIdentifier(self), []) }

  package override func part(_ name: String) -> Value? {
    guard case .object(let object) = content.value else { return nil }
    return object.part(name)
  }
}

/// The instances that a session has made and that are still there.
final class Instances {
  private unowned(unsafe) var last: InstanceBox?

  fileprivate func add(_ instance: InstanceBox) {
    instance.before = last
    last?.after = instance
    last = instance
  }

  fileprivate func remove(_ instance: InstanceBox) {
    instance.before?.after = instance.after
    if let after = instance.after { after.before = instance.before } else { last = instance.before }
  }

  /// Takes all values out of the instances, so that those that hold each other are freed.
  func empty() {
    // All of them stay until each is empty; freed are only those that nobody else holds.
    var all: [InstanceBox] = []
    var next = last
    while let instance = next {
      all.append(instance)
      next = instance.before
    }
    for instance in all { DeferredRelease.free(from: &instance.content.value) }
  }
}

extension Value {
  /// The instance that it is; nil for other values.
  package var instance: InstanceBox? {
    if case .object(let object) = self { object as? InstanceBox } else { nil }
  }
}
