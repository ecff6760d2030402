import LayEngine
import LayLanguage

/// The view that commands act on, with the engine that lays it out.
package final class CurrentView {
  package let view: View
  /// As it was lowered last.
  package private(set) var tree: ViewTree
  private var engine: Engine
  private let reasonToStop: () -> StopReason?
  private let remembers: Bool
  private var lastLayout: Layout?
  /// Whether layouts were defined since the view was lowered, which keeps what they say about
  /// spacing and guides.
  private var isOutdated = false

  /// Lowers a view.
  package init(
    _ view: View, remembers: Bool = true, reasonToStop: @escaping () -> StopReason? = { nil }
  ) throws(Diagnostic) {
    self.view = view
    self.remembers = remembers
    self.reasonToStop = reasonToStop
    tree = try Self.lowered(view, remembers)
    engine = Engine(tree) { reasonToStop() != nil }
  }

  private static func lowered(
    _ view: View, _ remembers: Bool
  ) throws(Diagnostic) -> ViewTree {
    do throws(LayoutFailure) {
      return try ViewTree(view, remembers: remembers)
    } catch {
      throw Diagnostic(error)
    }
  }

  /// The layout at a proposal; remembered for the next question about the same one.
  package func layout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    try lowerIfOutdated()
    if let lastLayout, lastLayout.proposal == proposal { return lastLayout }
    do throws(LayoutFailure) {
      let layout = try engine.layOut(proposal)
      lastLayout = layout
      return layout
    } catch {
      throw diagnostic(error)
    }
  }

  /// The size that the view answers, without placing anything.
  package func size(_ proposal: ProposedViewSize) throws(Diagnostic) -> ViewSize {
    try lowerIfOutdated()
    do throws(LayoutFailure) { return try engine.size(proposal) } catch { throw diagnostic(error) }
  }

  /// Forgets what functions of the program answered, since the program has changed.
  ///
  /// - Parameter definesLayouts: whether it may have defined one of the view's layouts anew.
  package func forgetProgram(definesLayouts: Bool = false) {
    guard tree.usesProgram else { return }
    isOutdated = isOutdated || definesLayouts
    engine.forget()
    lastLayout = nil
  }

  private func lowerIfOutdated() throws(Diagnostic) {
    guard isOutdated else { return }
    tree = try Self.lowered(view, remembers)
    engine = Engine(tree) { [reasonToStop] in reasonToStop() != nil }
    isOutdated = false
  }

  /// What follows the answers over a range; nil where functions of the program take part.
  package var sweepEngine: SweepEngine? { SweepEngine(tree) { self.reasonToStop() != nil } }

  /// The layout with everything that happened on the way.
  package func trace(
    _ proposal: ProposedViewSize
  ) throws(Diagnostic) -> (layout: Layout, events: [TraceEvent]) {
    try lowerIfOutdated()
    do throws(LayoutFailure) {
      return try TracedEngine.layOut(tree, proposal) { self.reasonToStop() != nil }
    } catch {
      throw diagnostic(error)
    }
  }

  private func diagnostic(_ failure: LayoutFailure) -> Diagnostic {
    guard case .interrupted = failure, let reason = reasonToStop() else {
      return Diagnostic(failure)
    }
    return Diagnostic(reason.complaint, at: view.span, isInterruption: true)
  }
}

extension Value {
  /// The view that a value is; a list of views is a group of them.
  var asView: View? {
    switch self {
    case .view(let view): return view
    case .list(let list):
      var views: [View] = []
      for element in list.elements {
        guard let view = element.asView else { return nil }
        views.append(view)
      }
      return views.isEmpty ? nil : View(.group, children: views)
    default: return nil
    }
  }
}

extension Diagnostic {
  /// A layout that could not be made.
  package init(_ failure: LayoutFailure) {
    switch failure {
    case .tooDeep(let span): self.init(.nestedTooDeeply, at: span)
    case .endlessLine(let name): self.init(.endlessLine(name), at: nil)
    case .interrupted: self.init(.layoutInterrupted, at: nil, isInterruption: true)
    case .program(let error as Diagnostic): self = error
    case .program: self.init(.programFailed, at: nil)
    }
  }
}

extension Complaint {
  fileprivate static var nestedTooDeeply: Complaint {
    Complaint("views are nested too deeply to be laid out")
  }

  fileprivate static func endlessLine(_ name: String) -> Complaint {
    Complaint(
      "the default of the line `\(name)` asks for `\(name)` itself",
      hint: "let it follow from the size, or from other lines")
  }

  fileprivate static var programFailed: Complaint {
    Complaint("a layout of the program failed")
  }

  fileprivate static var layoutInterrupted: Complaint {
    Complaint("interrupted while laying out")
  }
}
