/// Finds lists that are nested too deeply for the parser.
///
/// At a `[` the parser looks ahead for a type, and it may look twice at what is inside: each bracket
/// in a bracket, as in `[[[1]]]`, doubles its work.
struct NestedBrackets {
  /// How many brackets may be open at once, without a brace or a string between them.
  static let most = 12

  /// The offset of the first bracket beyond that; nil if there is none.
  static func tooDeep(in text: String) -> Int? {
    var brackets = NestedBrackets(rest: Array(text.utf8)[...])
    while !brackets.rest.isEmpty {
      let start = brackets.rest.startIndex
      brackets.readOne()
      if brackets.levels[brackets.levels.count - 1].brackets > most { return start }
    }
    return nil
  }

  /// Code between braces, or between the parentheses of an interpolation.
  private struct Level {
    /// What ends the string that goes on behind it; nil for braces.
    let string: String?
    var brackets = 0
    var parentheses = 0
  }

  private var rest: ArraySlice<UInt8>
  private var levels = [Level(string: nil)]
  /// What ends the string that is being read; nil in code.
  private var string: String?

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  /// Takes a text, if it comes next.
  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skip(to end: String) {
    while !rest.isEmpty, !take(end) { rest = rest.dropFirst() }
  }

  private mutating func readOne() {
    if let end = string {
      if take("\\(") {
        levels.append(Level(string: end))
        string = nil
      } else if take("\\\\") || take("\\\"") {
        return
      } else if take(end) || end == "\"" && take("\n") {
        string = nil
      } else {
        rest = rest.dropFirst()
      }
    } else if take("//") {
      skip(to: "\n")
    } else if take("/*") {
      skip(to: "*/")
    } else if let quotes = ["\"\"\"", "\""].first(where: { take($0) }) {
      string = quotes
    } else {
      readCode()
    }
  }

  private mutating func readCode() {
    let top = levels.count - 1
    switch rest.removeFirst() {
    case UInt8(ascii: "["): levels[top].brackets += 1
    case UInt8(ascii: "]"): levels[top].brackets = max(0, levels[top].brackets - 1)
    case UInt8(ascii: "("): levels[top].parentheses += 1
    case UInt8(ascii: ")"):
      levels[top].parentheses -= 1
      if levels[top].parentheses < 0, levels[top].string != nil {
        string = levels.removeLast().string
      }
    case UInt8(ascii: "{"): levels.append(Level(string: nil))
    case UInt8(ascii: "}"): if top > 0 { levels.removeLast() }
    default: break
    }
  }
}
