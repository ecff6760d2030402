import LayEngine

extension Declaration {
  static let allScrolling: [Declaration] = [
    .contentMargins, .defaultScrollAnchor, .onScrollGeometryChange, .onScrollPhaseChange,
    .onScrollVisibilityChange, .scrollPosition, .scrollView,
  ]

  static let scrollView = Declaration(
    .container, "scroll-view", aliases: ["scroll"],
    parameters: [
      .optionalPositional(
        "axes", .axes(AxisSet.names), "the axes on which the content scrolls", default: "vertical"),
      .keyword(
        "shows-indicators", .truth, "whether scroll indicators are drawn; they take no space",
        default: "true"),
    ],
    summary: "A viewport over content, which has its ideal length on the axes that scroll.",
    examples: """
      (scroll-view (frame :width 50 :height 300 (color red))) | 100 x 100 | 50 x 100
      (scroll-view horizontal (frame :width 300 :height 50 (color red))) | 100 x 100 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    let axes = arguments.axes("axes") ?? .vertical
    return arguments.make(ScrollView(axes), try arguments.childViews())
  }
}

/// Modifiers that set the initial scroll position of scroll views.
extension Declaration {
  static let defaultScrollAnchor = Declaration(
    .modifier, "default-scroll-anchor",
    parameters: [
      .positional(
        "anchor", .oneOf([.unitPoint(AlignmentName.points), .nothing]),
        "the point at which the content and the scroll view coincide, or nil"),
      .keyword(
        "for", .enumeration(["initial-offset", "alignment", "size-changes"]),
        "for larger content, for smaller content, or for size changes, which do not happen "
          + "here; all of them if not given"),
    ],
    summary: "Set where the content of the scroll views in a view is before anybody scrolls: "
      + "`bottom` shows the end of longer content, and puts shorter content at the bottom edge.",
    swiftUI: .method("defaultScrollAnchor", ["_ anchor", "for"]),
    examples: """
      (default-scroll-anchor bottom (scroll-view (frame :width 50 :height 300 (color red)))) \
      | 100 x 100 | 50 x 100
      """
  ) { arguments throws(Diagnostic) in
    let roles: ScrollStart.Roles =
      switch arguments.enumeration("for") {
      case "initial-offset": .initialOffset
      case "alignment": .alignment
      case "size-changes": .sizeChanges
      default: .all
      }
    let anchor = arguments.unitPoint("anchor")
    return arguments.modify(EnvironmentChange.defaultScrollAnchor(anchor, roles))
  }

  static let scrollPosition = Declaration(
    .modifier, "scroll-position",
    parameters: [
      .optionalPositional(
        "position", .plain, "the scroll position; later positions are not known here",
        isKeyword: false),
      .keyword("id", .any, "the `id` or the name of the view to scroll to"),
      .keyword(
        "anchor", .oneOf([.unitPoint(AlignmentName.points), .nothing]), "where that view appears"),
      .keyword("edge", .enumeration(EdgeName.all), "the edge of the content to show at first"),
      .keyword("x", .distance, "the initial offset to the right"),
      .keyword("y", .distance, "the initial offset downwards"),
    ],
    summary: "Set where the scroll views in a view are scrolled to at first: to an edge of the "
      + "content, to a view in it, or to an offset, limited to the content.",
    swiftUI: .method(
      "scrollPosition", [.member("constant", [.member("init", ["edge", "x", "y"])])],
      [SwiftUIArgument(nil, "position", .binding), "anchor"], [.binding("id"), "anchor"]),
    examples: """
      (scroll-position :edge bottom (scroll-view (frame :width 50 :height 300 (color red)))) \
      | 100 x 100 | 50 x 100
      """
  ) { arguments throws(Diagnostic) in
    let edge = arguments.enumeration("edge").map { EdgeName.set([$0]) }
    let identity = arguments.given("id").map { ValueDescription.shown($0) }
    let position = ScrollStart.Target(
      edge: edge, x: arguments.number("x"), y: arguments.number("y"), identity: identity,
      anchor: arguments.unitPoint("anchor"))
    return arguments.modify(EnvironmentChange.scrollPosition(position))
  }

  static let contentMargins = Declaration(
    .modifier, "content-margins",
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .positional("length", .lengthOrNil, "the margin; nil for none", isKeyword: true),
      .keyword(
        "for", .enumeration(["automatic", "scroll-content", "scroll-indicators"]),
        "what gets the margin; scroll indicators do not affect layout", default: "automatic"),
    ],
    summary: "Keep margins around the content of the scroll views in a view.",
    swiftUI: .method("contentMargins", ["_ edges", "_ length", "for"], ["_ length", "for"]),
    // The content, 50 x 300, has 8 on either side.
    examples: """
      (content-margins horizontal 8 (scroll-view (frame :width 50 :height 300 (color red)))) \
      | 100 x 100 | 66 x 100
      (content-margins 8 (scroll-view (frame :width 50 :height 300 (color red)))) | ideal | 66 x 316
      """
  ) { arguments throws(Diagnostic) in
    let length = arguments.number("length")
    if let length, !length.isFinite {
      throw arguments.complaint(.noMargin(length), about: "length")
    }
    if arguments.enumeration("for") == "scroll-indicators" { return .view(arguments.view()) }
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    return arguments.modify(EnvironmentChange.contentMargins(edges, length))
  }
}

extension Complaint {
  fileprivate static func noMargin(_ length: Double) -> Complaint {
    Complaint("a margin of \(NumberText.of(length)) leaves no place for content")
  }
}

/// Modifiers with an action for what a scroll view shows.
extension Declaration {
  static let onScrollGeometryChange = Declaration(
    .modifier, "on-scroll-geometry-change",
    parameters: [
      .typeOfValue,
      .positional(
        "of", .function,
        "returns a value from the scroll view's geometry, which has "
          + ScrollGeometryBox.parts.map { "`:\($0)`" }.joined(separator: ", "), isKeyword: true),
      .changeAction,
    ],
    summary: "Perform an action when a value made from the geometry of a scroll view changes: at "
      + "first with the value of an empty geometry, then with the value of the layout. Of several "
      + "scroll views in the view the first counts. If it sets a variable, the view is made and "
      + "laid out again, at most 8 times.",
    swiftUI: .method(
      "onScrollGeometryChange",
      [.fixed("CGFloat.self", label: "for"), .closure("of"), .closure("action")],
      [.passedOver("for", "CGFloat.self"), .closure("of"), .closure("action")]),
    examples: """
      (begin (define long 0) (vstack :spacing 0 (on-scroll-geometry-change (fn (g) (height \
      (:content-size g))) (fn (h) (set! long h)) (frame :height 10 (scroll-view (frame :width 5 \
      :height 40 (color red))))) (frame :width 5 :height long (color blue)))) | ideal | 5 x 50
      """
  ) { arguments throws(Diagnostic) in
    let value = try arguments.laterFunction("of", passing: ["g"])
    let perform = try arguments.changeFunction()
    let action = ScrollAction(
      .geometry, of: arguments.makingView,
      value: { try value([.object(ScrollGeometryBox($0))]) }, isSame: Arguments.isSame
    ) { old, new, _ in try perform(old, new) }
    return arguments.modify(action)
  }

  static let onScrollPhaseChange = Declaration(
    .modifier, "on-scroll-phase-change",
    parameters: [
      .positional(
        "action", .function,
        "is called with the old and the new phase, and, if it takes three values, with a context "
          + "that has `:geometry` and `:velocity`", isKeyword: true)
    ],
    summary: "Perform an action when a scroll view begins or ends to scroll. Nothing scrolls here, "
      + "so it is called once, at first, with `idle` twice.",
    swiftUI: .method("onScrollPhaseChange", [.closure("action")]),
    examples: """
      (begin (define wide 0) (vstack :spacing 0 (on-scroll-phase-change (fn (old new) (set! wide \
      (if (= new 'idle) 30 0))) (scroll-view (frame :width 5 :height 10 (color blue)))) (frame \
      :width wide :height 4 (color red)))) | ideal | 30 x 14
      """
  ) { arguments throws(Diagnostic) in
    let takesContext = arguments.function("action").map { $0.isClosure && $0.parameterCount == 3 }
    let names = takesContext == true ? ["old", "new", "context"] : ["old", "new"]
    let perform = try arguments.laterFunction("action", passing: names)
    let idle = Value.symbol(arguments.runtime.symbols.intern("idle"))
    let action = ScrollAction(
      .phase, of: arguments.makingView, value: { _ in idle }, isSame: Arguments.isSame
    ) { _, _, geometry in
      let all = [idle, idle, .object(ScrollPhaseContext(geometry))]
      _ = try perform(Array(all.prefix(names.count)))
    }
    return arguments.modify(action)
  }

  static let onScrollVisibilityChange = Declaration(
    .modifier, "on-scroll-visibility-change",
    parameters: [
      .keyword(
        "threshold", .number, "the part of the view that has to be in sight", default: "0.5"),
      .positional(
        "action", .function, "is called with whether the view is in sight", isKeyword: true),
    ],
    summary: "Perform an action when a view comes into sight in the scroll view around it, or goes "
      + "out of sight. At first it is called for a view that is in sight. Without a scroll view "
      + "around it, it is not called.",
    swiftUI: .method("onScrollVisibilityChange", ["threshold", .closure("action")]),
    examples: """
      (begin (define wide 0) (scroll-view (on-scroll-visibility-change (fn (seen) (set! wide (if \
      seen 30 0))) (frame :width wide :height 4 (color red))))) | 50 x 50 | 30 x 50
      """
  ) { arguments throws(Diagnostic) in
    let perform = try arguments.laterFunction("action", passing: ["visible"])
    let threshold = arguments.number("threshold") ?? 0.5
    let change = GeometryAction(
      of: arguments.makingView, value: { Value.truth($0.isInSight(threshold)) },
      isSame: Arguments.isSame, countsFirst: { ($0 as? Value)?.isTrue == true },
      action: { _, isSeen in _ = try perform([isSeen as? Value ?? .nothing]) },
      name: "on-scroll-visibility-change")
    return arguments.modify(change)
  }
}

extension Parameter {
  static let typeOfValue = Parameter.keyword(
    "for", .oneOf([.enumeration(["number", "point", "rect", "size"]), .any]),
    "the type of the value; it has no effect")

  static let changeAction = Parameter.positional(
    "action", .function,
    "is called with the value, or with the old and the new value, at first and when it changes",
    isKeyword: true)
}

extension Arguments {
  /// The function of a `changeAction`, as it is called with the old and the new value.
  func changeFunction() throws(Diagnostic) -> (Any, Any) throws -> Void {
    let takesTwo = function("action").map { $0.isClosure && $0.parameterCount == 2 } == true
    let perform = try laterFunction("action", passing: takesTwo ? ["old", "new"] : ["value"])
    return { old, new in
      let values = [old as? Value ?? .nothing, new as? Value ?? .nothing]
      _ = try perform(takesTwo ? values : [values[1]])
    }
  }

  /// Whether two values that actions are called with are equal.
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? Value, let other = other as? Value else { return false }
    return one.isEqual(to: other)
  }
}

/// A `ScrollGeometry` as a value of the language.
final class ScrollGeometryBox: ObjectBox {
  static let parts = [
    "content-offset", "content-size", "content-insets", "container-size", "visible-rect", "bounds",
  ]

  private let geometry: ScrollGeometry

  init(_ geometry: ScrollGeometry) { self.geometry = geometry }

  override var kindDescription: String { "the geometry of a scroll view" }

  override var text: String {
    let offset = geometry.contentOffset
    return "a scroll view at (\(NumberText.of(offset.x)), \(NumberText.of(offset.y)))"
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    (other as? ScrollGeometryBox)?.geometry == geometry
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "content-offset":
      .object(PointBox(x: geometry.contentOffset.x, y: geometry.contentOffset.y))
    case "content-size": .object(SizeBox(geometry.contentSize))
    case "content-insets": .object(InsetsBox(geometry.contentInsets))
    case "container-size": .object(SizeBox(geometry.containerSize))
    case "visible-rect": .object(FrameBox(geometry.visibleRect))
    case "bounds": .object(FrameBox(geometry.bounds))
    default: nil
    }
  }
}

/// What an action for a scroll phase gets besides the phases: the geometry, and no velocity.
private final class ScrollPhaseContext: ObjectBox {
  private let geometry: ScrollGeometry

  init(_ geometry: ScrollGeometry) { self.geometry = geometry }

  override var kindDescription: String { "the context of a scroll phase" }
  override var text: String { ScrollGeometryBox(geometry).text }

  override func isEqual(to other: ObjectBox) -> Bool {
    (other as? ScrollPhaseContext)?.geometry == geometry
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "geometry": .object(ScrollGeometryBox(geometry))
    case "velocity": .nothing
    default: nil
    }
  }
}

extension PlacedGeometry {
  /// Whether some of the view, and at least a part of it from 0 to 1, is in sight in the scroll view
  /// around it; false without one.
  fileprivate func isInSight(_ threshold: Double) -> Bool {
    guard let scroll = spaces.first(where: { $0.name == nil })?.frame else { return false }
    let own = globalFrame
    let width = min(own.maxX, scroll.maxX) - max(own.origin.x, scroll.origin.x)
    let height = min(own.maxY, scroll.maxY) - max(own.origin.y, scroll.origin.y)
    guard width >= 0, height >= 0 else { return false }
    let whole = own.size.width * own.size.height
    // A view without an area is in sight if its place is.
    guard whole > 0 else { return true }
    return width > 0 && height > 0 && width * height >= threshold * whole
  }
}
