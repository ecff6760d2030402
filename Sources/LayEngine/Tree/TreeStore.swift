/// The arrays of a tree, and of the versions of it that came after.
///
/// A later version adds what changed behind what there is, so that earlier versions stay good. Whoever
/// keeps addresses of the arrays reads them anew where a version may have come in between.
final class TreeStore {
  @exclusivity(unchecked) var lowering: Lowering
  /// How many nodes the first version has.
  var firstCount = 0
  /// Whether lowering a version was ended, so that views are marked whose nodes are not finished.
  var isBroken = false

  init(_ lowering: consuming Lowering) { self.lowering = lowering }

  /// Whether another version may be added: too many nodes of earlier versions alone would be kept.
  fileprivate var hasRoom: Bool {
    lowering.nodes.count <= 2 * firstCount + 1024 && lowering.version < .max
  }

  /// Whether a version differs from the one before by the nodes that it adds, and by nothing else.
  fileprivate var takesVersions: Bool {
    !lowering.usesProgram && !lowering.usesContainer && !lowering.usesPlaces
      && lowering.warnings.isEmpty && !isBroken
      && lowering.splitsAxes
  }
}

extension ViewTree {
  /// The tree of a changed view, of which only what changed is lowered.
  ///
  /// What is the same as in this version's view keeps its nodes, and so all that an engine knows
  /// of them; the tree goes on to refer to the view objects of this version there.
  ///
  /// - Returns: nil where all has to be lowered anew: where functions of the program take part, or
  ///   views that follow the container around them, where something is to be warned of, or where
  ///   little is the same.
  /// - Throws: as where all is lowered.
  package func next(
    _ changed: View, shouldStop: @escaping () -> Bool = { false }
  ) throws(LayoutFailure) -> ViewTree? {
    guard store.takesVersions, store.hasRoom else { return nil }
    var sharing = ViewSharing(with: self, shouldStop)
    let view = sharing.share(changed)
    guard 2 * sharing.changedCount <= changed.count else { return nil }
    store.isBroken = true
    store.lowering.beginVersion(shouldStop: shouldStop)
    let next = try ViewTree(view, in: store)
    store.isBroken = false
    return next
  }
}
