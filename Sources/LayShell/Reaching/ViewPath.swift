/// The position of a view in a tree: the number of the child at each step from the root, from 1.
///
/// Written with dots: `2.1` is the first child of the second child. A repeated number may be
/// written once: `1*5.2` is `1.1.1.1.1.2`.
struct ViewPath: Equatable, Sendable {
  /// The longest path that is read; deeper views exist, but nobody writes their paths.
  private static let longest = 1_000_000

  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  /// Reads a path; nil for any other text.
  init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let factors = part.split(separator: "*", omittingEmptySubsequences: false)
      guard let number = Self.number(factors[0]), factors.count <= 2 else { return nil }
      guard factors.count == 2 else {
        numbers.append(number)
        continue
      }
      guard let times = Self.number(factors[1]), numbers.count + times <= Self.longest else {
        return nil
      }
      numbers += Array(repeating: number, count: times)
    }
    self.numbers = numbers
  }

  /// A positive integer in decimal digits without a leading zero.
  private static func number(_ text: Substring) -> Int? {
    guard let first = text.utf8.first, first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  var text: String {
    var writing = Writing(most: .max)
    for number in numbers { writing.append(number) }
    return writing.text
  }

  /// The text of a path that grows at its end, as during a walk down a tree.
  struct Writing {
    /// From this many on, equal numbers are written as a count.
    private static let fewest = 4
    /// The most characters that are shown; a longer path is cut at its start, with an ellipsis.
    private let most: Int
    private var before = ""
    private var last = 0
    private var times = 0

    init(most: Int = 40) { self.most = most }

    mutating func append(_ number: Int) {
      if number == last {
        times += 1
        return
      }
      before = String(text.suffix(most))
      (last, times) = (number, 1)
    }

    var text: String {
      guard times > 0 else { return "" }
      let run =
        times < Self.fewest
        ? Array(repeating: "\(last)", count: times).joined(separator: ".") : "\(last)*\(times)"
      return before.isEmpty ? run : "\(before).\(run)"
    }

    /// The text, cut at its start if it is too long.
    var shown: String {
      let text = text
      return text.count > most ? "…" + text.suffix(most) : text
    }
  }
}
