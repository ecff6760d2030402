/// Something that can be called: a closure of the program or a builtin.
package class Function {
  package let name: String?
  /// Which of the two it is, since reading a stored flag is far cheaper than a cast.
  let isClosure: Bool

  init(name: String?, isClosure: Bool) {
    self.name = name
    self.isClosure = isClosure
  }

  /// How many positional arguments it needs.
  var parameterCount: Int { 0 }
}

/// A function that the program defines: its code and the values of its free variables.
final class Closure: Function {
  let lambda: Lambda
  /// The lambda's body, stored here too: a field of the object itself is run without being
  /// retained.
  let body: Code
  let captures: UnsafeMutablePointer<Value>
  /// Owns the code.
  private let store: CodeStore

  init(_ lambda: Lambda, captures: UnsafeMutablePointer<Value>, store: CodeStore) {
    self.lambda = lambda
    body = lambda.body
    self.captures = captures
    self.store = store
    super.init(name: lambda.name, isClosure: true)
  }

  override var parameterCount: Int { lambda.requiredCount }

  deinit {
    for index in 0..<lambda.captureCount {
      let value = (captures + index).move()
      switch value {
      case .list, .function, .object: DeferredRelease.free(value)
      default: break
      }
    }
    captures.deallocate()
  }
}

/// A function, view or modifier of the language itself.
final class Builtin: Function {
  let declaration: Declaration

  init(_ declaration: Declaration) {
    self.declaration = declaration
    super.init(name: declaration.name, isClosure: false)
  }
}

/// A variable that is assigned, or used before its definition: shared by all closures that capture
/// it.
final class Cell: ObjectBox {
  let pointer: UnsafeMutablePointer<Value>
  let isDefined: UnsafeMutablePointer<Bool>
  /// The number of the item that made it.
  let item: Int

  /// - Parameter value: nil for a variable that is not defined yet.
  init(_ value: Value?, madeBy item: Int) {
    self.item = item
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value ?? .nothing)
    isDefined = .allocate(capacity: 1)
    isDefined.initialize(to: value != nil)
  }

  deinit {
    let value = pointer.move()
    pointer.deallocate()
    isDefined.deallocate()
    switch value {
    case .list, .function, .object: DeferredRelease.free(value)
    default: break
    }
  }
}
