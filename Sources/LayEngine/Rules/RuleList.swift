extension Rule {
  /// All rules, sorted by name.
  @RuleListBuilder
  @_transparent
  private static var list: some RuleList {
    AspectRatio.self
    BaselinesAtTop.self
    ChangedShape.self
    Circle.self
    ContainerRelativeFrame.self
    CoordinateSpace.self
    Custom.self
    DepthStack.self
    Divider.self
    FixedFrame.self
    FixedImage.self
    FixedSize.self
    FlexibleFrame.self
    GeometryAction.self
    GeometryReader.self
    Grid.self
    GuideSetting.self
    HorizontalStack.self
    IgnoresSafeArea.self
    Layered.self
    LazyGrid.self
    LazyStack.self
    Nothing.self
    Offset.self
    Padding.self
    Position.self
    RelativeProposed.self
    ResizableImage.self
    SafeAreaInset.self
    ScrollView.self
    Shape.self
    Spacer.self
    TextRule.self
    Transparent.self
    VerticalStack.self
    ViewThatFits.self
    VisualEffect.self
  }

  fileprivate init<R: LayoutRule>(of type: R.Type) { number = Self.list.number(of: type, from: 0) }

  /// Gives a visitor the type of this rule.
  ///
  /// Always inlined: a visitor is then specialized for each rule, and no witness is looked up. The
  /// number is compared with one constant after another, which the compiler makes a jump table of.
  @inline(__always)
  func with<Visitor: RuleVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    Self.list.with(number, from: 0, visitor)
  }
}

extension LayoutRule {
  /// The rule that nodes of this type hold; a constant in a release build.
  ///
  /// The type has to be in the list.
  @inline(__always)
  static var rule: Rule { Rule(of: Self.self) }
}

// MARK: The list

/// Types of rules, each with a number: a list that is known when the engine is compiled.
///
/// It is a type without stored values: `RuleAndMore<Padding, LastRule<Offset>>` is a list of two.
///
/// Its functions are transparent, that is, inlined in debug builds too. There a call for each rule
/// would take time and stack, and `@inline(always)` would reserve and clear stack space for each
/// of their variables. Transparent functions have to be in the file of their caller.
private protocol RuleList {
  init()

  /// Gives a visitor the type with a number; the first type of the list has the number `start`.
  func with<Visitor: RuleVisitor>(
    _ number: UInt8, from start: UInt8, _ visitor: Visitor
  ) -> Visitor.Answer

  /// The number of a type, which has to be in the list.
  func number<R: LayoutRule>(of type: R.Type, from start: UInt8) -> UInt8
}

/// A type, and those above it in the list.
private struct RuleAndMore<First: LayoutRule, More: RuleList>: RuleList {
  @_transparent
  init() {}

  @_transparent
  func with<Visitor: RuleVisitor>(
    _ number: UInt8, from start: UInt8, _ visitor: Visitor
  ) -> Visitor.Answer {
    number == start ? visitor.visit(First.self) : More().with(number, from: start &+ 1, visitor)
  }

  @_transparent
  func number<R: LayoutRule>(of type: R.Type, from start: UInt8) -> UInt8 {
    type == First.self ? start : More().number(of: type, from: start &+ 1)
  }
}

/// The list of one type, which is the last to be compared.
private struct LastRule<Last: LayoutRule>: RuleList {
  @_transparent
  init() {}

  @_transparent
  func with<Visitor: RuleVisitor>(
    _ number: UInt8, from start: UInt8, _ visitor: Visitor
  ) -> Visitor.Answer { visitor.visit(Last.self) }

  @_transparent
  func number<R: LayoutRule>(of type: R.Type, from start: UInt8) -> UInt8 {
    if type == Last.self { return start }
    preconditionFailure("a type whose rule nodes hold is in the list of rules")
  }
}

/// Makes a list of the types that are written one below the other.
@resultBuilder
private enum RuleListBuilder {
  @_transparent
  static func buildPartialBlock<R: LayoutRule>(first: R.Type) -> LastRule<R> { LastRule() }

  @_transparent
  static func buildPartialBlock<R: LayoutRule, L: RuleList>(
    accumulated: L, next: R.Type
  ) -> RuleAndMore<R, L> { RuleAndMore() }
}
