import LayEngine

/// `range stride indices repeating`: lists of numbers in steps, or of one repeated value.
enum RangeFunctions {
  static let all: [Declaration] = [
    range,
    stride,
    indices,
    repeating,
  ]

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

extension Arguments {
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
}

extension Complaint {
  fileprivate static let rangeWithoutStep = Complaint("this range has no end: its step is 0")

  fileprivate static let rangeWithoutEnd = Complaint("this range has no end")

  fileprivate static let strideWithoutEnd = Complaint(
    "`stride` needs an end", hint: "write `:to end`, which leaves it out, or `:through end`")
}
