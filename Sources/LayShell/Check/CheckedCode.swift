import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree

/// The views of files, ready to be judged.
///
/// - Rule: a file of SwiftUI code is tried by itself first. Where something in it is not known there, it is
///   read together with all other files, and the reading counts in which less is unknown.
final class CheckedCode {
  /// The views of one file, and what is wrong with it.
  struct Result {
    var views: [CheckedView] = []
    var findings: [CheckFinding] = []
    /// How many views cannot be made without arguments.
    var unshownCount = 0
    /// Views that could not be made, by what they are called, and why.
    var failures: [(label: String, message: String)] = []
    /// The lines, from 1, on which views begin, and what they are called.
    var starts: [(line: Int, label: String)] = []
    /// How many parts of the code are not followed or cannot be run.
    fileprivate var unknownCount = 0

    /// Whether it says all of the file, so that no other file matters.
    var isKnown: Bool { unknownCount == 0 }
  }

  private struct File {
    let path: String
    let text: String
    var tree: SwiftTree?
  }

  /// All files together in one session.
  private struct Reading {
    let interpreter: Interpreter
    let evaluator: SwiftEvaluator
    /// The source of each file by its path.
    let sources: [String: Int32]
    let trees: [Int32: SwiftTree]
  }

  private var files: [File] = []
  private let limits: Limits
  private var together: Reading?
  /// The app that the files belong to, whose further files are read where something is not known.
  var app: CheckedApp?

  init(_ limits: Limits) { self.limits = limits }

  /// Adds files of SwiftUI code, and parses them.
  ///
  /// - Returns: a finding for each file with a mistake in its syntax.
  func add(_ texts: [(path: String, text: String)]) throws(Diagnostic) -> [CheckFinding] {
    var (findings, rest) = ([CheckFinding](), texts[...])
    while let first = rest.first {
      let isOfMac = isOfMac(first.path)
      let alike = rest.prefix { self.isOfMac($0.path) == isOfMac }
      findings += try add(Array(alike), isOfMac: isOfMac)
      rest = rest.dropFirst(alike.count)
    }
    return findings
  }

  private func isOfMac(_ path: String) -> Bool { app?.isOfMac(path) ?? false }

  private func add(
    _ texts: [(path: String, text: String)], isOfMac: Bool
  ) throws(Diagnostic) -> [CheckFinding] {
    let new = texts.map { SwiftFile(name: $0.path, text: $0.text) }
    let sources = SourceMap()
    do throws(Diagnostic) {
      let trees = try SwiftParser.trees(
        of: new, for: CheckWindows.systemName(isOfMac: isOfMac), sources
      ) { self.limits.reasonToStop }
      files += zip(texts, trees).map { File(path: $0.path, text: $0.text, tree: $1) }
      return []
    } catch {
      if error.isInterruption { throw error }
      guard texts.count > 1 else {
        files += texts.map { File(path: $0.path, text: $0.text) }
        return texts.map { CheckFinding(of: error, in: $0.path, sources) }
      }
    }
    // A mistake is told of the first file alone that has one.
    var findings: [CheckFinding] = []
    for text in texts { findings += try add([text], isOfMac: isOfMac) }
    return findings
  }

  /// The views of a file that was added; no views for one with a mistake in its syntax.
  func views(of path: String) throws(Diagnostic) -> Result {
    guard let file = files.first(where: { $0.path == path }), file.tree != nil else {
      return Result()
    }
    let alone = try views(of: path, in: read([file]))
    guard alone.unknownCount > 0 else { return alone }
    if together == nil { try addApp() }
    guard files.count > 1 else { return alone }
    let all = if let together { together } else { try read(files) }
    together = all
    let result = try views(of: path, in: all)
    return result.unknownCount < alone.unknownCount ? result : alone
  }

  /// Adds the files of the app that declare what those that were added need.
  private func addApp() throws(Diagnostic) {
    let known = files.compactMap { file in file.tree.map { (path: file.path, tree: $0) } }
    try app?.files(for: known) { texts throws(Diagnostic) in
      let count = files.count
      _ = try add(texts)
      return files[count...].map(\.tree)
    }
  }

  private func read(_ files: [File]) throws(Diagnostic) -> Reading {
    let interpreter = Interpreter()
    limits.apply(to: interpreter)
    let evaluator = SwiftEvaluator(interpreter)
    evaluator.forgive(placeholder: PlaceholderSize.usual)
    try app?.furnish(evaluator, interpreter.sources)
    var sources: [String: Int32] = [:]
    var code: [SwiftEvaluator.File] = []
    var trees: [Int32: SwiftTree] = [:]
    for file in files {
      guard let tree = file.tree else { continue }
      let source = interpreter.sources.add(name: file.path, text: file.text)
      sources[file.path] = source
      trees[source] = tree
      code.append(.init(source: source, tree: tree))
    }
    evaluator.add(code)
    return Reading(interpreter: interpreter, evaluator: evaluator, sources: sources, trees: trees)
  }

  private func views(of path: String, in reading: Reading) throws(Diagnostic) -> Result {
    var result = Result()
    guard let source = reading.sources[path] else { return result }
    let parts = reading.evaluator.parts(of: source)
    for (part, label) in zip(parts, Self.labels(parts)) {
      let line = reading.interpreter.sources.lineNumber(of: part.span.start, in: part.span.source)
      result.starts.append((line, label))
      do throws(Diagnostic) {
        guard let view = try view(of: part, label, path, reading) else {
          result.unshownCount += 1
          continue
        }
        result.views.append(view)
      } catch {
        if error.isInterruption { throw error }
        result.unknownCount += 1
        let finding = CheckFinding(of: error, in: path, reading.interpreter.sources, part)
        result.findings.append(finding)
        result.failures.append((label, finding.sentence))
      }
    }
    let remarks = reading.evaluator.remarks
    result.unknownCount += remarks.count
    let guesses = remarks.compactMap(\.span)
    let names = reading.evaluator.shownNames
    for index in result.views.indices {
      (result.views[index].guesses, result.views[index].shownNames) = (guesses, names)
    }
    result.findings += remarks.compactMap { remark in
      let finding = CheckFinding(notFollowed: remark, in: path, reading.interpreter.sources)
      return finding.place.path == path ? finding : nil
    }
    return result
  }

  /// What views are called in all versions of a file: a preview without a title by its number in the file.
  private static func labels(_ parts: [ShownPart]) -> [String] {
    var counts: [String: Int] = [:]
    return parts.enumerated().map { index, part in
      let label = (part.isNamed ? part.name : nil) ?? "preview \(index + 1)"
      let count = counts[label, default: 0] + 1
      counts[label] = count
      return count == 1 ? label : "\(label) (\(count))"
    }
  }

  /// The view after it has appeared: what its actions change then is changed.
  private func view(
    of part: ShownPart, _ label: String, _ path: String, _ reading: Reading
  ) throws(Diagnostic) -> CheckedView? {
    let interpreter = reading.interpreter
    guard let code = try reading.evaluator.code(of: part) else { return nil }
    return try interpreter.silently { () throws(Diagnostic) -> CheckedView? in
      interpreter.beginItem()
      guard let view = try code.make(nil) else { return nil }
      let origin = ViewOrigin(in: interpreter) { states throws(Diagnostic) in
        try code.make(states)
      }
      var windows = isOfMac(path) ? CheckWindows.ofMac() : .usual
      let current = try CurrentView(
        view, from: origin, in: windows.rootEnvironment(CheckSetting(), .system),
        reasonToStop: interpreter.reasonToStop)
      _ = try current.layout(CheckSetting.usual.proposal)
      if windows.isOfMac {
        let least = try current.layout(ProposedViewSize(width: 0, height: 0)).root.frame.size
        windows = .ofMac(least: least)
      }
      return CheckedView(
        path: path, name: part.name, label: label, view: current.view, interpreter: interpreter,
        face: .system, windows: windows, trees: reading.trees, owner: reading.evaluator)
    }
  }

  /// The last view of a script; without one, none.
  func view(ofScript path: String, _ text: String) throws(Diagnostic) -> Result {
    var result = Result()
    let shell = Shell(silently: { limits.apply(to: $0) })
    let heard = MistakeListener()
    if let file = try? FilePath(path) { shell.session.openFiles = [OpenFile(file)] }
    shell.session.noteFace(for: [(name: path, text: text)])
    let outcome = shell.run(text, named: path, echo: .nothing, to: heard)
    let interpreter = shell.session.interpreter
    try interpreter.lookout().check()
    if outcome == .failed, let mistake = heard.mistake {
      result.findings = [CheckFinding(of: mistake, in: path, interpreter.sources)]
    }
    guard outcome != .failed, let current = shell.session.current else { return result }
    result.views = [
      CheckedView(
        path: path, name: nil, label: "view", view: current.view, interpreter: interpreter,
        face: shell.session.rootEnvironment.face, guesses: shell.session.swiftCode.guesses,
        owner: shell)
    ]
    return result
  }
}

/// Keeps the error that ends a script.
private final class MistakeListener: ShellListener {
  private(set) var mistake: Diagnostic?

  func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement) {
    if case .mistake(let mistake) = judgement { self.mistake = mistake }
  }
}

extension CheckFinding {
  /// A file, or a preview of it, that could not be judged.
  init(of mistake: Diagnostic, in path: String, _ sources: SourceMap, _ part: ShownPart? = nil) {
    let mistake = sources.inWordsOfCode(mistake)
    let place = Self.place(mistake.span ?? part?.span, path, sources)
    self.init(rule: Self.unreadable, severity: .error, place: place, sentence: mistake.message)
    subject = ([part?.name].compactMap(\.self) + [mistake.message]).joined(separator: " ")
    why = mistake.hint ?? ""
  }

  /// Code that is not followed.
  init(notFollowed remark: Diagnostic, in path: String, _ sources: SourceMap) {
    let remark = sources.inWordsOfCode(remark)
    let place = Self.place(remark.span, path, sources)
    self.init(rule: Self.notFollowed, place: place, sentence: remark.message)
    subject = remark.message
    why = remark.hint ?? ""
    guess = "something stands for it"
  }

  /// A file that could not be read.
  init(_ refusal: Refusal, in path: String) {
    self.init(
      rule: Self.unreadable, severity: .error, place: CheckPlace(path: path),
      sentence: refusal.message)
    subject = refusal.message
    why = refusal.hint ?? ""
  }

  private static func place(
    _ span: SourceSpan?, _ path: String, _ sources: SourceMap
  ) -> CheckPlace {
    guard let span else { return CheckPlace(path: path) }
    let place = CheckPlace(CodePlaces.Place(sources.origin(of: span), sources))
    return place.path.isEmpty ? CheckPlace(path: path) : place
  }
}
