/// The place of a view in a `ViewTree`.
package typealias NodeID = Int32

/// A stretch of source text that a view or a complaint comes from.
///
/// The engine only carries it along. `source` names a text in the language's `SourceMap`;
/// `start` and `end` are UTF-8 offsets in it, `end` excluded.
package struct SourceSpan: Hashable, Sendable, BitwiseCopyable {
  package var source: Int32
  package var start: Int32
  package var end: Int32

  package init(source: Int32, start: Int32, end: Int32) {
    self.source = source
    self.start = start
    self.end = end
  }

  /// The shortest span that covers this one and the other, which is of the same source.
  package func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(source: source, start: min(start, other.start), end: max(end, other.end))
  }
}
