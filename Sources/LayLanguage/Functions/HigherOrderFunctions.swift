import LayEngine

/// `map filter fold sort apply`.
enum HigherOrderFunctions {
  static let all: [Declaration] = [
    map,
    filter,
    fold,
    sort,
    apply,
  ]

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
  default:
    throw arguments.complaint(.cannotBeOrdered(left, right), about: "list")
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
      "`sort` cannot order \(ValueDescription.phrase(left)) and "
        + ValueDescription.phrase(right),
      hint: "give it a function of two elements first")
  }
}
