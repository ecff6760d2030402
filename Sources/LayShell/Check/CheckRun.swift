import LayEngine
import LayLanguage

/// Judges all views of some files.
///
/// - Rule: a file that cannot be read or has a mistake is one finding, and the run goes on.
/// - Rule: of one place and one rule there is one finding, however many views show it.
/// - Rule: a finding is told once no view that is still to be judged can show its place.
struct CheckRun {
  let request: CheckRequest
  let limits: Limits
  /// Called with what is left out, which is no finding.
  let complain: (String) -> Void

  /// Throws for what is not read.
  var mayRead: (FilePath) throws(Refusal) -> Void = { _ in }

  /// What was known before; its findings are left out.
  var baseline: CheckBaseline?
  /// Called with the findings of a file once they are settled, in the order in which files are.
  var tell: ([CheckFinding]) -> Void = { _ in }

  private var report = CheckReport()
  /// What is found and not settled yet.
  private var open: [CheckFinding] = []
  /// In how many of the files that are still to be judged each file is read.
  private var readers: [String: Int] = [:]
  private lazy var ignored = IgnoredLines(texts)
  /// Where modifiers have an effect in some view.
  private var effective: Set<CheckPlace> = []
  /// The real paths of what is read.
  private var known: Set<String> = []
  private(set) var texts: [(path: String, text: String)] = []

  init(_ request: CheckRequest, _ limits: Limits, complain: @escaping (String) -> Void) {
    (self.request, self.limits, self.complain) = (request, limits, complain)
  }

  mutating func run() -> CheckReport {
    report.isStrict = request.isStrict
    do throws(Diagnostic) {
      readAll()
      let code = CheckedCode(limits, named: request.paths)
      code.leavesOutOthers = true
      let isSwift = { (path: String, text: String) in SwiftText.isMeant(text, named: path) }
      let mayRead = { [mayRead] (path: FilePath) in (try? mayRead(path)) != nil }
      // A folder may hold several apps, whose files all belong to it.
      let folder = request.paths.first { (try? FilePath($0))?.end == .folder }
      code.app = (folder ?? texts.first(where: isSwift)?.path).flatMap {
        CheckedApp(around: $0, and: request.paths, limits, mayRead: mayRead)
      }
      leaveOutUntargeted(code.app)
      // The time is that of a file: to read all takes as long as they are large.
      limits.pause()
      let swift = texts.filter(isSwift)
      if !swift.isEmpty { add(try code.add(swift)) }
      for (path, _) in texts { try countReaders(of: path, code) }
      try judgeAll(code)
    } catch {
      if limits.reasonToRunNoMore == nil, !error.isInterruption {
        fail(CheckFinding(failed: error, in: texts.first?.path ?? ""))
      } else {
        report.stop = limits.reasonToRunNoMore ?? .interrupted
      }
      // A further view might have shown an effect.
      open.removeAll { $0.rule == NoEffectSearch.name }
    }
    settle { _ in true }
    report.findings.sort { CheckPlace.isBefore($0.place, $1.place) }
    return report
  }

  // MARK: Reading

  private mutating func readAll() {
    if let text = request.text { add("stdin", text) }
    for path in request.paths {
      let limits = limits
      for found in FoundFiles(
        at: path, endings: [".lay", SwiftText.fileEnding],
        isOver: {
          limits.reasonToRunNoMore != nil
        })
      {
        switch found {
        case .file(let file): read(file)
        case .failure(let file, let reason):
          fail(CheckFinding(Refusal.failed(file, reason: reason), in: file))
        case .leftOut(let sentence): complain(sentence)
        }
      }
    }
  }

  private mutating func read(_ file: FilePath) {
    let path = file.isStandard ? "stdin" : file.text
    guard known.insert(file.isStandard ? path : file.real.text).inserted else { return }
    do throws(Refusal) {
      try mayRead(file)
      add(path, try TextFile.read(file) { limits.reasonToRunNoMore })
    } catch {
      fail(CheckFinding(error, in: path))
    }
  }

  private mutating func add(_ path: String, _ text: String) {
    texts.append((path, text))
    report.fileCount += 1
  }

  /// Leaves out the files that no target has, but for those that were named.
  private mutating func leaveOutUntargeted(_ app: CheckedApp?) {
    guard let app else { return }
    let named = Set(request.paths.compactMap { (try? FilePath($0))?.real.text })
    texts.removeAll { (path, _) in
      guard let path = try? FilePath(path) else { return false }
      return !named.contains(path.real.text) && app.isOfNoTarget(path)
    }
    report.untargetedCount = report.fileCount - texts.count
    report.fileCount = texts.count
  }

  private mutating func fail(_ finding: CheckFinding) {
    report.failedCount += 1
    add([finding])
  }

  /// Adds what is told of code, and once of code that several views show.
  private mutating func add(_ findings: [CheckFinding]) {
    for finding in findings where request.counts(finding.rule) && !isKnown(finding) {
      open.append(finding)
    }
  }

  private func isKnown(_ finding: CheckFinding) -> Bool {
    [open, report.findings].contains { known in
      known.contains { $0.isSame(as: finding) && $0.sentence == finding.sentence }
    }
  }

  /// Counts for each file that a file needs that it does; a file that takes too long is told when it is judged.
  private mutating func countReaders(
    of path: String, _ code: CheckedCode
  ) throws(Diagnostic) {
    limits.begin()
    do throws(Diagnostic) {
      for name in try code.readFiles(of: path) { readers[name, default: 0] += 1 }
    } catch {
      if let reason = limits.reasonToRunNoMore { throw Diagnostic(reason, at: nil) }
    }
  }

  // MARK: Judging

  /// Judges all files, in as many processes as were asked for.
  private mutating func judgeAll(_ code: CheckedCode) throws(Diagnostic) {
    var next = 0
    if request.processCount > 1, texts.count > 1 {
      var mistake: Diagnostic?
      let (limits, judging) = (limits, self)
      // Each process has the time of its file.
      limits.pause()
      next = ForkedWorkers.run(
        texts.count, in: request.processCount,
        isOver: { mistake != nil || limits.reasonToRunNoMore != nil },
        work: { number in
          // Where it is to be stopped, the process that asks for it knows that too.
          (try? judging.judged(judging.texts[number], code)).map { Wire.bytes(of: $0) } ?? []
        },
        take: { number, bytes in
          do throws(Diagnostic) {
            try take(bytes.flatMap(Wire.value) ?? .ended(texts[number].path), number, code)
          } catch {
            mistake = error
          }
        })
      limits.begin()
      if let mistake { throw mistake }
    }
    for number in next..<texts.count {
      if let reason = limits.reasonToRunNoMore { throw Diagnostic(reason, at: nil) }
      try take(try judged(texts[number], code), number, code)
    }
  }

  /// Judges the views of a file; a file that takes too long, or that fails, is a finding.
  private func judged(
    _ file: (path: String, text: String), _ code: CheckedCode
  ) throws(Diagnostic) -> JudgedFile {
    let (path, text) = file
    var judged = JudgedFile()
    limits.begin()
    do throws(Diagnostic) {
      let result =
        SwiftText.isMeant(text, named: path)
        ? try code.views(of: path) : try code.view(ofScript: path, text)
      judged.remarks = result.findings
      judged.unshownCount = result.unshownCount
      judged.elsewhereCount = result.elsewhereCount
      judged.leftOut = result.leftOut
      guard request.hasLayoutRules else { return judged }
      for view in result.views {
        judged.viewCount += 1
        if view.windows.isOfMac { judged.macCount += 1 }
        if view.windows.isUpright { judged.uprightCount += 1 }
        let found = try Self.findings(of: view, request)
        judged.effective += found.effective
        if !found.isExact { judged.triedCount += 1 }
        judged.findings += found.findings
      }
    } catch {
      if let reason = limits.reasonToRunNoMore { throw Diagnostic(reason, at: nil) }
      judged.failure = CheckFinding(failed: error, in: path)
      // It shows its views, and it is not known what breaks in them.
      if error.isInterruption, judged.viewCount > 0 {
        judged.failure?.guess = "the views from here on are not judged"
      }
    }
    return judged
  }

  /// Adds what was found in a file, and tells the findings that no later file can show.
  private mutating func take(
    _ judged: JudgedFile, _ number: Int, _ code: CheckedCode
  ) throws(Diagnostic) {
    add(judged.remarks)
    report.unshownCount += judged.unshownCount
    report.elsewhereCount += judged.elsewhereCount
    if judged.leftOut.count > 0 {
      report.leftOutCounts[judged.leftOut.system, default: 0] += judged.leftOut.count
    }
    report.viewCount += judged.viewCount
    report.macCount += judged.macCount
    report.uprightCount += judged.uprightCount
    report.triedCount += judged.triedCount
    effective.formUnion(judged.effective)
    for finding in judged.findings {
      if let known = open.firstIndex(where: { $0.isSame(as: finding) }) {
        open[known].join(finding)
      } else {
        add([finding])
      }
    }
    if let failure = judged.failure { fail(failure) }
    let read = try code.readFiles(of: texts[number].path)
    for name in read { readers[name, default: 1] -= 1 }
    for name in read.sorted() where readers[name] == 0 { settle { $0 == name } }
  }

  /// What is found in a view by the rules that count, where modifiers have an effect in it, and whether no width
  /// was tried and no size of texts left out.
  static func findings(
    of view: CheckedView, _ request: CheckRequest
  ) throws(Diagnostic) -> (findings: [CheckFinding], effective: Set<CheckPlace>, isExact: Bool) {
    let interpreter = view.interpreter
    let judge = CheckJudge(
      request: request, path: view.path, place: view.place, places: CodePlaces(interpreter.sources),
      lookout: interpreter.lookout(), isPart: view.isPart, isLone: view.isLone,
      styles: view.styles, isOfRows: view.isOfRows,
      samples: view.samples, containers: view.containers, trees: view.trees,
      written: WrittenTraits(view.trees), keptFree: view.windows.keptFree,
      isOfMac: view.windows.isOfMac)
    return try interpreter.keepingContent { () throws(Diagnostic) in
      do throws(Diagnostic) {
        var search = CheckSearch(view, judge)
        try search.run()
        let found = try CheckTelling(search: search).findings().filter { request.counts($0.rule) }
        guard request.counts(NoEffectSearch.name) else { return (found, [], search.isExact) }
        var effects = NoEffectSearch(view, judge)
        try effects.run()
        return (found + effects.findings, effects.effective, search.isExact)
      } catch {
        if error.isInterruption { throw error }
        return ([CheckFinding(of: error, in: view.path, interpreter.sources)], [], true)
      }
    }
  }

  // MARK: The end

  /// Tells the findings in some files, without those that a comment or the baseline leaves out.
  private mutating func settle(_ isSettled: (String) -> Bool) {
    let effective = effective
    open.removeAll {
      isSettled($0.place.path) && $0.rule == NoEffectSearch.name && effective.contains($0.place)
    }
    joinCauses(isSettled)
    var settled = CheckReport()
    settled.findings = open.filter { isSettled($0.place.path) }
    guard !settled.findings.isEmpty else { return }
    open.removeAll { isSettled($0.place.path) }
    settled.findings.sort { CheckPlace.isBefore($0.place, $1.place) }
    let ignored = ignored
    report.ignoredCount += settled.leaveOut { ignored.contains($0) }
    report.knownCount += baseline?.remove(from: &settled) ?? 0
    report.findings += settled.findings
    tell(settled.findings)
  }

  /// What one view tells as an effect of something is told so of all views.
  private mutating func joinCauses(_ isSettled: (String) -> Bool) {
    for index in open.indices.reversed() where isSettled(open[index].place.path) {
      let finding = open[index]
      let explains = { (other: CheckFinding) in other.others.contains { $0.isSame(as: finding) } }
      if let cause = open.indices.first(where: { $0 != index && explains(open[$0]) }) {
        for other in finding.all { open[cause].addOther(other) }
      } else if !report.findings.contains(where: explains) {
        continue
      }
      open.remove(at: index)
    }
  }
}

extension CheckFinding {
  /// Adds the windows and texts for which another view shows it.
  fileprivate mutating func join(_ other: CheckFinding) {
    let (cases, further) = (cases, guess != nil && other.guess == nil ? others : other.others)
    if guess != nil, other.guess == nil { self = other }
    if windows.isLandscape { windows = other.windows }
    self.cases = CheckCase.joined(cases + other.cases)
    for other in further { addOther(other) }
  }

  fileprivate mutating func addOther(_ other: CheckFinding) {
    guard !isSame(as: other) else { return }
    if let known = others.firstIndex(where: { $0.isSame(as: other) }) {
      others[known].cases = CheckCase.joined(others[known].cases + other.cases)
    } else {
      others.append(other)
    }
  }
}

extension CheckReport {
  /// Takes findings out, and others of them; returns how many.
  mutating func leaveOut(_ isLeftOut: (CheckFinding) -> Bool) -> Int {
    let all = findings.reduce(0) { $0 + $1.all.count }
    findings = findings.compactMap { $0.without(isLeftOut) }
    return all - findings.reduce(0) { $0 + $1.all.count }
  }
}

extension CheckCase {
  /// One case for each size of texts, direction, length, device and widths, with all heights.
  static func joined(_ cases: [CheckCase]) -> [CheckCase] {
    var joined: [CheckCase] = []
    for next in cases {
      let known = joined.firstIndex {
        $0.textSize == next.textSize && $0.direction == next.direction
          && $0.textLength == next.textLength && $0.widths == next.widths
          && $0.screen == next.screen
      }
      if let known {
        joined[known].heights = Set(joined[known].heights + next.heights).sorted()
      } else {
        joined.append(next)
      }
    }
    return joined
  }
}

/// The lines on which a comment leaves out findings: `// lay: ignore text-cut`.
///
/// - Rule: the comment stands on the line of the finding, or on the line above. Without names of rules it
///   counts for all of them.
struct IgnoredLines {
  private var rules: [CheckPlace: Set<String>] = [:]

  init(_ texts: [(path: String, text: String)]) {
    for (path, text) in texts where text.contains("lay: ignore") {
      for (index, line) in FileLines(text).lines.enumerated() {
        guard let names = Self.names(in: line) else { continue }
        rules[CheckPlace(path: path, line: index + 1)] = names
      }
    }
  }

  /// The names behind the comment; empty for all rules, nil where there is no such comment.
  private static func names(in line: Substring) -> Set<String>? {
    for mark in ["// lay: ignore", "; lay: ignore"] {
      guard let place = line.range(of: mark) else { continue }
      let words = line[place.upperBound...].split { $0 == " " || $0 == "," || $0 == "\t" }
      return Set(words.map(String.init).prefix { CheckRequest.ruleNames.contains($0) })
    }
    return nil
  }

  func contains(_ finding: CheckFinding) -> Bool {
    guard let line = finding.place.line else { return false }
    return [line, line - 1].contains { number in
      let names = rules[CheckPlace(path: finding.place.path, line: number)]
      return names.map { $0.isEmpty || $0.contains(finding.rule) } ?? false
    }
  }
}

extension Substring {
  fileprivate func range(of mark: String) -> Range<Index>? { firstRange(of: mark) }
}
