import LayLanguage
import LaySwift
import LaySwiftTree

/// Files of SwiftUI code as trees: of an app the shown ones, and those that they need.
struct ParsedCode {
  let files: [SwiftEvaluator.File]
  /// What stands beside the code of the app; nil for code that is of none.
  var resources: AppResourceFiles?
  /// What stands for what is not known; nil where nobody says or asks anything.
  var standIns: StandInLines?
}

/// What files need of the app that they belong to.
extension Shell {
  /// Files with their trees, and the files of their app that declare what they need.
  ///
  /// - Parameter texts: the files among the sources.
  /// - Parameter device: for whose system `#if` is decided.
  /// - Parameter evaluator: what knows the names of the library; nothing is added to it.
  func parsed(
    _ files: [SwiftFile], _ texts: [Int32], on device: DeviceChoice?, for evaluator: SwiftEvaluator
  ) throws(Diagnostic) -> ParsedCode {
    let interpreter = session.interpreter
    let parser = SwiftParser(
      interpreter.sources, interpreter.reasonToStop, session.swiftCode.parser,
      for: (device ?? session.device ?? .preview).systemName)
    let standIns = try standInLines(for: files, parser)
    guard let (app, shown) = try app(around: files) else {
      let trees = try parser.results(of: files, among: texts).map { result throws(Diagnostic) in
        try result.get()
      }
      return ParsedCode(
        files: zip(texts, trees).map { .init(source: $0, tree: $1) }, standIns: standIns)
    }
    for sentence in app.remarks where !app.isFlat { remark(sentence) }
    let operators = app.withOperators.filter { !shown.contains($0) }
    let code = files + operators.map { app.files[$0].code }
    var results = try parser.results(of: code, among: texts)[...]
    var added: [SwiftEvaluator.File] = []
    var trees: [AppFiles.Parsed] = []
    for (text, index) in zip(texts, shown) {
      let tree = try results.removeFirst().get()
      trees.append((index, tree))
      added.append(
        .init(source: text, tree: tree, place: app.files[index].place, isShown: true))
    }
    let needed = try app.needed(by: trees, and: operators, for: evaluator) {
      wanted throws(Diagnostic) in
      if results.isEmpty {
        results = try parser.results(of: wanted.map { app.files[$0].code })[...]
      }
      defer { results = [] }
      return zip(wanted, results).map { self.tree($1, of: app.files[$0]) }
    }
    // A file that names nothing beside it is of no app.
    if app.isFlat, needed.isEmpty {
      added = zip(texts, trees).map { .init(source: $0, tree: $1.tree) }
    }
    for (index, tree) in needed {
      let file = app.files[index]
      let source = interpreter.sources.add(name: file.name, text: file.text)
      added.append(.init(source: source, tree: tree, place: file.place, isShown: false))
    }
    return ParsedCode(
      files: added, resources: app.isFlat ? nil : app.resources, standIns: standIns)
  }

  /// The tree of a further file of the app, or else its mistake is told.
  private func tree(_ result: Result<SwiftTree, Diagnostic>, of file: AppFiles.File) -> SwiftTree? {
    session.loadedFiles.insert(file.path)
    switch result {
    case .success(let tree): return tree
    case .failure(let mistake):
      printDiagnostic(picture(of: mistake.asWarning))
      return nil
    }
  }

  /// The app that files belong to, and which of its files they are; nil where they are all that is read.
  private func app(
    around files: [SwiftFile]
  ) throws(Diagnostic) -> (AppFiles, shown: [Int])? {
    guard !readsNamedFilesOnly, let first = files.first, first.name.hasSuffix(SwiftText.fileEnding),
      let path = try? FilePath(first.name), path.end == .file,
      let folder = AppFolder(around: path, mayRead: session.mayRead)
    else { return nil }
    do throws(Refusal) {
      var app = try AppFiles(
        in: folder, language: session.options.language, mayRead: session.mayRead,
        session.interpreter.reasonToStop)
      app.resources.shown = path
      return (app, try files.map { file throws(Refusal) in try app.index(of: file) })
    } catch {
      throw error.diagnostic(at: nil)
    }
  }
}
