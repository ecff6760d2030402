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
      let shell = Shell()
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
          for section in Explainer.explain(shown, traced).sections {
            for fact in section.facts { check(fact, fact.sentences(), [], known, part) }
          }
          for axis in Axis.allCases {
            let steps =
              LengthReasons.steps(shown, axis, traced) + PlaceReasons.steps(shown, axis, traced)
            for step in steps { check(step, known, part) }
          }
          for step in CutReasons.steps(shown, traced) ?? [] { check(step, known, part) }
        }
      }
    }
  }

  private func check(_ step: Reasons.Step, _ known: KnownNumbers, _ part: String) {
    check(step.fact, [step.sentence], step.shown.map { [ViewMention($0)] } ?? [], known, part)
  }

  private func check(
    _ fact: Fact, _ sentences: [String], _ views: [ViewMention], _ known: KnownNumbers,
    _ part: String
  ) {
    // The width or height that would do is the answer to other questions than those of the layout.
    let isFound = fact.name == "cutFits" || fact.name == "cutFitsHeight"
    for number in FactNumbers.of(fact) where !isFound && !known.has(number) {
      Issue.record("\(number) of \(FactJSON().text(fact)) is nowhere, in \(part)")
    }
    let isTable = fact.table(Lookout()) != nil
    #expect(isTable || !sentences.isEmpty, "\(FactJSON().text(fact)) has no words, in \(part)")
    let text = sentences.joined(separator: "\n")
    let spoken = FactNumbers.numbers(in: text)
    if spoken.isEmpty || FactNumbers.areProgram(fact) { return }
    let told = FactNumbers.told(by: fact)
    // Titles are looked for only where a number may be one of theirs.
    if told.isSuperset(of: spoken) { return }
    let own = FactNumbers.withoutTitles(text, of: fact, views)
    for number in FactNumbers.numbers(in: own) where !told.contains(number) {
      Issue.record("\(number) is said, and no value of \(FactJSON().text(fact))")
    }
  }

  // MARK: The page about JSON

  /// Every fact that is made anywhere, as it stands in the sources, and the labels of its values.
  @Test func `the page about JSON knows every fact and every value`() throws {
    let page = try TextFile.read(FilePath.folder(of: #filePath) + "../../Sources/JSON.md")
    let folder = FilePath.folder(of: #filePath) + "../../Sources/LayShell/Explaining/"
    var facts: Set<String> = []
    for file in FoundFiles.paths(at: folder, endings: [".swift"]) {
      let text = try TextFile.read(file.text)
      for found in text.matches(of: #/(Fact|\.inside|step)\(\s*([^"]*, )?"([a-z]\w+)"/#) {
        facts.insert(String(found.output.3))
      }
      for label in text.matches(of: #/[\[ ]"([a-z]\w*)": |\("([a-z]\w*)", [a-z]/#) {
        let label = label.output.1 ?? label.output.2 ?? ""
        #expect(page.contains("`\(label)`"), "\(label)")
      }
    }
    #expect(facts.count > 130)
    for fact in facts { #expect(page.contains("| `\(fact)` |"), "\(fact)") }
  }
}

/// The numbers in the values of facts.
private enum FactNumbers {
  /// The numbers that a rule reports; for sums, differences and products their terms.
  ///
  /// Numbers that the program declares, and counts, need not be in the events or the layout.
  static func of(_ value: Any) -> [Double] {
    switch value {
    case let number as FactNumber:
      switch number {
      case .length(let length): length.map { [$0] } ?? []
      case .difference(let whole, let part): [whole, part]
      case .total(let parts): parts
      case .product(_, let part): [part]
      case .declared, .count: []
      }
    case let size as ViewSize: [size.width, size.height]
    case let proposal as ProposedViewSize: [proposal.width, proposal.height].compactMap(\.self)
    case let point as ViewPoint: [point.x, point.y]
    case let insets as Insets: [insets.top, insets.leading, insets.bottom, insets.trailing]
    case is ViewMention, is LengthReason: []
    case let fact as Fact: fact.values.flatMap { of($0.value) }
    default: Mirror(reflecting: value).children.flatMap { of($0.value) }
    }
  }

  /// All values that are numbers, as they are printed.
  static func told(by value: Any) -> Set<String> {
    // Sentences may say 0 of what is nothing.
    var told: Set<String> = ["0"]
    func add(_ value: Any) {
      if let fact = value as? Fact { return fact.values.forEach { add($0.value) } }
      for number in of(value) { told.insert(NumberText.of(number)) }
      switch value {
      case let number as FactNumber: told.insert(number.description)
      case let count as Int: told.insert("\(count)")
      case is ViewMention: break
      default:
        if let list = value as? [Any] {
          told.formUnion((0...list.count).map { "\($0)" })
        }
        for child in Mirror(reflecting: value).children { add(child.value) }
      }
    }
    add(value)
    return told
  }

  /// What views and devices are called in sentences.
  private static func titles(in value: Any, _ label: String? = nil) -> [String] {
    switch value {
    case let fact as Fact: fact.values.flatMap { titles(in: $0.value, $0.label) }
    case let mention as ViewMention:
      [
        mention.description, mention.title, ViewTitle.subject(mention.view),
        "explain \(mention.path ?? "")",
      ]
    case let device as String where label == "device": [device]
    default: Mirror(reflecting: value).children.flatMap { titles(in: $0.value, $0.label) }
    }
  }

  /// Whether the sentences about the fact are in words and numbers of the program.
  static func areProgram(_ fact: Fact) -> Bool {
    ["textLines", "effect", "control", "programLayout"].contains(fact.name)
  }

  /// Sentences without titles of views and names of the program, which may have numbers of their own.
  static func withoutTitles(_ sentences: String, of fact: Fact, _ views: [ViewMention]) -> String {
    var text = sentences
    let known = Self.titles(in: fact) + views.flatMap { Self.titles(in: $0) }
    for title in known.sorted(by: { $0.count > $1.count }) {
      text = text.split(separator: title, omittingEmptySubsequences: false).joined(separator: "§")
    }
    // Text in backticks, such as `make-cache`, is a name.
    return text.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined(separator: " ")
  }

  /// The words of a text that are numbers.
  static func numbers(in text: String) -> Set<String> {
    let separators = Set(" ,:;()=…\n")
    var numbers: Set<String> = []
    for word in text.split(whereSeparator: { separators.contains($0) }) {
      let number = word.last == "." ? word.dropLast() : word
      guard let first = number.first, first.isNumber || (first == "-" && number.count > 1) else {
        continue
      }
      if Double(number) != nil { numbers.insert(String(number)) }
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
