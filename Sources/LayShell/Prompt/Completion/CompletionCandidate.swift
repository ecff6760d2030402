import LayLanguage

/// One word that may replace the word at the cursor.
struct CompletionCandidate: Equatable, Sendable {
  /// What is inserted.
  var text: String
  /// What the word at the cursor must begin, without the parenthesis or the quote before it.
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

/// How near a word is to what is wanted; the list of words begins with the lowest.
enum CompletionRank: Int, Comparable, Sendable {
  /// A name that the program has given.
  case scope
  /// A name that means something in this argument alone.
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
  /// An operator, or a modifier that changes nothing.
  case last

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The rank of an entry where any could stand.
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
