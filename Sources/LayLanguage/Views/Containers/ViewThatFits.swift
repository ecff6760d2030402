import LayEngine

extension Declaration {
  static let viewThatFits = Declaration(
    .container, "view-that-fits", aliases: ["fits"],
    parameters: [
      .keyword(
        "in", .axes(AxisSet.names), "the axes on which a candidate must fit", default: "both")
    ],
    summary: "The first of several views that fits, or else the last.",
    examples: #"(view-that-fits (text "Hello World") (text "Hi")) | 60 x nil | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let axes = arguments.axes("in") ?? .both
    return arguments.make(ViewThatFits(axes), try arguments.childViews())
  }
}
