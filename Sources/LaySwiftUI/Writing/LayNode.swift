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
  ///
  /// - Parameter isNeeded: whether it is used more than once at all.
  func once(_ isNeeded: Bool = true, _ use: (LayNode) -> LayNode) -> LayNode {
    guard isNeeded, isLong else { return use(self) }
    let variable = LayNode.atom("the-value")
    return .call("let", [.list([.list([variable, self])]), use(variable)])
  }

  /// How often a name occurs in it.
  func uses(of name: String) -> Int {
    text == name ? 1 : (nodes ?? []).reduce(0) { $0 + $1.uses(of: name) }
  }

  /// The node with values in place of names.
  func filled(_ values: [String: LayNode]) -> LayNode {
    if let text { return values[text] ?? self }
    return nodes.map { .list($0.map { $0.filled(values) }, place) } ?? self
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

  // MARK: Variables by the names that a person would give them

  /// Renames variables such as `the-title` to `title`, if the definition mentions no other `title`.
  ///
  /// Variables have the prefix while a definition is being made, if their names are already taken.
  ///
  /// - Parameter kept: global names, which other definitions mention.
  func withPlainNames(except kept: Set<String>) -> LayNode {
    var names: Set<String> = []
    noteNames(&names)
    let changed = names.filter { name in
      guard name.hasPrefix("the-"), !kept.contains(name) else { return false }
      let plain = String(name.dropFirst(4))
      return !names.contains(plain) && !Self.isFixed(plain)
    }
    return changed.isEmpty ? self : renamed(changed)
  }

  /// Whether a name cannot be that of a variable.
  private static func isFixed(_ name: String) -> Bool {
    Catalogue.forms.contains { $0.names.contains(name) } || Names.reserved.contains(name)
  }

  private func noteNames(_ names: inout Set<String>) {
    switch content {
    case .atom(let text): names.insert(text)
    case .quoted(let inner): inner.noteNames(&names)
    case .list(let nodes): for node in nodes { node.noteNames(&names) }
    case .comment: break
    }
  }

  private func renamed(_ names: Set<String>) -> LayNode {
    switch content {
    case .atom(let text) where names.contains(text): .atom(String(text.dropFirst(4)), place)
    case .list(let nodes): .list(nodes.map { $0.renamed(names) }, place)
    case .quoted(let inner): LayNode(.quoted(inner.renamed(names)), place)
    case .atom, .comment: self
    }
  }
}

/// The names in the program of names in Swift code.
enum Names {
  /// `isOn` as `is-on`; a name that is already taken gets the prefix `the-`.
  static func variable(_ name: String, besides taken: Set<String>) -> String {
    let plain = kebab(name)
    return isTaken(plain) || taken.contains(plain) ? "the-" + plain : plain
  }

  /// A function or a view: `ContentView` as `content-view`.
  static func function(_ name: String) -> String {
    let plain = kebab(name)
    return isTaken(plain) ? "my-" + plain : plain
  }

  static func kebab(_ name: String) -> String {
    let bare = name.filter { $0 != "`" && $0 != "$" }.drop { $0 == "_" }
    let spelled = SwiftUISpelling.kebabCase(String(bare))
    guard let first = spelled.first else { return "it" }
    return first.isNumber ? "n" + spelled : spelled
  }

  /// `top-leading` as `topLeading`.
  static func camel(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return (parts.first ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func isTaken(_ name: String) -> Bool {
    Catalogue.entry(named: name) != nil || reserved.contains(name) || helpers.contains(name)
  }

  /// The names of the functions that a program gets when it calls them.
  private static let helpers = Set(Helper.all.map(\.name))

  static let reserved: Set<String> = [
    "all", "else", "false", "horizontal", "ideal", "inf", "infinity", "it", "nil", "pi", "true",
    "vertical", "zero",
    // Calendar units, which calls take beside dates.
    "day", "hour", "minute", "month", "week-of-month", "week-of-year", "weekday", "year",
  ]
}
