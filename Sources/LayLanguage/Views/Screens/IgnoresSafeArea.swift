import LayEngine

extension Declaration {
  static let ignoresSafeArea = Declaration(
    .modifier, "ignores-safe-area",
    parameters: [
      .optionalPositional(
        "regions", .enumeration(SafeAreaRegions.spellings), "which safe areas are ignored",
        default: "all", isKeyword: false),
      .optionalPositional("edges", .enumerationList(EdgeName.all), "the edges", default: "all"),
    ],
    summary: "Extend a view into the area that a device, its bars, a `safe-area-inset` or a "
      + "keyboard keeps free, at edges that it reaches. For other views, its size and place "
      + "stay the same.",
    swiftUI: .method("ignoresSafeArea", ["_ regions", "edges"]),
    examples: """
      (ignores-safe-area (color red)) | iphone-16 | 393 x 759
      (ignores-safe-area :edges top (color red)) | 100 x 50 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    let regions = arguments.enumeration("regions").flatMap { SafeAreaRegions(spelling: $0) }
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    return arguments.make(IgnoresSafeArea(regions ?? .all, edges), [arguments.view()])
  }

  static let edgesIgnoringSafeArea = Declaration(
    .modifier, "edges-ignoring-safe-area",
    parameters: [
      .positional("edges", .enumerationList(EdgeName.all), "the edges", isKeyword: true)
    ],
    summary: "The older form of `ignores-safe-area`.",
    swiftUI: .method("edgesIgnoringSafeArea", ["_ edges"]),
    examples: "(edges-ignoring-safe-area all (color red)) | iphone-16 | 393 x 759"
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    return arguments.make(IgnoresSafeArea(.all, edges), [arguments.view()])
  }
}
