import LayEngine

/// `first-where first-index last-index all-satisfy flat-map compact-map max-by min-by join`.
enum SearchFunctions {
  static let all: [Declaration] = [
    firstWhere,
    firstIndex,
    lastIndex,
    allSatisfy,
    flatMap,
    compactMap,
    maxBy,
    minBy,
    join,
  ]

  private static let theList = Parameter.positional("list", .list, "any list")

  private static let predicate = Parameter.positional(
    "function", .function, "called with an element; true if it matches")

  private static let firstWhere = Declaration(
    .function, "first-where", parameters: [predicate, theList],
    summary: "The first element for which a function gives true; nil if there is none.",
    swiftUI: .idiom("list.first { condition }"),
    examples: "(first-where (fn (x) (> x 1)) (list 1 2 3)) | 2"
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    return try arguments.firstPlace(in: elements).map { elements[$0] } ?? .nothing
  }

  private static let firstIndex = Declaration(
    .function, "first-index", parameters: [predicate, theList],
    summary:
      "The index, from 0, of the first element for which a function gives true; nil if there "
      + "is none. To find an equal element, use `index-of`.",
    swiftUI: .idiom("list.firstIndex { condition }"),
    examples: "(first-index (fn (x) (> x 1)) (list 1 2 3)) | 1"
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    return try arguments.firstPlace(in: elements)
      .map { .number(Double($0 - elements.startIndex)) } ?? .nothing
  }

  private static let lastIndex = Declaration(
    .function, "last-index", parameters: [predicate, theList],
    summary: "The index, from 0, of the last element for which a function gives true; nil if there "
      + "is none.",
    swiftUI: .idiom("list.lastIndex { condition }"),
    examples: "(last-index (fn (x) (> x 1)) (list 1 2 3)) | 2"
  ) { arguments throws(Diagnostic) in
    let elements = arguments.requiredList("list").elements
    return try arguments.firstPlace(in: elements.reversed())
      .map { .number(Double($0.base - 1 - elements.startIndex)) } ?? .nothing
  }

  private static let allSatisfy = Declaration(
    .function, "all-satisfy", parameters: [predicate, theList],
    summary: "Whether a function gives true for all elements.",
    swiftUI: .idiom("list.allSatisfy { condition }"),
    examples: "(all-satisfy (fn (x) (> x 0)) (list 1 2 3)) | true"
  ) { arguments throws(Diagnostic) in
    let holds = try arguments.callback(passing: ["element"])
    for element in arguments.requiredList("list").elements {
      if !(try holds(element).isTrue) { return .truth(false) }
      try arguments.countTurn()
    }
    return .truth(true)
  }

  private static let flatMap = Declaration(
    .function, "flat-map",
    parameters: [
      .positional("function", .function, "called with an element; gives a list"), theList,
    ],
    summary: "The elements of the lists that a function gives for each element, in one list.",
    swiftUI: .idiom("list.flatMap { … }"),
    examples: "(flat-map (fn (n) (range n)) (list 1 3)) | (0 0 1 2)"
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback(passing: ["element"])
    var results = GrowingList()
    for element in arguments.requiredList("list").elements {
      let given = try function(element)
      guard let inner = given.isNothing ? ListElements([]) : given.elements else {
        throw arguments.complaint(.gaveNoList(given), about: "function")
      }
      for value in inner { try arguments.append(value, to: &results) }
      try arguments.countTurn()
    }
    return .list(of: results.elements)
  }

  private static let compactMap = Declaration(
    .function, "compact-map",
    parameters: [.positional("function", .function, "called with an element"), theList],
    summary: "The results of a function for each element, without nil.",
    swiftUI: .idiom("list.compactMap { … }"),
    examples: "(compact-map (fn (x) (if (> x 1) (* 2 x))) (list 1 2 3)) | (4 6)"
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback(passing: ["element"])
    var results = GrowingList()
    for element in arguments.requiredList("list").elements {
      let given = try function(element)
      if !given.isNothing { try arguments.append(given, to: &results) }
      try arguments.countTurn()
    }
    return .list(of: results.elements)
  }

  private static let order = Parameter.positional(
    "function", .function,
    "of one element, gives a number to compare by; of two, gives whether the first is less")

  private static let maxBy = Declaration(
    .function, "max-by", parameters: [order, theList],
    summary: "The greatest element, compared by a function; nil for an empty list.",
    swiftUI: .idiom("list.max { $0.width < $1.width }"),
    examples: "(max-by width (list (size 8 1) (size 9 0))) | 9 x 0"
  ) { arguments throws(Diagnostic) in
    // As in Swift, the first of several greatest elements.
    try arguments.extreme { best, next, isLess throws(Diagnostic) in try isLess(best, next) }
  }

  private static let minBy = Declaration(
    .function, "min-by", parameters: [order, theList],
    summary: "The least element, compared by a function; nil for an empty list.",
    swiftUI: .idiom("list.min { $0.width < $1.width }"),
    examples: "(min-by width (list (size 8 1) (size 9 0))) | 8 x 1"
  ) { arguments throws(Diagnostic) in
    try arguments.extreme { best, next, isLess throws(Diagnostic) in try isLess(next, best) }
  }

  private static let join = Declaration(
    .function, "join",
    parameters: [
      .positional("separator", .string, "the string between two elements"), theList,
    ],
    summary: "A string of the elements with a separator between them.",
    swiftUI: .idiom("list.joined(separator: \", \")"),
    examples: #"(join ", " (list "a" 2)) | "a, 2""#
  ) { arguments throws(Diagnostic) in
    let separator = arguments.requiredString("separator")
    var parts: [String] = []
    for element in arguments.requiredList("list").elements {
      if !parts.isEmpty { parts.append(separator) }
      parts.append(try arguments.shown(element))
    }
    return try arguments.joined(parts)
  }
}

extension Arguments {
  /// The index of the first element for which the function gives true; nil if there is none.
  fileprivate func firstPlace<Elements: Collection<Value>>(
    in elements: Elements
  ) throws(Diagnostic) -> Elements.Index? {
    let holds = try callback(passing: ["element"])
    var place = elements.startIndex
    while place < elements.endIndex {
      if try holds(elements[place]).isTrue { return place }
      try countTurn()
      elements.formIndex(after: &place)
    }
    return nil
  }

  /// The greatest or the least element by the function; nil of an empty list.
  fileprivate func extreme(
    _ isBetter: (
      _ best: Value, _ next: Value, _ isLess: (Value, Value) throws(Diagnostic) -> Bool
    ) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) -> Value {
    let takesTwo = requiredFunction("function").takesTwo
    let function = try callback(passing: takesTwo ? ["one", "other"] : ["element"])
    let elements = requiredList("list").elements
    guard var best = elements.first else { return .nothing }
    func isLess(_ left: Value, _ right: Value) throws(Diagnostic) -> Bool {
      if takesTwo { return try function(left, right).isTrue }
      let (one, other) = (try function(left), try function(right))
      guard case .number(let one) = one, case .number(let other) = other else {
        throw complaint(.comparesNoNumbers(calledName, one, other), about: "function")
      }
      return one < other
    }
    for element in elements.dropFirst() {
      if try isBetter(best, element, isLess) { best = element }
      try countTurn()
    }
    return best
  }
}

extension Function {
  /// Whether the function compares two values, instead of giving a key for one.
  fileprivate var takesTwo: Bool {
    guard !isClosure else { return parameterCount == 2 }
    return unsafeDowncast(self, to: Builtin.self).declaration.operation != nil
  }
}

extension Complaint {
  fileprivate static func gaveNoList(_ value: Value) -> Complaint {
    Complaint(
      "`flat-map` wants a function that gives lists, and this gave \(ValueDescription.phrase(value))",
      hint: "`map` takes a function that gives one value")
  }

  fileprivate static func comparesNoNumbers(
    _ name: String, _ one: Value, _ other: Value
  ) -> Complaint {
    Complaint(
      "`\(name)` cannot compare \(ValueDescription.phrase(one)) and "
        + ValueDescription.phrase(other),
      hint: "give it a function of two elements, which says whether the first is less")
  }
}
