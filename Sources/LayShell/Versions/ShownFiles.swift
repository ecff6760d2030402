import LayEngine
import LayLanguage

/// Files of SwiftUI code and scripts, with the views that they show.
///
/// - Rule: what a file needs is looked for in its app, or in the folder that is named.
final class ShownFiles {
  struct File {
    let path: FilePath
    /// The path below the folder that is named; of a file that is named, its path.
    let name: String
    let text: String

    /// The name under which it is read.
    var source: String { path.isStandard ? "stdin" : path.text }
    fileprivate var isSwift: Bool { SwiftText.isMeant(text, named: source) }
  }

  let isFolder: Bool
  private(set) var files: [File] = []
  /// Sentences about what was left out.
  private(set) var remarks: [String] = []
  private let code: CheckedCode
  private let limits: Limits
  /// The mistakes of files that cannot be parsed.
  private var mistakes: [CheckFinding] = []
  private var isParsed = false

  /// - Parameters:
  ///   - owner: the file whose app is read, for a text from standard input.
  ///   - text: what is read in place of the file; nil for what it holds.
  ///   - folder: what is not below it is not read; nil for no limit.
  /// - Throws: for what cannot be read.
  init(
    _ path: String, endings: [String], _ limits: Limits, of owner: String? = nil,
    text: String? = nil, below folder: ReadableFolder? = nil
  ) throws(Refusal) {
    self.limits = limits
    code = CheckedCode(limits, named: [path])
    let named = try FilePath(path)
    try folder?.check(named)
    isFolder = named.end == .folder && text == nil
    let mayRead = { (path: FilePath) in folder.map { (try? $0.check(path)) != nil } ?? true }
    code.app = CheckedApp(
      around: path == "-" ? owner ?? path : path, isWhole: isFolder, limits, mayRead: mayRead)
    if let text {
      files = [File(path: named, name: path, text: text)]
      return
    }
    let walk = FoundFiles(at: path, endings: endings, passingOver: AppFiles.passedOver) {
      limits.reasonToRunNoMore != nil
    }
    for found in walk {
      switch found {
      case .failure(let file, let reason): throw .failed(file, reason: reason)
      case .leftOut(let sentence): remarks.append(sentence)
      case .file(let file):
        guard mayRead(file) else { continue }
        let text = try TextFile.read(file) { limits.reasonToRunNoMore }
        let below = file.text.dropFirst(path.count).drop { $0 == "/" }
        files.append(File(path: file, name: isFolder ? String(below) : path, text: text))
      }
    }
  }

  /// Whether what stands beside the code is the same in another version: pictures, texts, data, stand-ins.
  func hasSameSurroundings(as other: ShownFiles) -> Bool {
    guard let app = code.app, let others = other.code.app else {
      return code.app == nil && other.code.app == nil
    }
    return app.hasSameSurroundings(as: others)
  }

  /// The views of a file.
  ///
  /// - Throws: where the file has a mistake, or where the program is stopped.
  func views(of file: File) throws(Diagnostic) -> CheckedCode.Result {
    if !isParsed {
      isParsed = true
      mistakes = try code.add(files.filter(\.isSwift).map { ($0.source, $0.text) })
    }
    limits.begin()
    let result =
      file.isSwift
      ? try code.views(of: file.source) : try code.view(ofScript: file.source, file.text)
    let found = mistakes.filter { $0.place.path == file.source } + result.findings
    let mistake = found.first { $0.rule == CheckFinding.unreadable }
    if let mistake, result.views.isEmpty, result.failures.isEmpty {
      throw Diagnostic(Complaint("\(mistake.place.text): \(mistake.sentence)"), at: nil)
    }
    return result
  }
}
