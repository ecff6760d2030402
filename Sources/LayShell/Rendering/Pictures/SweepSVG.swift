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

  static func text(_ sweep: Sweep, _ style: Style) -> String {
    var legend = Legend(SweepLabels(sweep))
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
      in: ViewFrame(x: left, y: top, width: plotWidth, height: plotHeight))
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
      in: ViewFrame(x: left, y: top, width: plotWidth, height: plotHeight))
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
