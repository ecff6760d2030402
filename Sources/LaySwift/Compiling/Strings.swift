import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  func compileString(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    if expected.unwrapped.isNamed("LocalizedStringKey") {
      return try compileKey(node, expected.unwrapped)
    }
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
    let runtime = runtime
    return Expression(type) { machine throws(Diagnostic) in
      let shown = runtime.shownCount
      var text = ""
      for part in parts {
        guard case .string(let box) = try part(&machine) else { continue }
        text += box.text
      }
      return runtime.noted(text, since: shown)
    }
  }

  /// A string as the key of a localized text: without its Markdown marks, with commas in integers and
  /// six digits behind the point of other numbers.
  private func compileKey(_ node: Int, _ type: SwiftType) throws(Diagnostic) -> Expression {
    let isRaw = file.text(node).hasPrefix("#")
    var text = ""
    var values: [Run] = []
    for segment in file.children(node, .segment) {
      guard file.kind(segment) != .text else {
        guard let part = StringSyntax.unescaped(file.text(segment), isRaw: isRaw) else {
          throw notFollowed(segment)
        }
        text += part
        continue
      }
      // One character stands for each value while the marks are taken out.
      text.append(Self.place(of: values.count))
      values.append(try interpolation(segment, isKey: true))
    }
    let (shown, one) = translated(text, values.count)
    let plain = MarkdownText.plain(shown, ending: Self.ending)
    if values.isEmpty { return Expression(type, constant: .text(plain)) }
    let (usual, ofOne) = (
      KeyPiece.all(in: plain),
      one.map { KeyPiece.all(in: MarkdownText.plain($0, ending: Self.ending)) }
    )
    let (runtime, span) = (runtime, span(node))
    return Expression(type) { machine throws(Diagnostic) in
      let shown = runtime.shownCount
      let values = try machine.values(values)
      let texts = values.map { if case .string(let box) = $0 { box.text } else { "" } }
      var runs: [Value] = []
      var text = ""
      for piece in texts[0] == "1" ? ofOne ?? usual : usual {
        switch piece {
        case .text(let part): text += Self.inflected(part, texts)
        case .value(let place):
          if case .view = values[place] {
            if !text.isEmpty { runs.append(runtime.noted(text, since: shown)) }
            runs.append(values[place])
            text = ""
          }
          text += texts[place]
        }
      }
      guard !runs.isEmpty else { return runtime.noted(text, since: shown) }
      if !text.isEmpty { runs.append(runtime.noted(text, since: shown)) }
      return try runtime.joinedText(runs, &machine, span)
    }
  }

  /// A part of a key: what is written, or the place of a value.
  private enum KeyPiece {
    case text(Substring)
    case value(Int)

    static func all(in text: String) -> [KeyPiece] {
      var pieces: [KeyPiece] = []
      var rest = Substring(text)
      while let place = rest.firstIndex(where: \.isPlaceOfValue) {
        pieces.append(.text(rest[..<place]))
        pieces.append(.value(Int(rest[place].unicodeScalars.first?.value ?? 0) - 0xF_0000))
        rest = rest[rest.index(after: place)...]
      }
      pieces.append(.text(rest))
      return pieces
    }
  }

  /// What the files of the app say for a text of the code, and what where its first value is 1.
  ///
  /// - Parameter count: how many values the text has, each with a character that stands for it.
  private func translated(_ text: String, _ count: Int) -> (text: String, one: String?) {
    guard let resources = runtime.resources, !file.isLibrary else { return (text, nil) }
    var key = ""
    for character in text { key += character.isPlaceOfValue ? "%@" : String(character) }
    guard let found = resources.text(key) else { return (text, nil) }
    func placed(_ form: String) -> String {
      var text = ""
      ValuePlaces.pieces(of: form) { piece in
        switch piece {
        case .text(let part): text += part
        case .value(let place): if place < count { text.append(Self.place(of: place)) }
        }
      }
      return text
    }
    return (placed(found.form), count == 0 ? nil : found.one.map(placed))
  }

  /// A character from a plane for private use.
  private static func place(of index: Int) -> Character {
    Character(Unicode.Scalar(0xF_0000 + UInt32(min(index, 0xFFFF))) ?? " ")
  }

  /// What stands for the ending of `^[\(count) habit](inflect: true)`: a character that tells which value is
  /// the number.
  private static func ending(of text: Substring, _ how: Substring) -> String {
    guard how == "inflect: true", text.first?.isPlaceOfValue == true,
      let value = text.unicodeScalars.first?.value
    else { return MarkdownText.ending(of: text, how) }
    return Unicode.Scalar(value + 0x1_0000).map { String(Character($0)) } ?? ""
  }

  /// A piece with the endings of its words: `s` behind all numbers but 1, as English has them.
  private static func inflected(_ piece: Substring, _ values: [String]) -> String {
    var text = ""
    for character in piece {
      let place = Int(character.unicodeScalars.first?.value ?? 0) - 0x10_0000
      guard values.indices.contains(place) else {
        text.append(character)
        continue
      }
      if values[place] != "1" { text += "s" }
    }
    return text
  }

  /// `\(…)` as a text; what stands for its value where that is not followed.
  private func interpolation(_ segment: Int, isKey: Bool = false) throws(Diagnostic) -> Run {
    guard runtime.forgives else { return try known(segment, isKey: isKey).run }
    let value: (run: Run, type: SwiftType)
    do throws(Diagnostic) { value = try known(segment, isKey: isKey) } catch {
      value = ({ _ throws(Diagnostic) in throw error }, .unknown)
    }
    return orShown(value.run, Argument.all(segment, file).first?.node ?? segment, value.type)
  }

  /// `\(…)` as the text that Swift prints for the value, or, in a key, as it writes it for people; and the type of
  /// the value.
  private func known(
    _ segment: Int, isKey: Bool
  ) throws(Diagnostic) -> (run: Run, type: SwiftType) {
    let arguments = Argument.all(segment, file)
    guard let first = arguments.first else { throw notFollowed(segment) }
    if let specifier = arguments.dropFirst().first, specifier.label == "specifier",
      arguments.count == 2
    {
      return try formatted(first.node, specifier.node)
    }
    if arguments.count == 2, arguments[1].label == "format" {
      return try interpolation(first.node, inFormat: arguments[1].node)
    }
    guard arguments.count == 1, first.label == nil || first.label == "describing" else {
      throw notFollowed(segment, "an interpolation with arguments")
    }
    let value = compileUntyped(first.node)
    let (run, runtime, span, type) = (value.run, runtime, span(segment), value.type)
    let printed: Run = { machine throws(Diagnostic) in
      let value = try run(&machine)
      if isKey, case .view = value { return value }
      if isKey, let text = try runtime.keyText(value, &machine, span) { return .text(text) }
      return .text(try runtime.printed(value, type, &machine, span))
    }
    return (printed, type)
  }

  /// `\(price, format: .number)`.
  private func interpolation(
    _ node: Int, inFormat format: Int
  ) throws(Diagnostic) -> (run: Run, type: SwiftType) {
    let value = compileUntyped(node)
    guard
      let members = value.type.declaration?.members("formatted").filter({ $0.parameters.count == 1 }
      ),
      !members.isEmpty
    else {
      let (run, runtime) = (value.run, runtime)
      let error = notFollowed(node, "a format of this value")
      let failing: Run = { machine throws(Diagnostic) in
        try runtime.requireKnown(try run(&machine))
        throw error
      }
      return (failing, value.type)
    }
    let target = try target(members, of: value, value.type, place: nil)
    let argument = Argument(label: nil, node: format, isClosure: false, inOut: nil)
    return (try call(target, format, [argument], library.string).run, value.type)
  }

  private func formatted(
    _ node: Int, _ format: Int
  ) throws(Diagnostic) -> (run: Run, type: SwiftType) {
    let (value, text) = (compileUntyped(node), compile(format, for: library.string))
    let (run, formatRun, runtime, span) = (value.run, text.run, runtime, span(node))
    let formatted: Run = { machine throws(Diagnostic) in
      let value = try run(&machine)
      try runtime.requireKnown(value)
      guard case .string(let format) = try formatRun(&machine) else { return .text("") }
      return .text(try Formatting.text(format.text, [value], span))
    }
    return (formatted, value.type)
  }
}

extension Character {
  fileprivate var isPlaceOfValue: Bool {
    unicodeScalars.first.map { (0xF_0000...0xF_FFFF).contains($0.value) } ?? false
  }
}

extension SwiftRuntime {
  /// How the key of a localized text writes a value; nil where it writes what Swift prints.
  fileprivate func keyText(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> String? {
    let value = value.withoutMotion
    if case .integer(let integer) = value { return NumberStyle().text(DecimalDigits(integer)) }
    let number: Double? =
      if case .number(let number) = value { number } else { value.single.map(Double.init) }
    return try number.map { number throws(Diagnostic) in
      try Formatting.text("%lf", [.number(number)], span)
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
