import LayEngine

extension Declaration {
  static let scenePadding = Declaration(
    .modifier, "scene-padding",
    parameters: [
      .optionalPositional(
        "padding", .enumeration(["minimum", "navigation-bar"]), "which padding; all are 16 here",
        isKeyword: false),
      .optionalPositional("edges", .enumerationList(EdgeName.all), "the edges", default: "all"),
    ],
    summary: "Add the padding that a screen has at its edges: 16, by our own choice.",
    swiftUI: .method("scenePadding", ["_ edges"], ["_ padding", "edges"]),
    examples: """
      (scene-padding (text "Hi")) | ideal | 48 x 52
      (scene-padding horizontal (text "Hi")) | ideal | 48 x 20
      """
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    let insets = Insets(edges, ControlSizes.usual.scenePadding)
    return arguments.make(Padding(insets), [arguments.view()])
  }

  static let labelsVisibility = Declaration(
    .modifier, "labels-visibility",
    parameters: [
      .positional(
        "visibility", .enumeration(["automatic", "hidden", "visible"]), "whether labels are shown")
    ],
    summary: "Set whether toggles, pickers and other controls show their labels.",
    examples: #"(labels-visibility hidden (toggle "Wi-Fi")) | 300 x nil | 51 x 31"#
  ) { arguments throws(Diagnostic) in
    guard arguments.enumeration("visibility") == "hidden" else {
      let effect = InertEffect(
        WordsOfView("labels-visibility", "sets the visibility of the labels of controls"))
      return arguments.make(Effect.inert(effect), [arguments.view()])
    }
    return arguments.make(EnvironmentChange.controls(.labelsHidden), [arguments.view()])
  }
}
