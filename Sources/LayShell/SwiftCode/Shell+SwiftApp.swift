import LayLanguage
import LaySwift
import LaySwiftTree

/// Files of SwiftUI code as trees.
enum ParsedCode {
  case named([(source: Int32, tree: SwiftTree)])
  /// The shown files of an app, and those that they need.
  case ofApp([SwiftEvaluator.AppFile])

  var isOfApp: Bool { if case .ofApp = self { true } else { false } }

  func add(to evaluator: SwiftEvaluator) {
    switch self {
    case .named(let files): evaluator.add(files.map { ($0.source, $0.tree) })
    case .ofApp(let files): evaluator.add(files)
    }
  }
}

/// What files need of the app that they belong to.
extension Shell {
  /// Files with their trees, and the files of their app that declare what they need.
  ///
  /// - Parameter texts: the files among the sources.
  /// - Parameter evaluator: what knows the names of the library; nothing is added to it.
  func parsed(
    _ files: [SwiftFile], _ texts: [CodeText], for evaluator: SwiftEvaluator
  ) throws(Diagnostic) -> ParsedCode {
    let interpreter = session.interpreter
    let parser = SwiftParser(
      interpreter.sources, interpreter.reasonToStop, session.swiftParser)
    guard let (app, shown) = try app(around: files) else {
      let trees = try parser.results(of: files).map { result throws(Diagnostic) in
        try result.get()
      }
      return .named(zip(texts, trees).map { ($0.source, $1) })
    }
    for sentence in app.remarks { remark(sentence) }
    let reached = evaluator.reachedCode(of: app.files.map { ($0.names, $0.place) })
    // What declares operators decides how the other files are read.
    let operators = app.files.indices.filter {
      app.files[$0].names.hasOperators && !shown.contains($0)
    }
    let code = files + operators.map { app.files[$0].code }
    var results = try parser.results(of: code)[...]
    var added: [SwiftEvaluator.AppFile] = []
    for (text, index) in zip(texts, shown) {
      let tree = try results.removeFirst().get()
      added.append(
        .init(source: text.source, tree: tree, place: app.files[index].place, isShown: true))
      reached.add(tree, as: index, isShown: true)
    }
    var wanted = operators
    while true {
      for index in wanted {
        let file = app.files[index]
        session.loadedFiles.insert(file.path)
        switch results.removeFirst() {
        case .success(let tree):
          let source = interpreter.sources.add(name: file.name, text: file.text)
          added.append(.init(source: source, tree: tree, place: file.place, isShown: false))
          reached.add(tree, as: index)
        case .failure(let mistake): printDiagnostic(picture(of: mistake.asWarning))
        }
      }
      wanted = reached.takeWanted()
      if wanted.isEmpty { break }
      results = try parser.results(of: wanted.map { app.files[$0].code })[...]
    }
    return .ofApp(added)
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
        in: folder, mayRead: session.mayRead, session.interpreter.reasonToStop)
      return (app, try files.map { file throws(Refusal) in try app.index(of: file) })
    } catch {
      throw error.diagnostic(at: nil)
    }
  }
}
