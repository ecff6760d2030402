import LayEngine
import LayLanguage

// What the catalogue says of a call, in the words of Swift code.

extension Machine {
  /// Calls what the catalogue declares; its complaints are in Swift's words.
  mutating func callInSwift(
    _ declaration: Declaration, _ values: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    do throws(Diagnostic) {
      return try call(declaration, values, site)
    } catch {
      throw error.inSwiftWords(of: declaration.name)
    }
  }
}

extension Diagnostic {
  /// The same with the names that SwiftUI has for a declaration and its parameters, and without hints that show
  /// code of a script.
  fileprivate func inSwiftWords(of name: String) -> Diagnostic {
    guard !isLimit else { return self }
    let hint = hint.flatMap {
      $0.contains("`(") || $0.contains("`'") ? nil : Self.sentence($0, name)
    }
    return Diagnostic(
      Complaint(Self.sentence(message, name), hint: hint, isAboutRange: isAboutRange), at: span,
      severity: severity, notes: notes)
  }

  /// The same at another place, where it is about a whole call.
  func moved(from whole: SourceSpan, to place: SourceSpan) -> Diagnostic {
    guard span == whole, whole != place, !isLimit else { return self }
    return Diagnostic(
      Complaint(message, hint: hint, isAboutRange: isAboutRange), at: place, severity: severity,
      notes: notes)
  }

  private static func sentence(_ text: String, _ name: String) -> String {
    var parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where index % 2 == 1 { parts[index] = word(parts[index], name) }
    return parts.joined(separator: "`")
  }

  /// `tree-view` becomes `TreeView`, `:content-mode` `contentMode:`, `rounded-border` `roundedBorder`.
  private static func word(_ word: String, _ name: String) -> String {
    // `:alignment center`
    if word.hasPrefix(":"), let space = word.firstIndex(of: " ") {
      let value = SwiftUISpelling.camelCase(String(word[word.index(after: space)...]))
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

extension CodeContext {
  /// What runs a call whose complaints are told at the modifier, and not at the view before it.
  func toldAtModifier(_ run: @escaping Run, _ node: Int, left: Diagnostic?) -> Run {
    let (whole, place) = (span(node), modifierSpan(node))
    return { machine throws(Diagnostic) in
      do throws(Diagnostic) {
        return try run(&machine)
      } catch {
        guard error.span == whole else { throw error }
        // What was not read is why something is missing.
        throw left ?? error.moved(from: whole, to: place)
      }
    }
  }

  /// Of a modifier in a chain the point before its name, the name and its arguments.
  func modifierSpan(_ node: Int) -> SourceSpan {
    let whole = span(node)
    guard file.kind(node) == .call, let callee = file.child(node, .base),
      file.kind(callee) == .member, file.child(callee, .base) != nil,
      let name = file.child(callee, .name)
    else { return whole }
    return SourceSpan(source: whole.source, start: span(name).start - 1, end: whole.end)
  }
}
