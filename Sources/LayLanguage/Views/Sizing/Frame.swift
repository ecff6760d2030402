import LayEngine

extension Declaration {
  static let frame = Declaration(
    .modifier, "frame",
    parameters: [
      .keyword("width", .fixedLengthOrNil, "the width, whatever is proposed", unit: "points"),
      .keyword("height", .fixedLengthOrNil, "the height, whatever is proposed", unit: "points"),
      .keyword("min-width", .lengthOrNil, "the minimum width", unit: "points"),
      .keyword("ideal-width", .lengthOrNil, "the width if none is proposed", unit: "points"),
      .keyword("max-width", .lengthOrNil, "the maximum width", unit: "points"),
      .keyword("min-height", .lengthOrNil, "the minimum height", unit: "points"),
      .keyword("ideal-height", .lengthOrNil, "the height if none is proposed", unit: "points"),
      .keyword("max-height", .lengthOrNil, "the maximum height", unit: "points"),
      .alignment("the alignment of the view in the frame"),
    ],
    summary: "Put a view in a frame with fixed, or minimum, ideal and maximum lengths.",
    swiftUI: .method(
      "frame", ["width", "height", "alignment"],
      ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment"]),
    examples: """
      (frame :width 100 (text "Hi")) | ideal | 100 x 20
      (frame :max-width inf (text "Hi")) | 80 x nil | 80 x 20
      """
  ) { arguments throws(Diagnostic) in
    let alignment = arguments.alignment()
    let bounds = FlexibleFrame(
      width: FlexibleLength(
        minimum: arguments.number("min-width"), ideal: arguments.number("ideal-width"),
        maximum: arguments.number("max-width")),
      height: FlexibleLength(
        minimum: arguments.number("min-height"), ideal: arguments.number("ideal-height"),
        maximum: arguments.number("max-height")),
      alignment: alignment)
    guard bounds.width.isGiven || bounds.height.isGiven else {
      let frame = FixedFrame(
        width: arguments.number("width"), height: arguments.number("height"),
        alignment: alignment)
      return arguments.make(frame, [arguments.view()])
    }
    for name in ["width", "height"] where arguments.number(name) != nil {
      throw arguments.complaint(.mixedFrame(name), about: name)
    }
    return arguments.make(bounds, [arguments.view()])
  }
}

extension Complaint {
  fileprivate static func mixedFrame(_ name: String) -> Complaint {
    Complaint(
      "a frame has fixed lengths or bounds, not both, as in SwiftUI",
      hint: "write two frames: `(-> view (frame :\(name) 100) (frame :max-\(name) inf))`")
  }
}
