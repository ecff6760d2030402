import LayEngine
import LayLanguage

/// Where a text that `load` runs is from.
enum LoadedSource {
  case file(FilePath)
  /// SwiftUI code, of which a preview or a view is shown, and what is told before.
  case view(String?, of: FilePath, told: [String] = [])
  /// A script of the library, by a name such as `std/flow`.
  case library(String)
}

/// The result of a command as values, which renderers turn into text.
enum Output {
  case nothing
  /// Text that is printed as it stands.
  case lines([String])
  /// A sentence with names of files.
  case sentence(String)
  /// Names with what they mean.
  case definitions([(term: String, meaning: String)])
  /// The current view's answer to the proposal.
  case answer(Layout)
  case drawing(Picture)
  case report(Report, isJSON: Bool)
  case sweep(Sweep, any SweepFormat.Type)
  case help(HelpPage)
  /// An expectation held, or did not.
  case expectation(ExpectationResult)
  /// A text to run next in the same session.
  case source(LoadedSource, text: String)
  /// Clears the window.
  case clearedWindow
  case leave

  /// Whether the result is incomplete because the command was stopped.
  var isPart: Bool {
    switch self {
    case .sweep(let sweep, _): sweep.isPart
    case .report(.breakpoints(let breakpoints), _): breakpoints.isPart
    default: false
    }
  }

  /// The layout whose positions the result shows, so that misplaced views are worth a warning; else
  /// nil.
  var showsPlaces: Layout? {
    switch self {
    case .drawing(let picture): picture.view.layout
    case .report(.tree(let listing), _): listing.shown.view.layout
    default: nil
    }
  }
}
