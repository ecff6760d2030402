import LayEngine
import LayLanguage

/// Where views are written in the Swift code that was read, for those that come from a file of it.
struct CodePlaces {
  /// A place in a file of Swift code, counted from 1.
  struct Place: Equatable {
    /// As it was named when it was read.
    let path: String
    let line: Int
    let column: Int

    /// `Row.swift`, without the folders.
    var file: String { String(path.dropFirst(TextFile.folder(of: path).count)) }
    var lineAndColumn: String { "\(line):\(column)" }
    var text: String { "\(file):\(lineAndColumn)" }
  }

  /// No view is from Swift code.
  static var none: CodePlaces { CodePlaces() }

  private let sources: SourceMap?

  private init() { sources = nil }

  init(_ session: Session) { sources = session.interpreter.sources }

  /// Nil for a view that is not from Swift code, or from code that was typed.
  func place(of view: View) -> Place? {
    guard let sources, let span = view.span, let origin = sources.knownOrigin(of: span) else {
      return nil
    }
    let path = sources.name(of: origin.source)
    guard !path.isEmpty else { return nil }
    return Place(
      path: path, line: sources.lineNumber(of: origin.start, in: origin.source),
      column: sources.column(of: origin.start, in: origin.source))
  }

  /// The member of a JSON object that tells the place, with the comma before it; nothing where
  /// there is none.
  func member(of view: View) -> String {
    guard let place = place(of: view) else { return "" }
    return ", \"source\": {\"file\": \(JSONText.string(place.path)), \"line\": \(place.line)"
      + ", \"column\": \(place.column)}"
  }
}
