import LayEngine

/// A row of the interface table: a SwiftUI modifier that affects neither layout nor drawing.
///
/// The row `palette-selection-effect | _effect:{automatic|custom} | sets the selection effect` has
/// one parameter without a label.
struct InterfaceRow: Sendable {
  let name: String
  /// The parameters in SwiftUI's order, in the notation of `InterfaceParameter`.
  let parameters: String
  /// What the modifier does in SwiftUI, as words after "it"; the first is a verb that ends in `s`.
  let purpose: String

  fileprivate init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let parts = String(decoding: line, as: UTF8.self).split(
      separator: " | ", omittingEmptySubsequences: false)
    precondition(parts.count == 3)
    name = String(parts[0])
    parameters = String(parts[1])
    purpose = String(parts[2])
  }

  /// The purpose as an imperative sentence: "says how" becomes "Say how".
  var summary: String {
    let words = purpose.split(separator: " ", maxSplits: 1)
    let verb = String(words[0].dropLast())
    let order = verb.prefix(1).uppercased() + verb.dropFirst()
    return ([order] + words.dropFirst().map(String.init)).joined(separator: " ") + "."
  }
}

/// The modifiers of SwiftUI's public interface that have no effect in `lay`.
///
/// Names are SwiftUI's up to iOS 26, with the frameworks that add modifiers to views. A name that
/// also has a `Declaration` elsewhere uses that one.
enum Interface {
  /// All rows, sorted by name.
  static let rows: [InterfaceRow] = lines.map(InterfaceRow.init)

  /// The row of a name; nil if there is none.
  ///
  /// No other row is read.
  static func row(named name: String) -> InterfaceRow? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if self.name(of: lines[middle]).lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < lines.count, self.name(of: lines[low]).elementsEqual(name.utf8) else { return nil }
    return InterfaceRow(lines[low])
  }

  /// The row of a modifier of SwiftUI, as `glass-effect-id` of `glassEffectID`; nil if there is none.
  ///
  /// No row with other letters is read.
  static func row(swiftUI name: String) -> InterfaceRow? {
    let letters = name.utf8.map(lowercase)
    return lines.lazy.filter { hasLetters($0, letters) }
      .map(InterfaceRow.init).first { InterfaceSpelling.camelCase($0.name) == name }
  }

  /// Whether the name that a line begins with has these letters, whatever hyphens are between them.
  private static func hasLetters(_ line: Slice<Bytes>, _ letters: [UInt8]) -> Bool {
    var count = 0
    for byte in line where byte != UInt8(ascii: "-") {
      if byte == UInt8(ascii: " ") { return count == letters.count }
      guard count < letters.count, byte == letters[count] else { return false }
      count += 1
    }
    return false
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func lowercase(_ letter: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) ? letter | 0x20 : letter
  }

  private static func name(of line: Slice<Bytes>) -> Slice<Bytes> {
    line.prefix { $0 != UInt8(ascii: " ") }
  }

  /// The lines of the table, which is a part of the program.
  private nonisolated(unsafe) static let lines: [Slice<Bytes>] =
    Bytes(start: interfaceTable.utf8Start, count: interfaceTable.utf8CodeUnitCount)
    .split(separator: UInt8(ascii: "\n"))
}

extension Declaration {
  convenience init(_ row: InterfaceRow) {
    self.init(
      .modifier, row.name, isInterface: true,
      parameters: InterfaceParameter.declared(row.parameters),
      rest: InterfaceParameter.rest(row.parameters),
      summary: row.summary, swiftUI: InterfaceSpelling.call(row),
      examples: "\(InterfaceSpelling.example(row)) | ideal | 16 x 20"
    ) { arguments throws(Diagnostic) in
      arguments.modify(
        Effect.inert(
          InertEffect(WordsOfView(row.name, row.purpose), presents: arguments.present)))
    }
  }
}

/// A parameter in a row of the interface: `label:type!`, with spaces between parameters.
///
/// - A name with `_` before it has no label in SwiftUI and is positional.
/// - The type is `any` by default. `do` is a function that is never called and may be positional;
///   `show` makes views that are not laid out: the first such parameter comes before the view.
/// - `{a|b}` is an enumeration of names; with `~` other values are accepted too.
/// - `!` marks a required parameter.
struct InterfaceParameter {
  let name: String
  let hasLabel: Bool
  let type: String
  let isRequired: Bool

  static func read(_ text: String) -> [InterfaceParameter] {
    text.split(separator: " ").map { InterfaceParameter(String($0)) }
  }

  private init(_ word: String) {
    var word = word
    isRequired = word.hasSuffix("!")
    if isRequired { word.removeLast() }
    hasLabel = !word.hasPrefix("_")
    if !hasLabel { word.removeFirst() }
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    name = parts[0]
    type = parts.count > 1 ? parts[1] : "any"
  }

  /// All parameters but the first `show`, which is the rest parameter.
  static func declared(_ text: String) -> [Parameter] {
    let all = read(text)
    let content = all.firstIndex(where: \.isContent)
    return all.indices.filter { $0 != content }.map { all[$0].declared }
  }

  /// The rest parameter for the first `show`, before the view; nil without a `show`.
  static func rest(_ text: String) -> RestParameter? {
    guard let content = read(text).first(where: \.isContent) else { return nil }
    return RestParameter(
      content.name, .shown, "what is shown, or a function that makes it; it is not laid out")
  }

  var isContent: Bool { type == "show" }

  var isFunction: Bool { type == "do" }

  private var declared: Parameter {
    if isContent { return .keyword(name, .shown, summary) }
    if isFunction { return .optionalPositional(name, .actionOrValue, summary, isKeyword: hasLabel) }
    if hasLabel {
      return isRequired
        ? .requiredKeyword(name, parameterType, summary) : .keyword(name, parameterType, summary)
    }
    return isRequired
      ? .positional(name, parameterType, summary)
      : .optionalPositional(name, parameterType, summary, isKeyword: false)
  }

  /// The names of an enumeration; empty for other types.
  var members: [String] {
    guard type.hasPrefix("{"), let end = type.lastIndex(of: "}") else { return [] }
    return type[type.index(after: type.startIndex)..<end].split(separator: "|").map(String.init)
  }

  private var parameterType: ParameterType {
    switch type {
    case "align": .oneOf([.alignment(AlignmentName.both), .any])
    case "axes": .axes(["horizontal", "vertical", "both"])
    case "bool": .oneOf([.truth, .nothing])
    case "col": .oneOf([.viewOrColor, .any])
    case "edge", "edges": .enumerationList(EdgeName.all)
    case "num": .oneOf([.number, .nothing])
    case "point": .oneOf([.unitPoint(AlignmentName.points), .nothing])
    case "str": .oneOf([.string, .nothing])
    case "view": .oneOf([.view, .any])
    case "vis": .enumeration(["automatic", "hidden", "never", "visible"])
    default:
      members.isEmpty
        ? .any : .oneOf([.enumeration(members), type.hasSuffix("~") ? .any : .nothing])
    }
  }

  /// A one-line summary of a parameter that has no effect.
  private var summary: String {
    if let known = Self.summaries[name] { return known }
    switch type {
    case "align": return "the point that both share"
    case "axes": return "on which axes"
    case "bool": return "whether it is so"
    case "col": return "the color, or a gradient"
    case "do": return "what happens elsewhere; nothing happens here"
    case "edge", "edges": return "the edges"
    case "num": return "how much"
    case "point": return "the point"
    case "show": return "what is shown; it is not laid out"
    case "str": return "the words"
    case "view": return "what is shown; it is not laid out"
    case "vis": return "whether it is seen"
    default: return members.isEmpty ? "nothing here depends on it" : "which"
    }
  }

  private static let summaries = [
    "action": "what happens elsewhere; nothing happens here",
    "for": "for what it holds",
    "id": "the identity",
    "in": "the namespace, or the shape",
    "is-enabled": "whether it holds",
    "is-presented": "whether it is shown",
    "item": "what is shown, or nil",
    "label": "what it is called",
    "of": "what of it, or of what kind",
    "on-completion": "what happens in the end; nothing happens here",
    "on-cancellation": "what happens when it is given up; nothing happens here",
    "perform": "what happens elsewhere; nothing happens here",
    "style": "how it looks",
    "trigger": "what starts it by changing",
    "value": "the value",
  ]
}

extension ParameterType {
  /// Views that are not laid out, a function that makes them, or anything else.
  static let shown = ParameterType.oneOf([.action, .views, .any])

  /// A function that is never called, or the name of an action.
  static let actionOrValue = ParameterType.oneOf([.action, .symbol, .nothing])
}

/// The spelling of a row of the interface, in SwiftUI and in the language.
enum InterfaceSpelling {
  /// A call with all of its arguments, as `.navigationDestination(isPresented: …) { }`.
  static func call(_ row: InterfaceRow) -> SwiftUISpelling {
    let parameters = InterfaceParameter.read(row.parameters)
    let arguments = parameters.map { parameter in
      let isClosure = parameter.isFunction || parameter.isContent
      return SwiftUIArgument(
        parameter.hasLabel ? camelCase(parameter.name) : nil, parameter.name,
        isClosure ? .closure : .value)
    }
    return .method(camelCase(row.name), arguments)
  }

  /// A short call, as `(navigation-destination :is-presented true (text "Hi"))`.
  static func example(_ row: InterfaceRow) -> String {
    let parameters = InterfaceParameter.read(row.parameters)
    let words = shown(parameters).map { ($0.hasLabel ? ":\($0.name) " : "") + sample($0) }
    return "(" + ([row.name] + words + ["(text \"Hi\")"]).joined(separator: " ") + ")"
  }

  /// The parameters of a short call: the required ones, or else the first one.
  private static func shown(_ parameters: [InterfaceParameter]) -> [InterfaceParameter] {
    let values = parameters.filter { !$0.isFunction && !$0.isContent }
    let required = values.filter(\.isRequired)
    return required.isEmpty ? Array(values.prefix(1)) : required
  }

  /// The SwiftUI name, such as `glassEffectID` for `glass-effect-id`.
  static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-").map(String.init)
    return words.dropFirst().reduce(words[0]) { result, word in
      switch word {
      case "3d", "id", "url", "jws": result + word.uppercased()
      default: result + word.prefix(1).uppercased() + word.dropFirst()
      }
    }
  }

  private static func sample(_ parameter: InterfaceParameter) -> String {
    switch parameter.type {
    case "align", "point": "center"
    case "axes": "vertical"
    case "bool": "true"
    case "col": "red"
    case "edge", "edges": "top"
    case "num": "1"
    case "str": "\"text\""
    case "view": "(text \"Bar\")"
    case "vis": "hidden"
    default: parameter.members.first ?? "'value"
    }
  }
}
