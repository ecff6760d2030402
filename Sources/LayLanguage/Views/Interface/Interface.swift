import LayEngine

/// A modifier of SwiftUI that changes nothing about layout or pictures, as the tables have it.
///
/// A `Declaration` is made of a row when its name is met.
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
  /// Names with their rows, by their first letters; each list is sorted.
  private static func all(_ declare: inout CatalogueWalk<InterfaceRow>) {
    fromA(&declare)
    fromBToC(&declare)
    fromDToE(&declare)
    fromFToL(&declare)
    fromMToO(&declare)
    fromP(&declare)
    fromQToS(&declare)
    fromTToZ(&declare)
  }

  private static func list(of letter: UInt8) -> CatalogueWalk<InterfaceRow>.List? {
    switch letter {
    case UInt8(ascii: "a"): fromA
    case UInt8(ascii: "b")...UInt8(ascii: "c"): fromBToC
    case UInt8(ascii: "d")...UInt8(ascii: "e"): fromDToE
    case UInt8(ascii: "f")...UInt8(ascii: "l"): fromFToL
    case UInt8(ascii: "m")...UInt8(ascii: "o"): fromMToO
    case UInt8(ascii: "p"): fromP
    case UInt8(ascii: "q")...UInt8(ascii: "s"): fromQToS
    case UInt8(ascii: "t")...UInt8(ascii: "z"): fromTToZ
    default: nil
    }
  }

  static var rows: [InterfaceRow] { CatalogueWalk.items(of: all) }

  /// The row of a name; nil where the lists have none.
  static func row(named name: String) -> InterfaceRow? {
    guard let letter = name.utf8.first, let list = list(of: letter) else { return nil }
    return CatalogueWalk.item(named: name, in: list)
  }
}

extension CatalogueWalk<InterfaceRow> {
  /// A modifier, as `InterfaceRow` has it.
  mutating func row(_ name: StaticString, _ parameters: StaticString, _ purpose: StaticString) {
    self(name, InterfaceRow(name, parameters, purpose))
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
