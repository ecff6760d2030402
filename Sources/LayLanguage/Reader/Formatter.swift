/// Writes a script in its one canonical form.
///
/// - Rule: only blanks and line breaks change; every token and every comment stays. Where lines end
///   depends only on the tokens, so that formatting twice gives the same as formatting once.
/// - Rule: a list that fits into 80 columns is on one line. Otherwise its first words are on one
///   line and the rest below, two columns to the right, a keyword beside its value.
/// - Rule: an item begins a line; a comment stays at the end of its line or on a line of its own;
///   of several empty lines one is kept.
package struct Formatter {
  static let width = 80
  /// Deeper lists are not indented further, so that the text does not grow with the square of its
  /// depth.
  static let mostIndentation = 40

  private var writer = FormattedText()
  private let isCommand: ItemReader.CommandTest
  private let lookout: Lookout

  /// The canonical form of a text, which the reader must be able to read.
  ///
  /// - Parameter lookout: asked at each token.
  /// - Throws: the reason to stop, if there is one.
  package static func format(
    _ text: String, _ lookout: Lookout = Lookout(), isCommand: @escaping ItemReader.CommandTest
  ) throws(Diagnostic) -> String {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let bytes = Array(text.utf8.dropFirst(hasMark ? 3 : 0))
    let tokens = FormattedToken.all(in: bytes, lookout)
    var formatter = Formatter(isCommand, lookout)
    formatter.write(FormattedNode.all(of: tokens, lookout))
    let result = formatter.writer.finished
    // If the result had other tokens, the text is left as it is.
    let again = FormattedToken.all(in: Array(result.utf8), lookout)
    try lookout.check()
    let isSame = tokens.elementsEqual(again) { $0.kind == $1.kind && $0.text == $1.text }
    return isSame ? result : text
  }

  private init(_ isCommand: @escaping ItemReader.CommandTest, _ lookout: Lookout) {
    self.isCommand = isCommand
    self.lookout = lookout
  }

  /// Writes the items of a text.
  private mutating func write(_ nodes: [FormattedNode]) {
    var isInCommand = false
    var isNew = true
    for (index, node) in nodes.enumerated() {
      if node.newlinesBefore > 0 { isInCommand = false }
      if node.isTrailing, index > 0 {
        writer.append("  " + node.text)
        continue
      }
      if isInCommand {
        writer.append(" ")
      } else if index > 0 {
        writer.newline(indentation: 0, afterEmptyLine: node.newlinesBefore > 1)
        isNew = true
      }
      write(node, tail: 0)
      if node.isComment || node.kind == .prefix && node.text == "#;" { continue }
      if isNew, node.kind == .atom, isCommand(node.text) { isInCommand = true }
      isNew = false
    }
  }

  /// Writes a node at the writer's position.
  ///
  /// - Parameter tail: how many characters must follow on the same line.
  private mutating func write(_ node: FormattedNode, tail: Int) {
    if lookout.isOver { return }
    if let width = node.flatWidth, writer.column + width + tail <= Self.width {
      return writeFlat(node)
    }
    switch node.kind {
    case .atom, .lineComment, .blockComment: writer.append(node.text)
    case .prefix: writePrefix(node, tail: tail)
    case .list: writeBroken(node, tail: tail)
    }
  }

  private mutating func writeFlat(_ node: FormattedNode) {
    writer.append(node.text)
    for (index, child) in node.children.enumerated() {
      if index > 0, node.kind == .list { writer.append(" ") }
      writeFlat(child)
    }
    writer.append(node.closing)
  }

  private mutating func writePrefix(_ node: FormattedNode, tail: Int) {
    let start = writer.column
    writer.append(node.text)
    for child in node.children {
      write(child, tail: tail)
      if child.kind == .lineComment {
        writer.newline(indentation: min(start, Self.mostIndentation))
      }
    }
  }

  private mutating func writeBroken(_ list: FormattedNode, tail: Int) {
    let start = min(writer.column, Self.mostIndentation)
    writer.append(list.text)
    var rest = list.children[...]
    let isCall = rest.first?.kind == .atom
    let indentation = start + (isCall ? 2 : 1)
    writeHead(&rest, tail: tail)
    while let node = rest.first {
      if node.isTrailing {
        writer.append("  " + node.text)
        rest.removeFirst()
        continue
      }
      // The first element of a list of lists follows its parenthesis.
      let isFirst = rest.count == list.children.count
      if !isFirst || node.isComment {
        writer.newline(
          indentation: indentation, afterEmptyLine: !isFirst && node.newlinesBefore > 1)
      }
      writeLine(&rest, tail: tail)
    }
    if list.children.last?.kind == .lineComment { writer.newline(indentation: indentation) }
    writer.append(list.closing)
  }

  /// Writes the first words of a list, as many as belong on its first line.
  private mutating func writeHead(_ rest: inout ArraySlice<FormattedNode>, tail: Int) {
    guard let head = rest.first, head.kind == .atom else { return }
    write(head, tail: 0)
    rest.removeFirst()
    if let count = FormattedHead.wordCount(after: head.text) {
      for _ in 0..<count {
        guard let node = rest.first, !node.isComment else { return }
        writer.append(" ")
        write(node, tail: rest.count == 1 ? tail + 1 : 0)
        rest.removeFirst()
      }
      return
    }
    fill(&rest, tail: tail)
  }

  /// Writes words, and keywords with a word, as long as they fit on the line.
  private mutating func fill(_ rest: inout ArraySlice<FormattedNode>, tail: Int) {
    while let node = rest.first, node.kind == .atom {
      let value = node.isKeyword ? rest.dropFirst().first : nil
      if let value, !value.isKeyword, value.kind != .atom { return }
      let unit = value.map { $0.isKeyword ? [node] : [node, $0] } ?? [node]
      var width = 0
      for word in unit {
        guard let flat = word.flatWidth else { return }
        width += 1 + flat
      }
      let end = rest.count == unit.count ? tail + 1 : 0
      guard writer.column + width + end <= Self.width else { return }
      for word in unit { writer.append(" " + word.text) }
      rest.removeFirst(unit.count)
    }
  }

  /// Writes one node, a keyword with its value, or as many words as fit, on a line.
  private mutating func writeLine(_ rest: inout ArraySlice<FormattedNode>, tail: Int) {
    guard let node = rest.popFirst() else { return }
    write(node, tail: rest.isEmpty ? tail + 1 : 0)
    if node.isKeyword, let value = rest.first, !value.isComment, !value.isKeyword {
      writer.append(" ")
      rest.removeFirst()
      write(value, tail: rest.isEmpty ? tail + 1 : 0)
    } else if node.kind == .atom, !node.isKeyword {
      while let word = rest.first, word.kind == .atom, !word.isKeyword, let width = word.flatWidth,
        writer.column + 1 + width + (rest.count == 1 ? tail + 1 : 0) <= Self.width
      {
        writer.append(" " + word.text)
        rest.removeFirst()
      }
    }
  }
}

/// How many words follow the name of a form on its first line; for other heads, as many as fit.
private enum FormattedHead {
  private static let words = [
    "*=": 1, "+=": 1, "-=": 1, "->": 1, "/=": 1, "append!": 1, "begin": 0, "case": 1, "cond": 0,
    "define": 1, "define-layout": 1, "define-struct": 1, "define-values": 1,
    "explicit-alignment": 1, "fn": 1, "for": 1, "for-each": 1, "if": 1, "insert!": 1, "lambda": 1,
    "let": 1, "let*": 1, "make-cache": 1, "place-subviews": 1, "set!": 1, "size-that-fits": 1,
    "spacing": 1, "unless": 1, "when": 1, "while": 1, "with": 1,
  ]

  static func wordCount(after name: String) -> Int? {
    words[name] ?? (SyntaxTree.definesModifierOrStyle(name) ? 2 : nil)
  }
}

/// The text written so far, and its present column.
private struct FormattedText {
  private var text = ""
  private(set) var column = 0

  mutating func append(_ more: String) {
    text += more
    if let newline = more.utf8.lastIndex(of: Byte.newline) {
      column = more[more.utf8.index(after: newline)...].count
    } else {
      column += more.count
    }
  }

  mutating func newline(indentation: Int, afterEmptyLine: Bool = false) {
    text += (afterEmptyLine ? "\n\n" : "\n") + String(repeating: " ", count: indentation)
    column = indentation
  }

  /// The text with one line end after it.
  var finished: String { text.isEmpty ? "" : text + "\n" }
}

/// A unit of formatting: an atom, a comment, a list, or a prefix such as a quote with its datum.
struct FormattedNode {
  enum Kind { case atom, list, prefix, lineComment, blockComment }

  let kind: Kind
  /// The source of the token; for a list, its opening parenthesis.
  let text: String
  let newlinesBefore: Int
  private(set) var children: [FormattedNode] = []
  private(set) var closing = ""
  /// How many characters it takes on one line; nil if it needs several lines.
  private(set) var flatWidth: Int?

  private init(_ kind: Kind, _ token: FormattedToken) {
    self.kind = kind
    text = token.text
    newlinesBefore = token.newlinesBefore
    switch kind {
    case .lineComment: flatWidth = nil
    case .atom, .blockComment: flatWidth = text.utf8.contains(Byte.newline) ? nil : text.count
    case .list: flatWidth = 1
    case .prefix: flatWidth = text.count
    }
  }

  var isComment: Bool { kind == .lineComment || kind == .blockComment }
  var isKeyword: Bool { kind == .atom && text.hasPrefix(":") }
  /// Whether it is a comment that follows something on its line.
  var isTrailing: Bool { kind == .lineComment && newlinesBefore == 0 }

  private mutating func append(_ child: FormattedNode) {
    let gap = kind == .list && !children.isEmpty ? 1 : 0
    if let width = flatWidth, let more = child.flatWidth {
      flatWidth = width + gap + more
    } else {
      flatWidth = nil
    }
    children.append(child)
  }

  private mutating func close(_ token: FormattedToken) {
    closing = token.text
    flatWidth = flatWidth.map { $0 + 1 }
  }

  /// The nodes of a whole text, which the reader must be able to read.
  static func all(of tokens: [FormattedToken], _ lookout: Lookout) -> [FormattedNode] {
    var open: [FormattedNode] = []
    var top: [FormattedNode] = []
    func add(_ node: FormattedNode) {
      var node = node
      // A prefix ends with the one datum after it; comments may come before the datum.
      while !open.isEmpty {
        open[open.count - 1].append(node)
        guard open[open.count - 1].kind == .prefix, !node.isComment else { return }
        node = open.removeLast()
      }
      top.append(node)
    }
    for token in tokens {
      if lookout.isOver { break }
      switch token.kind {
      case .open: open.append(FormattedNode(.list, token))
      case .prefix: open.append(FormattedNode(.prefix, token))
      case .close:
        guard var list = open.popLast() else { continue }
        list.close(token)
        add(list)
      case .atom: add(FormattedNode(.atom, token))
      case .lineComment: add(FormattedNode(.lineComment, token))
      case .blockComment: add(FormattedNode(.blockComment, token))
      }
    }
    return top + open
  }
}

/// A token with its source, such as `(` or `"Hi"`; comments are tokens too.
struct FormattedToken: Equatable {
  enum Kind { case open, close, atom, prefix, lineComment, blockComment }

  let kind: Kind
  let text: String
  /// How many line ends there are between the token before and this one.
  let newlinesBefore: Int
  /// Its range in the text, in bytes.
  let place: Range<Int>

  /// All tokens of a text, which the reader must be able to read.
  ///
  /// - Parameter lookout: asked at each token; if it says to stop, the tokens are incomplete.
  static func all(in bytes: [UInt8], _ lookout: Lookout = Lookout()) -> [FormattedToken] {
    var tokens: [FormattedToken] = []
    var position = 0
    var newlines = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= Byte.space {
        newlines += byte == Byte.newline ? 1 : 0
        position += 1
        continue
      }
      if lookout.isOver { break }
      let start = position
      let kind = skip(bytes, &position)
      var text = String(decoding: bytes[start..<position], as: UTF8.self)
      if kind == .lineComment {
        while let last = text.unicodeScalars.last, last == " " || last == "\t" || last == "\r" {
          text.unicodeScalars.removeLast()
        }
      }
      tokens.append(
        FormattedToken(kind: kind, text: text, newlinesBefore: newlines, place: start..<position))
      newlines = 0
    }
    return tokens
  }

  /// Moves the position past the token that begins there.
  private static func skip(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case Byte.openParenthesis, Byte.openBracket:
      position += 1
      return .open
    case Byte.closeParenthesis, Byte.closeBracket:
      position += 1
      return .close
    case Byte.semicolon: return skipLine(bytes, &position)
    case Byte.numberSign where next == Byte.exclamationMark && position == 0:
      return skipLine(bytes, &position)
    case Byte.numberSign where next == Byte.verticalBar: return skipBlock(bytes, &position)
    case Byte.numberSign where next == Byte.semicolon:
      position += 2
      return .prefix
    case Byte.quote:
      position += 1
      return .prefix
    case Byte.doubleQuote: return skipString(bytes, &position)
    default:
      repeat { position += 1 } while position < bytes.count && !Byte.endsToken(bytes[position])
      return .atom
    }
  }

  private static func skipLine(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
    return .lineComment
  }

  private static func skipBlock(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    var depth = 0
    while position + 1 < bytes.count {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (Byte.numberSign, Byte.verticalBar) {
        depth += 1
        position += 2
      } else if pair == (Byte.verticalBar, Byte.numberSign) {
        depth -= 1
        position += 2
        if depth == 0 { return .blockComment }
      } else {
        position += 1
      }
    }
    position = bytes.count
    return .blockComment
  }

  private static func skipString(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    position += 1
    while position < bytes.count, bytes[position] != Byte.doubleQuote {
      position += bytes[position] == Byte.backslash ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    return .atom
  }
}
