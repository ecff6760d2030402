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

  func findings() throws(Diagnostic) -> [CheckFinding] {
    var told: [ToldFinding] = []
    let keys = search.cases.sorted { one, other in
      one.key.place == other.key.place
        ? (one.key.rule, one.key.view) < (other.key.rule, other.key.view)
        : CheckPlace.isBefore(one.key.place, other.key.place)
    }
    let all = judge.request.widths
    let least = (all.upperBound - all.lowerBound) / 100
    for (key, cases) in keys
    where !cases.allSatisfy({ $0.isNarrow(least) }) && !Self.isOfSmallTexts(key, cases) {
      if let next = try tell(key, cases) { told.append(next) }
    }
    let causes = CauseSearch(checked: checked, judge: judge)
    var rest = try causes.joined(told)[...]
    var findings: [CheckFinding] = []
    while var next = rest.popFirst() {
      let guess = try guess(next)
      let isHelped =
        findings.count < Self.mostHelped && (guess == nil || judge.request.isStrict)
      let help = isHelped ? try search.help(for: next) : nil
      if let help {
        // What it does not mend is told by itself.
        let left = next.others.filter { !search.isMended($0, by: help) }
        next.others.removeAll { other in left.contains { $0.key == other.key } }
        rest = try causes.joined(left) + rest
        for index in rest.indices.reversed()
        where rest[index].sizes.isSubset(of: next.sizes) && search.isMended(rest[index], by: help) {
          next.take(rest.remove(at: index))
        }
      }
      var told = try finding(next, help)
      told.guess = guess
      told.others = try next.others.map { other throws(Diagnostic) in
        var told = try finding(other, nil)
        told.guess = try self.guess(other)
        return told
      }
      findings.append(told)
    }
    return findings
  }

  /// Whether a control is too small only for those who asked for smaller texts than are usual.
  private static func isOfSmallTexts(_ key: SightedFinding.Key, _ cases: [CheckCase]) -> Bool {
    key.rule == SmallControl.name
      && cases.allSatisfy { [.xSmall, .small, .medium].contains($0.textSize) }
  }

  /// The finding in a case that is not close; nil where all that are looked at are.
  private func tell(
    _ key: SightedFinding.Key, _ cases: [CheckCase]
  ) throws(Diagnostic) -> ToldFinding? {
    let order = cases.sorted { Self.rank($0) < Self.rank($1) }
    let last = order.last.map { [$0] } ?? []
    for next in order.prefix(Self.mostTried) + last {
      guard let sample = sample(next) else { continue }
      let view = try checked.current(sample.setting)
      let sighted = try judge.sighted(view, checked.proposal(sample)).first { $0.key == key }
      guard let sighted, !sighted.finding.isClose else { continue }
      return ToldFinding(key: key, sighted: sighted, sample: sample, cases: cases)
    }
    return nil
  }

  /// The finding on a usual phone, upright or else on its side, at the same size of texts; where it is not there, or is
  /// close, as it was found.
  ///
  /// - Rule: what is found on upright phones is told of these.
  private func example(_ told: ToldFinding) throws(Diagnostic) -> (Finding, CheckSample) {
    let found = (told.finding, told.sample)
    let setting = told.sample.setting
    guard setting.screen == nil else { return found }
    let cases = told.cases.filter {
      $0.screen == nil && $0.textSize == setting.textSize && $0.textLength == setting.textLength
        && $0.direction == setting.direction
    }
    let isUpright = cases.contains(where: \.isOfUprightPhone)
    for phone in isUpright ? usualPhones.prefix(1) : usualPhones[...]
    where cases.contains(where: { $0.holds(phone.width, phone.height) }) {
      let sample = CheckSample(setting, phone.width, phone.height, in: checked.windows)
      let view = try checked.current(sample.setting)
      let sighted = try judge.sighted(view, checked.proposal(sample)).first { $0.key == told.key }
      if let sighted, !sighted.finding.isClose { return (sighted.finding, sample) }
    }
    return found
  }

  /// The windows on the phone of today, upright and on its side.
  private var usualPhones: [(width: Double, height: Double)] {
    CheckWindows.devices.prefix(2).compactMap { checked.windows.size(on: $0) }
  }

  /// Cases that people meet first come first, and those of upright phones before others.
  private static func rank(_ next: CheckCase) -> Double {
    let usual = DynamicType.allCases.firstIndex(of: .large) ?? 0
    let size = DynamicType.allCases.firstIndex(of: next.textSize) ?? 0
    let rank = size >= usual ? size - usual : DynamicType.allCases.count - size
    let width = next.widths.first?.start.length ?? 0
    let isCommon = next.screen != nil || next.isOfUprightPhone
    return Double(abs(next.textLength - 100) * 2000 + (next.direction == .leftToRight ? 0 : 1000))
      + Double((isCommon ? 0 : 500) + rank * 20) + (next.heights.contains(usualHeight) ? 0 : 1)
      + width / 10_000
  }

  private func sample(_ next: CheckCase) -> CheckSample? {
    guard let width = next.widths.first?.sample else { return nil }
    let height = next.heights.min { abs($0 - Self.usualHeight) < abs($1 - Self.usualHeight) }
    guard let height else { return nil }
    var setting = CheckSetting(textSize: next.textSize, textLength: next.textLength)
    setting.direction = next.direction
    setting.screen = next.screen
    return CheckSample(setting, width, height, in: checked.windows)
  }

  private func finding(
    _ told: ToldFinding, _ help: Remedy?
  ) throws(Diagnostic) -> CheckFinding {
    let (found, sample) = try example(told)
    var finding = CheckFinding(
      rule: told.key.rule, place: told.key.place, sentence: found.headline ?? found.sentence)
    finding.subject = ViewTitle.full(told.sighted.shown.view.view)
    finding.title =
      told.sighted.shown.prompt ?? ViewTitle.full(told.sighted.shown.view.withoutModifiers.view)
    finding.detail = found.detail ?? ""
    finding.why = found.rule.reason
    let writer = RemedyWriter(trees: checked.trees, interpreter: checked.interpreter)
    finding.help = help.map(writer.words)
    finding.line = help.flatMap { writer.line($0.writing) }
    finding.edits = help.flatMap { writer.edits($0.writing) }
    finding.question = try question(found, sample)
    // What is told of several texts holds wherever one of them is cut.
    let same = told.others.filter { $0.key.rule == told.key.rule }
    let isOfSeveral = told.finding.count > 1 && told.finding.rule.tellsEach
    finding.cases = CheckCase.joined(
      told.cases + (isOfSeveral ? same.flatMap(\.cases) : []))
    finding.isTried = !search.isExact
    (finding.windows, finding.sizes) = (checked.windows, search.judgedSizes)
    return finding
  }

  /// What it rests on that is not known; nil for nothing.
  private func guess(_ told: ToldFinding) throws(Diagnostic) -> String? {
    let restsOnGuess =
      restsOnGuess(told.finding) || showsName(told) || sharing(told).contains(where: holdsStandIn)
      || restsOnGuessed(told)
    if try restsOnGuess ? true : restsOnChoice(told) {
      return "something stands for code there that is not followed"
    }
    if restsOnPicture(told) { return "the size of a picture there is not known" }
    return restsOnFont(told) ? "the font of a text there is not known" : nil
  }

  /// What asks for the reasons in one case; nil where texts are longer than written.
  ///
  /// - Rule: it names the device, unless other views are shown in the room that this keeps free, as in bars: then it
  ///   names what the window is.
  private func question(
    _ found: Finding, _ sample: CheckSample
  ) throws(Diagnostic) -> CheckQuestion? {
    let setting = sample.setting
    guard setting.textLength == 100 else { return nil }
    var settings: [String] = []
    if setting.textSize != .large { settings.append("dynamic-type=\(setting.textSize.spelling)") }
    let screen = setting.screen.map { CheckWindows.devices[$0].title }
    let device = checked.windows.device.device
    let isOnDevice = screen == nil ? try showsSame(found, sample) : true
    if !isOnDevice { settings.append("system=\(device.system.name)") }
    if setting.isWide ? isOnDevice : !isOnDevice, screen == nil, !checked.windows.isOfMac {
      settings.append("horizontal-size-class=\(setting.isWide ? "regular" : "compact")")
    }
    if setting.isLow, screen == nil { settings.append("vertical-size-class=compact") }
    if setting.direction == .rightToLeft { settings.append("layout-direction=right-to-left") }
    return CheckQuestion(
      path: checked.path, words: found.question,
      device: isOnDevice ? screen ?? device.name : nil,
      size: screen == nil ? size(sample) : nil,
      view: checked.name,
      settings: settings)
  }

  /// `320x647`, `320xnil`.
  private func size(_ sample: CheckSample) -> String {
    let size = checked.proposal(sample)
    return [size.width, size.height].map { $0.map(NumberText.of) ?? "nil" }
      .joined(separator: "x")
  }

  /// Whether the views are the same where the device keeps room free.
  private func showsSame(_ found: Finding, _ sample: CheckSample) throws(Diagnostic) -> Bool {
    guard !checked.windows.isOfMac else { return true }
    let other = try checked.current(sample.setting, keepsRoom: true).layout(
      checked.proposal(sample))
    let root = found.shown.outward.first(where: \.isRoot)
    return root?.view.hasSameViews(as: other.root, isOver: { judge.lookout.isOver }) ?? true
  }

  /// Whether a text, or what lies under it, is or has in it code whose value is not known; or, where room decides, one of
  /// those with which it shares a container or the rows around it.
  private func showsName(_ told: ToldFinding) -> Bool {
    let names = checked.shownNames
    guard !names.isEmpty else { return false }
    let percent = told.sample.setting.textLength
    let shown = Set(names.map { LongerText.lengthened($0, to: percent) })
    let under = told.key.rule == OverText.name ? told.finding.cause?.view : nil
    return ([told.sighted.shown.view, under].compactMap(\.self) + sharing(told)).contains {
      $0.holdsText(among: shown)
    }
  }

  /// Whether a box that stands for a view is one of those in a container.
  private func holdsStandIn(_ container: PlacedView) -> Bool {
    if container.view.content is BarRow { return container.holds { checked.isStandIn($0.view) } }
    return (0..<container.childCount).contains { isStandIn(container.child($0)) }
  }

  /// Whether it is a box that stands for a view, but for the modifiers around that.
  private func isStandIn(_ view: PlacedView) -> Bool {
    var view = view
    while !checked.isStandIn(view.view), view.view.content.isModifier, view.childCount > 0 {
      view = view.child(0)
    }
    return checked.isStandIn(view.view)
  }

  /// Whether it has the room of a box that stands for a view, as what is over or behind that.
  private func isOnStandIn(_ shown: ShownView) -> Bool {
    guard shown.number ?? 1 > 1, let layer = shown.parent, layer.view.view.content.isModifier else {
      return false
    }
    return isStandIn(layer.view.child(0))
  }

  /// Whether a view lacks room in a container with one of which nobody knows whether it is shown, or with several of
  /// which nobody knows how they are arranged.
  private func restsOnGuessed(_ told: ToldFinding) -> Bool {
    guard let evaluator = checked.evaluator, told.isOfRoom, told.finding.cause == nil else {
      return false
    }
    let shown = told.sighted.shown
    let own = Set(shown.outward.map { ObjectIdentifier($0.view.view) })
    return ([shown.view] + sharing(told)).contains { container in
      container.holds { inner in
        evaluator.isGuessed(inner.view) && !own.contains(ObjectIdentifier(inner.view))
      }
    }
  }

  /// Whether it is that of a branch which a value that is not known chose among others: how this arranges views, or what
  /// it puts around a view that other code makes, without which nothing is found.
  private func restsOnChoice(_ told: ToldFinding) throws(Diagnostic) -> Bool {
    guard let evaluator = checked.evaluator else { return false }
    let outward = Array(told.sighted.shown.outward)
    let common = told.key.rule == OverText.name ? told.finding.innermostAroundBoth : nil
    for (place, shown) in outward.enumerated() {
      guard let choice = evaluator.choice(of: shown.view.view) else { continue }
      let ofChoice = [choice] + functions(calledIn: choice)
      func isWritten(_ view: View) -> Bool {
        guard let span = view.span else { return false }
        return ofChoice.contains { judge.places.overlaps(span, $0) }
      }
      let ofBranch = outward[...place].filter { isWritten($0.view.view) }
      if let common, common.depth >= shown.depth, isWritten(common.view.view) { return true }
      let others = outward[...place].map(\.view.view).filter { $0.span != nil && !isWritten($0) }
      guard !ofBranch.isEmpty, let inner = others.last?.span else { continue }
      let changed = try checked.changed { view in
        evaluator.choice(of: view) == choice ? view.first { $0.span == inner } : nil
      }
      if let changed, try !isFound(told, in: changed) { return true }
    }
    return false
  }

  /// The functions of the code that are called as modifiers at a place.
  private func functions(calledIn place: SourceSpan) -> [SourceSpan] {
    guard let tree = checked.trees[place.source] else { return [] }
    let names = Set(
      tree.nodes.indices.compactMap { node in
        let other = tree.nodes[node]
        guard other.kind == .member, Int(other.start) >= Int(place.start),
          Int(other.end) <= Int(place.end)
        else { return String?.none }
        return tree.child(of: node, .name).map(tree.name)
      })
    return checked.trees.flatMap { source, tree in
      tree.nodes.indices.filter { node in
        tree.nodes[node].kind == .functionDeclaration
          && tree.child(of: node, .name).map { names.contains(tree.name(of: $0)) } ?? false
      }.map { node in
        let range = tree.range(of: node)
        return SourceSpan(
          source: source, start: Int32(range.lowerBound), end: Int32(range.upperBound))
      }
    }
  }

  /// Whether it is found in a view too, in some of its cases.
  private func isFound(_ told: ToldFinding, in view: CheckedView) throws(Diagnostic) -> Bool {
    let sizes = DynamicType.allCases.reversed()
    let worst = sizes.compactMap { size in told.cases.first { $0.textSize == size } }
    for sample in [told.sample] + worst.prefix(Self.mostTried).compactMap(sample) {
      let current = try view.current(sample.setting)
      if try judge.sighted(current, view.proposal(sample)).contains(where: { $0.key == told.key }) {
        return true
      }
    }
    return false
  }

  /// The containers whose room a view shares with others, where no other view is the cause: those of its height up to
  /// what gives them their height.
  private func sharing(_ told: ToldFinding) -> [PlacedView] {
    guard told.isOfRoom, told.finding.cause == nil else { return [] }
    let around = told.sighted.shown.around
    let container = around.first { !$0.view.view.content.isModifier }
    let rows = around.filter {
      $0.view.view.content is HorizontalStack || $0.view.view.content is BarRow
    }
    let columns = around.prefix { shown in
      let content = shown.view.view.content
      return (content as? FixedFrame)?.height == nil && !(content is ScrollView)
    }.filter { told.finding.isForWantOfRoom && $0.view.view.content is VerticalStack }
    return ([container].compactMap(\.self) + rows + columns).map(\.view)
  }

  /// Whether a picture whose size is not known decides: it is in what leaves no room, or else in the view or in
  /// the container around it.
  private func restsOnPicture(_ told: ToldFinding) -> Bool {
    if told.key.rule == OverText.name {
      return [told.finding.shown, told.finding.cause].contains {
        $0?.view.holdsUnknownPicture ?? false
      }
    }
    guard told.isOfRoom else { return false }
    if let cause = told.finding.cause { return cause.view.holdsUnknownPicture }
    return ([told.sighted.shown.view] + sharing(told)).contains(where: \.holdsUnknownPicture)
  }

  /// Whether another font stands for that of a text which decides: where texts a tenth shorter might be without the
  /// finding.
  private func restsOnFont(_ told: ToldFinding) -> Bool {
    let finding = told.finding
    let areNear = [("needed", "width"), ("length", "room")].compactMap { length, room in
      finding.number(length).flatMap { length in finding.number(room).map { length * 0.9 <= $0 } }
    }
    let isNear = areNear.first ?? [BrokenWord.name, OverText.name].contains(told.key.rule)
    return isNear
      && [finding.shown, finding.cause].contains { $0?.view.holdsTextInAnotherFont ?? false }
  }

  /// Whether something stands for a part of the view, or of the container around it.
  private func restsOnGuess(_ finding: Finding) -> Bool {
    let sources = checked.interpreter.sources
    let container = finding.shown.around.first { !$0.view.view.content.isModifier }
    let views = [finding.shown.view.view, finding.cause?.view.view, container?.view.view]
    let around = [finding.shown, finding.cause].compactMap(\.self).flatMap(\.outward).map(
      \.view.view)
    if (around + [container?.view.view].compactMap(\.self)).contains(where: checked.isStandIn) {
      return true
    }
    if [finding.shown, finding.cause].contains(where: {
      $0?.outward.contains(where: isOnStandIn) == true
    }) {
      return true
    }
    let outer =
      [finding.shown, finding.cause].compactMap(\.self).flatMap { shown in
        [shown] + shown.around.prefix { $0.view.view.content.isModifier }
      } + [container].compactMap(\.self)
    if outer.map(\.view.view).contains(where: isUnsure) || isGuessedPrompt(finding.shown) {
      return true
    }
    let spans = views.compactMap { $0?.span.map(sources.origin) }
    return checked.guesses.contains { guess in spans.contains { guess.overlaps($0) } }
  }

  /// Whether a text is the placeholder of a field of which nobody knows whether something is typed in it.
  private func isGuessedPrompt(_ text: ShownView) -> Bool {
    guard text.prompt != nil, let evaluator = checked.evaluator else { return false }
    let field = text.around.first { $0.view.view.content is Control }
    return field.map { evaluator.isIncomplete($0.view.view) } ?? false
  }

  /// Whether a number that is not known decides how a view is laid out, and not only how it is drawn.
  private func isUnsure(_ view: View) -> Bool {
    !(view.content is Effect) && checked.evaluator?.isUnsure(view) ?? false
  }
}

extension Finding {
  /// The innermost view around its view and its cause; nil where it has none.
  fileprivate var innermostAroundBoth: ShownView? {
    guard let cause else { return nil }
    let around = cause.around.map(\.path)
    return shown.around.first { around.contains($0.path) }
  }
}

extension View {
  /// The first view, of those from the outside in, of which something is true.
  fileprivate func first(_ isMeant: (View) -> Bool) -> View? {
    var (pending, count) = ([self], 0)
    while let view = pending.popLast(), count < 1000 {
      count += 1
      if isMeant(view) { return view }
      pending += view.children.reversed()
    }
    return nil
  }
}

extension CheckCase {
  /// The widest phone that there is.
  private static let widestPhone =
    DeviceList.all.filter { $0.kind == .phone }.map(\.width).max() ?? 0

  /// Whether an upright phone has it.
  fileprivate var isOfUprightPhone: Bool {
    heights.contains { !CheckSetting.isLow($0) }
      && widths.contains { $0.start.length <= Self.widestPhone }
  }

  func holds(_ width: Double, _ height: Double) -> Bool {
    heights.contains(height) && widths.contains { $0.contains(width) }
  }

  /// Whether it is of fewer widths than these; a low window has a single one.
  fileprivate func isNarrow(_ least: Double) -> Bool {
    screen == nil && !heights.contains(where: CheckSetting.isLow)
      && widths.reduce(0) { $0 + $1.end.length - $1.start.length } < least
  }
}

extension View {
  /// Whether the code, or a catalog, gives a picture its natural size: else it has one of our own choice.
  fileprivate var hasNaturalSize: Bool {
    written.contains { argument in
      guard case .number = argument.value else { return false }
      return argument.keyword == "width" || argument.keyword == "height"
    }
  }
}

extension PlacedView {
  /// What modifiers are for, but for a frame.
  fileprivate var withoutModifiers: PlacedView {
    var view = self
    while view.view.content.isModifier || view.view.isReader, !(view.view.content is FixedFrame),
      view.childCount > 0
    {
      view = view.child(0)
    }
    return view
  }

  /// Whether it is meant, or one of the views in it.
  fileprivate func holds(_ isMeant: (PlacedView) -> Bool) -> Bool {
    var (pending, count) = ([self], 0)
    while let view = pending.popLast(), count < 1000 {
      count += 1
      if isMeant(view) { return true }
      pending += view.children
    }
    return false
  }

  /// Whether a text, or a part of one, in it is one of some.
  fileprivate func holdsText(among texts: Set<String>) -> Bool {
    holds { view in
      guard let text = view.view.content as? Text else { return false }
      let parts = text.runs.map { run in
        if case .string(let string) = run.content { string } else { "" }
      }
      return ([text.string] + parts).contains(where: texts.contains)
    }
  }

  /// Whether a text is in it in whose font another one stands.
  fileprivate var holdsTextInAnotherFont: Bool {
    holds { $0.textOutcome(Lookout())?.isEstimated == true }
  }

  /// Whether a picture is in it whose size is not known and decides how large it is there.
  fileprivate var holdsUnknownPicture: Bool {
    var (pending, count) = ([(view: self, keepsShape: false)], 0)
    while let (view, keepsShape) = pending.popLast(), count < 1000 {
      count += 1
      switch view.view.content {
      case let frame as FixedFrame where frame.width != nil && frame.height != nil: continue
      case let image as ImageContent:
        guard case .bitmap = image.source, !view.view.hasNaturalSize else { continue }
        if !image.isResizable || keepsShape { return true }
      default:
        let keepsShape =
          keepsShape
          || (view.view.content as? AspectRatio)?.ratio == nil
            && view.view.content is AspectRatio
        pending += view.children.map { ($0, keepsShape) }
      }
    }
    return false
  }
}
