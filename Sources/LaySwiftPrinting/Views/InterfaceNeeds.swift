import LayLanguage

/// Modifiers that have no effect on a layout, and which of them cannot be printed.
///
/// Those that take names, numbers, strings and truths can. Actions, content and values of types
/// that only Swift has cannot, since `lay` does not know them.
enum InterfaceNeeds {
  /// Why such a modifier is left out; nil for one that is printed, and for any other modifier.
  static func obstacle(_ bound: BoundArguments) -> String? {
    let declaration = bound.declaration
    guard declaration.isInterface else { return nil }
    if others.contains(where: declaration.name.hasPrefix) { return "it is of another framework" }
    if declaration.rest != nil
      || declaration.parameters.contains(where: { $0.type.isAction || $0.type.takesViews })
        && !colors.contains(declaration.name)
    {
      return "what it does or shows is no part of a layout"
    }
    for parameter in declaration.parameters where parameter.type.isAnything {
      guard let node = bound[parameter.name] else { continue }
      if let name = node.quoted ?? node.symbol, parameter.type.bareNames.contains(name) { continue }
      if texts.contains(declaration.name), node.string != nil { continue }
      return "its value is of a type that Swift alone has"
    }
    return nil
  }

  /// The modifiers whose value may be a string, besides other types.
  private static let texts: Set<String> = [
    "help", "navigation-subtitle", "preview-display-name", "section-index-label",
    "type-select-equivalent",
  ]

  /// The modifiers that take a color.
  private static let colors: Set<String> = [
    "list-item-tint", "list-row-platter-color", "list-row-separator-tint",
    "list-section-separator-tint", "toolbar-background", "toolbar-foreground-style",
    "navigation-bar-items",
  ]

  /// The prefixes of the names of modifiers that belong to other frameworks.
  private static let others = [
    "add-order", "add-pass", "app-store", "chart", "contact-", "family-", "image-playground",
    "in-app", "manage", "map", "on-apple-pay", "on-in-app", "pay-", "photos", "preferred-sub",
    "product", "reality", "refund", "sign-in", "store", "subscription", "tabletop", "tip",
    "translation", "verify", "web-view", "workout",
  ]
}

extension ParameterType {
  /// Whether it takes any value.
  fileprivate var isAnything: Bool {
    switch self {
    case .any: true
    case .oneOf(let types): types.contains(where: \.isAnything)
    default: false
    }
  }
}
