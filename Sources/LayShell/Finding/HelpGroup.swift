import LayLanguage

/// Tables of names that `help` shows instead of a page.
enum HelpGroup {
  /// The groups.
  static let names = [
    "commands", "containers", "devices", "forms", "functions", "modifiers", "views",
  ]

  /// All names of a group, such as `commands` or `modifiers`; nil where no group has this name.
  static func rows(
    named name: String, _ commands: [any CommandHelp.Type]
  ) -> [(term: String, meaning: String)]? {
    switch name {
    case "commands": commands.map { ($0.usage, $0.summary) }
    case "devices": DeviceHelp.rows
    case "views": declarations(of: .view)
    case "containers": declarations(of: .container)
    case "modifiers": modifiers
    case "functions": declarations(of: .function)
    case "forms": Catalogue.forms.map { ($0.name, $0.summary) }
    default: nil
    }
  }

  /// All modifiers; those without an effect on layout and pictures come last and are marked.
  private static var modifiers: [(term: String, meaning: String)] {
    let all = declarations(of: .modifier)
    let inert = all.filter { Catalogue.inertModifiers.contains($0.term) }
    return all.filter { !Catalogue.inertModifiers.contains($0.term) }
      + inert.map { ($0.term, $0.meaning + " Nothing changes here.") }
  }

  private static func declarations(
    of kind: Declaration.Kind
  ) -> [(term: String, meaning: String)] {
    Catalogue.declarations.filter { $0.kind == kind }.map { ($0.name, $0.summary) }
      .sorted { $0.0 < $1.0 }
  }

  /// The containers that take a name as a keyword, if that is also a function or a part of a
  /// layout.
  ///
  /// People ask for the keyword more often. Nil for every other name.
  static func arguments(named name: String) -> [(term: String, meaning: String)]? {
    let function = Catalogue.declaration(named: name).flatMap { $0.kind == .function ? $0 : nil }
    guard function != nil || Catalogue.layoutParts.contains(name) else { return nil }
    let owners = Catalogue.declarations.compactMap { owner -> (term: String, meaning: String)? in
      guard owner.kind == .container, let parameter = owner.parameter(name) else { return nil }
      return ("\(owner.name) :\(name)", "\(parameter.summary): \(parameter.type.phrase)")
    }
    guard !owners.isEmpty else { return nil }
    let other =
      function.map { "the function; `help (\(name))` tells more: \($0.summary)" }
      ?? "a part of a layout of the program; `help define-layout` tells more"
    return owners.sorted { $0.term < $1.term } + [("(\(name) …)", other)]
  }
}
