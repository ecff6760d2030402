import LayEngine
import LayLanguage

extension Shell {
  /// Warns, once for each place, about values that are not used as they are written; of all symbols that
  /// are not known, in one warning.
  func warn(about warnings: [LayoutWarning]) {
    let new = warnings.filter { session.warned.insert($0.place).inserted }
    let symbols = new.filter { $0.symbol != nil }
    for warning in new where warning.symbol == nil {
      printDiagnostic(picture(of: Diagnostic(warning)))
    }
    guard let first = symbols.first else { return }
    let span = symbols.count == 1 ? first.span : nil
    let complaint = Complaint.unknownSymbols(symbols.compactMap(\.symbol))
    printDiagnostic(picture(of: Diagnostic(complaint, at: span, severity: .warning)))
  }

  /// Warns about what geometry readers made, and about views without a finite position: they cannot
  /// be drawn, though their sizes are right.
  func warn(about layout: Layout) {
    let lookout = session.interpreter.lookout()
    var warnings: [LayoutWarning] = []
    for content in layout.withContents {
      if lookout.isOver { return }
      if content.contentEvents != nil { warnings += content.tree.warnings }
      warnings += content.warnings
    }
    warn(about: warnings)
    for found in MisplacedViews(in: layout, atMost: 3, lookout).found
    where session.warnedOfPlace.insert(found.view.span).inserted {
      let subject = (found.isPart ? "a part of " : "") + ViewTitle.subject(found.view)
      let complaint = Complaint(
        "\(subject) has no finite place",
        hint: "propose finite lengths to see it placed")
      warn(complaint, at: found.view.span)
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
    case .unknownSizes(let name, let system): complaint = .unknownSizes(name, system)
    case .guessedPanel(let name): complaint = .guessedPanel(name)
    case .presented(let name): complaint = .presented(name)
    case .unknownTarget(let identity): complaint = .unknownTarget(identity)
    case .itemsOfWindow: complaint = .itemsOfWindow
    case .unknownSymbol(let name): complaint = .unknownSymbols([name])
    }
    self.init(complaint, at: warning.span, severity: .warning)
  }
}

extension LayoutWarning {
  /// The name of the symbol that is not known; nil for other warnings.
  fileprivate var symbol: String? { if case .unknownSymbol(let name) = kind { name } else { nil } }
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

  fileprivate static func unknownSizes(
    _ name: LayoutWarning.WordedName, _ system: OperatingSystem
  ) -> Complaint {
    Complaint(
      "nobody has told how large a `\(name.name)` is on \(system.name)",
      hint: "here it has the lengths of \(system.systemOfUnmeasured.name)")
  }

  fileprivate static func presented(_ name: LayoutWarning.WordedName) -> Complaint {
    Complaint(
      "what `\(name.name)` presents is not laid out here",
      hint: "look at it as a view of its own")
  }

  fileprivate static func guessedPanel(_ name: LayoutWarning.WordedName) -> Complaint {
    Complaint(
      "nobody has told how large what `\(name.name)` presents is on this device",
      hint: "its size and its place are a guess")
  }

  private static var barOfWindow: String { NumberText.of(ControlSizes.windowBarHeight) }

  fileprivate static var itemsOfWindow: Complaint {
    Complaint(
      "the items of a `toolbar` are not laid out on a Mac",
      hint: "they stand in the bar of the window, \(barOfWindow) high with its title")
  }

  fileprivate static func unknownTarget(_ identity: String) -> Complaint {
    Complaint(
      "no view in this scroll view has the identity `\(identity)`",
      hint: "write `(id \(identity) …)` around the view to scroll to")
  }

  /// The most symbols that are named.
  private static let mostNamed = 20

  fileprivate static func unknownSymbols(_ names: [String]) -> Complaint {
    guard names.count > 1 else {
      return Complaint(
        "nobody has told how large the symbol `\(names.first ?? "")` is",
        hint:
          "here it is a square as high as a line; one that does not exist has no room on a device")
    }
    var all = names.prefix(mostNamed).map { "`\($0)`" }
    if names.count > mostNamed { all.append("\(names.count - mostNamed) more") }
    let last = all.removeLast()
    return Complaint(
      "nobody has told how large the symbols \(all.joined(separator: ", ")) and \(last) are",
      hint:
        "here each is a square as high as a line; one that does not exist has no room on a device")
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

/// The views of a layout without a finite position, as the user wrote them.
///
/// Of nested views only the outermost is reported. A view that is part of a control is reported as
/// the control.
struct MisplacedViews {
  private struct Arrangement: Hashable {
    /// The layout, because the content of a geometry reader has its own.
    let layout: ObjectIdentifier
    let node: NodeID
    let proposal: ProposedViewSize
  }

  /// A view in the source without a finite position, or with a part that has none.
  struct Found {
    let view: View
    let isPart: Bool
  }

  private(set) var found: [Found] = []

  /// - Parameter most: the number of views after which the search stops.
  init(in layout: Layout, atMost most: Int, _ lookout: Lookout = Lookout()) {
    let isMisplaced = layout.withContents.contains { !$0.misplaced.isEmpty || lookout.isOver }
    guard isMisplaced else { return }
    var seen: Set<Arrangement> = []
    var pending: [(placed: PlacedView, written: View)] = [(layout.root, layout.root.view)]
    while found.count < most, !lookout.isOver, let (placed, outer) = pending.popLast() {
      let written = placed.view.span == nil ? outer : placed.view
      let place = placed.originInParent
      guard place.x.isFinite, place.y.isFinite else {
        if !found.contains(where: { $0.view.span == written.span }) {
          found.append(Found(view: written, isPart: placed.view.span == nil))
        }
        continue
      }
      let arrangement = Arrangement(
        layout: ObjectIdentifier(placed.layout), node: placed.node, proposal: placed.proposal)
      guard seen.insert(arrangement).inserted else { continue }
      pending += placed.children.reversed().map { ($0, written) }
    }
  }
}

extension Shell {
  /// Warns about a command that stands behind a semicolon, as in shells, and so in a comment.
  func warn(aboutCommandBehind item: Item, _ items: ItemReader) {
    let (end, source) = (item.tree.span.end, item.tree.source)
    guard let comment = items.comment(behind: end) else { return }
    let words = comment.text.split(separator: " ").map(String.init)
    guard let first = words.first, let command = CommandList.command(named: first),
      command.name == first, words.count <= Self.mostWords
    else { return }
    for (index, word) in words.enumerated().dropFirst() {
      let before = Array(words[1..<index])
      guard isWordOfCommand(word) || command.mayContinue(before, with: word) else { return }
    }
    warn(
      .behindSemicolon(first),
      at: SourceSpan(source: source, start: comment.start, end: comment.end))
  }

  /// The most words of a comment that may be a command.
  private static let mostWords = 8

  /// Whether a word is more likely a part of a command than of a sentence: a number, an option, a
  /// form or a name.
  private func isWordOfCommand(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isNumber || "(\"-:".contains(first) || ["x", "nil", "inf"].contains(word)
      || word.contains("..") || word.contains("/") || Catalogue.entry(named: word) != nil
      || session.interpreter.value(of: word) != nil
  }
}

extension Command {
  fileprivate static func mayContinue(_ words: [String], with word: String) -> Bool {
    completions(after: words).contains {
      if case .word(word) = $0 { true } else { false }
    }
  }
}

extension Complaint {
  fileprivate static func behindSemicolon(_ command: String) -> Complaint {
    Complaint(
      "`;` begins a comment, so this `\(command)` is not run",
      hint: "write it on a line of its own")
  }
}
