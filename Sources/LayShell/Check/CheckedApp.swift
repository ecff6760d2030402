import LayLanguage
import LaySwift
import LaySwiftTree

/// What the app around files of code gives to their views: further files, pictures, texts, and what stands
/// for what is not known.
final class CheckedApp {
  /// A file of code, or a folder with all that is judged.
  private let place: FilePath
  private let mayRead: (FilePath) -> Bool
  private let limits: Limits
  private let parser = ParserProcess()
  /// Whether the code in folders is for the Mac alone.
  private var foldersOfMac: [String: Bool] = [:]
  private lazy var folder = AppFolder(around: place, mayRead: mayRead)
  private lazy var app = folder.flatMap { folder in
    try? AppFiles(in: folder, mayRead: mayRead) { self.limits.reasonToStop }
  }

  /// Nil for what is no file, such as standard input.
  init?(
    around path: String, _ limits: Limits, mayRead: @escaping (FilePath) -> Bool = { _ in true }
  ) {
    guard let place = try? FilePath(path), [.file, .folder].contains(place.end) else { return nil }
    (self.place, self.limits, self.mayRead) = (place, limits, mayRead)
  }

  /// Whether a file belongs to code that is for the Mac alone.
  func isOfMac(_ path: String) -> Bool {
    guard let file = try? FilePath(path), file.end == .file else { return false }
    let own = AppFolder.folder(of: file.real.text)
    if let known = foldersOfMac[own] { return known }
    let isOfMac = folder?.isOfMac(own, mayRead) ?? false
    foldersOfMac[own] = isOfMac
    return isOfMac
  }

  /// The files of the app that declare what some files need, and what these need in turn.
  ///
  /// - Parameter parse: gives the trees of texts; nil for one with a mistake.
  func files(
    for known: [(path: String, tree: SwiftTree)],
    _ parse: ([(path: String, text: String)]) throws(Diagnostic) -> [SwiftTree?]
  ) throws(Diagnostic) {
    guard let app else { return }
    let places = Dictionary(
      app.files.enumerated().map { ($1.path.real.text, $0) }, uniquingKeysWith: { one, _ in one })
    let reached = SwiftEvaluator(Interpreter()).reachedCode(
      of: app.files.map { ($0.names, $0.place) })
    var shown: Set<Int> = []
    for (path, tree) in known {
      // What is read from standard input stands for the file that the app is around; a manifest is no file of it.
      let file = try? FilePath(path)
      let stands = file?.end == .file ? file : place
      guard let place = (stands?.real.text).flatMap({ places[$0] }) else { continue }
      shown.insert(place)
      reached.add(tree, as: place, isShown: true)
    }
    // What declares operators decides how other files are read.
    var wanted = app.files.indices.filter {
      app.files[$0].names.hasOperators && !shown.contains($0)
    }
    wanted += reached.takeWanted()
    while !wanted.isEmpty {
      let trees = try parse(wanted.map { (app.files[$0].name, app.files[$0].text) })
      for (place, tree) in zip(wanted, trees) {
        if let tree { reached.add(tree, as: place) }
      }
      wanted = reached.takeWanted()
    }
  }

  /// Gives pictures, texts and stand-ins to what runs the code.
  ///
  /// A line of the stand-ins that cannot be read is told where the view is shown.
  func furnish(_ evaluator: SwiftEvaluator, _ sources: SourceMap) throws(Diagnostic) {
    if let app { evaluator.use(app.resources.resources) }
    guard let file = StandInFile(beside: place, in: folder, mayRead: mayRead),
      let text = try? TextFile.read(
        file.path, megabytes: 1, reasonToStop: { self.limits.reasonToStop })
    else { return }
    let parser = SwiftParser(sources, { self.limits.reasonToStop }, parser)
    evaluator.use(StandInLines(try file.lines(of: text, sources, parser).lines))
  }
}
