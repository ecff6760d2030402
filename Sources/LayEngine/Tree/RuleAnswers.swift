extension Rule {
  /// Whether a node's link is its one child, and not the first of its edges.
  var hasOneChild: Bool { with(FamilyVisitor()) == .modifier }

  /// Whether answers are remembered, since computing them takes longer than looking them up.
  var needsMemory: Bool { with(MemoryNeedVisitor()) }

  /// Whether answers also depend on the container around the view.
  var asksContainer: Bool { with(ContainerNeedVisitor()) }

  /// Whether the view reads its own position.
  var asksPlace: Bool { with(PlaceNeedVisitor()) }

  /// Whether answers come from a custom layout of the program.
  var asksProgram: Bool { with(ProgramNeedVisitor()) }

  /// Whether the view makes its content once it is placed.
  var makesContent: Bool { with(ContentMakingVisitor()) }
}

private struct FamilyVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> RuleFamily { R.family }
}

private struct MemoryNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.needsMemory }
}

private struct ContainerNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.asksContainer }
}

private struct PlaceNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.asksPlace }
}

private struct ProgramNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.asksProgram }
}

private struct ContentMakingVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.makesContent }
}
