import LayEngine
import LayLanguage

/// The mapping from values to points of a plot, and its grid lines.
struct PlotScale {
  private let across, up: ClosedRange<Double>
  private let area: ViewFrame

  /// - Parameters:
  ///   - across: the values from the left edge to the right edge.
  ///   - up: the values from the lower edge to the upper edge.
  init(across: ClosedRange<Double>, up: ClosedRange<Double>, in area: ViewFrame) {
    self.across = across
    self.up = up
    self.area = area
  }

  func x(_ value: Double) -> Double {
    area.origin.x + area.size.width * Self.part(value, across)
  }

  func y(_ value: Double) -> Double {
    area.maxY - area.size.height * Self.part(value, up)
  }

  private static func part(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0.5
  }

  /// The grid lines at round numbers, with their labels.
  func grid(across title: String, up upTitle: String? = nil) -> [String] {
    var parts: [String] = []
    for value in Self.roundNumbers(in: across, most: 10) {
      let x = SVGText.number(x(value))
      let (top, bottom) = (SVGText.number(area.origin.y), SVGText.number(area.maxY))
      parts.append("<line class=\"grid\" x1=\"\(x)\" y1=\"\(top)\" x2=\"\(x)\" y2=\"\(bottom)\"/>")
      parts.append(
        SVGText.text(
          NumberText.of(value), x: self.x(value), y: area.maxY + 14, "faint", anchor: "middle"))
    }
    for value in Self.roundNumbers(in: up, most: 6) {
      let y = SVGText.number(y(value))
      let (left, right) = (SVGText.number(area.origin.x), SVGText.number(area.maxX))
      parts.append("<line class=\"grid\" x1=\"\(left)\" y1=\"\(y)\" x2=\"\(right)\" y2=\"\(y)\"/>")
      parts.append(
        SVGText.text(
          NumberText.of(value), x: area.origin.x - 6, y: self.y(value) + 3, "faint", anchor: "end"))
    }
    let middle = area.origin.x + area.size.width / 2
    parts.append(SVGText.text(title, x: middle, y: area.maxY + 30, "words", anchor: "middle"))
    if let upTitle {
      parts.append(SVGText.text(upTitle, x: area.origin.x, y: area.origin.y - 6, "faint"))
    }
    let frame = SVGText.frame(
      x: area.origin.x, y: area.origin.y, width: area.size.width, height: area.size.height)
    return parts + ["<rect class=\"area\" \(frame)/>"]
  }

  /// Multiples of 1, 2 or 5 times a power of ten, with `most` steps at most.
  static func roundNumbers(in range: ClosedRange<Double>, most: Double) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [range.lowerBound] }
    var step = 0.001
    search: while true {
      for factor in [1.0, 2, 5] where length / (step * factor) <= most {
        step *= factor
        break search
      }
      step *= 10
    }
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard last - first <= most else { return [] }
    return (0...Int(max(last - first, 0))).map { (first + Double($0)) * step }
  }
}
