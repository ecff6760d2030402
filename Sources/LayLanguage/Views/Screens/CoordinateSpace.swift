import LayEngine

extension Declaration {
  static let coordinateSpace = Declaration(
    .modifier, "coordinate-space",
    parameters: [.positional("space", .string, "the name by which readers in it find it")],
    summary: "Name the coordinate space of a view, for use in `frame-in`.",
    swiftUI: .method("coordinateSpace", ["name space"], [.member("named", ["_ space"])]),
    examples: """
      (-> (geometry-reader (fn (g) (frame :width (max-x (frame-in g "box")) (color red)))) \
      (padding 8) (coordinate-space "box")) | 100 x 50 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    arguments.make(CoordinateSpace(arguments.requiredString("space")), [arguments.view()])
  }
}
