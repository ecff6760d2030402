extension Diagnostic {
  /// The same in the words of Swift code: `:min-width` becomes `minWidth:`, `lazy-vgrid` becomes
  /// `LazyVGrid`; a hint that shows code of a script is left out.
  ///
  /// - Parameter name: what was called, whose name is replaced although it may be a word of the code too.
  package func inSwiftWords(of name: String? = nil) -> Diagnostic {
    guard !isLimit else { return self }
    var complaint = complaint
    complaint.message = Self.sentence(message, name)
    complaint.hint = hint.flatMap {
      $0.contains("`(") || $0.contains("`'") ? nil : Self.sentence($0, name)
    }
    return Diagnostic(complaint, at: span, severity: severity, notes: notes)
  }

  private static func sentence(_ text: String, _ name: String?) -> String {
    let tracks = "tracks like `((fixed 50) (flexible))`"
    let text = text.replacing(tracks, with: "`GridItem`s, as `[GridItem(.flexible())]`,")
    var parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where index % 2 == 1 { parts[index] = word(parts[index], name) }
    return parts.joined(separator: "`")
  }

  /// `tree-view` becomes `TreeView`, `:content-mode` `contentMode:`, `rounded-border` `roundedBorder`.
  private static func word(_ word: String, _ name: String?) -> String {
    // `:alignment center`
    if word.hasPrefix(":"), let space = word.firstIndex(of: " ") {
      let written = SwiftUISpelling.camelCase(String(word[word.index(after: space)...]))
      let value = written == "inf" ? "infinity" : written
      return Self.word(String(word[..<space]), name)
        + (value.allSatisfy(\.isLetter) ? " ." : " ") + value
    }
    let isKeyword = word.hasPrefix(":")
    let plain = isKeyword ? String(word.dropFirst()) : word
    guard isKeyword || plain == name || plain.contains("-"),
      plain.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" }), plain.first != "-"
    else { return word }
    if !isKeyword, let name = Catalogue.namesInSwift[plain] { return name }
    return SwiftUISpelling.camelCase(plain) + (isKeyword ? ":" : "")
  }
}
