import LayEngine

/// Further functions of Swift's collections: `at slice suffix drop-last zip enumerate contains …`.
enum CollectionFunctions {
  static let all: [Declaration] = [
    at,
    slice,
    suffix,
    dropLast,
    zip,
    enumerate,
    contains,
    sum,
  ]

  private static let theList = Parameter.positional("list", .list, "any list")

  private static let at = Declaration(
    .function, "at",
    parameters: [
      .positional("collection", .any, "a list, a tuple or a dictionary"),
      .positional("index", .any, "an index, counted from 0, or a key of a dictionary"),
      .keyword("default", .any, "the value if a dictionary has no such key", default: "nil"),
    ],
    summary: "The element at an index, or the value of a key.", swiftUI: .idiom("list[index]"),
    examples: """
      (at (list 10 20 30) 1) | 20
      (at (dictionary "a" 1) "b" :default 0) | 0
      """
  ) { arguments throws(Diagnostic) in
    let collection = arguments.requiredValue("collection")
    let index = arguments.requiredValue("index")
    if let dictionary = arguments.dictionary("collection") {
      guard let key = DictionaryKey(index) else {
        throw arguments.complaint(.isNoKey(index), about: "index")
      }
      return dictionary.value(of: key) ?? arguments.value("default") ?? .nothing
    }
    guard let elements = collection.elements else {
      throw arguments.complaint(.hasNoElements(collection), about: "collection")
    }
    let owner = collection.listCount == nil ? "tuple" : "list"
    let place = try Machine.place(
      index, count: elements.count, owner, at: arguments.span(of: "index"))
    return elements[elements.startIndex + place]
  }

  private static let slice = Declaration(
    .function, "slice",
    parameters: [
      theList, .positional("start", .count, "the index of the first element"),
      .optionalPositional("end", .count, "the index after the last element", default: "the end"),
    ],
    summary: "The elements from a start index up to, but not including, an end index.",
    swiftUI: .idiom("Array(list[1..<3])"),
    examples: "(slice (list 10 20 30 40) 1 3) | (20 30)"
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    let start = arguments.count("start") ?? 0
    let end = arguments.count("end") ?? elements.count
    guard start <= end, end <= elements.count else {
      throw arguments.complaint(.noSlice(start, end, of: elements.count))
    }
    let first = elements.startIndex
    return .list(List(elements[(first + start)..<(first + end)]))
  }

  private static let countOfElements = Parameter.positional(
    "count", .count, "how many elements; all of them if there are fewer")

  private static let suffix = Declaration(
    .function, "suffix", parameters: [countOfElements, theList],
    summary: "The last elements of a list.", swiftUI: .idiom("Array(list.suffix(n))"),
    examples: "(suffix 2 (list 1 2 3)) | (2 3)"
  ) { arguments throws(Diagnostic) in
    .list(List(arguments.requiredList("list").elements.suffix(arguments.count("count") ?? 0)))
  }

  private static let dropLast = Declaration(
    .function, "drop-last", parameters: [countOfElements, theList],
    summary: "The list without its last elements.", swiftUI: .idiom("Array(list.dropLast(n))"),
    examples: "(drop-last 2 (list 1 2 3)) | (1)"
  ) { arguments throws(Diagnostic) in
    .list(List(arguments.requiredList("list").elements.dropLast(arguments.count("count") ?? 0)))
  }

  private static let zip = Declaration(
    .function, "zip", parameters: [theList],
    rest: RestParameter("lists", .list, "more lists, iterated in parallel"),
    summary: "Tuples of the elements with the same index, as many as in the shortest list.",
    swiftUI: .idiom("zip(a, b)"),
    examples: #"(zip (list 1 2) (list "a" "b")) | ((tuple 1 "a") (tuple 2 "b"))"#
  ) { arguments throws(Diagnostic) in
    let columns = [arguments.requiredList("list").elements] + arguments.restLists
    let count = columns.map(\.count).min() ?? 0
    try arguments.makeRoom(for: count * (columns.count + 4))
    let shape = PartNames(name: nil, labels: columns.map { _ in nil })
    let tuples = ListStorage(capacity: count)
    for index in 0..<count {
      let parts = ListStorage(capacity: columns.count)
      for column in columns { parts.append(column[column.startIndex + index]) }
      tuples.append(.object(CompoundBox(shape, parts.elements)))
      try arguments.countTurn()
    }
    return .list(tuples)
  }

  private static let enumerate = Declaration(
    .function, "enumerate", aliases: ["enumerated"], parameters: [theList],
    summary: "Tuples of the index of each element, `:offset`, and the element, `:element`.",
    swiftUI: .idiom("list.enumerated()"),
    examples: #"(for ((i name) (enumerate (list "a" "b"))) (str i " " name)) | ("0 a" "1 b")"#
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    try arguments.makeRoom(for: elements.count * 6)
    let symbols = arguments.runtime.symbols
    let shape = PartNames(name: nil, labels: [symbols.intern("offset"), symbols.intern("element")])
    let tuples = ListStorage(capacity: elements.count)
    for (index, element) in elements.enumerated() {
      let parts = ListStorage(capacity: 2)
      parts.append(.number(Double(index)))
      parts.append(element)
      tuples.append(.object(CompoundBox(shape, parts.elements)))
      try arguments.countTurn()
    }
    return .list(tuples)
  }

  private static let contains = Declaration(
    .function, "contains",
    parameters: [
      .positional("value", .any, "the value to look for, or a predicate for an element"),
      .positional("list", .oneOf([.listOrDictionary, .string]), "where to look"),
    ],
    summary: "Whether a list contains an equal element, or one for which a function gives true; "
      + "whether a dictionary contains a key, or a string a part.",
    swiftUI: .idiom("list.contains(value), list.contains(where: function)"),
    examples: """
      (contains 2 (list 1 2 3)) | true
      (contains (fn (x) (> x 5)) (list 1 2 3)) | false
      """
  ) { arguments throws(Diagnostic) in
    let value = arguments.requiredValue("value")
    if let dictionary = arguments.dictionary("list") {
      return .truth(DictionaryKey(value).map { dictionary.index[$0] != nil } ?? false)
    }
    if let text = arguments.string("list") {
      guard case .string(let part) = value else {
        throw arguments.complaint(.wantsPart(value), about: "value")
      }
      return .truth(text.hasPart(part.text))
    }
    let elements = arguments.requiredList("list").elements
    guard case .function = value else {
      for element in elements {
        if element.isEqual(to: value) { return .truth(true) }
        try arguments.countTurn()
      }
      return .truth(false)
    }
    let holds = try arguments.callback("value", passing: ["element"])
    for element in elements {
      if try holds(element).isTrue { return .truth(true) }
      try arguments.countTurn()
    }
    return .truth(false)
  }

  private static let sum = Declaration(
    .function, "sum", parameters: [theList], summary: "The sum of a list of numbers.",
    swiftUI: .idiom("list.reduce(0, +)"), examples: "(sum (list 1 2 3)) | 6"
  ) { arguments throws(Diagnostic) in
    var sum = 0.0
    for element in arguments.requiredList("list").elements {
      guard case .number(let number) = element else {
        throw arguments.complaint(.sumsNoNumber(element), about: "list")
      }
      sum += number
      try arguments.countTurn()
    }
    return .number(sum)
  }
}

extension ParameterType {
  /// A list, nil for an empty one, or a dictionary.
  static let listOrDictionary = ParameterType.oneOf([
    .list, .object(DictionaryBox.self, sample: "(dictionary …)"),
  ])
}

extension Arguments {
  func dictionary(_ name: String) -> DictionaryBox? {
    guard case .object(let object) = value(name) else { return nil }
    return object.dictionary
  }
}

extension Value {
  /// The elements of a list or the parts of a tuple; nil for other values.
  var elements: ListElements? {
    switch self {
    case .list(let list): list.elements
    case .object(let object): object.compound?.elements
    default: nil
    }
  }
}

extension String {
  /// Whether this string contains another, compared byte by byte.
  fileprivate func hasPart(_ part: String) -> Bool {
    let (whole, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first else { return true }
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { start in
      whole[start] == first && whole[start..<(start + part.count)].elementsEqual(part)
    }
  }
}

extension Complaint {
  fileprivate static func noSlice(_ start: Int, _ end: Int, of count: Int) -> Complaint {
    Complaint("there is no slice from \(start) to \(end) in a list of \(count)")
  }

  fileprivate static func wantsPart(_ value: Value) -> Complaint {
    Complaint("a string contains strings, not \(ValueDescription.phrase(value))")
  }

  fileprivate static func sumsNoNumber(_ value: Value) -> Complaint {
    Complaint(
      "`sum` wants a list of numbers, and there is \(ValueDescription.phrase(value))",
      hint: "make numbers with `(map function list)`")
  }
}
