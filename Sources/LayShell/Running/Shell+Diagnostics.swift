import LayLanguage
import LayTerminal

extension Shell {
  /// The printed form of a diagnostic, with the source lines that it points at.
  func picture(of diagnostic: Diagnostic) -> String {
    let style = DiagnosticStyle(
      isColored: options.isColored ?? diagnosticStyle.isColored,
      isPlain: options.isPlain ?? diagnosticStyle.isPlain,
      columns: diagnosticStyle.columns)
    let diagnostic = diagnostic.severity == .error ? namingLoaders(diagnostic) : diagnostic
    return DiagnosticPicture.draw(diagnostic, from: sources, style: style)
  }

  /// Adds the places where the open files were loaded to a diagnostic, innermost first.
  private func namingLoaders(_ diagnostic: Diagnostic) -> Diagnostic {
    let sources = session.interpreter.sources
    let places = session.openFiles.reversed().compactMap(\.loadedAt).filter {
      !sources.name(of: $0.source).isEmpty
    }
    return diagnostic.noting("it was loaded here", at: Array(places.prefix(Self.mostLoaders)))
  }

  /// The most places of loading files that are listed.
  private static let mostLoaders = 5
}
