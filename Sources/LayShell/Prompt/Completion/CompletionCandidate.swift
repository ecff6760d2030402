import LayLanguage

/// One word that may replace the word at the cursor.
struct CompletionCandidate: Equatable, Sendable {
  /// What is inserted.
  var text: String
  /// The text that the word at the cursor is compared with, without an opening parenthesis or
  /// quote.
  var matched: String
  var rank: CompletionRank
  var summary: String

  /// Whether a space follows the word when it is the only one; not so after a folder's name.
  var endsWord: Bool

  init(
    _ text: String, _ rank: CompletionRank = .value, matching matched: String? = nil,
    summary: String = "", endsWord: Bool = true
  ) {
    self.text = text
    self.matched = matched ?? text
    self.rank = rank
    self.summary = summary
    self.endsWord = endsWord
  }
}

/// How likely a completion is; lower ranks are listed first.
enum CompletionRank: Int, Comparable, Sendable {
  /// A name that the program defines.
  case scope
  /// A name that has a meaning only in this argument.
  case fitting
  case command
  case keyword
  /// A call whose kind fits the argument.
  case call
  case view
  case modifier
  case form
  case function
  case value
  /// An operator, or a modifier without an effect here.
  case last

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The rank of an entry where the argument's type is not known.
  static func of(_ entry: Catalogue.Entry) -> CompletionRank {
    guard case .declaration(let declaration) = entry else {
      return entry.name.contains { $0.isLetter } ? .form : .last
    }
    if Catalogue.inertModifiers.contains(entry.name) { return .last }
    switch declaration.kind {
    case .view, .container: return .view
    case .modifier: return .modifier
    case .function, .track: return entry.name.contains { $0.isLetter } ? .function : .last
    }
  }
}
