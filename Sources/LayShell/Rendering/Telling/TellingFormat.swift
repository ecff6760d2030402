import LayLanguage
import LayTerminal

/// What commands tell about a layout, as values.
enum Told {
  case comparison(Comparison, first: String, second: String)
  /// Why a view answered as it did.
  case explanation(Explanation)
  /// Which views decided a number.
  case reasons(Reasons)
  case trace(LayoutTrace)
  case tree(TreeListing)
}

/// A form in which what is told is printed; another one is a file and a line in `TellingFormats`.
protocol TellingFormat: Sendable {
  /// How it is asked for, such as `--json`.
  static var option: String { get }
  /// - Parameter lookout: where it finds a reason to stop, the text is worth nothing.
  static func text(_ told: Told, _ style: Style, _ lookout: Lookout) -> String
}

/// All forms in which what is told is printed, besides text for people.
enum TellingFormats {
  static let all: [any TellingFormat.Type] = [
    TellingJSON.self
  ]

  /// What Tab offers.
  static func completions(after words: [String]) -> [CommandWord] {
    let options = all.map { $0.option }
    return words.contains(where: options.contains) ? [] : options.map { .word($0) }
  }

  /// The words without options.
  static func withoutOptions(_ words: [String]) -> [String] {
    words.filter { word in !all.contains { $0.option == word } }
  }
}

extension Words {
  /// Takes the options that say in which form it is printed, and others that are no views.
  mutating func take(_ format: inout any TellingFormat.Type) throws(Diagnostic) {
    while let word = next, word.text.hasPrefix("--") {
      guard let found = TellingFormats.all.first(where: { $0.option == word.text }) else {
        throw complaint("`\(command)` has no option `\(word.text)`", at: word.span)
      }
      _ = take()
      format = found
    }
  }
}
