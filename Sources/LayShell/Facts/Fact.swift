import LayEngine
import LayLanguage
import LayTerminal

/// Something that a layout rule did, or a consequence of it, with its values.
///
/// Facts of one theme are the cases of one enumeration, which also has their words:
/// `LeafFact.spacerLength(axis: .horizontal, answer: .length(24), least: .length(8))` is said as
/// "width: it takes what is proposed, at least 8: 24". In JSON a fact is the name of its case, and
/// its values by their labels (`FactJSON`); `Sources/JSON.md` describes all of them.
protocol Fact {
  /// The sentence; nil for a fact that has several, or a table.
  var sentence: String? { get }
  /// The sentences; none for a table.
  var sentences: [String] { get }
  /// Whether it follows from the facts before it.
  var isConclusion: Bool { get }
  /// Its records as a table; nil for a fact that is told in sentences.
  func table(_ lookout: Lookout) -> TextTable?
}

extension Fact {
  var sentences: [String] { sentence.map { [$0] } ?? [] }
  var isConclusion: Bool { false }
  func table(_ lookout: Lookout) -> TextTable? { nil }
}

/// A fact that explains a number in an answer of `why`, about a view.
protocol Reason: Fact {
  /// - Parameter view: the view that it is about; nil where that is nobody's view.
  func sentence(about view: ViewMention?) -> String
}

extension Reason {
  var sentence: String? { sentence(about: nil) }
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

/// A view that a fact mentions, with the path to it.
struct ViewMention {
  let view: View
  /// The path of the view in commands; empty for the root, nil for a view that is not shown.
  let path: String?

  /// The title of the view, and of the view that it wraps.
  var title: String { ViewTitle.withContent(view) }
  var full: String { ViewTitle.full(view) }

  /// `"view": …, "title": …, "name": …, "path": …`: what a view is called in all JSON objects.
  var members: String {
    JSONText.members([
      "view": view.content.name, "title": ViewTitle.kind(view), "name": view.name, "path": path,
    ])
  }
}

extension ViewMention: JSONValue {
  init(_ shown: ShownView) { self.init(view: shown.view.view, path: shown.path.text) }

  var json: String { "{\(members)}" }
}

/// Facts as JSON: the name of the case, and each value by its label in the source.
///
/// `LeafFact.caps(width: .declared(8), height: .declared(4))` is
/// `"fact": "caps", "width": 8, "height": 4`. A value that is nil is left out; a number without a
/// value is null. The text grows at its end, so that long lists are not copied again.
struct FactJSON {
  /// After an interruption the text is incomplete and must not be used.
  var lookout = Lookout()

  func text(_ fact: any Fact) -> String {
    var text = ""
    write(fact, to: &text)
    return text
  }

  func write(_ fact: any Fact, to text: inout String) {
    text += "{\"fact\": \"\(Self.name(fact))\""
    if fact.isConclusion { text += ", \"isConclusion\": true" }
    writeMembers(of: fact, to: &text)
    text += "}"
  }

  static func name(_ fact: any Fact) -> String {
    Mirror(reflecting: fact).children.first?.label ?? "\(fact)"
  }

  /// Each member comes after a comma.
  func writeMembers(of fact: any Fact, to text: inout String) {
    guard let values = Mirror(reflecting: fact).children.first?.value else { return }
    writeMembers(Self.members(values), to: &text)
  }

  private func writeMembers(_ members: [(String, Any)], to text: inout String) {
    for (label, value) in members {
      text += ", \"\(label)\": "
      write(value, to: &text)
    }
  }

  /// The values with their labels, without those that are nil.
  private static func members(_ values: Any) -> [(String, Any)] {
    Mirror(reflecting: values).children.compactMap { label, value in
      guard let label, let value = unwrapped(value) else { return nil }
      return (label, value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private func write(_ value: Any, to text: inout String) {
    switch value {
    case let lines as [String]:
      text += "[" + lookout.map(lines, \.json).joined(separator: ", ") + "]"
    case let value as any JSONValue: text += value.json
    case let taken as OfferFact.Taken: write(taken.value, to: &text)
    case let value where Mirror(reflecting: value).displayStyle == .collection:
      text += "["
      var isFirst = true
      for (_, element) in Mirror(reflecting: value).children where !lookout.isOver {
        guard let element = Self.unwrapped(element) else { continue }
        if !isFirst { text += ", " }
        isFirst = false
        write(element, to: &text)
      }
      text += "]"
    default:
      let members = Self.members(value)
      text += "{"
      if let (label, first) = members.first {
        text += "\"\(label)\": "
        write(first, to: &text)
      }
      writeMembers(Array(members.dropFirst()), to: &text)
      text += "}"
    }
  }
}
