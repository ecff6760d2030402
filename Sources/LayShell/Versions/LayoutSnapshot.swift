import LayEngine
import LayLanguage
import LayTerminal

/// The layouts of the views of a file as a text that people review: `Row.layout` beside `Row.swift`.
///
/// - Rule: a view is laid out in the room on the phone of today, with texts of the usual size; behind that
///   stand the widths of windows at which its structure changes.
/// - Rule: lengths are rounded to a tenth of a point. A modifier that is as large as what is in it has no line.
struct LayoutSnapshot {
  static let ending = ".layout"
  /// How each one begins.
  static let mark = "# Layouts of "

  private static let mostLines = 2_000
  private static let deepest = 200

  let lookout: Lookout
  private let words: DifferenceText

  private init(_ lookout: Lookout) {
    self.lookout = lookout
    words = DifferenceText(style: Style(columns: .max, isPlain: true), lookout: lookout)
  }

  /// - Parameter name: the name of the file, without its folder.
  static func text(
    of result: CheckedCode.Result, named name: String, in widths: ClosedRange<Double>
  ) throws(Diagnostic) -> String {
    let room = CheckSetting.usual
    var lines = [
      "\(mark)\(name) in \(NumberText.of(room.width)) x \(NumberText.of(room.height)); "
        + "`lay snapshot --update` writes them"
    ]
    for (label, message) in result.failures {
      lines += ["", "\(label): cannot be made: \(message)"]
    }
    for view in result.views {
      lines.append("")
      let snapshot = LayoutSnapshot(view.interpreter.lookout())
      do throws(Diagnostic) {
        lines += try view.interpreter.silently { () throws(Diagnostic) in
          try snapshot.lines(view, in: widths)
        }
      } catch {
        if error.isInterruption { throw error }
        lines.append("\(view.label): cannot be laid out: \(error.message)")
      }
    }
    return lines.map { VisibleText.of($0) + "\n" }.joined()
  }

  private func lines(
    _ view: CheckedView, in widths: ClosedRange<Double>
  ) throws(Diagnostic) -> [String] {
    let layout = try view.current(CheckSetting()).layout(CheckSetting.usual.proposal)
    return ["\(view.label): \(Self.size(layout.size))"] + tree(layout)
      + (try pieces(view, in: widths))
  }

  // MARK: Views

  /// `text "Tea": 24 x 20.3 at 16, 0`, indented by the views around it that have a line.
  private func tree(_ layout: Layout) -> [String] {
    var lines: [String] = []
    var pending = [(view: layout.root, depth: 1)]
    while !lookout.isOver, let (view, depth) = pending.popLast() {
      guard lines.count < Self.mostLines, depth < Self.deepest else { return lines + ["  ..."] }
      let inner = view.view.content.isModifier && view.childCount == 1 ? view.child(0) : nil
      let isLeftOut = inner.map { Self.frame($0) == Self.frame(view) } ?? false
      if !isLeftOut {
        let state = LayoutStructure.state(of: view)
        let isPlain = state == nil || state == .lines(1, isTruncated: false)
        lines.append(
          String(repeating: "  ", count: depth)
            + "\(ViewTitle.full(view.view)): \(Self.frame(view))"
            + (isPlain ? "" : state.map { ", \(words.words($0))" } ?? ""))
      }
      for number in (0..<view.childCount).reversed() {
        pending.append((view.child(number), isLeftOut ? depth : depth + 1))
      }
    }
    return lines
  }

  // MARK: Widths

  private func pieces(
    _ view: CheckedView, in all: ClosedRange<Double>
  ) throws(Diagnostic) -> [String] {
    var lines: [String] = []
    var narrow: CurrentView?
    for part in CheckWindows.usual.parts(in: all) where !part.isLow {
      let widths = part.widths
      var setting = CheckSetting()
      setting.isWide = part.isWide
      let current = try view.current(setting)
      let first = try current.layout(Self.proposal(widths.lowerBound))
      let place = "from \(Self.number(widths.lowerBound)): "
      if let before = try narrow?.layout(first.proposal) {
        let difference = LayoutDifferenceSearch.run(from: before, to: first, lookout)
        if !difference.changes.isEmpty {
          lines.append("    \(place)otherwise in the size class regular")
        }
      } else {
        lines.append("  \(place)\(Self.size(first.size))")
      }
      lines += try changes(current, widths)
      if widths.upperBound == all.upperBound {
        let last = try current.layout(Self.proposal(widths.upperBound))
        lines.append("  to \(Self.number(widths.upperBound)): \(Self.size(last.size))")
      }
      narrow = current
    }
    return lines
  }

  private func changes(
    _ view: CurrentView, _ widths: ClosedRange<Double>
  ) throws(Diagnostic) -> [String] {
    let line = ProposalLine(axis: .horizontal, other: CheckSetting.usual.height)
    let search = RangeSearch(view: view, line: line, lookout: lookout)
    let found = try search.find(over: widths) {
      Array(stride(from: widths.lowerBound, to: widths.upperBound, by: 8)) + [widths.upperBound]
    }
    if let stop = found.stop { throw stop }
    var breakpoints = Breakpoints(found: found, range: widths, lookout)
    try breakpoints.addPaths(view, lookout)
    return breakpoints.changes.flatMap { change in
      let start = Self.number(change.start.length)
      let place = change.lastBefore == nil ? change.start.isIncluded ? "from" : "above" : "near"
      return BreakpointsText.texts(change, breakpoints.titles).map {
        "    \(place) \(start): \($0.replacing("→", with: "->"))"
      }
    }
  }

  private static func proposal(_ width: Double) -> ProposedViewSize {
    ProposedViewSize(width: width, height: CheckSetting.usual.height)
  }

  // MARK: Numbers

  private static func frame(_ view: PlacedView) -> String {
    let frame = view.frame
    return "\(size(frame.size)) at \(number(frame.origin.x)), \(number(frame.origin.y))"
  }

  private static func size(_ size: ViewSize) -> String {
    "\(number(size.width)) x \(number(size.height))"
  }

  /// A length with one decimal.
  ///
  /// - Rule: what two machines may sum up otherwise in the last digits is rounded away before.
  private static func number(_ length: Double) -> String {
    guard abs(length) < 1e9 else { return PlaceText.of(length) }
    let exact = (length * 1e6).rounded() / 1e6
    return NumberText.of((exact * 10).rounded(.toNearestOrAwayFromZero) / 10)
  }
}
