import LayEngine

extension Declaration {
  static let lineLimit = Declaration(
    .modifier, "line-limit",
    parameters: [
      .positional(
        "lines", .integerOrNil,
        "the maximum number of lines, nil for no limit; below 1 counts as 1"),
      .optionalPositional(
        "most", .integerOrNil, "the maximum; with it, `lines` is the minimum", isKeyword: false),
      .keyword(
        "reserves-space", .truth, "whether space for all lines is reserved", default: "false"),
    ],
    summary: "Limit the lines of the texts in a view.",
    swiftUI: .method("lineLimit", ["_ lines", "reservesSpace"], [.bounds("lines", "most")]),
    examples: """
      (line-limit 1 (text "Hello World")) | 60 x nil | 48 x 20
      (line-limit 3 :reserves-space true (text "Hi")) | ideal | 16 x 60
      """
  ) { arguments throws(Diagnostic) in
    let lines = arguments.count("lines")
    let change: EnvironmentChange
    if arguments.isGiven("most") {
      change = .lineLimitRange(lower: lines, upper: arguments.count("most"))
    } else if let reserves = arguments.truth("reserves-space") {
      change = .lineLimitRange(lower: reserves ? lines : nil, upper: lines)
    } else {
      change = .lineLimit(lines)
    }
    return arguments.make(change, [arguments.view()])
  }
}
