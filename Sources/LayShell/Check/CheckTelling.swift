import LayEngine
import LayLanguage

/// Tells what was found in a view: for each cause a finding, with the numbers of one case of it.
struct CheckTelling {
  /// The height whose case is told, if it is among the heights of a finding.
  private static let usualHeight = CheckSetting.usual.height
  /// How many findings of a view are told with what helps.
  private static let mostHelped = 12
  /// How many cases are looked at for one that is not close.
  private static let mostTried = 6

  let search: CheckSearch

  private var checked: CheckedView { search.checked }
  private var judge: CheckJudge { search.judge }

  /// One window with one kind of texts.
  private struct Sample {
    var setting: CheckSetting
    let width, height: Double
  }

  /// A finding with what joins it to others of the same cause.
  private struct Told {
    /// What is to be gone when it is mended, that which is told first.
    var keys: [SightedFinding.Key]
    let sighted: SightedFinding
    let sample: Sample
    var cases: [CheckCase]
    /// How many further findings have the same cause.
    var others = 0

    mutating func add(_ other: Told) {
      keys += other.keys
      cases = CheckCase.joined(cases + other.cases)
    }

    func adding(_ other: Told) -> Told {
      var told = self
      told.add(other)
      return told
    }
  }

  func findings() throws(Diagnostic) -> [CheckFinding] {
    var told: [Told] = []
    let keys = search.cases.sorted { one, other in
      one.key.place == other.key.place
        ? (one.key.rule, one.key.view) < (other.key.rule, other.key.view)
        : CheckPlace.isBefore(one.key.place, other.key.place)
    }
    for (key, cases) in keys {
      guard let next = try tell(key, cases) else { continue }
      if let known = told.firstIndex(where: { isSameCause($0.sighted, next.sighted) }) {
        told[known].add(next)
        told[known].others += 1
      } else if let known = told.firstIndex(where: { isWidened($0.sighted, by: next.sighted) }) {
        told[known] = next.adding(told[known])
      } else if let known = told.firstIndex(where: { isWidened(next.sighted, by: $0.sighted) }) {
        told[known].add(next)
      } else {
        told.append(next)
      }
    }
    var findings: [CheckFinding] = []
    for next in told {
      let isHelped = findings.count < Self.mostHelped
      let help = isHelped ? try search.help(for: next.keys, next.sighted.finding) : nil
      findings.append(finding(next, help))
    }
    return findings
  }

  private func isSameCause(_ one: SightedFinding, _ other: SightedFinding) -> Bool {
    guard one.key.rule == other.key.rule else { return false }
    if let cause = one.cause { return cause == other.cause && one.finding.rule.tellsEach }
    return one.finding.isForWantOfRoom && other.finding.isForWantOfRoom
  }

  /// Whether a container sticks out since a view in it does: it is only as wide as what it holds.
  private func isWidened(_ container: SightedFinding, by inner: SightedFinding) -> Bool {
    let rules = [container.finding.rule.name, inner.finding.rule.name]
    let outer = container.finding.shown.view.view
    guard rules.allSatisfy([OutsideParent.name, OutsideScreen.name].contains),
      !outer.content.isModifier, let span = outer.span
    else { return false }
    return inner.finding.shown.ancestors.contains { $0.view.span == span }
  }

  /// The finding in a case that is not close; nil where all that are looked at are.
  private func tell(
    _ key: SightedFinding.Key, _ cases: [CheckCase]
  ) throws(Diagnostic) -> Told? {
    let order = cases.sorted { Self.rank($0) < Self.rank($1) }
    let last = order.last.map { [$0] } ?? []
    for next in order.prefix(Self.mostTried) + last {
      guard let sample = sample(next) else { continue }
      let view = try checked.current(sample.setting)
      let size = ProposedViewSize(width: sample.width, height: sample.height)
      let sighted = try judge.sighted(view, size).first { $0.key == key }
      guard let sighted, !sighted.finding.isClose else { continue }
      return Told(keys: [key], sighted: sighted, sample: sample, cases: cases)
    }
    return nil
  }

  /// Cases that people meet first come first.
  private static func rank(_ next: CheckCase) -> Double {
    let usual = DynamicType.allCases.firstIndex(of: .large) ?? 0
    let size = DynamicType.allCases.firstIndex(of: next.textSize) ?? 0
    let rank = size >= usual ? size - usual : DynamicType.allCases.count - size
    let width = next.widths.first?.start.length ?? 0
    return Double(abs(next.textLength - 100) * 1000 + (next.direction == .leftToRight ? 0 : 500))
      + Double(rank * 20) + (next.heights.contains(usualHeight) ? 0 : 1) + width / 10_000
  }

  private func sample(_ next: CheckCase) -> Sample? {
    guard let width = next.widths.first?.sample else { return nil }
    let height = next.heights.min { abs($0 - Self.usualHeight) < abs($1 - Self.usualHeight) }
    guard let height else { return nil }
    var setting = CheckSetting(textSize: next.textSize, textLength: next.textLength)
    setting.direction = next.direction
    setting.isLow = CheckSetting.isLow(height)
    setting.isWide = CheckSetting.wideWidths.contains(width)
    return Sample(setting: setting, width: width, height: height)
  }

  private func finding(_ told: Told, _ help: Remedy?) -> CheckFinding {
    let found = told.sighted.finding
    var sentence = found.headline ?? found.sentence
    if told.others > 0, found.views.count == 1 {
      sentence += ", and \(told.others) more for the same reason"
    }
    let key = told.sighted.key
    var finding = CheckFinding(rule: key.rule, place: key.place, sentence: sentence)
    finding.subject = ViewTitle.full(found.shown.view.view)
    finding.detail = found.detail ?? ""
    finding.why = found.rule.reason
    finding.help = help?.words(checked.interpreter.sources)
    let writer = RemedyWriter(trees: checked.trees, interpreter: checked.interpreter)
    finding.edits = help.flatMap { writer.edits($0.writing) }
    finding.question = question(found, told.sample)
    finding.cases = told.cases
    finding.isTried = !search.isExact
    if restsOnGuess(found) {
      finding.guess = "something stands for code there that is not followed"
    }
    return finding
  }

  /// What asks for the reasons in one case; nil where texts are longer than written.
  private func question(_ found: Finding, _ sample: Sample) -> CheckQuestion? {
    let setting = sample.setting
    guard setting.textLength == 100 else { return nil }
    var settings: [String] = []
    if setting.textSize != .large { settings.append("dynamic-type=\(setting.textSize.spelling)") }
    if setting.isWide { settings.append("horizontal-size-class=regular") }
    if setting.isLow { settings.append("vertical-size-class=compact") }
    if setting.direction == .rightToLeft { settings.append("layout-direction=right-to-left") }
    return CheckQuestion(
      path: checked.path, words: found.question, device: DeviceChoice.preview.device.name,
      size: "\(NumberText.of(sample.width))x\(NumberText.of(sample.height))", view: checked.name,
      settings: settings)
  }

  /// Whether something stands for a part of the view, or of the container around it.
  private func restsOnGuess(_ finding: Finding) -> Bool {
    let sources = checked.interpreter.sources
    let container = finding.shown.ancestors.last { !$0.view.content.isModifier }
    let views = [finding.shown.view.view, finding.cause?.view.view, container?.view]
    let spans = views.compactMap { $0?.span.map(sources.origin) }
    return checked.guesses.contains { guess in spans.contains { guess.overlaps($0) } }
  }
}
