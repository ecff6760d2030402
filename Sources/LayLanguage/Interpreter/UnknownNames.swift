import LayEngine

extension Runtime {
  /// The complaint about an unbound name, with the nearest name that is bound.
  ///
  /// - Parameter place: where the name stands, so that no name is offered that cannot stand there.
  func complaint(
    aboutUnknown name: String, _ locals: [String], at span: SourceSpan, in place: NamePlace
  ) -> Diagnostic {
    let isMeantAsText = meantAsText.contains(span)
    if let certain = nameHints[span] {
      return Diagnostic(Complaint("unknown name `\(name)`", hint: certain), at: span)
    }
    let known = locals + place.known(of: globals)
    let near = isMeantAsText ? known.filter { !ColorName.all.contains($0) } : known
    let nearest = NearestName.hint(for: name, among: near)
    let hint =
      isMeantAsText && !ForeignName.isForeign(name)
      ? nearest ?? "a text is written in quotes: `\"\(name)\"`"
      : ForeignName.wordHint(for: name) ?? hintForUnknownName(name) ?? nearest
        ?? ForeignName.quoteHint(for: name) ?? place.argumentHint(for: name)
    return Diagnostic(Complaint("unknown name `\(name)`", hint: hint), at: span)
  }
}

extension NamePlace {
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

extension ForeignName {
  /// What to write in the place of a word of another language.
  static func wordHint(for name: String) -> String? {
    guard name.mayBeKnown else { return nil }
    if let hint = instead[name] { return hint }
    if name.count > 1, name.hasSuffix(":") {
      let argument = NearestName.kebabCase(String(name.dropLast()))
      return "the name of an argument is written `:\(argument)`"
    }
    if name.count > 1, name.hasPrefix("."), name != "..." {
      return memberHint(NearestName.kebabCase(String(name.dropFirst())))
    }
    if name.count > 1, name.hasSuffix(",") {
      return "arguments have blanks between them: write `\(name.dropLast())`"
    }
    if name.hasPrefix("//") || name.hasPrefix("/*") {
      return "a comment begins with `;`, or stands between `#|` and `|#`"
    }
    if name.hasSuffix(".swift") || name.hasSuffix(".lay") { return "write `load \"\(name)\"`" }
    if let dot = name.lastIndex(of: "."), !name.hasSuffix(".") {
      let member = NearestName.kebabCase(String(name[name.index(after: dot)...]))
      // `Alignment.leading`, `text.padding`.
      let isMember = name.first?.isUppercase == true || isModifier(member)
      if isMember { return memberHint(member) }
      let whole = name[..<dot]
      if !whole.isEmpty { return "a part of a value is read by `(:\(member) \(whole))`" }
    }
    if name == "@Environment" { return "what is around a view is read by `environment-reader`" }
    if name.hasPrefix("@") { return "a state is written `(define-state name value)`" }
    if name == "$" { return "leave the prompt of a shell out" }
    if name.hasPrefix("$") {
      return "there are no bindings: write the value itself, as in `\(name.dropFirst())`"
    }
    return nil
  }

  /// What to write for `.infinity`, `.fit` or `.padding`, given without the dot.
  private static func memberHint(_ name: String) -> String {
    if name == "infinity" { return "write `inf`" }
    if isModifier(name) {
      return "a modifier is written around its view: `(\(name) … view)`"
    }
    return "names have no dot: write `\(name)`"
  }

  private static func isModifier(_ name: String) -> Bool {
    Catalogue.declaration(named: name)?.kind == .modifier
  }

  /// What a name of SwiftUI is called here; most are the same in kebab-case.
  static func spelling(of name: String) -> String {
    Catalogue.declarations(swiftUI: name).first?.name ?? NearestName.kebabCase(name)
  }
}
