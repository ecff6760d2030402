import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree

/// What a preview makes around the views of the code.
///
/// - Rule: a fixed frame, or a fixed size, around such a view is the room of the preview, as its layout is, and none of the app's:
///   without it the view is judged in the windows. A frame around what the preview itself makes stays.
/// - Rule: several such views that a preview puts into one column are a gallery, which is no screen.
enum PreviewContent {
  /// What a part shows, without such frames; of what is no preview, all.
  ///
  /// - Parameter trees: the code of the files: a frame may be the system's, such as that of a widget.
  static func withoutFrames(
    _ view: View, of part: ShownPart, _ trees: [Int32: SwiftTree], _ sources: SourceMap
  ) -> View {
    guard part.isPreview else { return view }
    var change = ViewChange { view in
      guard view.content is FixedFrame || view.content is FixedSize, let span = view.span,
        let name = trees[span.source].flatMap({ WrittenCall($0, span) })?.name,
        ["frame", "fixedSize"].contains(name), isWritten(view, in: part, sources),
        isOfCode(view, part, trees, sources)
      else { return nil }
      return view.children.first
    }
    return change.apply(to: view)
  }

  /// Whether a part is a preview that shows several views of the code in one column.
  static func isGallery(
    _ view: View, of part: ShownPart, _ trees: [Int32: SwiftTree], _ sources: SourceMap
  ) -> Bool {
    guard part.isPreview else { return false }
    var pending = [view]
    while let next = pending.popLast() {
      guard isWritten(next, in: part, sources) else { continue }
      if next.content is VerticalStack,
        next.children.count(where: { isOfCode($0, part, trees, sources) }) > 1
      {
        return true
      }
      pending += next.children
    }
    return false
  }

  private static func isWritten(_ view: View, in part: ShownPart, _ sources: SourceMap) -> Bool {
    view.span.map { sources.origin(of: $0).overlaps(part.span) } ?? true
  }

  /// Whether a view, in modifiers and stacks of the preview, is what other code makes.
  ///
  /// A view that reads its environment is made later, and until then stands where it is used.
  private static func isOfCode(
    _ view: View, _ part: ShownPart, _ trees: [Int32: SwiftTree], _ sources: SourceMap
  ) -> Bool {
    var inner = view
    while inner.content.isModifier, isWritten(inner, in: part, sources),
      let next = inner.children.first
    {
      inner = next
    }
    if (inner.content as? Control)?.name == "environment-reader", let span = inner.span {
      // It stands also for a range of sizes of texts around what the preview makes.
      return trees[span.source].flatMap { WrittenCall($0, span) }?.name != "dynamicTypeSize"
    }
    if !isWritten(inner, in: part, sources) { return true }
    return inner.isStack && inner.children.contains { isOfCode($0, part, trees, sources) }
  }
}

extension View {
  fileprivate var isStack: Bool {
    content is VerticalStack || content is HorizontalStack || content is DepthStack
      || content is Group
  }
}
