import LayEngine

extension Parameter {
  /// The value that chooses one of several views.
  static let selection = Parameter.keyword(
    "selection", .oneOf([.string, .number, .symbol, .any]),
    "the selected view, by its tag, its text, or its number from 1", default: "1")
}

extension Arguments {
  /// The index of the chosen view; nil if there are no views or none is chosen.
  ///
  /// - Rule: views that have tags are chosen by tag. A value that is no tag chooses nothing, as in
  ///   SwiftUI, or the first view where one must be chosen. Without tags such a value is an error.
  func selection(among views: [View], orFirst: Bool = false) throws(Diagnostic) -> Int? {
    guard !views.isEmpty else { return nil }
    guard let value = value("selection"), isGiven("selection") else { return 0 }
    let word = ValueDescription.shown(value)
    if let index = views.firstIndex(where: { $0.isMeant(by: word) }) { return index }
    if case .nothing = value { return 0 }
    if let number = number("selection"), let place = Int(exactly: number),
      (1...views.count).contains(place)
    {
      return place - 1
    }
    if views.contains(where: \.isTagged) { return orFirst ? 0 : nil }
    throw complaint(.choosesNothing(value, views), about: "selection")
  }
}

extension View {
  /// Whether a word is the tag or the text of the view.
  fileprivate func isMeant(by word: String) -> Bool {
    self.word == word || text == word
  }

  private var text: String? {
    var view = self
    while true {
      if let text = view.content as? Text { return text.string }
      guard let inside = view.decorated else { return nil }
      view = inside
    }
  }
}

extension View {
  /// Whether the view has a tag.
  fileprivate var isTagged: Bool {
    var view = self
    while true {
      if case .tag? = view.content as? Effect { return true }
      guard let inside = view.decorated else { return false }
      view = inside
    }
  }

  /// The word that chooses this view: its tag, or else its text; nil if it has neither.
  fileprivate var word: String? {
    var view = self
    while true {
      if case Effect.tag(let tag)? = view.content as? Effect { return tag }
      if let text = view.content as? Text { return text.string }
      guard let inside = view.decorated else { return nil }
      view = inside
    }
  }

  /// The view inside a modifier that keeps its tag and text; nil for other content.
  private var decorated: View? {
    switch content {
    case is Effect, is EnvironmentChange, is Padding, is FixedFrame, is FlexibleFrame:
      children.first
    default: nil
    }
  }
}

extension Complaint {
  fileprivate static func choosesNothing(_ value: Value, _ views: [View]) -> Complaint {
    let count = views.count
    let words = views.prefix(6).compactMap { $0.word.map { ValueDescription.quoted($0) } }
    let end = words.isEmpty ? "" : ", or " + words.joined(separator: ", ")
    let hint =
      count == 1
      ? "there is one to choose, number 1" : "there are numbers 1 to \(count) to choose from"
    return Complaint(
      "\(ValueDescription.phrase(value)) is no tag and no text here",
      hint: hint + end + (words.isEmpty || count <= 6 ? "" : ", …"))
  }
}
