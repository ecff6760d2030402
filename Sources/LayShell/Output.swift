import LayEngine
import LayLanguage

/// What a command gives, as values; renderers make text of it.
enum Output {
  case nothing
  /// Text that is printed as it stands.
  case lines([String])
  /// Names with what they mean.
  case definitions([(term: String, meaning: String)])
  /// What the current view answered to what was proposed.
  case answer(Layout)
  case drawing(Picture)
  case json(PlacedView)
  case report(Report, any ReportFormat.Type)
  case breakpoints(Breakpoints, isJSON: Bool)
  case sweep(Sweep, any SweepFormat.Type)
  case difference(LayoutDifference, isJSON: Bool)
  case help(HelpPage)
  /// An expectation held, or did not.
  case expectation(ExpectationResult)
  /// A text to be run next, in the same session; it may be one of the library's.
  case source(path: String, text: String, isLibrary: Bool)
  /// The window is to be emptied.
  case clearedWindow
  case leave

  /// Whether it is a part of what was asked for, since that was ended.
  var isPart: Bool {
    switch self {
    case .sweep(let sweep, _): sweep.isPart
    case .breakpoints(let breakpoints, _): breakpoints.isPart
    default: false
    }
  }

  /// Whether it shows places, so that views without one are worth a warning.
  var showsPlaces: Layout? {
    switch self {
    case .drawing(let picture): picture.view.layout
    case .json(let view): view.layout
    case .report(.tree(let listing), _): listing.shown.view.layout
    default: nil
    }
  }
}
