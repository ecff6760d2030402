import LayEngine

extension Declaration {
  static let geometryReader = Declaration(
    .view, "geometry-reader",
    parameters: [
      .positional("content", .function, "makes the views inside for the size that there is")
    ],
    summary: "Take what is proposed, and make the views inside for that size.",
    swiftUI: "GeometryReader { g in }",
    examples: [
      Example(
        "(geometry-reader (fn (g) (frame :width (/ (width g) 2) (color red))))",
        proposing: "100 x 50", gives: "100 x 50")
    ]
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback("content", passing: ["g"])
    let span = arguments.span(of: "content")
    let surroundings = arguments.surroundings
    let content = GeometryContent { [unowned surroundings] size in
      let box = SizeBox(width: size.width, height: size.height)
      let value = try surroundings.call(function, [.object(box)], span)
      return try value.views(span)
    }
    return arguments.make(.geometryReader(content))
  }
}

extension Value {
  /// The views that a function gave: one, a list of them, or none.
  fileprivate func views(_ span: SourceSpan) throws(Diagnostic) -> [View] {
    switch self {
    case .nothing: return []
    case .view(let view): return [view]
    case .list(let list):
      try Compiler.checkDepth(at: span)
      var views: [View] = []
      for element in list.elements { views += try element.views(span) }
      return views
    default: throw Diagnostic(.gaveNoView(self), at: span)
    }
  }
}

extension Complaint {
  fileprivate static func gaveNoView(_ value: Value) -> Complaint {
    Complaint("the function of this reader gave \(ValueDescription.phrase(value)) and no view")
  }
}
