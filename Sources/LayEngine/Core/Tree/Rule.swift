/// The rule by which a view is laid out: one of the types in the list.
///
/// A node holds a rule in one byte. `Padding.rule` is the rule of a type, and a `RuleVisitor` gets
/// the type of a rule: the list in `RuleList.swift` is the only place that tells rules apart.
struct Rule: BitwiseCopyable, Equatable {
  /// The type's number in the list.
  let number: UInt8
}

extension Rule {
  /// Whether a node's link is its one child, and not the first of its edges.
  var hasOneChild: Bool { traits.family == .modifier }
  var needsMemory: Bool { traits.needsMemory }
  var asksContainer: Bool { traits.asksContainer }
  var asksPlace: Bool { traits.asksPlace }
  var asksProgram: Bool { traits.asksProgram }
  var makesContent: Bool { traits.makesContent }

  @inline(__always)
  private var traits: RuleTraits { with(TraitsVisitor()) }
}

/// What `LayoutRule` says of all views of a rule.
private struct RuleTraits {
  let family: RuleFamily
  let needsMemory, asksContainer, asksPlace, asksProgram, makesContent: Bool
}

private struct TraitsVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> RuleTraits {
    RuleTraits(
      family: R.family, needsMemory: R.needsMemory, asksContainer: R.asksContainer,
      asksPlace: R.asksPlace, asksProgram: R.asksProgram, makesContent: R.makesContent)
  }
}

/// An operation on the type of a node's rule; each operation has a visitor of its own.
protocol RuleVisitor {
  associatedtype Answer
  func visit<R: LayoutRule>(_ rule: R.Type) -> Answer
}
