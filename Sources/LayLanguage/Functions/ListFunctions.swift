import LayEngine

/// `list first rest last nth length empty? append reverse take drop index-of set-nth`.
enum ListFunctions {
  static let all: [Declaration] = [
    list,
    first,
    rest,
    last,
    nth,
    length,
    isEmpty,
    append,
    reverse,
    take,
    drop,
    indexOf,
    setNth,
  ]

  private static let theList = Parameter.positional("list", .list, "any list")

  private static let list = Declaration(
    .function, "list", rest: RestParameter("values", .any, "the elements"),
    summary: "A list of the values.",
    swiftUI: .idiom("[a, b]"),
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
  ) { arguments throws(Diagnostic) in
    .list(List(arguments.requiredList("list").elements.dropFirst()))
  }

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
    swiftUI: .method("firstIndex", ["of value"]),
    examples: "(index-of 20 (list 10 20 30)) | 1"
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
}
