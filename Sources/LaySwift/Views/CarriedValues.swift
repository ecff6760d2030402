import LayEngine
import LayLanguage

/// A value of the code on its way through the language, which hands it on without reading it.
///
/// As it is, a value would come back as the language has it: an `Int` as a number, an optional as what it
/// holds, an instance of a class not at all.
struct CarriedContent: SwiftContent {
  let value: Value

  var typeName: String { "CarriedValue" }
  var text: String { ValueDescription.written(value) }
  var key: DictionaryKey? {
    guard case .object(let object) = value, let dictionary = object.dictionary else {
      return DictionaryKey(value, depth: 8)
    }
    var pairs: [DictionaryKey] = []
    for place in 0..<dictionary.count {
      guard let key = DictionaryKey(dictionary.key(place)),
        let value = DictionaryKey(dictionary.value(place), depth: 8)
      else { return nil }
      pairs.append(.several([key, value]))
    }
    // Equal dictionaries may have their keys in another order.
    return .several(pairs.sorted { "\($0)" < "\($1)" })
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
