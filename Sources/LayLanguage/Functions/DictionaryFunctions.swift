import LayEngine

/// `dictionary keys values`.
enum DictionaryFunctions {
  static let all: [Declaration] = [
    dictionary,
    keys,
    values,
  ]

  private static let theDictionary = Parameter.positional(
    "dictionary", .object(DictionaryBox.self, sample: "(dictionary …)"), "any dictionary")

  private static let dictionary = Declaration(
    .function, "dictionary",
    rest: RestParameter("keys-and-values", .any, "a key, its value, the next key, and so on"),
    summary: "A dictionary, in the order in which its keys were added. Keys are numbers, strings, "
      + "names, and short lists and tuples of those. `(at d key)` reads a value, "
      + "`(set! (at d key) value)` sets it in a variable `d`; nil removes the key.",
    swiftUI: .idiom("[\"a\": 1, \"b\": 2]"),
    examples: """
      (at (dictionary "a" 1 "b" 2) "b") | 2
      (begin (define d (dictionary)) (+= (at d "a" :default 0) 5) d) | (dictionary "a" 5)
      """
  ) { arguments throws(Diagnostic) in
    let values = arguments.restValues
    guard values.count.isMultiple(of: 2) else {
      throw arguments.complaint(.keyWithoutValue(values[values.count - 1]))
    }
    try arguments.makeRoom(for: 4 * values.count)
    var made = ChangingDictionary()
    for place in stride(from: 0, to: values.count, by: 2) {
      guard let key = DictionaryKey(values[place]) else {
        throw arguments.complaint(.isNoKey(values[place]))
      }
      made.set(key, written: values[place], to: values[place + 1])
    }
    return .object(made.box)
  }

  private static let keys = Declaration(
    .function, "keys", parameters: [theDictionary], summary: "The keys of a dictionary, in order.",
    swiftUI: .idiom("Array(dictionary.keys)"),
    examples: #"(keys (dictionary "a" 1 "b" 2)) | ("a" "b")"#
  ) { arguments throws(Diagnostic) in
    try arguments.column { $0.key($1) }
  }

  private static let values = Declaration(
    .function, "values", parameters: [theDictionary],
    summary: "The values of a dictionary, in the order of their keys.",
    swiftUI: .idiom("Array(dictionary.values)"),
    examples: #"(values (dictionary "a" 1 "b" 2)) | (1 2)"#
  ) { arguments throws(Diagnostic) in
    try arguments.column { $0.value($1) }
  }
}

extension Arguments {
  /// A list of the keys or of the values.
  fileprivate func column(
    _ part: (DictionaryBox, Int) -> Value
  ) throws(Diagnostic) -> Value {
    let dictionary = required("dictionary", dictionary("dictionary"))
    try makeRoom(for: dictionary.count)
    return .list(of: (0..<dictionary.count).map { part(dictionary, $0) })
  }
}

extension Complaint {
  fileprivate static func keyWithoutValue(_ key: Value) -> Complaint {
    Complaint(
      "the last key of this dictionary, \(ValueDescription.phrase(key)), has no value",
      hint: "write `(dictionary key value key value)`")
  }
}
