import LayEngine

extension Declaration {
  static let color = Declaration(
    .view, "color",
    parameters: [
      .optionalPositional(
        "color", .color, "a name, a string like \"#ff8800\", or the name of an asset",
        isKeyword: false),
      part("red"), part("green"), part("blue"), part("white"), part("hue"), part("saturation"),
      part("brightness"),
      .keyword("opacity", .number, "from 0 to 1", default: "1"),
    ],
    summary: "A color that fills the proposed size.",
    swiftUI: .value(of: "Color", "color").or(
      .view(
        "Color", ["_ color"], ["red", "green", "blue", "opacity"], ["white", "opacity"],
        ["hue", "saturation", "brightness", "opacity"])),
    examples: """
      (color red) | 40 x 30 | 40 x 30
      (color :red 1 :green 0.5 :blue 0) | 40 x 30 | 40 x 30
      """
  ) { arguments throws(Diagnostic) in
    if let color = arguments.color("color") { return arguments.make(Color(color.text)) }
    let parts = ["red", "green", "blue", "white", "hue", "saturation", "brightness"]
    guard parts.contains(where: { arguments.isGiven($0) }) else {
      throw arguments.complaint(.needsColor)
    }
    return arguments.make(Color(arguments.mixedColor))
  }

  private static func part(_ name: String) -> Parameter {
    .keyword(name, .number, "from 0 to 1, in place of a name")
  }
}

extension Arguments {
  /// The color of the given components, as `#rrggbb`.
  fileprivate var mixedColor: String {
    func part(_ name: String) -> Double { min(max(number(name) ?? 0, 0), 1) }
    var parts = [part("red"), part("green"), part("blue")]
    if isGiven("white") { parts = Array(repeating: part("white"), count: 3) }
    if isGiven("hue") || isGiven("brightness") {
      // For red, green and blue: the distance from its own sector of the color wheel, in sixths.
      let sixths = part("hue") * 6
      parts = [0.0, 4, 2].map { shift in
        let place = (sixths + shift).truncatingRemainder(dividingBy: 6)
        let distance = min(max(abs(place - 3) - 1, 0), 1)
        return part("brightness") * (1 - part("saturation") * (1 - distance))
      }
    }
    return "#"
      + parts.map { part in
        let digits = String(part.isNaN ? 0 : Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Complaint {
  fileprivate static let needsColor = Complaint(
    "`color` needs the name of a color, or its parts",
    hint: "write `(color red)` or `(color :red 1 :green 0.5 :blue 0)`")
}
