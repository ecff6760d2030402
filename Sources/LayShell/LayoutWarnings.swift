import LayEngine
import LayLanguage

extension Shell {
  /// Warns, once for each place, about values that are not used as they are written.
  func warn(about warnings: [LayoutWarning]) {
    for warning in warnings where session.warned.insert(warning.place).inserted {
      printDiagnostic(picture(of: Diagnostic(warning)))
    }
  }

  /// Warns about what geometry readers made, and about views without a finite position: they cannot
  /// be drawn, though their sizes are right.
  func warn(about layout: Layout) {
    for content in layout.withContents {
      if content.contentEvents != nil { warn(about: content.tree.warnings) }
      warn(about: content.warnings)
    }
    for found in MisplacedViews(in: layout, atMost: 3, session.interpreter.lookout()).found
    where session.warnedOfPlace.insert(found.view.span).inserted {
      let subject = (found.isPart ? "a part of " : "") + ViewTitle.subject(found.view)
      let complaint = Complaint(
        "\(subject) has no finite place",
        hint: "propose finite lengths to see it placed")
      printDiagnostic(picture(of: Diagnostic(complaint, at: found.view.span, severity: .warning)))
    }
  }
}

extension Diagnostic {
  /// A value that is not used as it is written.
  init(_ warning: LayoutWarning) {
    let complaint: Complaint
    switch warning.kind {
    case .negativeLength(let axis, let length): complaint = .negativeLength(axis, length)
    case .lengthNotFinite(let axis, let length): complaint = .lengthNotFinite(axis, length)
    case .containerLength(let axis, let length): complaint = .containerLength(axis, length)
    case .contradictoryBounds(let axis, let bounds): complaint = .contradictory(axis, bounds)
    case .contradictoryLines(let least, let most): complaint = .contradictoryLines(least, most)
    case .emptyTrack(let axis, let length): complaint = .emptyTrack(axis, length)
    case .contradictoryTrack(let axis, let length): complaint = .contradictoryTrack(axis, length)
    }
    self.init(complaint, at: warning.span, severity: .warning)
  }
}

extension Axis {
  /// The word for a track of a lazy grid along this axis.
  fileprivate var track: String { self == .horizontal ? "column" : "row" }
}

extension Complaint {
  fileprivate static func negativeLength(_ axis: Axis, _ length: Double) -> Complaint {
    Complaint("a `:\(axis.side)` of \(NumberText.of(length)) counts as 0")
  }

  fileprivate static func lengthNotFinite(_ axis: Axis, _ length: Double) -> Complaint {
    Complaint(
      "a `:\(axis.side)` of \(NumberText.of(length)) is ignored",
      hint: length.isNaN
        ? "infinity less infinity, or times 0, is no number"
        : "write `:max-\(axis.side) inf` to take all there is")
  }

  fileprivate static func containerLength(_ axis: Axis, _ length: Double) -> Complaint {
    let what = "a \(axis.side) of \(NumberText.of(length)), made of the container's,"
    return Complaint(length < 0 && length.isFinite ? "\(what) counts as 0" : "\(what) is ignored")
  }

  fileprivate static func contradictory(_ axis: Axis, _ bounds: FlexibleLength) -> Complaint {
    let given = [
      ("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum),
    ].compactMap { name, length in
      length.map { "`:\(name)-\(axis.side)` \(NumberText.of($0))" }
    }
    return Complaint(
      "these bounds contradict each other: " + given.joined(separator: ", "),
      hint: "let them grow from `:min-\(axis.side)` to `:max-\(axis.side)`")
  }

  fileprivate static func contradictoryLines(_ least: Int, _ most: Int) -> Complaint {
    Complaint(
      "at least \(least) lines and at most \(most) contradict each other",
      hint: "write `(line-limit \(most) \(least) view)`")
  }

  fileprivate static func emptyTrack(_ axis: Axis, _ length: GridTrack.Length) -> Complaint {
    Complaint(
      "a \(axis.track) of `\(TrackText.of(length))` may have no room at all",
      hint: "give it a length above 0")
  }

  fileprivate static func contradictoryTrack(
    _ axis: Axis, _ length: GridTrack.Length
  ) -> Complaint {
    Complaint(
      "a \(axis.track) of `\(TrackText.of(length))` has a smallest length above its largest",
      hint: "write the smaller one first")
  }
}
