import LayEngine
import LayLanguage
import LayTerminal

/// Something that a layout rule did, or a consequence of it, with its values and its words.
///
/// A fact is made beside the rule that it explains: `Fact("priority", ["priority": one], "priority \(one)
/// is for the stack around it")` is `{"fact": "priority", "priority": 1}` in JSON. A value that is nil is
/// left out there, and a number without a value is null; `Sources/JSON.md` describes all facts.
struct Fact {
  typealias Values = KeyValuePairs<String, Any?>

  let name: String
  let values: [(label: String, value: Any)]
  /// Whether it follows from the facts before it.
  private(set) var isConclusion = false
  private let words: (ViewMention?) -> [String]
  private var rows: ((Lookout) -> TextTable?)?

  private init(
    _ name: String, _ values: [(label: String, value: Any?)],
    words: @escaping (ViewMention?) -> [String]
  ) {
    self.name = name
    self.values = values.compactMap { label, value in value.map { (label, $0) } }
    self.words = words
  }

  /// Makes a fact that is told in a sentence.
  init(
    _ name: String, _ values: Values, isConclusion: Bool = false,
    _ sentence: @escaping @autoclosure () -> String
  ) {
    self.init(name, values.map { ($0.key, $0.value) }, words: { _ in [sentence()] })
    self.isConclusion = isConclusion
  }

  /// Makes a fact without values.
  init(_ name: String, isConclusion: Bool = false, _ sentence: String) {
    self.init(name, [:], isConclusion: isConclusion, sentence)
  }

  /// Makes a fact with as many values as there are.
  init(_ name: String, pairs values: [(label: String, value: Any?)], _ sentence: String) {
    self.init(name, values, words: { _ in [sentence] })
  }

  /// Makes a fact that is told in several sentences.
  init(_ name: String, _ values: Values, sentences: @escaping @autoclosure () -> [String]) {
    self.init(name, values.map { ($0.key, $0.value) }, words: { _ in sentences() })
  }

  /// Makes a fact that is told in a table, below a sentence if there is one.
  init(
    _ name: String, _ values: Values, _ sentence: String? = nil,
    table: @escaping (Lookout) -> TextTable?
  ) {
    self.init(name, values.map { ($0.key, $0.value) }, words: { _ in sentence.map { [$0] } ?? [] })
    rows = table
  }

  /// Makes a reason for a number in an answer of `why`, which is said of the view that it is about.
  init(
    _ name: String, _ values: Values = [:], about sentence: @escaping (ViewMention) -> String
  ) {
    self.init(
      name, values.map { ($0.key, $0.value) }, words: { view in view.map { [sentence($0)] } ?? [] })
  }

  /// The sentences; none for a table alone.
  func sentences(about view: ViewMention? = nil) -> [String] { words(view) }

  /// Its records as a table; nil for a fact that is told in sentences alone.
  func table(_ lookout: Lookout) -> TextTable? { rows?(lookout) }

  /// A value by its label in JSON.
  subscript(label: String) -> Any? { values.first { $0.label == label }?.value }
}

/// A number in a fact, in points if it is a length; `.difference(60, 44)` is 16.
enum FactNumber {
  /// A number from the layout or its events; nil where nothing is proposed.
  case length(Double?)
  /// A number that the program declares.
  case declared(Double?)
  /// A count, or nil for any number.
  case count(Int?)
  /// How much larger the first of two numbers is.
  case difference(Double, Double)
  case total([Double])
  case product(Double, Double)

  var value: Double? {
    switch self {
    case .length(let number), .declared(let number): number
    case .count(let count): count.map { Double($0) }
    case .difference(let whole, let part): whole - part
    case .total(let parts): parts.reduce(0, +)
    case .product(let number, let other): number * other
    }
  }

  var hasValue: Bool { value != nil }
}

extension FactNumber: CustomStringConvertible, JSONValue {
  var json: String { value.json }

  /// The number as it is printed; `nil` if there is none.
  var description: String { value.map(NumberText.of) ?? "nil" }

  /// The number as a coordinate, which may not exist.
  var coordinate: String { PlaceText.of(value ?? .nan) }
}

extension FactNumber? {
  /// The number as it is printed; `nil` if there is none.
  var text: String { self?.description ?? "nil" }
}

extension [FactNumber] {
  /// The sum as text; `name` instead if there are many numbers.
  func sum(called name: String) -> String {
    count <= 8 ? map(\.description).joined(separator: " + ") : name
  }
}

/// A word of a fixed list, which stands in sentences and in JSON.
protocol FactWord: JSONValue { var word: String { get } }

extension FactWord {
  var json: String { "\"\(word)\"" }
}

extension FactWord where Self: RawRepresentable<String> {
  var word: String { rawValue }
}

extension Axis: FactWord {
  var word: String { side }
}

extension LengthReason: FactWord {
  /// The name of the case.
  var word: String { String("\(self)".prefix { $0 != "(" }) }
}

extension Clamp.Subject: FactWord {
  var word: String { self == .proposal ? "proposal" : "child" }
}

extension ContentMode: FactWord {
  var word: String { self == .fit ? "fit" : "fill" }
}

/// A view that a fact mentions, with the path to it.
struct ViewMention: CustomStringConvertible {
  let view: View
  private let place: () -> String?

  init(view: View, path: @escaping @autoclosure () -> String?) {
    (self.view, place) = (view, path)
  }

  /// The path of the view in commands; empty for the root, nil for a view that is not shown.
  ///
  /// It is written only when it is asked for, since a table of many views has no room for paths.
  var path: String? { place() }

  /// The title of the view, and of the view that it wraps.
  var title: String { ViewTitle.withContent(view) }
  var description: String { ViewTitle.full(view) }

  /// `"view": …, "title": …, "name": …, "path": …`: what a view is called in all JSON objects.
  var members: String {
    JSONText.members([
      "view": view.content.name, "title": ViewTitle.kind(view), "name": view.name, "path": path,
    ])
  }
}

extension ViewMention: JSONValue {
  init(_ shown: ShownView) {
    self.init(view: shown.view.view, path: shown.isShown ? shown.pathText : nil)
  }

  var json: String { "{\(members)}" }
}

/// Facts as JSON; the text grows at its end, so that long lists are not copied again.
struct FactJSON {
  /// After an interruption the text is incomplete and must not be used.
  var lookout = Lookout()

  func text(_ fact: Fact) -> String {
    var text = ""
    write(fact, to: &text)
    return text
  }

  func write(_ fact: Fact, to text: inout String) {
    text += "{\"fact\": \"\(fact.name)\""
    if fact.isConclusion { text += ", \"isConclusion\": true" }
    writeMembers(of: fact, to: &text)
    text += "}"
  }

  /// Each member comes after a comma.
  func writeMembers(of fact: Fact, to text: inout String) {
    for (label, value) in fact.values {
      text += ", \"\(label)\": "
      write(value, to: &text)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Writes a value, a list, or a record by the labels of its values in the source.
  private func write(_ value: Any, to text: inout String) {
    switch value {
    case let lines as [String]:
      text += "[" + lookout.map(lines, \.json).joined(separator: ", ") + "]"
    case let value as any JSONValue: text += value.json
    default:
      let mirror = Mirror(reflecting: value)
      let isList = mirror.displayStyle == .collection
      text += isList ? "[" : "{"
      var separator = ""
      for (label, element) in mirror.children where !isList || !lookout.isOver {
        guard let element = Self.unwrapped(element) else { continue }
        text += separator + (isList ? "" : "\"\(label ?? "")\": ")
        separator = ", "
        write(element, to: &text)
      }
      text += isList ? "]" : "}"
    }
  }
}
