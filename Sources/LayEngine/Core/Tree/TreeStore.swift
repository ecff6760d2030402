/// The arrays that a tree shares with its later versions.
///
/// A later version appends what changed, so that earlier versions stay valid. Code that keeps
/// addresses of the arrays has to read them again when a version may have been added.
final class TreeStore {
  @exclusivity(unchecked) var lowering: Lowering
  /// How many nodes the first version has.
  var firstCount = 0
  /// Whether lowering a version failed, so that there are marks on views with unfinished nodes.
  var isBroken = false

  init(_ lowering: consuming Lowering) { self.lowering = lowering }

  /// Whether another version may be added without keeping too many nodes that only earlier versions
  /// use.
  fileprivate var hasRoom: Bool {
    lowering.nodes.count <= 2 * firstCount + 1024 && lowering.version < .max
  }

  /// Whether a new version can differ from the last one only by the nodes that it adds.
  fileprivate var takesVersions: Bool {
    !lowering.usesProgram && !lowering.usesContainer && !lowering.usesPlaces
      && lowering.warnings.isEmpty && !isBroken
  }
}

extension ViewTree {
  /// The tree of a changed view; only the parts that changed are lowered.
  ///
  /// Parts that are the same as in this version keep their nodes, and with them all that an engine
  /// knows of them; there the new tree refers to this version's view objects.
  ///
  /// - Returns: nil where the whole view has to be lowered again: where functions of the program
  ///   take part, where views depend on their container or position, where there are warnings, or
  ///   where more than half of the views changed.
  /// - Throws: as `ViewTree.init`.
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
