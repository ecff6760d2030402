import LayLanguage

/// A piece of the program that is being written.
struct LayNode: Sendable {
  indirect enum Content: Sendable {
    /// A name, a number, a string, a keyword.
    case atom(String)
    case list([LayNode])
    case quoted(LayNode)
    /// A line of its own.
    case comment(String)
  }

  var content: Content
  /// The Swift code that it was translated from.
  var place: SwiftPlace?

  init(_ content: Content, _ place: SwiftPlace? = nil) {
    self.content = content
    self.place = place
  }

  static func atom(_ text: String, _ place: SwiftPlace? = nil) -> LayNode {
    LayNode(.atom(text), place)
  }

  static func list(_ nodes: [LayNode], _ place: SwiftPlace? = nil) -> LayNode {
    LayNode(.list(nodes), place)
  }

  static func comment(_ text: String) -> LayNode { LayNode(.comment(text)) }

  /// `(name argument…)`.
  static func call(_ name: String, _ arguments: [LayNode], _ place: SwiftPlace? = nil) -> LayNode {
    .list([.atom(name)] + arguments, place)
  }

  static func quoted(_ name: String, _ place: SwiftPlace? = nil) -> LayNode {
    LayNode(.quoted(.atom(name)), place)
  }

  static func keyword(_ name: String) -> LayNode { .atom(":" + name) }

  static func string(_ text: String, _ place: SwiftPlace? = nil) -> LayNode {
    .atom("\"" + escaped(text) + "\"", place)
  }

  static let nothing = LayNode.atom("nil")

  static func truth(_ truth: Bool, _ place: SwiftPlace? = nil) -> LayNode {
    .atom(truth ? "true" : "false", place)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The text, if it is an atom.
  var text: String? { if case .atom(let text) = content { text } else { nil } }

  var nodes: [LayNode]? { if case .list(let nodes) = content { nodes } else { nil } }

  /// The name that it calls.
  var head: String? { nodes?.first?.text }

  /// The first argument of a call that has no keyword.
  var firstPositional: LayNode? {
    guard let nodes else { return nil }
    var index = 1
    while index < nodes.count, nodes[index].text?.hasPrefix(":") == true { index += 2 }
    return index < nodes.count ? nodes[index] : nil
  }

  /// The name, if it is a quoted one.
  var quotedName: String? { if case .quoted(let inner) = content { inner.text } else { nil } }

  var isComment: Bool { if case .comment = content { true } else { false } }

  /// Whether it is a string literal.
  var isString: Bool { text?.hasPrefix("\"") == true }

  /// The value of a number literal; nil for all other nodes.
  var number: Double? { text.flatMap { Double($0) } }

  func placed(at place: SwiftPlace?) -> LayNode { LayNode(content, self.place ?? place) }
}

extension [LayNode] {
  /// One view: the only one, or several as a group.
  func asOne(_ place: SwiftPlace?) -> LayNode {
    let views = filter { !$0.isComment }
    if count == 1, let view = views.first { return view }
    return .call("group", self, place)
  }
}

extension LayNode {
  /// A node that uses this one several times; where it is long, through a variable: uses inside of
  /// uses would double the program each time.
  func once(_ use: (LayNode) -> LayNode) -> LayNode {
    guard isLong else { return use(self) }
    let variable = LayNode.atom("the-value")
    return .call("let", [.list([.list([variable, self])]), use(variable)])
  }

  private static let many = 32

  /// Whether it has more than `many` parts.
  private var isLong: Bool {
    var open = [self]
    var count = 0
    while let next = open.popLast(), count <= Self.many {
      count += 1
      open += next.nodes ?? []
    }
    return count > Self.many
  }

  /// Whether it contains a `return`, so that it has to be in a function.
  var leavesEarly: Bool {
    var open = [self]
    while let next = open.popLast() {
      if next.head == "return" { return true }
      open += next.nodes ?? []
    }
    return false
  }
}
