import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree

/// The views of files, ready to be judged.
///
/// - Rule: a file of SwiftUI code is read with those of its app that declare what it needs, as when it is shown; one
///   that names nothing of them is read alone.
final class CheckedCode {
  /// The views of one file, and what is wrong with it.
  struct Result {
    var views: [CheckedView] = []
    var findings: [CheckFinding] = []
    /// How many views cannot be made without arguments.
    var unshownCount = 0
    /// How many views are not judged alone.
    var elsewhereCount = 0
    /// How many views are for a system alone whose windows are not judged, and for which.
    var leftOut = LeftOutViews()
    /// Views that could not be made, by what they are called, and why.
    var failures: [(label: String, message: String)] = []
    /// The lines, from 1, on which views begin, and what they are called.
    var starts: [(line: Int, label: String)] = []
    /// How many parts of the code are not followed or cannot be run.
    fileprivate var unknownCount = 0
    /// The texts that were read, that of the file first.
    fileprivate var texts: [String] = []

    /// Whether both say the same, since nothing else matters than texts that are the same.
    func isSame(as other: Result) -> Bool {
      unknownCount == 0 && other.unknownCount == 0 && !texts.isEmpty && texts == other.texts
    }
  }

  private struct File {
    let code: SwiftFile
    /// Its number in the app; nil for one of no app.
    let index: Int?
    /// What it is for.
    let system: String
    var tree: SwiftTree?
    /// What it needs of its app; nil until that is looked for.
    var needed: [AppFiles.Parsed]?
    /// The same of the views that are not judged alone.
    var elsewhere: JudgedElsewhere?

    var path: String { code.name }

    /// Whether it may have views or previews; code of the model has none.
    var mayShow: Bool {
      ["View", "body", "Preview", "PreviewProvider"].contains { code.text.holds(word: $0) }
        || CheckedCode.isProgram(path)
    }
  }

  /// A file with those that it needs, in a session of its own.
  private struct Reading {
    let interpreter = Interpreter()
    let evaluator: SwiftEvaluator
    /// The files, that whose views are judged first.
    var code: [SwiftEvaluator.File] = []
    var texts: [String] = []

    init() { evaluator = SwiftEvaluator(interpreter) }

    mutating func add(_ file: SwiftFile, _ tree: SwiftTree, _ place: FilePlace?) {
      let source = interpreter.sources.add(name: file.name, text: file.text)
      code.append(.init(source: source, tree: tree, place: place, isShown: code.isEmpty))
      texts.append(file.text)
    }
  }

  private var files: [File] = []
  private let limits: Limits
  /// The app that the files belong to.
  var app: CheckedApp?
  /// Whether views are left out that are for a system alone whose windows are not judged, or that are judged
  /// elsewhere.
  var leavesOutOthers = false

  /// What a person has named, in which the files were found.
  private let named: [String]

  init(_ limits: Limits, named: [String] = []) { (self.limits, self.named) = (limits, named) }

  /// Adds files of SwiftUI code, and parses them.
  ///
  /// - Returns: a finding for each file with a mistake in its syntax.
  func add(_ texts: [(path: String, text: String)]) throws(Diagnostic) -> [CheckFinding] {
    let new = texts.map { path, text in
      let code = SwiftFile(name: path, text: text)
      return File(
        code: code, index: app?.index(of: code),
        system: app?.systemName(of: code) ?? TreeRequest.usualSystem)
    }
    var findings: [CheckFinding] = []
    let sources = app?.sources ?? SourceMap()
    for system in Set(new.map(\.system)).sorted() {
      let alike = new.filter { $0.system == system }
      var ofApp = try app?.trees(of: alike.compactMap(\.index), for: system)[...] ?? []
      let parser = SwiftParser(sources, { self.limits.reasonToStop }, for: system)
      let alone = alike.filter { $0.index == nil }
      var ofNone = alone.isEmpty ? [] : try parser.results(of: alone.map(\.code))[...]
      for var file in alike {
        switch file.index == nil ? ofNone.popFirst() : ofApp.popFirst() {
        case .success(let tree): file.tree = tree
        case .failure(let mistake):
          findings.append(CheckFinding(of: mistake, in: file.path, sources))
        case nil: break
        }
        files.append(file)
      }
    }
    return findings
  }

  /// The views of a file that was added; no views for one with a mistake in its syntax.
  func views(of path: String) throws(Diagnostic) -> Result {
    guard let file = files.first(where: { $0.path == path }), let tree = file.tree else {
      return Result()
    }
    guard file.mayShow else { return Result(texts: [file.code.text]) }
    var reading = Reading()
    limits.apply(to: reading.interpreter)
    reading.evaluator.forgive(placeholder: PlaceholderSize.usual)
    let known = CheckWindows.of(file.system)
    if known == nil, leavesOutOthers {
      reading.add(file.code, tree, file.index.flatMap { app?.place(of: $0) })
      reading.evaluator.add(reading.code)
      let count = parts(of: path, in: reading).count
      return Result(leftOut: LeftOutViews(system: file.system, count: count))
    }
    var windows = known ?? .usual
    windows.isUpright = !windows.isOfMac && app?.turnsOnPhones(file.code) == false
    if let screen = windows.device.screen {
      reading.evaluator.use(windows.device.device.kind, screen)
    }
    try app?.furnish(reading.evaluator, reading.interpreter.sources)
    reading.add(file.code, tree, file.index.flatMap { app?.place(of: $0) })
    for (index, tree) in try needed(by: path) {
      guard let app else { break }
      reading.add(app.code(of: index), tree, app.place(of: index))
    }
    reading.evaluator.add(reading.code)
    var result = try views(of: path, in: reading, windows)
    if app?.hasViewThatFits(file.code) == false {
      for index in result.views.indices { result.views[index].hasViewThatFits = false }
    }
    return result
  }

  /// The names of the files that are read for the views of a file, with its own.
  ///
  /// All that other files tell of them is known then, so that a process of its own can judge it.
  func readFiles(of path: String) throws(Diagnostic) -> Set<String> {
    _ = try judgedElsewhere(of: path)
    return Set([path] + (try needed(by: path)).compactMap { app?.code(of: $0.index).name })
  }

  private func needed(by path: String) throws(Diagnostic) -> [AppFiles.Parsed] {
    guard let app, let place = files.firstIndex(where: { $0.path == path }),
      let index = files[place].index, let tree = files[place].tree, files[place].mayShow
    else { return [] }
    if let needed = files[place].needed { return needed }
    let system = files[place].system
    if leavesOutOthers, CheckWindows.of(system) == nil { return [] }
    let needed = try app.needed(by: index, tree, for: system)
    files[place].needed = needed
    return needed
  }

  private func parts(of path: String, in reading: Reading) -> [ShownPart] {
    reading.code.first.map {
      reading.evaluator.parts(of: $0.source, isProgram: Self.isProgram(path))
    } ?? []
  }

  /// Whether a file is a program of its own: `main.swift`, or a page of a playground.
  private static func isProgram(_ path: String) -> Bool {
    let real = (try? FilePath(path))?.real.text ?? path
    return real.hasSuffix("/main.swift") || real.contains(".playground/")
  }

  /// The views of a file that are not judged alone.
  private func judgedElsewhere(of path: String) throws(Diagnostic) -> JudgedElsewhere {
    guard leavesOutOthers, let place = files.firstIndex(where: { $0.path == path }),
      let tree = files[place].tree, CheckWindows.of(files[place].system) != nil
    else { return JudgedElsewhere() }
    if let known = files[place].elsewhere { return known }
    let (system, index) = (files[place].system, files[place].index)
    let known = app?.isWhole == true ? app : nil
    let uses =
      index.flatMap { known?.uses(of: $0, tree, for: system) }
      ?? ViewUses(tree, ViewTakers([ViewUses(tree)]))
    let isView = { (name: String) in
      known?.isView(name, for: system) ?? uses.views.contains(name)
    }
    let mayDependOnSystem = files[place].code.text.firstRange(of: "#if") != nil
    let isOfOthers: (String) throws(Diagnostic) -> Bool = { name throws(Diagnostic) in
      guard system == TreeRequest.usualSystem, let known,
        mayDependOnSystem || known.isNamed(name, without: path),
        try known.places(ofView: name, for: system).isEmpty
      else { return false }
      for other in ["macOS", "macCatalyst"] {
        if try !known.places(ofView: name, for: other).isEmpty { return true }
      }
      return false
    }
    var found = try JudgedElsewhere(
      uses,
      { name throws(Diagnostic) in
        try known?.places(ofView: name, for: system) ?? uses.places[name] ?? []
      },
      isView: isView, isOfOthers: isOfOthers,
      isNamedElsewhere: known.map { app in { app.isNamed($0, without: path) } })
    try found.addUsers(
      isView: isView, isOfOthers: isOfOthers,
      isUpright: { name throws(Diagnostic) in
        try known?.isUpright(name, for: system) ?? uses.upright.contains(name)
      },
      { name throws(Diagnostic) in
        try known?.showing(name, for: system) ?? uses.users[name] ?? []
      })
    files[place].elsewhere = found
    return found
  }

  /// The views of the files that are read which say how they are previewed, and which no code but previews makes.
  private func shells(of path: String, in reading: Reading) throws(Diagnostic) -> [SourceSpan] {
    guard let file = files.first(where: { $0.path == path }) else { return [] }
    let known = app?.isWhole == true ? app : nil
    var found: [SourceSpan] = []
    for code in reading.code {
      for (name, range) in ViewUses.shells(code.tree) {
        let isMade =
          if let known { try !known.places(ofView: name, for: file.system).isEmpty } else {
            reading.code.contains { ViewUses($0.tree).places[name] != nil }
          }
        guard !isMade else { continue }
        found.append(
          SourceSpan(
            source: code.source, start: Int32(range.lowerBound), end: Int32(range.upperBound)))
      }
    }
    return found
  }

  private func views(
    of path: String, in reading: Reading, _ windows: CheckWindows
  ) throws(Diagnostic) -> Result {
    var result = Result()
    result.texts = reading.texts
    let (parts, elsewhere) = (parts(of: path, in: reading), try judgedElsewhere(of: path))
    let shells = parts.contains(where: \.isPreview) ? try shells(of: path, in: reading) : []
    for (part, label) in zip(parts, Self.labels(parts)) {
      if elsewhere.holds(part) {
        result.elsewhereCount += 1
        continue
      }
      let line = reading.interpreter.sources.lineNumber(of: part.span.start, in: part.span.source)
      result.starts.append((line, label))
      do throws(Diagnostic) {
        guard var view = try view(of: part, label, path, reading, windows, elsewhere) else {
          result.unshownCount += 1
          continue
        }
        if part.isPreview { view.samples += shells }
        result.views.append(view)
      } catch {
        if error.isInterruption { throw error }
        result.unknownCount += 1
        let sources = reading.interpreter.sources
        let finding =
          reading.evaluator.waits(error)
          ? CheckFinding(
            notFollowed: Diagnostic(Complaint(error.message), at: part.span), in: path, sources)
          : CheckFinding(of: error, in: path, sources, part)
        result.findings.append(finding)
        result.failures.append((label, finding.sentence))
      }
    }
    let remarks = reading.evaluator.remarks
    result.unknownCount += remarks.count
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
    of part: ShownPart, _ label: String, _ path: String, _ reading: Reading,
    _ usual: CheckWindows, _ elsewhere: JudgedElsewhere
  ) throws(Diagnostic) -> CheckedView? {
    let (interpreter, evaluator) = (reading.interpreter, reading.evaluator)
    guard let code = try evaluator.code(of: part) else { return nil }
    let trees = Dictionary(uniqueKeysWithValues: reading.code.map { ($0.source, $0.tree) })
    func make(
      _ environment: RootEnvironment, _ proposal: ProposedViewSize = CheckSetting.usual.proposal,
      _ change: @escaping (View) -> View = { $0 }
    ) throws(Diagnostic) -> CurrentView? {
      try interpreter.silently { () throws(Diagnostic) -> CurrentView? in
        interpreter.beginItem()
        guard let view = try code.make(nil) else { return nil }
        func changed(_ view: View) -> View {
          change(PreviewContent.withoutFrames(view, of: part, trees, interpreter.sources))
        }
        let origin = ViewOrigin(in: interpreter) { states throws(Diagnostic) in
          try code.make(states).map(changed)
        }
        let current = try CurrentView(
          changed(view), from: origin, in: environment, reasonToStop: interpreter.reasonToStop)
        _ = try current.layout(proposal)
        return current
      }
    }
    evaluator.asksScreen = false
    var windows = usual.held(evaluator.traits(of: part), isUpright: elsewhere.isUpright(part))
    let environment = windows.rootEnvironment(CheckSetting(), .system)
    guard let current = try make(environment) else { return nil }
    if windows.isOfMac {
      var least = try interpreter.silently { () throws(Diagnostic) in
        try current.layout(ProposedViewSize(width: 0, height: 0)).root.frame.size
      }
      if elsewhere.isUsed(part) { least.width = max(least.width, CheckWindows.widthOfPart) }
      windows = .ofMac(least: least)
    }
    windows.reach(try Self.edges(coveredBy: current, interpreter))
    var checked = CheckedView(
      path: path, name: part.name,
      place: CheckFinding.place(part.span, path, interpreter.sources), label: label,
      view: current.view, interpreter: interpreter, face: .system, windows: windows,
      hasFreeHeight: elsewhere.hasFreeHeight(part),
      isLone: !part.isPreview && elsewhere.isUsed(part), styles: elsewhere.styles(around: part),
      isOfRows: elsewhere.isOfRows(part), samples: elsewhere.samples(part),
      containers: elsewhere.containers(part), trees: trees, evaluator: evaluator, owner: evaluator)
    checked.isPart =
      elsewhere.isPart(part)
      || PreviewContent.isGallery(current.view, of: part, trees, interpreter.sources)
    let measures = try interpreter.silently { () throws(Diagnostic) in
      try checked.measures(current) { environment throws(Diagnostic) in try make(environment) }
    }
    if evaluator.asksScreen || measures, !windows.isOfMac {
      checked.makeForDevice = Self.making(makesAnew: measures, interpreter, make)
    }
    return checked
  }

  /// Makes a view for devices.
  ///
  /// - Parameter makesAnew: whether other sizes of texts make it another view; else it depends on the screen alone.
  private static func making(
    makesAnew: Bool, _ interpreter: Interpreter,
    _ make:
      @escaping (RootEnvironment, ProposedViewSize, @escaping (View) -> View)
      throws(Diagnostic) -> CurrentView?
  ) -> CheckedView.MakeForDevice {
    var known: [Screen: View] = [:]
    return { environment, change throws(Diagnostic) in
      guard let screen = environment.screen else { return nil }
      if makesAnew { return try make(environment, screen.proposal, change) }
      if known[screen] == nil {
        known[screen] = try make(environment, screen.proposal) { $0 }?.view
      }
      return try known[screen].map { view throws(Diagnostic) in
        try CurrentView(
          change(view), in: environment, keepsContent: true,
          reasonToStop: interpreter.reasonToStop)
      }
    }
  }

  /// The edges at which a view goes into what devices keep free.
  private static func edges(
    coveredBy view: CurrentView, _ interpreter: Interpreter
  ) throws(Diagnostic) -> EdgeSet {
    try interpreter.silently { () throws(Diagnostic) in
      try view.layout(CheckSetting.usual.proposal).root.coveredEdges
    }
  }

  /// The last view of a script; without one, none.
  func view(ofScript path: String, _ text: String) throws(Diagnostic) -> Result {
    var result = Result()
    let shell = Shell(silently: { limits.apply(to: $0) })
    let heard = MistakeListener()
    if let file = try? FilePath(path) { shell.session.openFiles = [OpenFile(file, foundIn: named)] }
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
        face: shell.session.rootEnvironment.face,
        guessesOfScript: shell.session.swiftCode.guesses,
        owner: shell)
    ]
    return result
  }
}

extension CheckedView {
  /// Whether what it measures makes it another view in other windows, or with large texts.
  ///
  /// - Parameters:
  ///   - current: the view in the usual window.
  ///   - make: makes it in that window with other texts.
  fileprivate func measures(
    _ current: CurrentView,
    _ make: (RootEnvironment) throws(Diagnostic) -> CurrentView?
  ) throws(Diagnostic) -> Bool {
    let usual = CheckSetting.usual.proposal
    if try current.measures(usual, CheckSearch.probes) { return true }
    let large = windows.rootEnvironment(CheckSetting(textSize: .accessibility5), face)
    guard current.mayMeasure, let own = try make(large) else { return false }
    let kept = try CurrentView(view, in: large, reasonToStop: interpreter.reasonToStop)
    let (lookout, placed) = (interpreter.lookout(), try own.layout(usual))
    if try !kept.layout(usual).isPlaced(like: placed, isOver: { lookout.isOver }) { return true }
    return try own.measures(usual, CheckSearch.probes)
  }
}

extension CheckWindows {
  /// The windows of what says how the device is held.
  ///
  /// - Parameter isUpright: whether all that shows it stays upright on phones.
  fileprivate func held(_ traits: PreviewTraits?, isUpright: Bool) -> CheckWindows {
    var windows = self
    if traits?.isLandscape == true { windows.turn() }
    if isUpright, !isOfMac { windows.isUpright = true }
    return windows
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
  /// A file, or a preview of it, that could not be judged: a note where nothing is said to be wrong with the code.
  init(of mistake: Diagnostic, in path: String, _ sources: SourceMap, _ part: ShownPart? = nil) {
    let mistake = sources.told(mistake)
    let place = Self.place(mistake.span ?? part?.span, path, sources)
    self.init(rule: Self.unreadable, severity: .error, place: place, sentence: mistake.message)
    subject = ([part?.name].compactMap(\.self) + [mistake.message]).joined(separator: " ")
    why = mistake.hint ?? ""
    if mistake.isUnfollowed { guess = "this view is not judged" }
  }

  /// A file that could not be judged, or not to its end; the place is in sources that its views alone know.
  init(failed error: Diagnostic, in path: String) {
    self.init(of: error.placed(at: nil, notes: []), in: path, SourceMap())
  }

  /// Code that is not followed.
  init(notFollowed remark: Diagnostic, in path: String, _ sources: SourceMap) {
    let remark = sources.told(remark)
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

  fileprivate static func place(
    _ span: SourceSpan?, _ path: String, _ sources: SourceMap
  ) -> CheckPlace {
    guard let span else { return CheckPlace(path: path) }
    let place = CheckPlace(CodePlaces.Place(sources.origin(of: span), sources))
    return place.path.isEmpty ? CheckPlace(path: path) : place
  }
}
