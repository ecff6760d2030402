import LayEngine

/// `fixed flexible adaptive`: the columns and rows of lazy grids, SwiftUI's GridItem.
enum TrackFunctions {
  static let all: [Declaration] = [
    adaptive,
    fixed,
    flexible,
  ]

  private static let further: [Parameter] = [
    .keyword("spacing", .distance, "the distance to the next track", default: "8", unit: "points"),
    .keyword(
      "alignment", .enumeration(AlignmentName.points), "the alignment of cells in it",
      default: "that of the grid"),
  ]

  private static let adaptive = Declaration(
    .track, "adaptive",
    parameters: [
      .positional(
        "minimum", .length, "the minimum length of each", unit: "points", isKeyword: true),
      .optionalPositional("maximum", .length, "the maximum length", default: "inf", unit: "points"),
    ] + further,
    summary: "As many columns or rows of a lazy grid as there is room for.",
    swiftUI: .function(
      "GridItem", [.member("adaptive", ["minimum", "maximum"]), "spacing", "alignment"]),
    // (200 + 8) / (45 + 8) = 3.9 tracks in a row, so five views are in two rows.
    examples: """
      (lazy-vgrid :columns (list (adaptive 45)) (for (i 0 5) (text "a"))) | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeTrack(
      .adaptive(
        minimum: arguments.requiredNumber("minimum"),
        maximum: arguments.number("maximum") ?? .infinity))
  }

  private static let fixed = Declaration(
    .track, "fixed",
    parameters: [.positional("length", .length, "the length", unit: "points")] + further,
    summary: "A column or row of a lazy grid with a fixed length.",
    swiftUI: .function("GridItem", [.member("fixed", ["_ length"]), "spacing", "alignment"]),
    // Two tracks of 50 and 40, 8 apart, are longer than 60.
    examples: """
      (lazy-vgrid :columns (list (fixed 50) (fixed 40)) (text "a") (text "b")) | 60 x nil | 98 x 20
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeTrack(.fixed(arguments.requiredNumber("length")))
  }

  private static let flexible = Declaration(
    .track, "flexible",
    parameters: [
      .optionalPositional("minimum", .length, "the minimum length", default: "10", unit: "points"),
      .optionalPositional("maximum", .length, "the maximum length", default: "inf", unit: "points"),
    ] + further,
    summary: "A column or row of a lazy grid that takes its share of the length.",
    swiftUI: .function(
      "GridItem", [.member("flexible", ["minimum", "maximum"]), "spacing", "alignment"]),
    // Two tracks of (100 - 8) / 2 = 46, so "Hello" is in one line: 40 wide.
    examples: """
      (lazy-vgrid :columns (list (flexible) (flexible)) (text "Hello") (text "a")) \
      | 100 x nil | 100 x 20
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeTrack(
      .flexible(
        minimum: arguments.number("minimum") ?? 10,
        maximum: arguments.number("maximum") ?? .infinity))
  }
}

/// The source text of tracks.
package enum TrackText {
  /// The track's length as source text, without the parentheses around it.
  package static func of(_ length: GridTrack.Length) -> String {
    switch length {
    case .adaptive(let least, let most): "adaptive \(NumberText.of(least)) \(NumberText.of(most))"
    case .fixed(let length): "fixed \(NumberText.of(length))"
    case .flexible(let least, let most): "flexible \(NumberText.of(least)) \(NumberText.of(most))"
    }
  }
}

/// A track of a lazy grid as a value of the language; it prints as its source text.
final class TrackBox: ObjectBox {
  let track: GridTrack

  init(_ track: GridTrack) { self.track = track }

  override var kindDescription: String { "a track" }

  override var text: String { "(\(TrackText.of(track.length)))" }

  override func isEqual(to other: ObjectBox) -> Bool { (other as? TrackBox)?.track == track }
}

extension Arguments {
  fileprivate func makeTrack(_ length: GridTrack.Length) -> Value {
    let name = enumeration("alignment")
    let alignment = name.flatMap { AlignmentName.alignment($0) }
    return .object(TrackBox(GridTrack(length, spacing: number("spacing"), alignment: alignment)))
  }

  /// The tracks of a list.
  func tracks(_ name: String) -> [GridTrack] {
    requiredList(name).elements.compactMap { value in
      if case .object(let object) = value { (object as? TrackBox)?.track } else { nil }
    }
  }
}
