import LayEngine
import LayLanguage
import LayTerminal

/// A sweep as a plot: the answer over the proposal, with a colored band for each structure.
///
/// Over both axes it is a map of the proposals, with an area for each structure.
enum SweepSVG: SweepFormat {
  static let option = "--svg"
  static let fileEnding: String? = ".svg"

  private static let (width, plotWidth, plotHeight) = (720.0, 630.0, 300.0)
  private static let (left, top) = (60.0, 44.0)
  private static let colors = [
    "#0a84ff", "#30d158", "#ff9f0a", "#bf5af2", "#ff375f", "#64d2ff", "#ffd60a", "#ac8e68",
  ]

  static func text(_ sweep: Sweep, _ style: Style, _ lookout: Lookout) -> String {
    var legend = Legend(SweepLabels(sweep, lookout))
    let title = "answers \(RangeText.place(sweep.range))" + (sweep.isPart ? ", a part" : "")
    var parts = [SVGText.text(title, x: left, y: 24, "heading")]
    parts += sweep.isPlane ? plane(sweep, &legend) : line(sweep, &legend)
    var y = top + plotHeight + 52
    if !sweep.isPlane {
      parts += [
        "<line class=\"first\" x1=\"60\" y1=\"\(y - 4)\" x2=\"84\" y2=\"\(y - 4)\"/>",
        SVGText.text("width of the answer", x: 92, y: y, "words"),
        "<line class=\"second\" x1=\"260\" y1=\"\(y - 4)\" x2=\"284\" y2=\"\(y - 4)\"/>",
        SVGText.text("height of the answer", x: 292, y: y, "words"),
      ]
      y += 20
    }
    for (number, label) in legend.labels.enumerated() {
      let swatch = SVGText.frame(x: left, y: y - 10, width: 24, height: 12)
      parts.append("<rect class=\"band\" fill=\"\(color(number))\" \(swatch)/>")
      parts.append(SVGText.text(DisplayWidth.cut(label, to: 90), x: 92, y: y, "words"))
      y += 18
    }
    return SVGText.document(width: width, height: y, title: title, parts)
  }

  /// The colors of structures, in order of their first use.
  private struct Legend {
    let all: SweepLabels
    private(set) var labels: [String] = []

    init(_ all: SweepLabels) { self.all = all }

    mutating func number(of answer: StructureAnswer) -> Int {
      let label = all.label(answer) ?? "one structure"
      if let number = labels.firstIndex(of: label) { return number }
      labels.append(label)
      return labels.count - 1
    }
  }

  private static func color(_ number: Int) -> String { colors[number % colors.count] }

  // MARK: - One axis

  private static func line(_ sweep: Sweep, _ legend: inout Legend) -> [String] {
    let ranges = sweep.rows.flatMap(\.found.ranges)
    let knots = ranges.map { $0.knots.filter { $0.size.width.isFinite && $0.size.height.isFinite } }
    let sizes = knots.joined().map(\.size)
    let bounds = sweep.range.width.range ?? sweep.range.height.range ?? 0...1
    let least = sizes.map { min($0.width, $0.height) }.min() ?? 0
    let most = sizes.map { max($0.width, $0.height) }.max() ?? 1
    let scale = PlotScale(
      across: bounds, up: min(0, least)...max(most * 1.05, 1),
      area: ViewFrame(x: left, y: top, width: plotWidth, height: plotHeight))
    var parts: [String] = []
    for range in ranges {
      let number = legend.number(of: range.answer)
      let (start, end) = (scale.x(range.start.length), scale.x(range.end.length))
      let frame = SVGText.frame(
        x: start, y: top, width: max(end - start, 0.75), height: plotHeight)
      parts.append(
        "<rect class=\"band\" fill=\"\(color(number))\" \(frame)>\(tooltip(range, legend))</rect>")
    }
    parts += scale.grid(across: "proposed \(sweep.axis.side)")
    for (kind, side) in [("second", \ViewSize.height), ("first", \ViewSize.width)] {
      for knots in knots where knots.count > 1 {
        let points = knots.map { knot in
          "\(SVGText.number(scale.x(knot.length))),\(SVGText.number(scale.y(knot.size[keyPath: side])))"
        }
        parts.append("<polyline class=\"\(kind)\" points=\"\(points.joined(separator: " "))\"/>")
      }
    }
    return parts
  }

  private static func tooltip(_ range: StructureRange, _ legend: Legend) -> String {
    let label = legend.all.label(range.answer).map { ": \($0)" } ?? ""
    let text = RangeText.stretch(from: range.start, to: range.end) + label
    return "<title>\(SVGText.escaped(text))</title>"
  }

  // MARK: - Both axes

  private static func plane(_ sweep: Sweep, _ legend: inout Legend) -> [String] {
    let scale = PlotScale(
      across: sweep.range.width.range ?? 0...1, up: sweep.range.height.range ?? 0...1,
      area: ViewFrame(x: left, y: top, width: plotWidth, height: plotHeight))
    var parts: [String] = []
    for (number, row) in sweep.rows.enumerated() {
      guard let heights = row.heights else { continue }
      let next = number + 1 < sweep.rows.count ? sweep.rows[number + 1].heights : nil
      let (low, high) = (heights.lowerBound, next?.lowerBound ?? heights.upperBound)
      for range in row.found.ranges {
        let (start, end) = (scale.x(range.start.length), scale.x(range.end.length))
        let frame = SVGText.frame(
          x: start, y: scale.y(high), width: max(end - start, 0.75),
          height: max(scale.y(low) - scale.y(high), 0.75))
        let fill = color(legend.number(of: range.answer))
        parts.append(
          "<rect class=\"band\" fill=\"\(fill)\" \(frame)>\(tooltip(range, legend))</rect>")
      }
    }
    return parts + scale.grid(across: "proposed width", up: "proposed height")
  }
}

/// The mapping from values to points of a plot, and its grid lines.
struct PlotScale {
  /// The values from the left edge to the right edge, and from the lower edge to the upper edge.
  let across, up: ClosedRange<Double>
  let area: ViewFrame

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
