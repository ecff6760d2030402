import LayEngine

extension Parameter {
  /// Keyword parameters for lengths at edges; a single edge overrides `horizontal` and `vertical`.
  static func edgeLengths(_ what: String) -> [Parameter] {
    [
      ("top", "at the top"), ("leading", "at the leading edge"), ("bottom", "at the bottom"),
      ("trailing", "at the trailing edge"), ("horizontal", "at leading and trailing edge"),
      ("vertical", "at top and bottom"),
    ].map { .keyword($0, .length, "\(what) \($1)", unit: "points") }
  }
}

extension ParameterType {
  /// Edge insets as one value.
  static let insets = ParameterType.object(
    InsetsBox.self, sample: "(edge-insets :top 8 :leading 4)")
}

extension Arguments {
  /// Whether one of the keywords for lengths at edges was given.
  var givesEdgeLengths: Bool {
    ["top", "leading", "bottom", "trailing", "horizontal", "vertical"].contains(where: isGiven)
  }

  /// The lengths that keywords give; at other edges the lengths of `insets`.
  func edgeLengths(over insets: Insets = Insets()) -> Insets {
    var insets = insets
    if let length = number("horizontal") { insets.set(.horizontal, to: length) }
    if let length = number("vertical") { insets.set(.vertical, to: length) }
    insets.top = number("top") ?? insets.top
    insets.leading = number("leading") ?? insets.leading
    insets.bottom = number("bottom") ?? insets.bottom
    insets.trailing = number("trailing") ?? insets.trailing
    return insets
  }

  /// The insets of a modifier that takes edges and a length, an `insets` value or keywords.
  func insets(length standard: Double) -> Insets {
    if let box = object("insets", as: InsetsBox.self) { return edgeLengths(over: box.insets) }
    guard isGiven("edges") || isGiven("length") || !givesEdgeLengths else { return edgeLengths() }
    let edges = enumerations("edges").map(EdgeName.set) ?? .all
    return edgeLengths(over: Insets(edges, number("length") ?? standard))
  }
}

/// Edge insets as a value of the language.
final class InsetsBox: ObjectBox {
  let insets: Insets

  init(_ insets: Insets) { self.insets = insets }

  override var hasNaN: Bool { (insets.horizontal + insets.vertical).isNaN }

  override var kindDescription: String { "edge insets" }

  override var text: String {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return edges.map { "\($0) \(NumberText.of($1))" }.joined(separator: ", ")
  }

  override func isEqual(to other: ObjectBox) -> Bool { (other as? InsetsBox)?.insets == insets }

  override func part(_ name: String) -> Value? {
    switch name {
    case "top": .number(insets.top)
    case "leading": .number(insets.leading)
    case "bottom": .number(insets.bottom)
    case "trailing": .number(insets.trailing)
    default: nil
    }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard case .number(let length) = value else { return nil }
    var insets = insets
    switch name {
    case "top": insets.top = length
    case "leading": insets.leading = length
    case "bottom": insets.bottom = length
    case "trailing": insets.trailing = length
    default: return nil
    }
    return InsetsBox(insets)
  }
}
