import LayEngine

extension Declaration {
  static let coordinateSpace = Declaration(
    .modifier, "coordinate-space",
    parameters: [.positional("space", .string, "how readers in it call its coordinates")],
    summary: "Give the coordinates of a view a name, by which `frame-in` finds them.",
    swiftUI: .method("coordinateSpace", ["name space"], [.member("named", ["_ space"])]),
    examples: [
      Example(
        "(-> (geometry-reader (fn (g) (frame :width (max-x (frame-in g \"box\")) (color red))))"
          + " (padding 8) (coordinate-space \"box\"))", proposing: "100 x 50", gives: "100 x 50")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.make(CoordinateSpace(arguments.requiredString("space")), [arguments.view()])
  }
}

extension CoordinateSpace: NamedContent {
  package var name: String { "coordinate-space" }
}
