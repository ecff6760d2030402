import LayEngine
import LayLanguage

/// Values as words of sentences and tables.
extension FactValues {
  /// The number of a key as text; `nil` if there is none.
  func number(_ key: FactKey) -> String { self[key]?.number.map { NumberText.of($0) } ?? "nil" }

  /// Whether the key has a number.
  func has(_ key: FactKey) -> Bool { self[key]?.number != nil }

  func value(_ key: FactKey) -> Double? { self[key]?.number }

  func count(_ key: FactKey) -> Int {
    if case .count(let count)? = self[key] { count } else { 0 }
  }

  func isTrue(_ key: FactKey) -> Bool {
    if case .truth(let truth)? = self[key] { truth } else { false }
  }

  /// The word or the program's text of a key; empty if there is none.
  func word(_ key: FactKey) -> String {
    switch self[key] {
    case .word(let text)?, .text(let text)?: text
    default: ""
    }
  }

  func axis(_ key: FactKey = .axis) -> Axis {
    if case .axis(let axis)? = self[key] { axis } else { .horizontal }
  }

  /// `width` or `height`.
  var side: String { axis().side }

  func size(_ key: FactKey) -> String {
    switch self[key] {
    case .size(let size)?: ProposalText.of(size)
    case .proposal(let proposal)?: ProposalText.of(proposal)
    default: ""
    }
  }

  func insets(_ key: FactKey) -> Insets {
    if case .insets(let insets)? = self[key] { insets } else { Insets() }
  }

  func place(_ key: FactKey) -> String {
    guard case .point(let point)? = self[key] else { return "" }
    return "\(NumberText.of(point.x)), \(NumberText.of(point.y))"
  }

  func view(_ key: FactKey) -> View? {
    if case .view(let mention)? = self[key] { mention.view } else { nil }
  }

  /// The title of a view and of the view it wraps; empty if the key has none.
  func title(_ key: FactKey) -> String { view(key).map { ViewTitle.withContent($0) } ?? "" }

  func list(_ key: FactKey) -> [FactValue] {
    if case .list(let values)? = self[key] { values } else { [] }
  }

  func records(_ key: FactKey) -> [FactValues] {
    if case .records(let records)? = self[key] { records } else { [] }
  }

  /// A sum of numbers as text; `name` instead if there are many numbers.
  func sum(_ key: FactKey, called name: String) -> String {
    let numbers = list(key).compactMap { $0.number.map { NumberText.of($0) } }
    return numbers.count <= 8 ? numbers.joined(separator: " + ") : name
  }
}
