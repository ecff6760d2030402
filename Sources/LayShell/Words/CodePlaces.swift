import LayEngine
import LayLanguage

/// The places of views in the Swift files that were read.
struct CodePlaces {
  /// A place in a file of Swift code, counted from 1.
  struct Place: Equatable {
    /// The path under which the file was read.
    let path: String
    let line: Int
    let column: Int

    /// `Row.swift`, without the folders.
    var file: String { String(path.dropFirst(FilePath.folder(of: path).count)) }
    var lineAndColumn: String { "\(line):\(column)" }
    var text: String { "\(file):\(lineAndColumn)" }

    /// The place of a span; its path is empty for a text that was typed.
    init(_ span: SourceSpan, _ sources: SourceMap) {
      path = sources.name(of: span.source)
      line = sources.lineNumber(of: span.start, in: span.source)
      column = sources.column(of: span.start, in: span.source)
    }
  }

  /// For a session in which no view is from Swift code.
  static var none: CodePlaces { CodePlaces(nil) }

  private let sources: SourceMap?

  init(_ sources: SourceMap?) { self.sources = sources }

  /// Nil for a view that is not from Swift code, or from code that was typed.
  func place(of view: View) -> Place? {
    guard let sources, let span = view.span else { return nil }
    let place = Place(sources.origin(of: span), sources)
    return place.path.hasSuffix(SwiftText.fileEnding) ? place : nil
  }

  /// Whether what stands at a place in the code has something in common with another place.
  func overlaps(_ span: SourceSpan, _ other: SourceSpan) -> Bool {
    sources?.origin(of: span).overlaps(other) ?? false
  }

  /// Where a view is written: in Swift code, or in a script; nil for what was typed.
  func written(_ view: View) -> Place? {
    view.span.flatMap(written(at:))
  }

  /// Where a part of the code is written; nil for what was typed.
  func written(at span: SourceSpan) -> Place? {
    guard let sources else { return nil }
    let origin = Place(sources.origin(of: span), sources)
    if origin.path.hasSuffix(SwiftText.fileEnding) { return origin }
    let place = Place(span, sources)
    let isFile = [".lay", SwiftText.fileEnding].contains { place.path.hasSuffix($0) }
    return isFile || place.path == "stdin" ? place : nil
  }

  /// The JSON member with where a view is written, after a comma; empty where that is in no file.
  func memberWritten(_ view: View) -> String { JSONText.more("source", written(view)) }

  /// The JSON member with the place, after a comma; empty where there is no place.
  func member(of view: View) -> String { JSONText.more("source", place(of: view)) }
}

extension CodePlaces.Place: JSONValue {
  var json: String { JSONText.object(["file": path, "line": line, "column": column]) }
}
