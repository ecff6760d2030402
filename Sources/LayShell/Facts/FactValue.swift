import LayEngine
import LayLanguage

/// A value in a fact; lengths are in points.
indirect enum FactValue: Equatable {
  /// A number from the layout or its events; nil where nothing is proposed.
  case length(Double?)
  /// A number that the program declares.
  case declared(Double?)
  /// How much larger the first of two numbers is.
  case difference(Double, Double)
  /// The sum of some numbers.
  case total([Double])
  /// A number times another.
  case product(Double, Double)
  case count(Int)
  case truth(Bool)
  case axis(Axis)
  case size(ViewSize)
  case proposal(ProposedViewSize)
  case point(ViewPoint)
  case insets(Insets)
  /// One word of a fixed list.
  case word(String)
  /// A text of the program, or about it.
  case text(String)
  case view(ViewMention)
  case list([FactValue])
  case records([FactValues])

  static func == (left: FactValue, right: FactValue) -> Bool {
    FactJSON.text(left) == FactJSON.text(right)
  }

  /// The number, as in texts and JSON; nil for values that are not numbers, and for no length.
  var number: Double? {
    switch self {
    case .length(let number), .declared(let number): number
    case .difference(let whole, let part): whole - part
    case .total(let parts): parts.reduce(0, +)
    case .product(let number, let other): number * other
    case .count(let count): Double(count)
    default: nil
    }
  }
}

/// Values with their names, in order.
struct FactValues: ExpressibleByDictionaryLiteral {
  private(set) var pairs: [(key: FactKey, value: FactValue)]

  init(dictionaryLiteral elements: (FactKey, FactValue)...) {
    pairs = elements.map { (key: $0.0, value: $0.1) }
  }

  subscript(key: FactKey) -> FactValue? {
    get { pairs.first { $0.key == key }?.value }
    set {
      pairs.removeAll { $0.key == key }
      if let newValue { pairs.append((key: key, value: newValue)) }
    }
  }
}
