/// Where an unknown name stands, which limits what may be meant by it.
enum NamePlace {
  /// Alone: whatever has a name may be meant.
  case item
  /// First in parentheses: what can be called, and forms.
  case called
  /// In the place of a value: no form and no modifier.
  case value

  func known(of globals: Globals) -> [String] {
    let forms = self == .value ? [] : Catalogue.forms.flatMap(\.names)
    return forms
      + globals.definedNames { value in
        guard case .function = value else { return self != .called }
        return self != .value || value.builtin?.kind != .modifier
      }
  }

  /// The hint for `(spacing 8)`, that it is an argument of a view; nil for other names.
  func argumentHint(for name: String) -> String? {
    guard self == .called,
      Catalogue.declarations.contains(where: { $0.kind.makesViews && $0.parameter(name) != nil })
    else { return nil }
    return "write `:\(name)` and its value among the arguments of the view"
  }
}
