/// Where a view is in a tree: which child to take at each step down from the root, from 1.
///
/// Written with points between: `2.1` is the first child of the second. A number several times in a
/// row may be written once: `1*5.2` is `1.1.1.1.1.2`.
struct ViewPath: Equatable, Sendable {
  /// Deeper views than these are there, but nobody writes such a path.
  private static let longest = 1_000_000

  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  /// Nil for a text that is no path.
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

  /// A whole number from 1 on, in digits alone.
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

  /// A path that grows at its end, as a walk goes down.
  struct Writing {
    /// From so many on, equal numbers are counted.
    private static let fewest = 4
    /// What is longer is nothing to read; it begins with an ellipsis then.
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

    /// Shortened from the front where it is too long to be written.
    var shown: String {
      let text = text
      return text.count > most ? "…" + text.suffix(most) : text
    }
  }
}
