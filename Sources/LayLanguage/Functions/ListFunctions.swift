import LayEngine

/// `list first rest last nth length empty? append reverse take drop index-of set-nth`.
enum ListFunctions {
  static let all: [Declaration] = [
    list, first, rest, last, nth, length, isEmpty, append, reverse, take, drop, indexOf, setNth,
  ]

  private static let theList = Parameter.positional("list", .list, "any list")

  private static let list = Declaration(
    .function, "list", rest: RestParameter("values", .any, "the elements"),
    summary: "A list of the values.", swiftUI: .idiom("[a, b]"),
    examples: #"(list 1 "a" nil) | (1 "a" nil)"#
  ) { arguments throws(Diagnostic) in
    try arguments.makeRoom(for: arguments.restCount)
    return .list(arguments.restElements)
  }

  private static let first = Declaration(
    .function, "first", parameters: [theList], summary: "The first element.",
    examples: "(first (list 1 2 3)) | 1"
  ) { arguments throws(Diagnostic) in
    guard let value = arguments.requiredList("list").elements.first else {
      throw arguments.complaint(.isEmpty("first"), about: "list")
    }
    return value
  }

  private static let rest = Declaration(
    .function, "rest", parameters: [theList], summary: "The list without its first element.",
    examples: "(rest (list 1 2 3)) | (2 3)"
  ) { arguments in .list(List(arguments.requiredList("list").elements.dropFirst())) }

  private static let last = Declaration(
    .function, "last", parameters: [theList], summary: "The last element.",
    examples: "(last (list 1 2 3)) | 3"
  ) { arguments throws(Diagnostic) in
    guard let value = arguments.requiredList("list").elements.last else {
      throw arguments.complaint(.isEmpty("last"), about: "list")
    }
    return value
  }

  private static let nth = Declaration(
    .function, "nth",
    parameters: [.positional("index", .number, "counted from 0"), theList],
    summary: "The element at an index, counted from 0.",
    examples: "(nth 1 (list 10 20 30)) | 20"
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    let index = arguments.requiredNumber("index")
    guard let place = Int(exactly: index), (0..<elements.count).contains(place) else {
      throw arguments.complaint(.noElement(index, of: elements.count, "list"), about: "index")
    }
    return elements[elements.startIndex + place]
  }

  private static let length = Declaration(
    .function, "length", aliases: ["count"],
    parameters: [.positional("list", .listOrDictionary, "a list or a dictionary")],
    summary: "The number of elements.", swiftUI: .idiom("list.count"),
    examples: "(length (list 1 2 3)) | 3"
  ) { arguments throws(Diagnostic) in
    if let dictionary = arguments.dictionary("list") { return .number(Double(dictionary.count)) }
    return .number(Double(arguments.requiredList("list").elements.count))
  }

  private static let isEmpty = Declaration(
    .function, "empty?",
    parameters: [.positional("list", .listOrDictionary, "a list or a dictionary")],
    summary: "Whether there are no elements.", swiftUI: .idiom("list.isEmpty"),
    examples: "(empty? (list)) | true"
  ) { arguments throws(Diagnostic) in
    if let dictionary = arguments.dictionary("list") { return .truth(dictionary.count == 0) }
    return .truth(arguments.requiredList("list").elements.isEmpty)
  }

  private static let countOfElements = Parameter.positional(
    "count", .count, "how many elements; all of them if there are fewer")

  private static let take = Declaration(
    .function, "take", aliases: ["prefix"], parameters: [countOfElements, theList],
    summary: "The first elements of a list.", swiftUI: .idiom("Array(list.prefix(n))"),
    examples: "(take 2 (list 1 2 3)) | (1 2)"
  ) { arguments throws(Diagnostic) in
    .list(List(arguments.requiredList("list").elements.prefix(arguments.count("count") ?? 0)))
  }

  private static let drop = Declaration(
    .function, "drop", aliases: ["drop-first"], parameters: [countOfElements, theList],
    summary: "The list without its first elements.", swiftUI: .idiom("Array(list.dropFirst(n))"),
    examples: "(drop 2 (list 1 2 3)) | (3)"
  ) { arguments throws(Diagnostic) in
    .list(List(arguments.requiredList("list").elements.dropFirst(arguments.count("count") ?? 0)))
  }

  private static let indexOf = Declaration(
    .function, "index-of",
    parameters: [.positional("value", .any, "the value to look for"), theList],
    summary: "The index of the first equal element, counted from 0; nil if there is none.",
    swiftUI: .method("firstIndex", ["of value"]), examples: "(index-of 20 (list 10 20 30)) | 1"
  ) { arguments throws(Diagnostic) in
    let value = arguments.requiredValue("value")
    let elements = arguments.requiredList("list").elements
    let index = elements.firstIndex { $0.isEqual(to: value) }
    return index.map { .number(Double($0 - elements.startIndex)) } ?? .nothing
  }

  private static let setNth = Declaration(
    .function, "set-nth",
    parameters: [
      .positional("index", .number, "counted from 0"),
      .positional("value", .any, "the new element"),
      theList,
    ],
    summary: "The list with the element at an index, counted from 0, replaced.",
    examples: "(set-nth 1 9 (list 1 2 3)) | (1 9 3)"
  ) { arguments throws(Diagnostic) in
    let given = arguments.requiredList("list").elements
    try arguments.makeRoom(for: given.count)
    var elements = Array(given)
    let index = arguments.requiredNumber("index")
    guard let place = Int(exactly: index), elements.indices.contains(place) else {
      throw arguments.complaint(.noElement(index, of: elements.count, "list"), about: "index")
    }
    elements[place] = arguments.requiredValue("value")
    return .list(of: elements)
  }

  private static let append = Declaration(
    .function, "append", rest: RestParameter("lists", .list, "the lists to join"),
    summary: "The elements of all lists, joined into one list.",
    examples: "(append (list 1) (list 2 3)) | (1 2 3)"
  ) { arguments throws(Diagnostic) in
    let lists = arguments.restLists
    let count = lists.reduce(0) { $0 + $1.count }
    guard count <= List.mostElements else { throw arguments.complaint(.tooLong(Double(count))) }
    guard let first = lists.first else { return .list(of: []) }
    try arguments.makeRoom(for: first.placesTaken(toReach: count))
    return .list(List(first.appending(lists.dropFirst(), count: count)))
  }

  private static let reverse = Declaration(
    .function, "reverse", aliases: ["reversed"], parameters: [theList],
    summary: "The elements in reverse order, from last to first.",
    examples: "(reverse (list 1 2 3)) | (3 2 1)"
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    try arguments.makeRoom(for: elements.count)
    return .list(of: elements.reversed())
  }
}

extension Complaint {
  fileprivate static func isEmpty(_ name: String) -> Complaint {
    Complaint("an empty list has no `\(name)` element", hint: "test it with `(empty? list)`")
  }

  static func tooLong(_ count: Double) -> Complaint {
    Complaint(
      "a list of \(NumberText.of(count)) elements is too long",
      hint: "a list has at most \(List.mostElements)")
  }

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

  fileprivate static let rangeWithoutStep = Complaint("this range has no end: its step is 0")

  fileprivate static let rangeWithoutEnd = Complaint("this range has no end")

  fileprivate static let strideWithoutEnd = Complaint(
    "`stride` needs an end", hint: "write `:to end`, which leaves it out, or `:through end`")

  fileprivate static func keyWithoutValue(_ key: Value) -> Complaint {
    Complaint(
      "the last key of this dictionary, \(ValueDescription.phrase(key)), has no value",
      hint: "write `(dictionary key value key value)`")
  }
}

/// Further functions of Swift's collections: `at slice suffix drop-last zip enumerate contains …`.
enum CollectionFunctions {
  static let all: [Declaration] = [at, slice, suffix, dropLast, zip, enumerate, contains, sum]

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

  /// A list of `count` numbers from `start`, a step apart.
  fileprivate func numbers(
    from start: Double, by step: Double, count: Double
  ) throws(Diagnostic) -> Value {
    guard count <= Double(List.mostElements) else { throw complaint(.tooLong(count)) }
    try makeRoom(for: Int(count))
    let elements = ListStorage(capacity: Int(count))
    for index in 0..<Int(count) { elements.append(.number(start + Double(index) * step)) }
    return .list(elements)
  }

  /// A list of the keys or of the values.
  fileprivate func column(
    _ part: (DictionaryBox, Int) -> Value
  ) throws(Diagnostic) -> Value {
    let dictionary = required("dictionary", dictionary("dictionary"))
    try makeRoom(for: dictionary.count)
    return .list(of: (0..<dictionary.count).map { part(dictionary, $0) })
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

/// `range stride indices repeating`: lists of numbers in steps, or of one repeated value.
enum RangeFunctions {
  static let all: [Declaration] = [range, stride, indices, repeating]

  private static let range = Declaration(
    .function, "range",
    parameters: [
      .positional("start", .number, "the first number, or the end if it is the only argument"),
      .optionalPositional("end", .number, "the end, which is not included", isKeyword: false),
      .optionalPositional(
        "step", .number, "from one number to the next", default: "1", isKeyword: false),
    ],
    summary: "The numbers from a start up to, but not including, an end.",
    swiftUI: .idiom("0..<n"),
    examples: """
      (range 3) | (0 1 2)
      (range 0 10 4) | (0 4 8)
      """
  ) { arguments throws(Diagnostic) in
    let given = arguments.requiredNumber("start")
    let start = arguments.number("end") == nil ? 0 : given
    let end = arguments.number("end") ?? given
    let step = arguments.number("step") ?? 1
    let steps = ((end - start) / step).rounded(.up)
    guard step != 0 else { throw arguments.complaint(.rangeWithoutStep, about: "step") }
    guard steps.isFinite else { throw arguments.complaint(.rangeWithoutEnd) }
    let count = max(0, steps)
    return try arguments.numbers(from: start, by: step, count: count)
  }

  private static let stride = Declaration(
    .function, "stride",
    parameters: [
      .requiredKeyword("from", .number, "the first number"),
      .keyword("to", .number, "the end, which is not included"),
      .keyword("through", .number, "the end, included if a step reaches it"),
      .requiredKeyword("by", .number, "from one number to the next"),
    ],
    summary: "The numbers from a start to an end in equal steps.",
    swiftUI: .idiom("stride(from: 0, through: 10, by: 5)"),
    examples: """
      (stride :from 0 :to 10 :by 5) | (0 5)
      (stride :from 0 :through 10 :by 5) | (0 5 10)
      """
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "to", "through")
    let start = arguments.requiredNumber("from")
    let step = arguments.requiredNumber("by")
    guard step != 0 else { throw arguments.complaint(.rangeWithoutStep, about: "by") }
    let isThrough = arguments.number("through") != nil
    guard let end = arguments.number("through") ?? arguments.number("to") else {
      throw arguments.complaint(.strideWithoutEnd)
    }
    let steps = (end - start) / step
    guard steps.isFinite else { throw arguments.complaint(.rangeWithoutEnd) }
    let count = isThrough ? steps.rounded(.down) + 1 : steps.rounded(.up)
    return try arguments.numbers(from: start, by: step, count: max(0, count))
  }

  private static let indices = Declaration(
    .function, "indices", parameters: [.positional("list", .list, "any list")],
    summary: "The indices of a list, from 0.", swiftUI: .idiom("list.indices"),
    examples: #"(indices (list "a" "b")) | (0 1)"#
  ) { arguments throws(Diagnostic) in
    let count = arguments.requiredList("list").elements.count
    return try arguments.numbers(from: 0, by: 1, count: Double(count))
  }

  private static let repeating = Declaration(
    .function, "repeating",
    parameters: [
      .positional("value", .any, "any value"),
      .positional("count", .count, "how many times", isKeyword: true),
    ],
    summary: "A list that repeats a value a number of times.",
    swiftUI: .idiom("Array(repeating: 0, count: 3)"),
    examples: "(repeating 0 :count 3) | (0 0 0)"
  ) { arguments throws(Diagnostic) in
    let count = arguments.count("count") ?? 0
    guard count <= List.mostElements else {
      throw arguments.complaint(.tooLong(Double(count)))
    }
    try arguments.makeRoom(for: count)
    let value = arguments.requiredValue("value")
    let elements = ListStorage(capacity: count)
    for _ in 0..<count { elements.append(value) }
    return .list(elements)
  }
}

/// `dictionary keys values`.
enum DictionaryFunctions {
  static let all: [Declaration] = [dictionary, keys, values]

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
  ) { arguments throws(Diagnostic) in try arguments.column { $0.key($1) } }

  private static let values = Declaration(
    .function, "values", parameters: [theDictionary],
    summary: "The values of a dictionary, in the order of their keys.",
    swiftUI: .idiom("Array(dictionary.values)"),
    examples: #"(values (dictionary "a" 1 "b" 2)) | (1 2)"#
  ) { arguments throws(Diagnostic) in try arguments.column { $0.value($1) } }
}
