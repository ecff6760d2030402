import LayEngine

extension Declaration {
  static let allFrames: [Declaration] = [
    .aspectRatio, .containerRelativeFrame, .fixedSize, .frame, .layoutPriority, .relativeProposed,
    .scaledToFill, .scaledToFit,
  ]

  static let frame = Declaration(
    .modifier, "frame",
    parameters: [
      .keyword("width", .fixedLengthOrNil, "the width, whatever is proposed"),
      .keyword("height", .fixedLengthOrNil, "the height, whatever is proposed"),
      .keyword("min-width", .lengthOrNil, "the minimum width"),
      .keyword("ideal-width", .lengthOrNil, "the width if none is proposed"),
      .keyword("max-width", .lengthOrNil, "the maximum width"),
      .keyword("min-height", .lengthOrNil, "the minimum height"),
      .keyword("ideal-height", .lengthOrNil, "the height if none is proposed"),
      .keyword("max-height", .lengthOrNil, "the maximum height"),
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
        maximum: arguments.number("max-height")), alignment: alignment)
    guard bounds.width.isGiven || bounds.height.isGiven else {
      let frame = FixedFrame(
        width: arguments.number("width"), height: arguments.number("height"), alignment: alignment)
      return arguments.modify(frame)
    }
    for name in ["width", "height"] where arguments.number(name) != nil {
      throw arguments.complaint(.mixedFrame(name), about: name)
    }
    return arguments.modify(bounds)
  }

  static let fixedSize = Declaration(
    .modifier, "fixed-size",
    parameters: [
      .keyword("horizontal", .truth, "whether the width is the ideal one"),
      .keyword("vertical", .truth, "whether the height is the ideal one"),
    ],
    summary: "Give a view its ideal size, on both axes unless told otherwise.",
    examples: """
      (fixed-size (text "Hello World")) | 40 x nil | 88 x 20
      (fixed-size :vertical true (text "Hello World")) | 40 x 20 | 40 x 40
      """
  ) { arguments throws(Diagnostic) in
    var axes: AxisSet = []
    if arguments.truth("horizontal") ?? !arguments.isGiven("vertical") { axes.insert(.horizontal) }
    if arguments.truth("vertical") ?? !arguments.isGiven("horizontal") { axes.insert(.vertical) }
    return arguments.modify(FixedSize(axes))
  }

  static let aspectRatio = Declaration(
    .modifier, "aspect-ratio",
    parameters: [
      .optionalPositional("size", .size, "a size with that ratio", isKeyword: false),
      .optionalPositional("ratio", .number, "width divided by height; the view's own if not given"),
      .keyword(
        "content-mode", .enumeration(["fit", "fill"]), "whether to fit inside or to cover",
        default: "fit"),
    ],
    summary: "Propose a size with a given ratio of width to height to a view.",
    swiftUI: .method("aspectRatio", ["_ ratio", "contentMode!"], ["_ size", "contentMode!"]),
    examples: """
      (aspect-ratio 2 (rectangle)) | 100 x 100 | 100 x 50
      (aspect-ratio (size 16 9) (rectangle)) | 160 x 160 | 160 x 90
      """
  ) { arguments throws(Diagnostic) in
    let mode: ContentMode = arguments.enumeration("content-mode") == "fill" ? .fill : .fit
    let size = arguments.object("size", as: SizeBox.self)
    if let size, !(size.width / size.height).isFinite {
      throw arguments.complaint(.sizeWithoutRatio(size), about: "size")
    }
    let ratio = size.map { $0.width / $0.height } ?? arguments.number("ratio")
    return arguments.modify(AspectRatio(ratio, mode))
  }

  static let scaledToFit = Declaration(
    .modifier, "scaled-to-fit",
    summary: "Propose the largest size with a view's own aspect ratio that fits the proposal.",
    examples: "(scaled-to-fit (resizable (image :width 40 :height 30))) | 100 x 30 | 40 x 30"
  ) { arguments in arguments.modify(AspectRatio(nil, .fit)) }

  static let scaledToFill = Declaration(
    .modifier, "scaled-to-fill",
    summary: "Propose the smallest size with a view's own aspect ratio that covers the proposal.",
    examples: "(scaled-to-fill (resizable (image :width 40 :height 30))) | 100 x 30 | 100 x 75"
  ) { arguments in arguments.modify(AspectRatio(nil, .fill)) }

  static let containerRelativeFrame = Declaration(
    .modifier, "container-relative-frame",
    parameters: [
      .positional(
        "axes", .axes(Axis.names + [AxisSet.both.name]), "the axes that the frame sets",
        isKeyword: true),
      .optionalPositional(
        "length", .function, "returns a length for the container's length and the axis",
        isKeyword: false),
      .keyword("count", .countFromOne, "how many parts the container has", default: "1"),
      .keyword("span", .countFromOne, "how many of them the frame spans", default: "1"),
      .keyword("spacing", .distance, "between the parts", default: "0"),
      .alignment("the alignment of the view in the frame"),
    ],
    summary: "Put a view in a frame as long as the container, or a part of it.",
    swiftUI: .method(
      "containerRelativeFrame", ["_ axes", "alignment"],
      ["_ axes", "count", "span", "spacing", "alignment"],
      ["_ axes", "alignment", .closure("length")]),
    examples: """
      (container-relative-frame horizontal :count 4 :span 2 :spacing 8 (color red)) \
      | 200 x 20 | 96 x 20
      (container-relative-frame horizontal (fn (length axis) (* length 0.8)) (color red)) \
      | 200 x 20 | 160 x 20
      """
  ) { arguments throws(Diagnostic) in
    let count = arguments.count("count") ?? 1
    let span = arguments.count("span") ?? 1
    let frame = ContainerRelativeFrame(
      axes: arguments.required("axes", arguments.axes("axes")), count: Double(count),
      span: Double(span), spacing: arguments.number("spacing") ?? 0,
      alignment: arguments.alignment(), function: try arguments.lengthFunction())
    return arguments.modify(frame)
  }

  static let relativeProposed = Declaration(
    .modifier, "relative-proposed",
    parameters: [
      .keyword("width", .number, "the fraction of the width that is proposed", default: "1"),
      .keyword("height", .number, "the fraction of the height that is proposed", default: "1"),
    ],
    summary: "Propose a fraction of the proposed size to a view.",
    swiftUI: .ours,
    examples: "(relative-proposed :width 0.8 (rectangle)) | 500 x 20 | 400 x 20"
  ) { arguments throws(Diagnostic) in
    let width = arguments.number("width") ?? 1
    let height = arguments.number("height") ?? 1
    return arguments.modify(RelativeProposed(width: width, height: height))
  }

  static let layoutPriority = Declaration(
    .modifier, "layout-priority",
    parameters: [
      .positional(
        "priority", .numberOrNaN, "higher is served first; 0 if not set, and nan counts as 0")
    ],
    summary: "Let a stack offer space to a view before or after the other views.",
    examples: """
      (hstack :spacing 0 (layout-priority 1 (text "Hello")) (text "World")) | 60 x nil | 56 x 60
      """
  ) { arguments throws(Diagnostic) in
    let priority = arguments.requiredNumber("priority")
    return arguments.modify(LayoutPriority(priority.isNaN ? 0 : priority))
  }
}

extension Complaint {
  fileprivate static func mixedFrame(_ name: String) -> Complaint {
    Complaint(
      "a frame has fixed lengths or bounds, not both, as in SwiftUI",
      hint: "write two frames: `(-> view (frame :\(name) 100) (frame :max-\(name) inf))`")
  }

  fileprivate static func sizeWithoutRatio(_ size: SizeBox) -> Complaint {
    Complaint("a size of \(size.text) has no ratio", hint: "give it a height above 0")
  }

  fileprivate static func gaveNoLength(_ value: Value) -> Complaint {
    Complaint(
      "this function gave \(ValueDescription.phrase(value)) and no length",
      hint: "end it with a length in points, such as `(* length 0.8)`")
  }
}

extension Arguments {
  fileprivate func lengthFunction() throws(Diagnostic) -> LengthFunction? {
    guard let function = try optionalCallback("length", passing: ["length", "axis"])?.function
    else {
      return nil
    }
    let runtime = runtime
    let span = span(of: "length")
    return LengthFunction { [unowned runtime] length, axis in
      let name = runtime.symbols.intern(axis.name)
      let value = try runtime.call(function, [.number(length), .symbol(name)], span)
      guard case .number(let made) = value else {
        throw Diagnostic(.gaveNoLength(value), at: span)
      }
      return made
    }
  }
}
