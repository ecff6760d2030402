import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// Compares explanations with the trace events and the layout that they are made from.
@Suite struct FactTests {
  /// Layouts with more events are skipped, since searching them takes too long.
  private static let mostEvents = 4000

  // MARK: Numbers

  @Test(arguments: FactPrograms.caseFiles())
  func `numbers of explanations of the cases are in the events or the layout`(
    _ file: String
  ) throws {
    try check(FactPrograms.parts(of: file), most: 6)
  }

  @Test(arguments: Catalogue.entries.filter { !$0.viewExamples.isEmpty }.map(\.name))
  func `numbers of explanations of declared examples are in the events or the layout`(
    _ name: String
  ) throws {
    let entry = try #require(Catalogue.entry(named: name))
    for example in entry.viewExamples {
      let proposals = [example.proposing ?? "ideal", "100 x 100"]
      try check([example.source] + proposals.map { "propose \($0)" }, most: 12)
    }
  }

  @Test(arguments: 0..<50)
  func `numbers of explanations of random views are in the events or the layout`(
    _ seed: Int
  ) throws {
    var generator = SeededFacts(seed: UInt64(seed))
    let view = FactPrograms.view(depth: 4, &generator)
    let proposals = ["ideal", "100 x 60", "37 x nil", "nil x 45", "0 x 0", "333.3 x 1000"]
    try check([view] + proposals.map { "propose \($0)" }, most: 12)
  }

  /// Runs parts of a program one after the other, and checks the current view after each part.
  private func check(_ parts: [String], most: Int) throws {
    try DeepStack.run { () throws in
      let shell = Shell(printResult: { _ in }, printDiagnostic: { _ in })
      var last: (view: CurrentView, proposal: ProposedViewSize)?
      for part in parts {
        _ = shell.run(part, named: "", echo: .nothing)
        let proposal = shell.session.proposal
        guard let current = shell.session.current,
          last.map({ $0.view !== current || $0.proposal != proposal }) ?? true,
          let (layout, events) = try? current.trace(proposal), events.count < Self.mostEvents
        else { continue }
        last = (current, proposal)
        var known = KnownNumbers()
        known.add(layout, events)
        let traced = TracedLayout(layout, events, Lookout())
        for shown in ViewWalk.views(in: layout, most: most, Lookout(), where: { _ in true }) {
          for section in Explainer.explain(shown, events, Lookout()).sections {
            for fact in section.facts { check(fact, known, part) }
          }
          for axis in Axis.allCases {
            let steps =
              LengthReasons.steps(shown, axis, traced) + PlaceReasons.steps(shown, axis, traced)
            for step in steps { check(step.fact, known, part) }
          }
          for step in CutReasons.steps(shown, traced) ?? [] { check(step.fact, known, part) }
        }
      }
    }
  }

  private func check(_ fact: Fact, _ known: KnownNumbers, _ part: String) {
    // The width that would do is the answer to other questions than those of the layout.
    let isFound = fact.kind == .cutFits
    for number in FactNumbers.of(fact.values) where !isFound && !known.has(number) {
      Issue.record("\(number) of \(FactJSON.text(fact)) is nowhere, in \(part)")
    }
    let spoken = Set(FactNumbers.printed(in: FactWords.sentences(fact), of: fact))
    let told = FactNumbers.told(by: fact)
    for number in spoken where !told.contains(number) {
      Issue.record("\(number) is said, and no value of \(FactJSON.text(fact))")
    }
  }

  // MARK: Words

  @Test(arguments: FactKind.allCases)
  func `there are words or a table for every fact`(_ kind: FactKind) {
    let fact = Fact(kind, [.axes: .list([.axis(.horizontal)])])
    let isTable = FactTables(Lookout()).table(fact) != nil
    let isList = kind == .textLines || kind == .gridGroups
    #expect(isTable || isList || !FactWords.sentences(fact).isEmpty)
  }

  // MARK: The page about JSON

  @Test func `the page about JSON knows every fact and every value`() throws {
    let page = try TextFile.read(FilePath.folder(of: #filePath) + "../../Sources/JSON.md")
    for kind in FactKind.allCases { #expect(page.contains("| `\(kind.rawValue)` |")) }
    for key in FactKey.allCases { #expect(page.contains("`\(key.rawValue)`")) }
  }
}

/// The numbers in the values of facts.
private enum FactNumbers {
  /// The numbers that a rule reports; for sums, differences and products their terms.
  static func of(_ values: FactValues) -> [Double] { values.pairs.flatMap { of($0.value) } }

  private static func of(_ value: FactValue) -> [Double] {
    switch value {
    case .length(let number): number.map { [$0] } ?? []
    case .difference(let whole, let part): [whole, part]
    case .total(let parts): parts
    case .product(_, let part): [part]
    case .size(let size): [size.width, size.height]
    case .proposal(let proposal): [proposal.width, proposal.height].compactMap(\.self)
    case .point(let point): [point.x, point.y]
    case .insets(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .list(let values): values.flatMap { of($0) }
    case .records(let records): records.flatMap { of($0) }
    // Numbers that the program declares, and counts, need not be in the events or the layout.
    case .declared, .count, .truth, .axis, .word, .text, .view: []
    }
  }

  /// All values that are numbers, as they are printed.
  static func told(by fact: Fact) -> Set<String> {
    // Sentences may say 0 of what is nothing.
    var told: Set<String> = ["0"]
    func add(_ value: FactValue) {
      for number in of(value) { told.insert(NumberText.of(number)) }
      if let number = value.number { told.insert(NumberText.of(number)) }
      switch value {
      case .list(let values): values.forEach(add)
      case .records(let records):
        for (index, record) in records.enumerated() {
          told.insert("\(index + 1)")
          record.pairs.forEach { add($0.value) }
        }
        told.insert("\(records.count)")
      default: break
      }
    }
    fact.values.pairs.forEach { add($0.value) }
    return told
  }

  /// What views and devices are called in sentences.
  private static func titles(in values: FactValues) -> [String] {
    values.pairs.flatMap { key, value -> [String] in
      switch value {
      case .text(let device) where key == .device: [device]
      case .view(let mention):
        [
          ViewTitle.full(mention.view), ViewTitle.withContent(mention.view),
          ViewTitle.subject(mention.view), "explain \(mention.path ?? "")",
        ]
      case .records(let records): records.flatMap { titles(in: $0) }
      default: []
      }
    }
  }

  /// The numbers in sentences, without those in titles of views and in the program's names.
  static func printed(in sentences: [String], of fact: Fact) -> [String] {
    var text = sentences.joined(separator: "\n")
    if [.textLines, .effect, .control, .programLayout].contains(fact.kind) { return [] }
    for title in titles(in: fact.values).sorted(by: { $0.count > $1.count }) {
      text = text.split(separator: title, omittingEmptySubsequences: false).joined(separator: "§")
    }
    // Text in backticks, such as `make-cache`, is a name.
    text = text.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined(separator: " ")
    var numbers: [String] = []
    for word in text.split(whereSeparator: { " ,:;()=…\n".contains($0) }) {
      let number = word.last == "." ? word.dropLast() : word
      guard let first = number.first, first.isNumber || (first == "-" && number.count > 1) else {
        continue
      }
      if Double(number) != nil { numbers.append(String(number)) }
    }
    return numbers
  }
}

/// The numbers of a layout and of its trace events.
private struct KnownNumbers {
  private var numbers: Set<Double> = [0]

  func has(_ number: Double) -> Bool {
    number.isNaN || number.isInfinite || numbers.contains(number)
  }

  mutating func add(_ layout: Layout, _ events: TraceLog) {
    for event in events { add(event) }
    if let screen = layout.screen {
      let insets = screen.safeInsets
      let origin = screen.origin(ofRoot: layout.size)
      add([screen.size.width, screen.size.height, origin.x, origin.y])
      add([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    for layout in layout.withContents {
      if let inside = layout.contentEvents { for event in inside { add(event) } }
      var pending = [layout.root]
      while let view = pending.popLast() {
        add([view.frame.size.width, view.frame.size.height])
        add([view.frame.origin.x, view.frame.origin.y])
        add([view.originInParent.x, view.originInParent.y])
        add([view.proposal.width, view.proposal.height].compactMap(\.self))
        pending += view.children
      }
      for node in 0..<Int32(layout.tree.count) {
        let distances = layout.tree.distances(in: node)
        add(distances + [layout.tree.priority(of: node), distances.reduce(0, +)])
        for reason in layout.tree.spacingReasons(in: node) {
          if case .edges(let before, let after) = reason.source { add([before, after]) }
        }
      }
    }
  }

  private mutating func add(_ found: [Double]) { numbers.formUnion(found) }

  /// The ends of a grid's lines, and the lengths between them.
  private mutating func addEnds(of lines: [GridLine]) {
    add(lines.map { $0.start + $0.length })
    for (before, line) in zip(lines, lines.dropFirst()) {
      add([line.start - (before.start + before.length)])
    }
  }

  /// All numbers in an event, whatever it is.
  private mutating func add(_ value: Any) {
    if let number = value as? Double { return _ = numbers.insert(number) }
    if let lines = value as? [GridLine] { addEnds(of: lines) }
    for child in Mirror(reflecting: value).children { add(child.value) }
  }
}

/// A random number generator that gives the same numbers for the same seed.
struct SeededFacts: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
