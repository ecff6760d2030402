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
    var parsed: [Int: SwiftTree] = [:]
    for (index, result) in zip(operators, results) {
      parsed[index] = tree(result, of: app.files[index])
    }
    let parse = { (wanted: [Int]) throws(Diagnostic) -> [SwiftTree?] in
      let new = wanted.filter { parsed[$0] == nil && !operators.contains($0) }
      for (index, result) in zip(new, try parser.results(of: new.map { app.files[$0].code })) {
        parsed[index] = self.tree(result, of: app.files[index])
      }
      return wanted.map { parsed[$0] }
    }
    var needed = try app.needed(by: trees, and: operators, for: evaluator, parse)
    if try needsMaker(trees + needed, app) {
      let makers = app.makers(of: swiftView ?? "", besides: shown)
      let all = zip(makers, try parse(makers)).compactMap { index, tree in tree.map { (index, $0) }
      }
      needed = all + (try app.needed(by: trees + all, and: operators, for: evaluator, parse))
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

  /// Whether the view that is shown needs arguments, which other files of the app may give it.
  private func needsMaker(
    _ files: [AppFiles.Parsed], _ app: AppFiles
  ) throws(Diagnostic) -> Bool {
    guard swiftView != nil, !app.isFlat, !session.swiftCode.isStrict else { return false }
    let (interpreter, view) = (session.interpreter, swiftView)
    return interpreter.sources.passing {
      let evaluator = SwiftEvaluator(interpreter)
      evaluator.add(
        files.map { index, tree in
          let file = app.files[index]
          return .init(
            source: interpreter.sources.add(name: file.name, text: file.text), tree: tree,
            place: file.place)
        })
      return evaluator.needsArguments(view)
    }
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
