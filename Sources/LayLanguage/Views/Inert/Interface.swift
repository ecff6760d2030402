import LayEngine

/// The modifiers of SwiftUI's public interface that have no effect in `lay`.
///
/// Names are SwiftUI's up to iOS 26, with the frameworks that add modifiers to views. A modifier takes
/// any arguments; those that its row names are in help and completion, and printed as SwiftUI code.
enum Interface {
  /// A row: `glass-effect-id(_id?,in?) sets the identity of Liquid Glass effects in the view`.
  struct Row: Sendable {
    let name: String
    /// The parameters in SwiftUI's order, in the notation of `InterfaceParameter`.
    let parameters: [InterfaceParameter]
    /// What the modifier does in SwiftUI, as words after "it"; the first is a verb that ends in `s`.
    let purpose: String

    fileprivate init(_ line: Substring) {
      let parts = line.split(maxSplits: 2, omittingEmptySubsequences: false) { "()".contains($0) }
      precondition(parts.count == 3)
      name = String(parts[0])
      parameters = parts[1].split(separator: ",").map(InterfaceParameter.init)
      purpose = String(parts[2].dropFirst())
    }

    /// The purpose as an imperative sentence: "says how" becomes "Say how".
    var summary: String {
      let words = purpose.split(separator: " ", maxSplits: 1)
      let verb = String(words[0].dropLast())
      let order = verb.prefix(1).uppercased() + verb.dropFirst()
      return ([order] + words.dropFirst().map(String.init)).joined(separator: " ") + "."
    }

    /// The SwiftUI name, such as `glassEffectID` for `glass-effect-id`.
    var swiftName: String { Interface.camelCase(name) }
  }

  /// All rows, sorted by name.
  static var rows: [Row] { lines.map(Row.init) }

  /// The row of a name; nil if there is none.
  static func row(named name: String) -> Row? { row(lettersOf: name) { $0.name == name } }

  /// The row of a modifier of SwiftUI, as `glass-effect-id` of `glassEffectID`; nil if there is none.
  static func row(swiftUI name: String) -> Row? { row(lettersOf: name) { $0.swiftName == name } }

  private static func row(lettersOf name: String, _ isMeant: (Row) -> Bool) -> Row? {
    lineOfLetters[letters(name.utf8)].map(Row.init).flatMap { isMeant($0) ? $0 : nil }
  }

  private static let lines = "\(interfaceTable)".split(separator: "\n")

  /// The lines by the letters of their names, which are those of SwiftUI's names too.
  private static let lineOfLetters = Dictionary(
    uniqueKeysWithValues: lines.map { line in
      (letters(line.utf8.prefix { $0 != UInt8(ascii: "(") }), line)
    })

  /// `glasseffectid` of `glassEffectID` and of `glass-effect-id`.
  private static func letters(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.compactMap { letter in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
        ? letter | 0x20 : letter == UInt8(ascii: "-") ? nil : letter
    }
  }

  fileprivate static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-").map(String.init)
    return words.dropFirst().reduce(words[0]) { result, word in
      switch word {
      case "3d", "id", "url", "jws": result + word.uppercased()
      default: result + word.prefix(1).uppercased() + word.dropFirst()
      }
    }
  }
}

/// A parameter in a row of the interface.
///
/// `in` has a label in SwiftUI, and `_id` has none; `action{}` is a closure, which is not called; a value
/// of `space?` is of a type that only Swift has. SwiftUI requires `hidden!`, and scripts do not.
struct InterfaceParameter: Sendable {
  let declared: Parameter
  /// The argument in SwiftUI, as `isPresented: …`.
  let spelling: SwiftUIArgument

  fileprivate init(_ word: Substring) {
    let (isClosure, hasLabel) = (word.hasSuffix("{}"), !word.hasPrefix("_"))
    let name = String(word.drop { $0 == "_" }.prefix { !"{?!".contains($0) })
    let summary = isClosure ? "what happens or shows elsewhere" : "nothing here depends on it"
    let type =
      isClosure
      ? ParameterType.oneOf([.action, .any]) : word.contains("?") ? .any : .oneOf([.symbol, .any])
    declared =
      switch (hasLabel && !isClosure, word.hasSuffix("!")) {
      case (true, true): .requiredKeyword(name, type, summary)
      case (true, false): .keyword(name, type, summary)
      case (false, true): .positional(name, type, summary, isKeyword: true)
      case (false, false): .optionalPositional(name, type, summary)
      }
    spelling = SwiftUIArgument(
      hasLabel ? Interface.camelCase(name) : nil, name, isClosure ? .closure : .value)
  }
}

extension Declaration {
  convenience init(_ row: Interface.Row) {
    self.init(
      .modifier, row.name, isInterface: true, parameters: row.parameters.map(\.declared),
      summary: row.summary, swiftUI: .method(row.swiftName, row.parameters.map(\.spelling)),
      examples: "(\(row.name) (text \"Hi\")) | ideal | 16 x 20"
    ) { arguments throws(Diagnostic) in
      let effect = InertEffect(WordsOfView(row.name, row.purpose), presents: arguments.present)
      return arguments.modify(Effect.inert(effect))
    }
  }
}
