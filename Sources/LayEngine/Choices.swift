// What was chosen where sources about SwiftUI contradict each other or are silent, with the type or
// the file that does it.
//
// Measurements of the real thing win over re-implementations, and what does less harm in a program
// wins where nothing was measured.
//
// - A candidate of a ViewThatFits is measured with the axes unspecified that must fit, and with
//   what is proposed on the other one; an article on the matter has both unspecified
//   (`ViewThatFits`).
// - A candidate of a ViewThatFits whose length is NaN does not fit; there is no tolerance either
//   (`ViewThatFits`).
// - A fixed frame below 0 is 0 long (measured); a re-implementation ignores it. One that is
//   infinite or NaN is ignored, which was not measured. Both are worth a warning (`FixedFrame`).
// - A flexible frame whose smallest length is above its largest, without an ideal, offers the
//   largest and answers its child, as a re-implementation does; it is worth a warning
//   (`FlexibleFrame`).
// - Of the last text baselines of several children the largest counts (measured); a
//   re-implementation takes the smallest (`PassGuides`).
// - The line by which a stack aligns its children belongs to the stack, even where all children
//   have it outside of themselves, as in a re-implementation; this was not measured (`Stack`).
// - Filling a shape with one axis unspecified uses the other alone (observed); a
//   re-implementation takes the unspecified one for infinite (`AspectRatio`).
// - `fixed-size` hides the priority of its view (measured; `FixedSize`).
// - The spacing of a ZStack comes from the children of the highest priority alone (measured;
//   `DepthStack`).
// - What is left in a stack may be negative, and stays so for those served later (measured;
//   `StackSharing`).
// - A subview that a layout does not place stands in the centre (measured; `CustomRule`).
// - A stack of one view is there if the view was computed, and is not if it was written down
//   (`StackLowering`, `DepthStack`).
// - A text in less than the width of a character breaks into single characters (`LineBreaker`); an
//   empty text is one line high (`TextRule`).
// - A function for a guide that gives NaN counts as not there at a size that is not finite
//   (`PassGuides`), and is a mistake at one that is, as the language says.
// - The container of a `container-relative-frame` is as long as what is proposed to the nearest
//   scroll view, or else to the root, and not as long as what that answers: so sizing and placing
//   see the same length (`ContainerRelativeFrame`).
// - The distance of a `safe-area-inset` is that of the edges which face each other
//   (`SafeAreaInset`).
// - An `offset` is mirrored where layout goes from right to left (`PassPlacing`).
// - A grid with cells of several columns, with priorities or at an infinite proposal is laid out by
//   a model that agrees with SwiftUI in most cases and not in all (`Grid`).
// - A lazy stack is as long as its views and gaps, rounded up to whole points; it asks all of them
//   (`LazyStack`).
// - The number of tracks that an adaptive item makes is counted once for the item
//   (`LazyGridTracks`).
// - A text with a `minimum-scale-factor` takes the largest multiple of 1/1024 at which nothing of
//   it is cut (`TextScaling`).
// - What a view carries outward for a layout around it ends at a stack of one view, as was measured
//   for what views tell a grid; the priority of the view shows through such a stack (measured;
//   `LayoutValue`).
// - Kerning and tracking make every character wider, the last of a line too (`TextStyle`).
// - A `baseline-offset` moves letters and changes nothing about layout.
// - No edge of the window is unsafe, so `ignores-safe-area` changes nothing; what a
//   `safe-area-inset` takes stays taken.
// - Margins of scroll views end at the next scroll view (`ScrollView`).
// - Toggles keep 8 from each other: the 6 that were measured are those of macOS's boxes to tick,
//   and the switches here are iOS's (`ControlMetrics`).
//
// Source: layout-rules 10.
