import LayEngine

/// Modifiers with an action for what a scroll view shows.
extension Declaration {
  static let onScrollGeometryChange = Declaration(
    .modifier, "on-scroll-geometry-change",
    parameters: [
      .typeOfValue,
      .positional(
        "of", .function,
        "returns a value from the scroll view's geometry, which has "
          + ScrollGeometryBox.parts.map { "`:\($0)`" }.joined(separator: ", "),
        isKeyword: true),
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
    return arguments.make(action, [arguments.view()])
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
    return arguments.make(action, [arguments.view()])
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
      of: arguments.makingView,
      value: { Value.truth($0.isInSight(threshold)) }, isSame: Arguments.isSame,
      countsFirst: { ($0 as? Value)?.isTrue == true },
      action: { _, isSeen in _ = try perform([isSeen as? Value ?? .nothing]) },
      name: "on-scroll-visibility-change")
    return arguments.make(change, [arguments.view()])
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
    case "content-size": size(geometry.contentSize)
    case "content-insets": .object(InsetsBox(geometry.contentInsets))
    case "container-size": size(geometry.containerSize)
    case "visible-rect": rectangle(geometry.visibleRect)
    case "bounds": rectangle(geometry.bounds)
    default: nil
    }
  }

  private func size(_ size: ViewSize) -> Value {
    .object(SizeBox(width: size.width, height: size.height))
  }

  private func rectangle(_ frame: ViewFrame) -> Value {
    .object(
      FrameBox(
        x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height))
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
