import LayEngine

/// The documentation of a function or a layout that the program defines.
package struct ProgramDefinition {
  /// How it is called.
  package let usage: String
  /// The paragraphs of the comment right above its definition.
  package let documentation: [String]
  /// The file and the line, or the line alone for what was typed.
  package let place: String
}

extension Interpreter {
  /// The documentation of a name, if it stands for a function or a layout of the program.
  package func definition(of name: String) -> ProgramDefinition? {
    guard case .function(let function)? = value(of: name), let closure = function as? Closure else {
      return nil
    }
    let span = sources.origin(of: closure.lambda.span)
    let line = sources.lineNumber(of: span.start, in: span.source)
    let file = sources.name(of: span.source)
    return ProgramDefinition(
      usage: closure.lambda.usage, documentation: comment(above: line, in: span.source),
      place: file.isEmpty ? "line \(line)" : "\(file):\(line)")
  }

  /// The keywords, without their colons, that a function or a layout of the program takes.
  package func keywords(of name: String) -> [String] {
    guard case .function(let function)? = value(of: name), let closure = function as? Closure else {
      return []
    }
    return closure.lambda.parameters.keywords.map(\.keyword.name)
  }

  private func comment(above line: Int, in source: Int32) -> [String] {
    var lines: [Substring] = []
    var number = line - 1
    while number > 0 {
      let text = sources.text(ofLine: number, in: source).drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix(";") else { break }
      lines.append(text.drop { $0 == ";" || $0 == " " })
      number -= 1
    }
    return lines.reversed().split(separator: "").map { $0.joined(separator: " ") }
  }
}

extension SyntaxTree {
  /// The names that a form defines, as in `(define (name …) …)`; none for every other form.
  package func definedNames(_ form: Index = 0) -> [String] {
    guard !isEmpty, childCount(form) > 1, let head = symbol(form + 1)?.name,
      head.hasPrefix("define")
    else { return [] }
    let target = after(form + 1)
    guard head != "define-values" else { return names(in: target) }
    return symbol(childCount(target) > 0 ? target + 1 : target).map { [$0.name] } ?? []
  }

  /// A name, or the names in parentheses that take a tuple apart; `_` names nothing.
  func names(in pattern: Index) -> [String] {
    let names =
      symbol(pattern).map { [$0.name] } ?? children(pattern).compactMap { symbol($0)?.name }
    return names.filter { $0 != "_" }
  }
}
