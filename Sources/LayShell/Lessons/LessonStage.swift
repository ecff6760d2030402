import LayEngine
import LayLanguage

/// The view, the proposal and the settings of a session, without how its texts are printed.
///
/// A lesson plays on a stage of its own, whatever its learner tries between two of its entries, so
/// that its numbers are those of its prose.
struct LessonStage {
  private var view: CurrentView?
  private var proposal = ProposedViewSize.ideal
  private var device: DeviceChoice?
  private var options = Options()
  private var interactions: [String: Bool] = [:]
  private var passesUnknownModifiers = false

  /// The stage of a new session: no view, no device, the usual settings.
  init() {}

  init(_ session: Session) {
    view = session.current
    proposal = session.proposal
    device = session.device
    options = session.options
    for name in Interpreter.interactions {
      interactions[name] = session.interpreter[interaction: name]
    }
    passesUnknownModifiers = session.interpreter.passesUnknownModifiers
  }

  /// Sets the session to it.
  ///
  /// - Parameter keepsView: whether the session's view stays.
  func apply(to session: inout Session, keepsView: Bool = false) {
    let present = session.options
    session.options = options
    (session.options.width, session.options.isColored) = (present.width, present.isColored)
    (session.options.isPlain, session.options.pager) = (present.isPlain, present.pager)
    session.options.readLimit = present.readLimit
    for name in Interpreter.interactions {
      session.interpreter[interaction: name] = interactions[name]
    }
    session.interpreter.passesUnknownModifiers = passesUnknownModifiers
    (session.proposal, session.device) = (proposal, device)
    if !keepsView {
      session.current = view
      if let view { session.interpreter.define("it", .view(view.view)) }
    }
    // Only an interruption fails here, and the next entry of the lesson tells of it.
    try? session.lowerAnew()
  }
}
