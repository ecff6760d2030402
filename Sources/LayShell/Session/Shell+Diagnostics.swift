import LayLanguage
import LayTerminal

extension Shell {
  /// A diagnostic as it is printed, with the lines that it points at.
  func picture(of diagnostic: Diagnostic) -> String {
    let style = DiagnosticStyle(
      isColored: options.isColored ?? diagnosticStyle.isColored,
      isPlain: options.isPlain ?? diagnosticStyle.isPlain,
      columns: diagnosticStyle.columns)
    let diagnostic = diagnostic.severity == .error ? namingLoaders(diagnostic) : diagnostic
    return DiagnosticPicture.draw(diagnostic, from: sources, style: style)
  }

  /// The diagnostic with the places where the files that are open were loaded, innermost first.
  private func namingLoaders(_ diagnostic: Diagnostic) -> Diagnostic {
    let sources = session.interpreter.sources
    let places = session.openFiles.reversed().compactMap(\.loadedAt).filter {
      !sources.name(of: $0.source).isEmpty
    }
    return diagnostic.noting("it was loaded here", at: Array(places.prefix(Self.mostLoaders)))
  }

  /// How many files around a mistake are named.
  private static let mostLoaders = 5
}
