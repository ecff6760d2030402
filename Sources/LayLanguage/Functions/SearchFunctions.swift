import LayEngine

/// `map filter fold sort apply`.
enum HigherOrderFunctions {
  static let all: [Declaration] = [map, filter, fold, sort, apply]

  private static let theList = Parameter.positional("list", .list, "any list")

  private static func function(_ summary: String) -> Parameter {
    .positional("function", .function, summary)
  }

  private static let map = Declaration(
    .function, "map",
    parameters: [function("called with an element, or with one of each list"), theList],
    rest: RestParameter("lists", .list, "more lists, iterated in parallel"),
    summary: "The list of the results of a function for each element.",
    examples: """
      (map (fn (x) (* 2 x)) (list 1 2)) | (2 4)
      (map + (list 1 2) (list 10 20)) | (11 22)
      """
  ) { arguments throws(Diagnostic) in
    let columns = [arguments.requiredList("list").elements] + arguments.restLists
    let function = try arguments.callback(
      passing: columns.count == 1 ? ["element"] : (1...columns.count).map { "element\($0)" })
    let count = columns.map(\.count).min() ?? 0
    try arguments.makeRoom(for: count)
    let results = ListStorage(capacity: count)
    if columns.count == 1 {
      for element in columns[0] {
        results.append(try function(element))
        try arguments.countTurn()
      }
      return .list(results)
    }
    for index in 0..<count {
      results.append(try function(columns.map { $0[$0.startIndex + index] }))
      try arguments.countTurn()
    }
    return .list(results)
  }

  private static let filter = Declaration(
    .function, "filter", parameters: [function("called with an element; true keeps it"), theList],
    summary: "The elements for which a function gives true.",
    examples: "(filter (fn (x) (> x 1)) (list 1 2 3)) | (2 3)"
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback(passing: ["element"])
    var results = GrowingList()
    for element in arguments.requiredList("list").elements {
      if try function(element).isTrue { try arguments.append(element, to: &results) }
      try arguments.countTurn()
    }
    return .list(of: results.elements)
  }

  private static let fold = Declaration(
    .function, "fold", aliases: ["reduce"],
    parameters: [
      function("called with the value so far and an element; gives the next value"),
      .positional("start", .any, "the first value"), theList,
    ],
    summary: "The value that a function accumulates over the elements of a list.",
    swiftUI: .idiom("list.reduce(0, +)"),
    examples: "(fold + 0 (list 1 2 3)) | 6"
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback(passing: ["value", "element"])
    var value = arguments.requiredValue("start")
    for element in arguments.requiredList("list").elements {
      value = try function(value, element)
      try arguments.countTurn()
    }
    return value
  }

  private static let sort = Declaration(
    .function, "sort", aliases: ["sorted"],
    parameters: [
      .optionalPositional(
        "before", .function, "called with two elements; true if the first comes before",
        default: "<", isKeyword: false),
      theList,
    ],
    summary: "The elements in order; equal elements keep their order.",
    examples: """
      (sort (list 3 1 2)) | (1 2 3)
      (sort > (list 3 1 2)) | (3 2 1)
      """
  ) { arguments throws(Diagnostic) in
    let given = arguments.requiredList("list").elements
    // Room for the copy and for the halves that are merged.
    try arguments.makeRoom(for: 3 * given.count)
    let elements = Array(given)
    let before = try arguments.optionalCallback("before", passing: ["one", "other"])
    if before == nil, let place = elements.first(where: \.isNaN) {
      throw arguments.complaint(.cannotBePlaced(place), about: "list")
    }
    return .list(of: try merge(elements, before, arguments))
  }

  private static let apply = Declaration(
    .function, "apply", parameters: [function("the function to call"), theList],
    summary: "Call a function with the elements of a list as its arguments.",
    examples: "(apply max (list 1 5 3)) | 5"
  ) { arguments throws(Diagnostic) in
    try arguments.call(
      arguments.requiredFunction("function"), Array(arguments.requiredList("list").elements))
  }
}

/// Merge sort, which tolerates an inconsistent or throwing order function of the program.
private func merge(
  _ elements: [Value], _ before: Callback?, _ arguments: Arguments
) throws(Diagnostic) -> [Value] {
  guard elements.count > 1 else { return elements }
  let middle = elements.count / 2
  let left = try merge(Array(elements[..<middle]), before, arguments)
  let right = try merge(Array(elements[middle...]), before, arguments)
  var merged: [Value] = []
  merged.reserveCapacity(elements.count)
  var next = 0
  for value in left {
    while next < right.count, try isBefore(right[next], value, before, arguments) {
      merged.append(right[next])
      next += 1
    }
    merged.append(value)
  }
  return merged + right[next...]
}

private func isBefore(
  _ left: Value, _ right: Value, _ before: Callback?, _ arguments: Arguments
) throws(Diagnostic) -> Bool {
  try arguments.countTurn()
  if let before { return try before(left, right).isTrue }
  switch (left, right) {
  case (.number(let left), .number(let right)): return left < right
  case (.string(let left), .string(let right)): return left.text < right.text
  default: throw arguments.complaint(.cannotBeOrdered(left, right), about: "list")
  }
}

extension Value {
  fileprivate var isNaN: Bool { if case .number(let number) = self { number.isNaN } else { false } }
}

extension Complaint {
  fileprivate static func cannotBePlaced(_ value: Value) -> Complaint {
    Complaint("`sort` cannot order \(ValueDescription.phrase(value))")
  }

  fileprivate static func cannotBeOrdered(_ left: Value, _ right: Value) -> Complaint {
    Complaint(
      "`sort` cannot order \(ValueDescription.phrase(left)) and " + ValueDescription.phrase(right),
      hint: "give it a function of two elements first")
  }

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

/// `first-where first-index last-index all-satisfy flat-map compact-map max-by min-by join`.
enum SearchFunctions {
  static let all: [Declaration] = [
    firstWhere, firstIndex, lastIndex, allSatisfy, flatMap, compactMap, maxBy, minBy, join,
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
    parameters: [.positional("separator", .string, "the string between two elements"), theList],
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
    _ isBetter: (_ best: Value, _ next: Value, _ isLess: (Value, Value) throws(Diagnostic) -> Bool)
      throws(Diagnostic) -> Bool
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
