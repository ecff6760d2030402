import LayEngine

/// A row of the interface tables: a SwiftUI modifier that affects neither layout nor drawing.
///
/// Its `Declaration` is made when a program first uses the name.
struct InterfaceRow: Sendable {
  let name: StaticString
  /// The parameters in SwiftUI's order, in the notation of `InterfaceParameter`.
  let parameters: StaticString
  /// What the modifier does in SwiftUI, as words after "it"; the first is a verb that ends in `s`.
  let purpose: StaticString

  init(_ name: StaticString, _ parameters: StaticString, _ purpose: StaticString) {
    self.name = name
    self.parameters = parameters
    self.purpose = purpose
  }

  /// The purpose as an imperative sentence: "says how" becomes "Say how".
  var summary: String {
    let words = purpose.description.split(separator: " ", maxSplits: 1)
    let verb = String(words[0].dropLast())
    let order = verb.prefix(1).uppercased() + verb.dropFirst()
    return ([order] + words.dropFirst().map(String.init)).joined(separator: " ") + "."
  }
}

/// The modifiers of SwiftUI's public interface that have no effect in `lay`.
///
/// Names are SwiftUI's up to iOS 26, with the frameworks that add modifiers to views. A name that
/// also has a `Declaration` elsewhere uses that one.
enum Interface {
  /// All rows, in a list for each range of first letters; each list is sorted.
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

  /// The row of a name; nil if no list contains it.
  static func row(named name: String) -> InterfaceRow? {
    guard let letter = name.utf8.first, let list = list(of: letter) else { return nil }
    return CatalogueWalk.item(named: name, in: list)
  }
}

extension CatalogueWalk<InterfaceRow> {
  /// Declares a modifier by its `InterfaceRow`.
  mutating func row(_ name: StaticString, _ parameters: StaticString, _ purpose: StaticString) {
    self(name, InterfaceRow(name, parameters, purpose))
  }
}

extension Declaration {
  /// The declaration of a row of the interface.
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
