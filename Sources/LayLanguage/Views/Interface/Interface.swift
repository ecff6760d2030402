import LayEngine

/// A row of the interface table: a SwiftUI modifier that affects neither layout nor drawing.
///
/// The row `palette-selection-effect | _effect:{automatic|custom} | sets the selection effect` has
/// one parameter without a label.
struct InterfaceRow: Sendable {
  let name: String
  /// The parameters in SwiftUI's order, in the notation of `InterfaceParameter`.
  let parameters: String
  /// What the modifier does in SwiftUI, as words after "it"; the first is a verb that ends in `s`.
  let purpose: String

  fileprivate init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let parts = String(decoding: line, as: UTF8.self).split(
      separator: " | ", omittingEmptySubsequences: false)
    precondition(parts.count == 3)
    name = String(parts[0])
    parameters = String(parts[1])
    purpose = String(parts[2])
  }

  /// The purpose as an imperative sentence: "says how" becomes "Say how".
  var summary: String {
    let words = purpose.split(separator: " ", maxSplits: 1)
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
  /// All rows, sorted by name.
  static let rows: [InterfaceRow] = lines.map(InterfaceRow.init)

  /// The row of a name; nil if there is none.
  ///
  /// No other row is read.
  static func row(named name: String) -> InterfaceRow? {
    let beginning = (name + " | ").utf8
    return lines.first { $0.starts(with: beginning) }.map(InterfaceRow.init)
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static var lines: [Slice<Bytes>] {
    Bytes(start: interfaceTable.utf8Start, count: interfaceTable.utf8CodeUnitCount)
      .split(separator: UInt8(ascii: "\n"))
  }
}

extension Declaration {
  /// The declaration of a row of the interface.
  convenience init(_ row: InterfaceRow) {
    self.init(
      .modifier, row.name, isInterface: true,
      parameters: InterfaceParameter.declared(row.parameters),
      rest: InterfaceParameter.rest(row.parameters),
      summary: row.summary, swiftUI: InterfaceSpelling.call(row),
      examples: "\(InterfaceSpelling.example(row)) | ideal | 16 x 20"
    ) { arguments throws(Diagnostic) in
      arguments.make(
        Effect.inert(InertEffect(WordsOfView(row.name, row.purpose))), [arguments.view()])
    }
  }
}
