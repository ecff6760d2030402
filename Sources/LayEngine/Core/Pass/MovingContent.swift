/// What was placed with lengths that move: a tree, or the content of a reader in it.
final class MovingContent {
  let tree: ViewTree
  let placements: Buffer<Placed<Affine>>
  /// How texts come out, by placement.
  let outcomes: [PlacedOutcome]
  /// The content of readers, by placement.
  let contents: [Int: MovingContent]

  init(
    _ tree: ViewTree, _ placements: consuming Buffer<Placed<Affine>>, _ outcomes: [PlacedOutcome],
    _ contents: [Int: MovingContent]
  ) {
    self.placements = placements
    (self.tree, self.outcomes, self.contents) = (tree, outcomes, contents)
  }
}

/// How a placed text, or a grid, comes out.
struct PlacedOutcome {
  /// As in `MovingViews.texts`.
  var sign: UInt8 = 0
  /// Another number for other lines, or for other tracks of a grid.
  var state = 0
}
