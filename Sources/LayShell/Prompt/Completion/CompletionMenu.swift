import LayLanguage
import LayTerminal

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

/// What Tab does with the completions.
enum CompletionStep: Equatable {
  case nothing

  /// Replaces the word with the text.
  case replace(with: String)

  /// Lists several completions whose common prefix is already typed.
  case choices([CompletionCandidate])

  init(word: Substring, candidates: [CompletionCandidate], followedBy next: Character?) {
    guard let first = candidates.first else {
      self = .nothing
      return
    }
    if candidates.count == 1 {
      let isSpaced = next?.isWhitespace == true
      self = .replace(with: first.text + (first.endsWord && !isSpaced ? " " : ""))
      return
    }
    let common = candidates.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    // A completion may add a parenthesis or a quote before the typed word.
    let isLonger =
      common.count > word.count && common.hasPrefix(word)
      || common.count > word.count + 1 && !word.isEmpty && common.dropFirst().hasPrefix(word)
    self = isLonger ? .replace(with: common) : .choices(candidates)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// The list of completions below an entry.
enum CompletionMenu {
  /// One word per row with its summary if all of them fit; otherwise words in columns.
  ///
  /// - Parameter page: the page that is shown where not all fit; after the last page the first
  ///   comes again.
  static func rows(
    of candidates: [CompletionCandidate], columns: Int, atMost limit: Int, page: Int = 0
  ) -> [String] {
    // File names may contain control characters.
    let words = candidates.map { VisibleText.of($0.text) }
    let widest = words.map { DisplayWidth.of($0) }.max() ?? 0
    let hasSummaries = candidates.contains { !$0.summary.isEmpty }
    if hasSummaries, candidates.count <= limit {
      return zip(words, candidates).map {
        padded($0, to: widest + 2) + VisibleText.of($1.summary)
      }
    }
    let all = sideBySide(words[...], width: widest + 2, columns: columns)
    guard all.count > limit else { return all }
    // Each page has its own columns, so that the first page holds the likeliest words.
    let onPage = max(1, limit - 1) * max(1, columns / (widest + 2))
    let count = (words.count + onPage - 1) / onPage
    let number = page % count
    let shown = words.dropFirst(number * onPage).prefix(onPage)
    return sideBySide(shown, width: widest + 2, columns: columns)
      + ["page \(number + 1) of \(count): Tab shows the next"]
  }

  /// The words in columns, each read from top to bottom.
  private static func sideBySide(
    _ words: ArraySlice<String>, width: Int, columns: Int
  ) -> [String] {
    let words = Array(words)
    let across = max(1, columns / width)
    let down = (words.count + across - 1) / across
    return (0..<down).map { row in
      stride(from: row, to: words.count, by: down)
        .map { padded(words[$0], to: width) }
        .joined()
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
