import LayEngine
import LayLanguage

/// A value of the code on its way through the language, which hands it on without reading it.
///
/// As it is, a value would come back as the language has it: an `Int` as a number, an optional as what it
/// holds, an instance of a class not at all.
struct CarriedContent: SwiftContent {
  let value: Value

  var typeName: String { "CarriedValue" }
  /// Abridged, since it may be all that an app knows.
  var text: String { ValueDescription.written(value, within: .init(elements: 64)) }
  /// - Rule: equal values have equal keys, so that it is known whether a value has changed.
  var key: DictionaryKey? { Self.key(of: value, depth: 64) }

  private static func key(of value: Value, depth: Int) -> DictionaryKey? {
    guard depth > 0 else { return nil }
    switch value {
    case .list(let list): return keys(of: list.elements, depth).map { .several($0) }
    case .object(let object):
      if let dictionary = object.dictionary {
        var pairs: [DictionaryKey] = []
        for pair in 0..<dictionary.count {
          guard let parts = keys(of: [dictionary.key(pair), dictionary.value(pair)], depth) else {
            return nil
          }
          pairs.append(.several(parts))
        }
        // Dictionaries in another order are equal.
        return .several(pairs.sorted { $0.hashValue < $1.hashValue })
      }
      if let box = object as? CompoundBox, let parts = keys(of: box.elements, depth) {
        return box.shape.type.map { .declared(ObjectIdentifier($0), parts) } ?? .several(parts)
      }
    default: break
    }
    return DictionaryKey(value, depth: 8)
  }

  private static func keys(
    of values: some Sequence<Value>, _ depth: Int
  ) -> [DictionaryKey]? {
    var keys: [DictionaryKey] = []
    for value in values {
      guard let key = key(of: value, depth: depth - 1) else { return nil }
      keys.append(key)
    }
    return keys
  }
}

extension SwiftRuntime {
  /// A value as the language hands it on; what comes back as it was has nothing around it.
  func carried(_ value: Value) -> Value {
    switch value {
    case .nothing, .truth, .number, .string, .symbol, .keyword, .view: value
    case .integer, .literal, .list, .function, .object:
      .content(CarriedContent(value: settled(value)))
    }
  }

  /// What was carried.
  func uncarried(_ value: Value) -> Value { (value.content as? CarriedContent)?.value ?? value }

  /// A function that the language calls with values that it carries, and whose result it carries.
  func carrying(
    _ function: Value, _ machine: inout Machine, _ span: SourceSpan,
    givesViews: Bool = false, taking change: @escaping (Value) -> Value = { $0 }
  ) throws(Diagnostic) -> Value {
    guard case .function(let called)? = function.unwrapped else { return function }
    let site = CallSite(of: nil, at: span)
    return try self.function(of: called.parameterCount, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      let given = values.map { change(uncarried($0)) }
      let result = try machine.call(called, with: given, site)
      return givesViews ? result : carried(result)
    }
  }
}
