import LayEngine

extension Declaration {
  static let geometryReader = Declaration(
    .view, "geometry-reader",
    parameters: [
      .positional(
        "content", .builder,
        "makes the views inside from the reader's geometry, which has `size`, `width`, "
          + "`height`, `min-x`, `mid-x`, `max-x`, `min-y`, `mid-y`, `max-y`, `center`, "
          + "`frame-in`, `safe-area-insets`, `size-classes`, `dynamic-type` and `screen`")
    ],
    summary: "Take the proposed size, and make the views inside from it.",
    examples: """
      (geometry-reader (fn (g) (frame :width (/ (width g) 2) (color red)))) | 100 x 50 | 100 x 50
      (geometry-reader (fn (g) (position :x (max-x g) :y (mid-y g) (circle)))) | 100 x 50 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback("content", passing: ["g"]).function
    let span = arguments.span(of: "content")
    let runtime = arguments.runtime
    let scope = runtime.laterScope(span)
    let content = GeometryContent { [unowned runtime] geometry in
      let changes = runtime.changes
      let value = try runtime.within(scope) { () throws(Diagnostic) in
        try runtime.call(function, [.object(GeometryProxy(geometry, runtime.symbols))], span)
      }
      if runtime.changes != changes { geometry.noteReading() }
      return try value.views(at: span) { "the function of this reader gave \($0) and no view" }
    }
    return arguments.make(GeometryReader(content))
  }
}
