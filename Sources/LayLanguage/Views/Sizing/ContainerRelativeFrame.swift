import LayEngine

extension Declaration {
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
      .keyword("spacing", .distance, "between the parts", default: "0", unit: "points"),
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
    return arguments.make(frame, [arguments.view()])
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

extension Complaint {
  fileprivate static func gaveNoLength(_ value: Value) -> Complaint {
    Complaint(
      "this function gave \(ValueDescription.phrase(value)) and no length",
      hint: "end it with a length in points, such as `(* length 0.8)`")
  }
}
