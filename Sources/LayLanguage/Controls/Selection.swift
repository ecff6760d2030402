import LayEngine

extension Parameter {
  /// Which of several views is chosen.
  static let selection = Parameter.keyword(
    "selection", .oneOf([.string, .number, .symbol]),
    "the chosen one by its tag, by its text, or by its number from 1", default: "1")
}

extension Arguments {
  /// The place of the chosen one of several views; nil if there are none.
  func selection(among views: [View]) throws(Diagnostic) -> Int? {
    guard !views.isEmpty else { return nil }
    guard let value = value("selection"), isGiven("selection") else { return 0 }
    if case .nothing = value { return 0 }
    let word = ValueDescription.shown(value)
    if let index = views.firstIndex(where: { $0.isMeant(by: word) }) { return index }
    if let number = number("selection"), let place = Int(exactly: number),
      (1...views.count).contains(place)
    {
      return place - 1
    }
    throw complaint(.choosesNothing(value, views.count), about: "selection")
  }
}

extension View {
  /// Whether its tag, or its text, is a word.
  fileprivate func isMeant(by word: String) -> Bool {
    var view = self
    while true {
      switch view.kind {
      case .effect(.tag(let tag)) where tag == word: return true
      case .text(let text): return text == word
      case .effect, .environment, .padding, .fixedFrame, .flexibleFrame:
        guard let inside = view.children.first else { return false }
        view = inside
      default: return false
      }
    }
  }
}

extension Complaint {
  fileprivate static func choosesNothing(_ value: Value, _ count: Int) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(value)) is no tag and no text here",
      hint: count == 1
        ? "there is one to choose, number 1" : "there are numbers 1 to \(count) to choose from")
  }
}
