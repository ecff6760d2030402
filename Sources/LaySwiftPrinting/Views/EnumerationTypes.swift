import LayLanguage

/// The SwiftUI types of parameters that take names, for variables that hold such names.
enum EnumerationTypes {
  /// The SwiftUI type of a parameter; nil if no variable of the program can stand for its value.
  static func name(of parameter: String, in declaration: String) -> String? {
    if let own = own["\(declaration).\(parameter)"] { return own }
    if parameter == "alignment" {
      if across.contains(declaration) { return "VerticalAlignment" }
      return along.contains(declaration) ? "HorizontalAlignment" : "Alignment"
    }
    if parameter == "style", declaration.hasSuffix("-style") {
      return "some " + SwiftName.capitalized(SwiftUISpelling.camelCase(declaration))
    }
    return usual[parameter]
  }

  private static let own: [String: String] = [
    "background.ignores-safe-area-edges": "Edge.Set",
    "dynamic-type-size.size": "DynamicTypeSize",
    "font.design": "Font.Design",
    "font.style": "Font.TextStyle",
    "font.weight": "Font.Weight",
    "grid-cell-anchor.point": "UnitPoint",
    "ignores-safe-area.edges": "Edge.Set",
    "ignores-safe-area.regions": "SafeAreaRegions",
    "image-scale.scale": "Image.Scale",
    "layout-direction.direction": "LayoutDirection",
    "multiline-text-alignment.alignment": "TextAlignment",
    "navigation-split-view.column-visibility": "NavigationSplitViewVisibility",
    "overlay.ignores-safe-area-edges": "Edge.Set",
    "padding.edges": "Edge.Set",
    "swipe-actions.edge": "HorizontalEdge",
    "text-case.letters": "Text.Case",
    "truncation-mode.mode": "Text.TruncationMode",
    "view-that-fits.in": "Axis.Set",
  ]

  private static let usual: [String: String] = [
    "anchor": "UnitPoint",
    "axes": "Axis.Set",
    "content-mode": "ContentMode",
    "visibility": "Visibility",
  ]

  /// Rows, whose children are aligned vertically.
  private static let across: Set<String> = [
    "grid-row", "hstack", "hstack-layout", "lazy-hgrid", "lazy-hstack",
  ]

  private static let along: Set<String> = [
    "grid-column-alignment", "lazy-vgrid", "lazy-vstack", "vstack", "vstack-layout",
  ]
}
