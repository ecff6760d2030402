/// Where an unknown name stands, for what may be meant by it.
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
}
