import LayEngine
import LayLanguage

/// A change of the code that may mend a finding: `.lineLimit(2)` at the text.
struct Remedy {
  /// Something as both languages write it: `.lineLimit(2)`, and `line-limit 2`.
  struct Spelling: Hashable {
    let swift, script: String
    /// Of a frame, which of its lengths it bounds: `maxWidth`.
    var bounds: [String] = []
    /// What modifiers of Swift were called before that are the same.
    var formerNames: [String] = []

    /// Whether it is a call of a modifier of Swift by a name.
    func isCall(of name: String) -> Bool { swift.hasPrefix(".\(name)(") }
  }

  /// What is written where, by which one remedy is known from another.
  enum Writing: Hashable {
    /// A modifier of the view at a place.
    case behind(Spelling, SourceSpan)
    /// Room for a finger around the label of the control at a place, by a frame in words; beside what its style
    /// puts around that.
    case room(SourceSpan, label: SourceSpan, Spelling, isStyled: Bool)
    /// The paddings around the control at a place, from the inside out, around its label instead.
    case inward(SourceSpan, label: SourceSpan, paddings: [SourceSpan])
    /// Frames that may grow in place of fixed ones: a least length, or the largest; the first frame in words.
    case flexible(Set<SourceSpan>, isLeast: Bool, Spelling)
    /// `fixedSize` along the height alone.
    case upright(SourceSpan)
    /// Nothing in place of modifiers, which are all of one kind.
    case without(Set<SourceSpan>, Spelling)
    /// Other lengths of paddings; nil for one that has several.
    case padding([SourceSpan: Double?])
    /// A container around the view at a place.
    case around(SourceSpan, Spelling)
    /// The view at a place as it is, and where it is too high the same in a scroll view.
    case orScrolled(SourceSpan)
    /// The row at a place as a column too, for where the row does not fit; as another candidate where it is one.
    case otherAxis(SourceSpan, isCandidate: Bool)
  }

  let writing: Writing
  /// What stands for a view; nil where the view stays.
  let change: (View) -> View?

  /// Puts a modifier around the views that are written at one place.
  fileprivate static func around(
    _ span: SourceSpan, _ spelling: Spelling, _ content: some ViewContent
  ) -> Remedy {
    Remedy(writing: .behind(spelling, span)) { view in
      guard view.span == span, view.content is Text else { return nil }
      return View(content, children: [view])
    }
  }

  /// The usual remedies for a finding, the smallest change first.
  ///
  /// - Rule: menus and segments take the string of an option alone, so that nothing is changed in one: what helps is
  ///   written at its picker, or around that.
  /// - Parameters:
  ///   - root: the whole view that is judged.
  ///   - areTextsLarge: whether people have asked for texts of the sizes for accessibility, which are not made small.
  ///   - hasViewThatFits: whether all systems that the code is for have it.
  ///   - isKept: whether code is not changed, as that of a preview.
  static func all(
    for finding: Finding, in root: View, areTextsLarge: Bool, hasViewThatFits: Bool = true,
    isKept: (SourceSpan) -> Bool = { _ in false }
  ) -> [Remedy] {
    let picker = finding.shown.pickerOfOption
    let shown = picker ?? finding.shown
    let cause = finding.cause.flatMap { $0.depth > picker?.depth ?? .max ? nil : $0 }?.view.view
    let around = shown.around.map(\.view.view)
    let frames = fixedFrames(cause ?? shown.view.view, around).filter { view in
      if view.stretchesPicture { return false }
      guard let axis = finding.axis, let frame = view.content as? FixedFrame else { return true }
      return (axis == .horizontal ? frame.width : frame.height) != nil
    }
    let layout = flexible(
      frames, frames.contains { isAroundCircle($0, around) } ? [false] : [true, false])
    let scrolling = isUnfitToScroll(shown) ? [] : scrolling(root, hasViewThatFits, isKept)
    func otherAxis(_ shown: ShownView) -> [Remedy] { Self.otherAxis(shown, hasViewThatFits) }
    let text = picker == nil ? shown.view.view.span : nil
    let scale: [Remedy] = areTextsLarge ? [] : text.map(smaller) ?? []
    switch finding.rule.name {
    case CutText.name, LeastScale.name:
      guard shown.view.view.span != nil else { return [] }
      // The prompt of a field has one line, whatever its limit.
      if around.contains(where: \.isField) { return layout + padding(around) }
      // What a fixed frame cuts is mended there, if more lines have no room in it.
      let isLimited = shown.view.textOutcome(Lookout())?.isCutByLimit == true
      let first = cause?.content is FixedFrame && !isLimited ? layout : []
      let more = text.map { Self.lines($0, finding, around) } ?? []
      return first + more + (first.isEmpty ? layout : []) + scale + padding(around)
        + otherAxis(shown) + (finding.isForWantOfRoom ? scrolling : [])
    case BrokenWord.name:
      guard shown.view.view.span != nil else { return [] }
      let priority = text.map { Remedy.around($0, .priority, LayoutPriority(1)) }
      return [priority].compactMap(\.self) + scale + layout + padding(around) + otherAxis(shown)
    case OutsideScreen.name, OutsideParent.name:
      let inside = shown.view.view
      let isOfScreen = finding.rule.name == OutsideScreen.name
      let own = [inside] + around.filter { $0.content is FixedSize }.prefix(1)
      return fixedSizes(own) + own.compactMap(upright)
        + (isOfScreen ? flexible(frames, [false]) : layout) + padding(around + [inside])
        + (finding.axis == .vertical ? scrolling : otherAxis(shown))
    case NoCandidateFits.name:
      let last = shown.view.childCount == 1 ? shown.child(0) : nil
      return last.map { $0.view.view.content is HorizontalStack ? otherAxis($0) : [] } ?? []
    case TakesAll.name:
      return priority(of: shown.view)
    case OverText.name:
      let views = [shown, finding.cause].compactMap { $0 }.flatMap(\.outward)
      return without(views.map(\.view.view), .offset) { $0 is Offset }
    case UnderBar.name, OutsideSafeArea.name:
      let ignoring = shown.outward.filter { $0.view.view.content is IgnoresSafeArea }
      return ignoring.contains(where: \.view.hasBackdrop)
        ? [] : without(ignoring.map(\.view.view), .ignoresSafeArea) { $0 is IgnoresSafeArea }
    case SmallControl.name:
      return inward(shown) + room(shown.view)
    case NoRoom.name:
      return around.first { !$0.content.isModifier }.map { fixedSizes([$0]) } ?? []
    default: return []
    }
  }

  /// More lines, and room for them; in a frame of a fixed height there is none.
  private static func lines(
    _ span: SourceSpan, _ finding: Finding, _ around: [View]
  ) -> [Remedy] {
    let count = finding.number("lines") ?? 1
    let more = Int(count) + 1
    let isLimited = finding.isForWantOfRoom == false
    let limits = [
      Remedy.around(span, .lineLimit("\(more)"), EnvironmentChange.lineLimit(more)),
      Remedy.around(span, .lineLimit("nil"), EnvironmentChange.lineLimit(nil)),
    ]
    let isInFrame = around.prefix { !($0.content is ScrollView) }
      .contains { ($0.content as? FixedFrame)?.height != nil }
    let height = isInFrame ? [] : [Remedy.around(span, .fixedHeight, FixedSize(.vertical))]
    return (isLimited ? limits : []) + [Remedy.around(span, .priority, LayoutPriority(1))] + height
  }

  private static func smaller(_ span: SourceSpan) -> [Remedy] {
    [0.75, 0.5].map { around(span, .scale($0), EnvironmentChange.minimumScaleFactor($0)) }
  }

  /// A shorter frame that may be smaller makes a picture or a control too small, and not a panel fit.
  private static let leastPanel = 150.0

  /// The fixed frames in a view, and those right around it.
  private static func fixedFrames(_ view: View, _ around: [View]) -> [View] {
    var frames: [View] = []
    var pending = [view]
    while let next = pending.popLast(), frames.count < 20 {
      if next.content is FixedFrame, next.span != nil { frames.append(next) }
      pending += next.isPicker ? [] : next.children
    }
    return frames + around.prefix { $0.content.isModifier }.filter { $0.content is FixedFrame }
  }

  /// Frames that grow, or shrink, in place of those that are fixed.
  private static func flexible(_ frames: [View], _ kinds: [Bool]) -> [Remedy] {
    let spans = Set(frames.compactMap(\.span))
    guard let frame = frames.first?.content as? FixedFrame, !spans.isEmpty else { return [] }
    let isPanel = [frame.width, frame.height].contains { ($0 ?? 0) >= leastPanel }
    return kinds.filter { $0 || isPanel }.map { isLeast in
      let spelling = Spelling(frame, isLeast: isLeast)
      return Remedy(writing: .flexible(spans, isLeast: isLeast, spelling)) { view in
        guard let frame = view.content as? FixedFrame, let span = view.span, spans.contains(span)
        else { return nil }
        return View(
          frame.flexible(isLeast: isLeast), children: view.children, written: view.written,
          name: view.name, span: view.span)
      }
    }
  }

  /// Whether a circle is drawn behind or over a frame, which is as wide as the frame is along its shorter side: it
  /// does not grow with the other one.
  private static func isAroundCircle(_ frame: View, _ around: [View]) -> Bool {
    around.prefix { $0.content.isModifier }.contains { layer in
      guard layer.content is Layer, let first = layer.children.first else { return false }
      var inner = first
      while inner !== frame, inner.content.isModifier, let next = inner.children.first {
        inner = next
      }
      return inner === frame
        && layer.children.dropFirst().contains { shape in
          var inner = shape
          while inner.content.isModifier, let next = inner.children.first { inner = next }
          return inner.content is Circle
        }
    }
  }

  private static func fixedSizes(_ views: [View]) -> [Remedy] {
    var (found, pending) = (Set<SourceSpan>(), views)
    var count = 0
    while let next = pending.popLast(), count < 1000 {
      count += 1
      if next.content is FixedSize, let span = next.span { found.insert(span) }
      pending += next.isPicker ? [] : next.children
    }
    return found.isEmpty ? [] : [without(found, .fixedSize) { $0 is FixedSize }]
  }

  /// A view that keeps its height, and not its width; nil for all but `fixedSize` along both.
  private static func upright(_ view: View) -> Remedy? {
    guard let span = view.span, view.content as? FixedSize == FixedSize(.both) else { return nil }
    return Remedy(writing: .upright(span)) { view in
      guard view.span == span, view.content is FixedSize else { return nil }
      return View(FixedSize(.vertical), children: view.children)
    }
  }

  private static func priority(of view: PlacedView) -> [Remedy] {
    guard let span = TakesAll.prioritising(view)?.span else { return [] }
    return [without([span], .layoutPriority) { $0 is LayoutPriority }]
  }

  /// Leaves the modifiers of a kind out that are among some views.
  private static func without(
    _ views: [View], _ spelling: Spelling, _ isOfKind: @escaping (any ViewContent) -> Bool
  ) -> [Remedy] {
    let spans = views.lazy.filter { isOfKind($0.content) }.compactMap(\.span)
    return spans.isEmpty ? [] : [without(Set(spans), spelling, isOfKind)]
  }

  /// The paddings around a control around its label instead, which is the part that is pressed.
  ///
  /// - Rule: nothing looks otherwise then where its style puts nothing around the label, and nothing draws between.
  private static func inward(_ shown: ShownView) -> [Remedy] {
    let control = shown.view.view
    guard control.children.count == 1, let place = control.span,
      let span = control.children[0].span, span != place,
      shown.view.first(where: { $0.view.span == span })?.frame == shown.view.frame
    else { return [] }
    let around = shown.around.map(\.view).prefix { ViewTraits($0, nil).mayBePadded }
    let paddings = around.compactMap { placed in
      placed.view.span.flatMap { span in (placed.view.content as? Padding).map { (span, $0) } }
    }
    guard !paddings.isEmpty else { return [] }
    let spans = paddings.map(\.0)
    return [
      Remedy(writing: .inward(place, label: span, paddings: spans)) { view in
        if view.content is Padding, let own = view.span, spans.contains(own) {
          return view.children.first
        }
        guard view.span == place, view.content is Control, view.children.count == 1,
          view.children[0].span == span
        else { return nil }
        return view.containing([
          paddings.reduce(view.children[0]) { inner, padding in
            View(
              padding.1, children: [inner], written: padding.1.insets.written, span: padding.0)
          }
        ])
      }
    ]
  }

  /// Room for a finger around the label of a control, which is the part that is pressed.
  ///
  /// - Rule: what a style puts around the label is part of the 44 points.
  private static func room(_ placed: PlacedView) -> [Remedy] {
    let control = placed.view
    guard control.children.count == 1, let place = control.span,
      let span = control.children[0].span, span != place
    else { return [] }
    let label = placed.first { $0.view.span == span }
    let styled = Axis.allCases.map { axis in
      label.map { placed.frame.size[axis] - $0.frame.size[axis] } ?? 0
    }
    let least = styled.map { $0 < leastTarget ? leastTarget - max(0, $0) : nil }
    let isStyled = zip(Axis.allCases, styled).contains { axis, length in
      length > 0.5 && placed.frame.size[axis] < leastTarget
    }
    let spelling = Spelling.room(least, isStyled: isStyled)
    return [
      Remedy(writing: .room(place, label: span, spelling, isStyled: isStyled)) { view in
        guard view.span == place, view.content is Control, view.children.count == 1,
          view.children[0].span == span
        else { return nil }
        let frame = FlexibleFrame(
          width: FlexibleLength(minimum: least[0]), height: FlexibleLength(minimum: least[1]),
          alignment: .center)
        return view.containing([View(frame, children: view.children)])
      }
    ]
  }

  /// The length of an area that a finger meets.
  private static let leastTarget = 44.0

  /// Leaves modifiers of one kind out.
  static func without(
    _ spans: Set<SourceSpan>, _ spelling: Spelling, _ isOfKind: @escaping (any ViewContent) -> Bool
  ) -> Remedy {
    Remedy(writing: .without(spans, spelling)) { view in
      guard isOfKind(view.content), let span = view.span, spans.contains(span) else { return nil }
      return view.children.first
    }
  }

  private static func padding(_ around: [View]) -> [Remedy] {
    var lengths: [SourceSpan: Double?] = [:]
    for view in around {
      guard let padding = view.content as? Padding, let span = view.span, !padding.drawsOut
      else { continue }
      lengths[span] = .some(padding.halved.length)
    }
    let spans = Set(lengths.keys)
    guard !spans.isEmpty else { return [] }
    return [
      Remedy(writing: .padding(lengths)) { view in
        guard let padding = view.content as? Padding, let span = view.span, spans.contains(span)
        else { return nil }
        return View(
          padding.halved, children: view.children, written: view.written, name: view.name,
          span: view.span)
      }
    ]
  }

  /// The nearest row as a column, for where the row does not fit.
  ///
  /// - Exceptions: a row with room to share, which a column would share by its height; a row of pictures from one
  ///   place in the code, as stars are; and a row in which people type, which would end with another candidate.
  private static func otherAxis(_ shown: ShownView, _ hasViewThatFits: Bool) -> [Remedy] {
    let placed = shown.outward.first { $0.view.view.content is HorizontalStack }
    guard let placed, let span = placed.view.view.span else { return [] }
    let row = placed.view.view
    guard row.children.count > 1, !row.children.contains(where: \.isSpacer),
      Set(row.children.map(\.span)).count > 1 || row.children.contains(where: \.holdsText),
      placed.view.first(where: { $0.view.isTypedIn }) == nil
    else { return [] }
    let isCandidate = placed.parent?.view.view.content is ViewThatFits
    guard isCandidate || hasViewThatFits else { return [] }
    return [
      Remedy(writing: .otherAxis(span, isCandidate: isCandidate)) { view in
        if isCandidate {
          guard view.content is ViewThatFits, let last = view.children.last, last.span == span
          else { return nil }
          return view.containing(view.children + [last.asColumn])
        }
        guard view.span == span, view.content is HorizontalStack else { return nil }
        return View(ViewThatFits(.horizontal), children: [view, view.asColumn])
      }
    ]
  }

  /// A scroll view around all of it, but for what is kept as it is: always, or where the height is too small.
  private static func scrolling(
    _ root: View, _ hasViewThatFits: Bool, _ isKept: (SourceSpan) -> Bool
  ) -> [Remedy] {
    var inside = root
    while let span = inside.span, isKept(span), inside.children.count == 1 {
      inside = inside.children[0]
    }
    guard let span = inside.span else { return [] }
    let scrolled = View(ScrollView(.vertical), children: [inside])
    let always = Remedy(writing: .around(span, .scrollView)) { [inside] view in
      view === inside ? scrolled : nil
    }
    let ifTooHigh = Remedy(writing: .orScrolled(span)) { [inside] view in
      view === inside ? View(ViewThatFits(.vertical), children: [view, scrolled]) : nil
    }
    return hasViewThatFits ? [always, ifTooHigh] : [always]
  }

  /// Whether something in the whole view scrolls by itself, which has no height in a scroll view, or is moved up, where
  /// nobody scrolls to it.
  private static func isUnfitToScroll(_ shown: ShownView) -> Bool {
    let root = shown.outward.first(where: \.isRoot) ?? shown
    let found = root.view.first { placed in
      let content = placed.view.content
      return (content as? ScrollView)?.axes.contains(.vertical) == true
        || (content as? Control).map { scrolling.contains($0.name) } == true
        || (content as? Offset).map { $0.y < 0 } == true
    }
    return found != nil
  }

  /// Controls that scroll, or that hold screens.
  private static let scrolling: Set<String> = [
    "form", "list", "navigation-split-view", "navigation-stack", "navigation-view", "tab-view",
    "table", "text-editor",
  ]

  /// Changes that no developer makes, after which what follows from a finding is gone: the view that is too long
  /// takes what it is offered, or the frame or the priority that leaves no room is left out.
  static func counterfacts(for finding: Finding) -> [Remedy] {
    var changes: [Remedy] = []
    let view = finding.shown.view.view
    if let span = view.span, let axis = finding.axis {
      let all = FlexibleLength(minimum: 0, maximum: .infinity)
      let frame = FlexibleFrame(
        width: axis == .horizontal ? all : FlexibleLength(),
        height: axis == .vertical ? all : FlexibleLength(), alignment: .center)
      changes.append(
        Remedy(writing: .behind(.frame, span)) { other in
          guard other.span == span, type(of: other.content) == type(of: view.content) else {
            return nil
          }
          return View(frame, children: [other])
        })
    }
    if let cause = finding.cause?.view.view, cause.content is FixedFrame {
      changes += without([cause], .frame) { $0 is FixedFrame }
    }
    if finding.rule.name == TakesAll.name { changes += priority(of: finding.shown.view) }
    return changes
  }
}

extension View {
  /// Whether it is a field in which a person types a line.
  var isField: Bool {
    ["secure-field", "text-field"].contains((content as? Control)?.name ?? "")
  }

  var isPicker: Bool { (content as? Control)?.name == "picker" }

  /// Whether it is a frame of a picture that has any shape: one that is bounded alone would distort it.
  fileprivate var stretchesPicture: Bool {
    guard content is FixedFrame else { return false }
    var inner = children.first
    while let view = inner, view.content.isModifier, !(view.content is AspectRatio) {
      inner = view.children.first
    }
    return (inner?.content as? ImageContent)?.isResizable ?? false
  }

  /// Whether a person types in it.
  fileprivate var isTypedIn: Bool { isField || (content as? Control)?.name == "text-editor" }

  fileprivate var isSpacer: Bool {
    content is Spacer || content.isModifier && children.first?.isSpacer == true
  }

  fileprivate var holdsText: Bool {
    var (pending, count) = ([self], 0)
    while let next = pending.popLast(), count < 1000 {
      count += 1
      if next.content is Text { return true }
      pending += next.children
    }
    return false
  }

  /// The column of what is in a row; any other view as it is.
  fileprivate var asColumn: View {
    guard let row = content as? HorizontalStack else { return self }
    var style = row.style
    style.alignment = .leading
    return View(VerticalStack(style), children: children)
  }
}

extension ShownView {
  /// The picker whose option it is in; nil for all else, as for the label of a picker.
  fileprivate var pickerOfOption: ShownView? {
    guard let picker = around.first(where: \.view.view.isPicker) else { return nil }
    let options = Set(picker.view.view.children.dropFirst().compactMap(\.span))
    let inside = outward.prefix { $0.depth > picker.depth }
    return inside.contains { $0.view.view.span.map(options.contains) ?? false } ? picker : nil
  }
}

extension PlacedView {
  /// Whether a colour, a shape or a picture in it is as large as all of that, and would be smaller without it.
  fileprivate var hasBackdrop: Bool {
    guard let all = children.first?.frame else { return false }
    var (pending, count) = (Array(children), 0)
    while let view = pending.popLast(), count < 1000 {
      count += 1
      if view.view.content is IgnoresSafeArea { continue }
      if [.filling, .picture].contains(ViewTraits(view, nil).kind), view.frame.isClose(to: all) {
        return true
      }
      pending += view.children
    }
    return false
  }
}

extension FixedFrame {
  fileprivate func flexible(isLeast: Bool) -> FlexibleFrame {
    func bounds(_ length: Double?) -> FlexibleLength {
      var bounds = FlexibleLength()
      if isLeast { bounds.minimum = length } else { bounds.maximum = length }
      return bounds
    }
    return FlexibleFrame(width: bounds(width), height: bounds(height), alignment: alignment)
  }
}

extension Padding {
  /// The length at all edges that have one; nil where there are several.
  fileprivate var length: Double? {
    let lengths = Set([insets.top, insets.leading, insets.bottom, insets.trailing])
      .subtracting([0])
    return lengths.count == 1 ? lengths.first : nil
  }

  fileprivate var halved: Padding {
    Padding(
      Insets(
        top: insets.top / 2, leading: insets.leading / 2, bottom: insets.bottom / 2,
        trailing: insets.trailing / 2))
  }
}

extension Remedy.Spelling {
  static let fixedSize = Self(swift: ".fixedSize()", script: "fixed-size")
  static let frame = Self(swift: ".frame(…)", script: "frame")
  fileprivate static let ignoresSafeArea = Self(
    swift: ".ignoresSafeArea(…)", script: "ignores-safe-area",
    formerNames: ["edgesIgnoringSafeArea"])
  fileprivate static let offset = Self(swift: ".offset(…)", script: "offset")

  /// A frame around the label of a control; one without a style takes taps where the label is drawn.
  fileprivate static func room(_ least: [Double?], isStyled: Bool) -> Self {
    let frame = Self(frame: zip(["Width", "Height"], least), bound: "min")
    return Self(
      swift: frame.swift + (isStyled ? "" : ".contentShape(Rectangle())"), script: frame.script)
  }
  static let layoutPriority = Self(swift: ".layoutPriority(…)", script: "layout-priority")

  fileprivate static let priority = Self(swift: ".layoutPriority(1)", script: "layout-priority 1")
  static let fixedHeight = Self(
    swift: ".fixedSize(horizontal: false, vertical: true)", script: "fixed-size :horizontal false")
  fileprivate static func scale(_ factor: Double) -> Self {
    Self(swift: ".minimumScaleFactor(\(factor))", script: "minimum-scale-factor \(factor)")
  }
  fileprivate static let scrollView = Self(swift: "ScrollView", script: "scroll-view")

  fileprivate static func lineLimit(_ count: String) -> Self {
    Self(swift: ".lineLimit(\(count))", script: "line-limit \(count)")
  }

  /// A frame that may grow, or shrink: `.frame(minWidth: 80)`.
  fileprivate init(_ frame: FixedFrame, isLeast: Bool) {
    self.init(
      frame: zip(["Width", "Height"], [frame.width, frame.height]), bound: isLeast ? "min" : "max")
  }

  private init(frame: some Sequence<(String, Double?)>, bound: String) {
    let lengths = frame.compactMap { name, length in
      length.map { (name: name, text: NumberText.of($0)) }
    }
    bounds = lengths.map { bound + $0.name }
    swift = ".frame(\(lengths.map { "\(bound)\($0.name): \($0.text)" }.joined(separator: ", ")))"
    script =
      (["frame"] + lengths.map { ":\(bound)-\($0.name.lowercased()) \($0.text)" })
      .joined(separator: " ")
  }
}

extension Remedy.Writing {
  /// Whether it is paddings that are moved into a label.
  var isInward: Bool { if case .inward = self { true } else { false } }

  /// The view behind which a modifier is written; nil for all else.
  var placeBehind: SourceSpan? {
    switch self {
    case .behind(_, let span), .room(_, let span, _, _): span
    default: nil
    }
  }

  /// The places of the code that are changed.
  var spans: Set<SourceSpan> {
    switch self {
    case .behind(_, let span), .around(let span, _), .orScrolled(let span), .otherAxis(let span, _),
      .room(let span, _, _, _),
      .upright(let span):
      [span]
    case .inward(let span, _, let paddings): Set([span] + paddings)
    case .flexible(let spans, _, _), .without(let spans, _): spans
    case .padding(let lengths): Set(lengths.keys)
    }
  }
}
