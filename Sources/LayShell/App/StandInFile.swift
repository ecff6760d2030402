import LayEngine
import LayLanguage
import LaySwift

/// The file `lay.stand-ins` beside the code of an app, which says what is not known in it, a line each.
///
/// - Value: `store.isLoading = true`, `URLImage 120 x 80` of a view, `Image("remote") 120 x 80` of a picture.
struct StandInFile {
  static let name = "lay.stand-ins"

  let path: FilePath

  /// The nearest one upwards from a file of code, or from a folder, up to the folder of its app; nil for none.
  init?(beside code: FilePath, in app: AppFolder?, mayRead: (FilePath) -> Bool) {
    let roots = app?.roots ?? []
    var folder = code.end == .folder ? code.real.text : AppFolder.folder(of: code.real.text)
    while true {
      if let path = try? FilePath(folder + "/" + Self.name), path.end == .file {
        guard mayRead(path) else { return nil }
        self.path = path
        return
      }
      guard roots.contains(where: { folder.hasPrefix($0 + "/") }) else { return nil }
      folder = AppFolder.folder(of: folder)
    }
  }

  /// What it says; a link may lead to a file of another name, whose lines would be quoted.
  func text(_ reasonToStop: @escaping () -> StopReason?) throws(Refusal) -> String {
    guard !path.isLink else { throw Refusal.failed(path.text, reason: "it is a link") }
    return try TextFile.read(path, megabytes: 1, reasonToStop: reasonToStop)
  }

  /// The name in messages: from the present folder, if it is inside.
  private var shownName: String {
    let (real, here) = (path.real.text, (try? FilePath(".")).map(\.real.text) ?? "/")
    return real.hasPrefix(here + "/") ? String(real.dropFirst(here.count + 1)) : real
  }

  /// The lines of the file, and what cannot be read of it.
  ///
  /// - Rule: values are code of Swift, each parsed alone, so that a mistake is that of its line.
  func lines(
    of text: String, _ sources: SourceMap, _ parser: SwiftParser
  ) throws(Diagnostic) -> (lines: [StandInLines.Line], mistakes: [Diagnostic]) {
    var (found, mistakes): ([StandInLines.Line], [Diagnostic]) = ([], [])
    var (values, places): ([SwiftFile], [Int32]) = ([], [])
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = Self.trimmed(line)
      if words.isEmpty || words.hasPrefix("#") { continue }
      let source = sources.add(name: shownName, text: String(line), firstLine: index + 1)
      let start = line.utf8.distance(from: line.startIndex, to: words.startIndex)
      let span = SourceSpan(
        source: source, start: Int32(clamping: start),
        end: Int32(clamping: start + words.utf8.count))
      if let line = Self.sized(words, span) {
        found.append(line)
      } else if words.contains("=") {
        values.append(SwiftFile(name: shownName, text: String(line)))
        places.append(source)
      } else {
        mistakes.append(Diagnostic(.isNoStandIn, at: span))
      }
    }
    if values.isEmpty { return (found, mistakes) }
    for (result, source) in zip(try parser.results(of: values, among: places), places) {
      switch result {
      case .success(let tree):
        if let line = StandInLines.Line.value(tree, source: source) {
          found.append(line)
        } else {
          let end = Int32(clamping: sources.bytes(of: source).count)
          mistakes.append(
            Diagnostic(.isNoStandIn, at: SourceSpan(source: source, start: 0, end: end)))
        }
      case .failure(let mistake):
        mistakes.append(Diagnostic(.isNoStandIn(mistake.message), at: mistake.span))
      }
    }
    return (found, mistakes)
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let start = line.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// A line with the size of a view or of a picture; nil for all else.
  private static func sized(_ line: Substring, _ span: SourceSpan) -> StandInLines.Line? {
    let form =
      /(?:Image\("((?:[^"\\]|\\.)+)"\)|([\w.]+))\s+(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)/
    guard let match = line.wholeMatch(of: form), let width = Double(match.3),
      let height = Double(match.4)
    else { return nil }
    let size = ViewSize(width: width, height: height)
    if let picture = match.1 {
      let name = picture.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      return .picture(String(name), size, at: span)
    }
    // A view is known by its own name: of `Theme.Card` by `Card`.
    let name = match.2?.split(separator: ".").last.map(String.init)
    return name.map { .box($0, size, at: span) }
  }
}

extension Complaint {
  private static let form =
    "write `store.isLoading = true`, `URLImage 120 x 80` or `Image(\"photo\") 120 x 80`"

  fileprivate static let isNoStandIn = Complaint("this line is no stand-in", hint: form)

  fileprivate static func isNoStandIn(_ mistake: String) -> Complaint {
    Complaint("this line is no stand-in: \(mistake)", hint: form)
  }
}
