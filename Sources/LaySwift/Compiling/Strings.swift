import LayLanguage
import LaySwiftTree

extension CodeContext {
  func compileString(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    let isRaw = file.text(node).hasPrefix("#")
    let segments = file.children(node, .segment)
    var parts: [Run] = []
    var known: String? = ""
    for segment in segments {
      if file.kind(segment) == .text {
        guard let text = StringSyntax.unescaped(file.text(segment), isRaw: isRaw) else {
          throw notFollowed(segment)
        }
        known? += text
        let value = Value.text(text)
        let part: Run = { _ in value }
        parts.append(part)
      } else {
        known = nil
        parts.append(try interpolation(segment))
      }
    }
    let type =
      expected.isNamed("Character") || expected.isNamed("Substring")
      ? expected : library.string
    if let known { return Expression(type, constant: .text(known)) }
    return Expression(type) { machine throws(Diagnostic) in
      var text = ""
      for part in parts {
        guard case .string(let box) = try part(&machine) else { continue }
        text += box.text
      }
      return .text(text)
    }
  }

  /// `\(…)` as the text that Swift prints for the value.
  private func interpolation(_ segment: Int) throws(Diagnostic) -> Run {
    let arguments = Argument.all(segment, file)
    guard let first = arguments.first else { throw notFollowed(segment) }
    if let specifier = arguments.dropFirst().first, specifier.label == "specifier",
      arguments.count == 2
    {
      return try formatted(first.node, specifier.node)
    }
    guard arguments.count == 1, first.label == nil || first.label == "describing" else {
      throw notFollowed(segment, "an interpolation with arguments")
    }
    let value = compileUntyped(first.node)
    let (run, runtime, span, type) = (value.run, runtime, span(segment), value.type)
    return { machine throws(Diagnostic) in
      .text(try runtime.printed(try run(&machine), type, &machine, span))
    }
  }

  private func formatted(_ node: Int, _ format: Int) throws(Diagnostic) -> Run {
    let (value, text) = (compileUntyped(node), compile(format, for: library.string))
    let (run, formatRun, span) = (value.run, text.run, span(node))
    return { machine throws(Diagnostic) in
      let value = try run(&machine)
      guard case .string(let format) = try formatRun(&machine) else { return .text("") }
      return .text(try Formatting.text(format.text, [value], span))
    }
  }
}

/// The inside of strings as Swift writes it.
enum StringSyntax {
  /// The characters that a stretch of a string stands for; nil for an escape that is not known.
  static func unescaped(_ text: String, isRaw: Bool) -> String? {
    guard !isRaw, text.contains("\\") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\\", "\"", "'": result.append(escaped)
      case "\n": break
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let number = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(number)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }
}
