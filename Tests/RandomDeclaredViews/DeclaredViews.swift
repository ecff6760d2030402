import LayEngine
import LayLanguage

/// Makes random views as text: examples of declarations whose leaves are replaced by others.
package struct DeclaredViews {
  private var state: UInt64

  private let examples: [String]

  private static let all = examples(of: Catalogue.entries)
  private static let ofLayout = examples(
    of: Catalogue.entries.filter { entry in
      if case .declaration(let declaration) = entry { !declaration.isInterface } else { true }
    })

  private static func examples(of entries: [Catalogue.Entry]) -> [String] {
    entries.flatMap(\.examples).filter { $0.proposing != nil }.map(\.source)
  }
  private static let leaves = ["(text ", "(color ", "(rectangle", "(circle"]

  /// - Parameter hasInterface: whether modifiers on which no layout depends are among them.
  package init(seed: Int, hasInterface: Bool = true) {
    // All seeds go through the same cycle of states; this start is far from those of other seeds.
    state = (UInt64(seed) &+ 1) &* 0xD134_2543_DE82_EF95
    examples = hasInterface ? Self.all : Self.ofLayout
  }

  private mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }

  package mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: length(), height: length())
  }

  private mutating func length() -> Double? {
    switch below(6) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    default: Double(below(800)) / 2
    }
  }

  package mutating func view(depth: Int) -> String {
    let example = examples[below(examples.count)]
    guard depth > 0 else { return example }
    var result = ""
    var rest = Substring(example)
    while !rest.isEmpty {
      if Self.leaves.contains(where: rest.hasPrefix), below(2) == 0,
        let end = Self.endOfList(rest)
      {
        result += view(depth: depth - 1)
        rest = rest[end...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// The end of the list with which a text begins; nil if it is not closed.
  private static func endOfList(_ text: Substring) -> String.Index? {
    var open = 0
    var isInString = false
    for index in text.indices {
      switch text[index] {
      case "\"": isInString.toggle()
      case "(" where !isInString: open += 1
      case ")" where !isInString:
        open -= 1
        if open == 0 { return text.index(after: index) }
      default: continue
      }
    }
    return nil
  }
}
