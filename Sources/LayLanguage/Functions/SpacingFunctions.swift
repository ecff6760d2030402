import LayEngine

/// Functions for the spacing preferences of a layout, combined from those of its subviews.
enum SpacingFunctions {
  static let all: [Declaration] = [
    union
  ]

  private static let union = Declaration(
    .function, "spacing-union",
    parameters: [
      .keyword("edges", .enumerationList(EdgeName.all), "the edges to combine", default: "all")
    ],
    rest: RestParameter("parts", .any, "subviews, and spacings such as `(view-spacing :top 4)`"),
    summary:
      "The preferred spacing at the edges of a layout, for its `spacing` to return: at `edges` the "
      + "greatest of the parts, at other edges that of the first part, if it is a spacing.",
    swiftUI: .idiom("spacing.union(subview.spacing, edges: .top)"),
    examples: """
      (begin (define-layout (loose) (size-that-fits (p s) (size-of (first s) p)) (place-subviews \
      (b p s) nil) (spacing (s) (spacing-union (view-spacing :bottom 30) (first s) :edges \
      bottom))) (vstack (loose (color red)) (color blue))) | ideal | 10 x 50
      """
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    var union: [EdgeUnion] = []
    for (part, span) in arguments.rest {
      guard case .object(let object) = part else {
        throw Diagnostic(.keepsNothing(part), at: span)
      }
      if let subview = object as? SubviewBox {
        union.append(EdgeUnion(.subview(subview.index), edges))
      } else if let box = object as? SpacingBox {
        union.append(EdgeUnion(.distances(box.distances), edges))
      } else {
        throw Diagnostic(.keepsNothing(part), at: span)
      }
    }
    var distances = EdgeDistances()
    distances.union = union
    return .object(SpacingBox(distances))
  }
}

extension Complaint {
  fileprivate static func keepsNothing(_ value: Value) -> Complaint {
    Complaint(
      "`spacing-union` wants subviews and spacings, not \(ValueDescription.phrase(value))",
      hint: "a spacing is what `(view-spacing :top 4)` gives")
  }
}
