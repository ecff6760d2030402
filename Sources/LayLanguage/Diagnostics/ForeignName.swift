/// Names of other languages, and of values that are written with a quote, with what to write here.
enum ForeignName {
  /// What to write in the place of a word of another language.
  static func wordHint(for name: String) -> String? {
    if let hint = instead[name] { return hint }
    if name.count > 1, name.hasSuffix(":") {
      return "the name of an argument is written `:\(name.dropLast())`"
    }
    if name.count > 1, name.hasPrefix("."), name != "..." {
      return "a modifier is written around its view: `(\(name.dropFirst()) … view)`"
    }
    return nil
  }

  /// How a name is written that means itself.
  static func quoteHint(for name: String) -> String? {
    quoted.contains(name) ? "the name itself is written `'\(name)`" : nil
  }

  /// Whether it is a word of another language.
  static func isWord(_ name: String) -> Bool { instead[name] != nil }

  /// Words of Lisps and of Swift.
  private static let instead = [
    "car": "write `(first list)`",
    "cdr": "write `(rest list)`",
    "concat": "lists are joined by `(append a b)`, strings by `(str a b)`",
    "cons": "write `(append (list element) list)`",
    "def": "write `(define name value)`",
    "defn": "write `(define (name parameters…) body…)`",
    "defun": "write `(define (name parameters…) body…)`",
    "do": "write `(begin form…)`",
    "eq?": "write `(= a b)`",
    "equal?": "write `(= a b)`",
    "func": "write `(define (name parameters…) body…)`",
    "null": "write `nil`",
    "null?": "write `(nil? value)` or `(empty? list)`",
    "progn": "write `(begin form…)`",
    "reduce": "write `(fold function start list)`",
    "return": "a function gives the value of its last form",
    "setq": "write `(set! name value)`",
    "string-append": "write `(str a b)`",
    "var": "write `(define name value)`",
    "while": "write `(for (i start end) body…)`, or a function that calls itself",
    "zip": "write `(map list a b)`",
  ]

  /// The names of alignments and axes, which mean themselves where a builtin expects one; a function
  /// of the program gets them quoted.
  private static let quoted = Set(
    AlignmentName.horizontal + AlignmentName.vertical + AlignmentName.points
      + ["horizontal", "vertical", "both", "none"])
}
