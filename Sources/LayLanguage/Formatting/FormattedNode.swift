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
