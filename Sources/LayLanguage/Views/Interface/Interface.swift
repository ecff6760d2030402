import LayEngine

/// A modifier of SwiftUI that changes nothing about layout or pictures, as the tables have it.
///
/// Rows are constants without references, so that a table costs next to nothing as long as no
/// program uses its names. A `Declaration` is made of a row when its name is met.
struct InterfaceRow: Sendable {
  let name: StaticString
  /// The parameters in SwiftUI's order, as `InterfaceParameter` reads them.
  let parameters: StaticString
  /// What it does elsewhere, as a sentence goes on after "it": a verb that ends in `s` comes first.
  let purpose: StaticString

  init(_ name: StaticString, _ parameters: StaticString, _ purpose: StaticString) {
    self.name = name
    self.parameters = parameters
    self.purpose = purpose
  }

  /// The same purpose as an order: "says how" is "Say how".
  var summary: String {
    let words = purpose.description.split(separator: " ", maxSplits: 1)
    let verb = String(words[0].dropLast())
    let order = verb.prefix(1).uppercased() + verb.dropFirst()
    return ([order] + words.dropFirst().map(String.init)).joined(separator: " ") + "."
  }
}

/// The modifiers that SwiftUI's public interface declares on views and that need no declaration of
/// their own here, since nothing depends on them.
///
/// Names are SwiftUI's up to iOS 26, with the frameworks that add modifiers to views. Where a name
/// has a declaration of its own too, that one counts.
enum Interface {
  /// Names with their places, by their first letters; each list is sorted.
  private static var tables: [[InterfaceRow]] {
    [fromA, fromBToC, fromDToE, fromFToL, fromMToO, fromP, fromQToS, fromTToZ]
  }

  private static func table(of letter: UInt8) -> [InterfaceRow] {
    switch letter {
    case UInt8(ascii: "a"): fromA
    case UInt8(ascii: "b")...UInt8(ascii: "c"): fromBToC
    case UInt8(ascii: "d")...UInt8(ascii: "e"): fromDToE
    case UInt8(ascii: "f")...UInt8(ascii: "l"): fromFToL
    case UInt8(ascii: "m")...UInt8(ascii: "o"): fromMToO
    case UInt8(ascii: "p"): fromP
    case UInt8(ascii: "q")...UInt8(ascii: "s"): fromQToS
    case UInt8(ascii: "t")...UInt8(ascii: "z"): fromTToZ
    default: []
    }
  }

  static var rows: [InterfaceRow] { tables.flatMap(\.self) }

  /// The row of a name; nil where SwiftUI has no such modifier, or it has a declaration.
  static func row(named name: String) -> InterfaceRow? {
    guard let letter = name.utf8.first else { return nil }
    let rows = table(of: letter)
    var name = name
    return name.withUTF8 { wanted -> InterfaceRow? in
      var low = 0
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        switch compare(rows[middle].name, wanted) {
        case 0: return rows[middle]
        case ..<0: low = middle + 1
        default: high = middle
        }
      }
      return nil
    }
  }

  /// Below 0, 0 or above it, as a name stands before a word, is it, or stands after it.
  private static func compare(_ name: StaticString, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    let count = min(name.utf8CodeUnitCount, word.count)
    for index in 0..<count where name.utf8Start[index] != word[index] {
      return Int(name.utf8Start[index]) - Int(word[index])
    }
    return name.utf8CodeUnitCount - word.count
  }
}

extension Declaration {
  /// The declaration that a row of the interface says.
  convenience init(_ row: InterfaceRow) {
    let name = row.name.description
    self.init(
      .modifier, name, isInterface: true,
      parameters: InterfaceParameter.declared(row.parameters),
      rest: InterfaceParameter.rest(row.parameters),
      summary: row.summary, swiftUI: InterfaceSpelling.call(row),
      examples: [
        Example(InterfaceSpelling.example(row), proposing: "ideal", gives: "16 x 20")
      ]
    ) { arguments throws(Diagnostic) in
      arguments.make(
        Effect.inert(InertEffect(WordsOfView(name, row.purpose.description))), [arguments.view()])
    }
  }
}
