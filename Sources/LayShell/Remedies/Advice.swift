import LayEngine
import LayLanguage

/// Tries the usual remedies for what is found in one layout.
///
/// - Rule: a remedy helps where its finding is gone, and nothing is found that was not before.
struct AdviceSearch {
  /// What is found: a rule, and the place of a view; without a place, the view.
  private struct Key: Hashable {
    let rule: String
    let place: SourceSpan?
    let view: String
  }

  private let current: CurrentView
  private let proposal: ProposedViewSize
  private let interpreter: Interpreter
  private let before: Set<Key>
  /// Until when this thread may work, by `Limits.processorSeconds`.
  private let end: Double

  init(
    _ current: CurrentView, _ judged: JudgedLayout, _ findings: [Finding],
    _ interpreter: Interpreter, seconds: Double = .infinity
  ) {
    (self.current, self.interpreter) = (current, interpreter)
    proposal = judged.layout.proposal
    before = Self.allKeys(findings, judged)
    end = Limits.processorSeconds + seconds
  }

  /// The first remedies that help, the smallest change first.
  func remedies(
    for finding: Finding, in judged: JudgedLayout, most: Int
  ) throws(Diagnostic) -> [Remedy] {
    let own = Self.keys([finding], judged)
    var found: [Remedy] = []
    let areTextsLarge = current.rootEnvironment.dynamicType.isAccessibilitySize
    for remedy in Remedy.all(for: finding, in: current.view, areTextsLarge: areTextsLarge)
    where found.count < most {
      try interpreter.lookout().check()
      if isOver { break }
      let after = try interpreter.silently { () throws(Diagnostic) in try keys(with: remedy) }
      guard let after, after.isDisjoint(with: own), after.isSubset(of: before) else { continue }
      found.append(remedy)
    }
    return found
  }

  private var isOver: Bool { Limits.processorSeconds > end }

  /// What is found with a remedy; nil where it changes nothing, or where the time is over.
  private func keys(with remedy: Remedy) throws(Diagnostic) -> Set<Key>? {
    var change = ViewChange(remedy.change)
    let view = change.apply(to: current.view)
    let lookout = interpreter.lookout()
    do throws(Diagnostic) {
      let changed = try CurrentView(view, in: current.rootEnvironment) {
        isOver ? .interrupted : interpreter.reasonToStop()
      }
      guard change.count > 0 else { return nil }
      let traced = try changed.trace(proposal)
      let judged = JudgedLayout(traced.layout, traced.events, lookout)
      return Self.allKeys(FindingRules.findings(in: judged), judged)
    } catch {
      if isOver { return nil }
      throw error
    }
  }

  /// Also those of broken words at sizes of texts at which they are no findings: no remedy is to break more.
  private static func allKeys(_ findings: [Finding], _ judged: JudgedLayout) -> Set<Key> {
    let isAsked = BrokenWord.isAsked(at: judged.layout.tree.rootEnvironment.dynamicType)
    return keys(findings + (isAsked ? [] : BrokenWord.findings(in: judged, except: [])), judged)
  }

  private static func keys(_ findings: [Finding], _ judged: JudgedLayout) -> Set<Key> {
    var keys: Set<Key> = []
    for finding in findings {
      let shown = finding.rule.tellsEach ? finding.views.map(judged.shown) : [finding.shown]
      for view in shown {
        let place = view.outward.lazy.compactMap(\.view.view.span).first
        let title = place == nil ? ViewTitle.full(view.view.view) : ""
        keys.insert(Key(rule: finding.rule.name, place: place, view: title))
      }
    }
    return keys
  }
}

extension Session {
  /// How many findings are told with what helps, and how many remedies of each.
  private static let mostAdvised = (findings: 12, remedies: 3)
  /// Beyond these, an answer to another question does not wait for what helps: views, seconds of the processor
  /// that the layout took, and those that the search may take.
  private static let quick = (views: 1000, layout: 0.05, search: 0.3)

  private var remedyWriter: RemedyWriter {
    RemedyWriter(trees: swiftCode.trees, interpreter: interpreter)
  }

  /// The findings of the current view, with what helps against them; there must be a current view.
  mutating func advice() throws(Diagnostic) -> FoundFindings {
    let judged = try judged()
    var found = findings(in: judged)
    guard let current else { return found }
    let search = AdviceSearch(current, judged, found.findings, interpreter)
    let writer = remedyWriter
    for (index, finding) in found.findings.prefix(Self.mostAdvised.findings).enumerated() {
      let remedies = try search.remedies(
        for: finding, in: judged, most: Self.mostAdvised.remedies)
      found.findings[index].advice = remedies.map {
        Advice(words: writer.words($0), lines: writer.lines($0.writing))
      }
    }
    return found
  }

  /// The first remedy for a text that is cut, in words; nil for other views, for none, and where it would take
  /// long.
  ///
  /// - Parameter seconds: those of the processor that tracing the layout took.
  func firstHelp(
    for shown: ShownView, _ traced: TracedLayout, after seconds: Double
  ) -> String? {
    guard let current, seconds < Self.quick.layout, traced.layout.placedCount < Self.quick.views
    else { return nil }
    var text = shown
    while text.view.view.content.isModifier, text.view.childCount == 1 { text = text.child(0) }
    let lookout = interpreter.lookout()
    guard text.view.view.content is Text, text.view.textOutcome(lookout)?.isCut == true else {
      return nil
    }
    let judged = JudgedLayout(traced.layout, traced.events, lookout)
    let found = findings(in: judged).findings
    for var finding in found {
      let own = finding.views.first { judged.shown($0).hasSamePlace(as: text) }
      guard let own else { continue }
      finding.shown = judged.shown(own)
      let search = AdviceSearch(
        current, judged, found, interpreter, seconds: Self.quick.search)
      let remedies = try? search.remedies(for: finding, in: judged, most: 1)
      return remedies?.first.map(remedyWriter.words)
    }
    return nil
  }
}
