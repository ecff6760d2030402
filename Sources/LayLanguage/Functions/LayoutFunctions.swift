import LayEngine

/// Functions for layouts: queries of subviews, their placement, and proposals.
enum LayoutFunctions {
  static let all: [Declaration] = [
    sizeOf, priorityOf, spacingBetween, viewSpacing, place, scaleProposal, replacingUnspecified,
  ]

  private static let subviewName = "subview"
  private static let subview = Parameter.positional(subviewName, .any, "one of the subviews")

  private static let sizeOf = Declaration(
    .function, "size-of",
    parameters: [subview, .positional("proposal", .any, "the proposal, or a size")],
    summary: "The size that a subview returns for a proposal.",
    swiftUI: .method("sizeThatFits", ["_ proposal"]),
    examples: layoutExample("(size-of (first s) p)")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview(subviewName)
    guard subview.subviews.mayAsk else { throw arguments.complaint(.askedTooEarly) }
    let size = subview.subviews.size(of: subview.index, try arguments.proposal("proposal"))
    return .object(SizeBox(width: size.width, height: size.height))
  }

  private static let priorityOf = Declaration(
    .function, "priority-of", parameters: [subview],
    summary: "The layout priority of a subview.",
    swiftUI: .property("priority"),
    examples: layoutExample("(size (priority-of (first s)) 20)", gives: "0 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview(subviewName)
    return .number(subview.subviews.priority(of: subview.index))
  }

  private static let spacingBetween = Declaration(
    .function, "spacing-between",
    parameters: [
      subview, .positional("next", .any, "the subview after it"),
      .positional("axis", .enumeration(Axis.names), "the axis"),
    ],
    summary: "The preferred spacing between two subviews along an axis.",
    swiftUI: .idiom("subview.spacing.distance(to: next.spacing, along: axis)"),
    examples: layoutExample(
      "(size (spacing-between (first s) (last s) horizontal) 20)", gives: "8 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview(subviewName)
    let next = try arguments.subview("next")
    let axis = arguments.required("axis", arguments.axis("axis"))
    return .number(subview.subviews.distance(from: subview.index, to: next.index, along: axis))
  }

  private static let viewSpacing = Declaration(
    .function, "view-spacing",
    parameters: ["top", "leading", "bottom", "trailing"].map {
      .keyword($0, .number, "the spacing at this edge", default: "that of the subviews")
    },
    summary: "The preferred spacing at the edges of a layout, for its `spacing` to return.",
    swiftUI: .idiom("ViewSpacing"),
    examples: """
      (begin (define-layout (tight) (size-that-fits (p s) (size-of (first s) p)) (place-subviews \
      (b p s) nil) (spacing (s) (view-spacing :bottom 1))) (vstack (tight (color red)) (color \
      blue))) | ideal | 10 x 21
      """
  ) { arguments throws(Diagnostic) in
    for edge in ["top", "leading", "bottom", "trailing"]
    where arguments.number(edge)?.isNaN == true {
      throw arguments.complaint(.noDistance, about: edge)
    }
    return .object(
      SpacingBox(
        EdgeDistances(
          top: arguments.number("top"), leading: arguments.number("leading"),
          bottom: arguments.number("bottom"), trailing: arguments.number("trailing"))))
  }

  private static let place = Declaration(
    .function, "place",
    parameters: [
      subview, .keyword("at", .any, "the point in the bounds", default: "the origin of the bounds"),
      .keyword(
        "anchor", .unitPoint(AlignmentName.points),
        "the unit point of the subview that is placed there",
        default: "top-leading"),
      .keyword("proposal", .any, "the size to propose to it", default: "ideal"),
    ],
    summary: "Place a subview; a second placement replaces the first.",
    swiftUI: .method("place", ["at", "anchor", "proposal"]),
    examples: layoutExample("(size 50 20)", gives: "50 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview(subviewName)
    guard subview.subviews.mayPlace else { throw arguments.complaint(.placedWhileSizing) }
    let point = try arguments.point("at") ?? subview.subviews.origin
    guard !point.x.isNaN, !point.y.isNaN else {
      throw arguments.complaint(.placedNowhere(point), about: "at")
    }
    let anchor = arguments.anchor()
    guard !anchor.x.isNaN, !anchor.y.isNaN else {
      throw arguments.complaint(.noAnchor, about: "anchor")
    }
    subview.subviews.place(
      subview.index, at: point, anchor: anchor,
      proposal: arguments.isGiven("proposal") ? try arguments.proposal("proposal") : .ideal)
    return .nothing
  }

  private static let scaleProposal = Declaration(
    .function, "scale-proposal",
    parameters: [
      .positional("proposal", .any, "a proposal"),
      .positional("width", .number, "the factor of the width"),
      .positional("height", .number, "the factor of the height"),
    ],
    summary: "A proposal multiplied by two factors; nil stays nil.",
    examples: "(scale-proposal (proposal 100 nil) 0.5 2) | 50 x nil"
  ) { arguments throws(Diagnostic) in
    let proposal = try arguments.proposal("proposal")
    return .object(
      ProposalBox(
        width: try arguments.product(of: proposal.width, "width"),
        height: try arguments.product(of: proposal.height, "height")))
  }

  private static let replacingUnspecified = Declaration(
    .function, "replacing-unspecified",
    parameters: [
      .positional("proposal", .any, "a proposal"),
      .optionalPositional("width", .number, "the width in place of nil", default: "10"),
      .optionalPositional("height", .number, "the height in place of nil", default: "10"),
      .optionalPositional("by", .any, "a size instead of the two numbers"),
    ],
    summary: "A proposal as a size, with numbers in place of nil.",
    swiftUI: .method("replacingUnspecifiedDimensions", ["by"]),
    examples: """
      (replacing-unspecified (proposal 100 nil)) | 100 x 10
      (replacing-unspecified (proposal 100 nil) :by (size 300 40)) | 100 x 40
      """
  ) { arguments throws(Diagnostic) in
    let proposal = try arguments.proposal("proposal")
    let size = try arguments.size("by")
    return .object(
      SizeBox(
        width: proposal.width ?? size?.width ?? arguments.number("width") ?? 10,
        height: proposal.height ?? size?.height ?? arguments.number("height") ?? 10))
  }

  /// A layout of two texts whose size is an expression of `p`, the proposal, and `s`, the subviews.
  private static func layoutExample(_ size: String, gives: String = "16 x 20") -> String {
    """
    (begin (define-layout (sample) (size-that-fits (p s) \(size)) (place-subviews (b p s) (place \
    (first s) :at (center b) :anchor center))) (sample (text "Hi") (text "a"))) | ideal | \(gives)
    """
  }
}

extension Arguments {
  /// A subview while its layout runs; one from the cache is replaced by that of the current run.
  func subview(_ name: String) throws(Diagnostic) -> SubviewBox {
    let value = requiredValue(name)
    guard case .object(let object) = value, let subview = object as? SubviewBox else {
      throw complaint(.wants("a subview", value, self), about: name)
    }
    if subview.subviews.isOpen { return subview }
    let place = subview.subviews.place
    let open = machine.pointee.runtime.openSubviews
    guard let present = open.last(where: { $0.place == place }), subview.index < present.count
    else { throw complaint(.layoutHasEnded, about: name) }
    return SubviewBox(subview.index, of: present)
  }

  /// A proposal argument; a size also counts as one.
  func proposal(_ name: String) throws(Diagnostic) -> ProposedViewSize {
    let value = requiredValue(name)
    if case .object(let object) = value {
      if let proposal = object as? ProposalBox { return proposal.proposed }
      if let size = object as? SizeBox {
        guard !size.width.isNaN, !size.height.isNaN else {
          throw complaint(.proposesNoNumber(size.text), about: name)
        }
        return ProposedViewSize(width: size.width, height: size.height)
      }
    }
    throw complaint(.wants("a proposal", value, self), about: name)
  }

  /// A length times a factor; nil for an unspecified length.
  fileprivate func product(of length: Double?, _ factor: String) throws(Diagnostic) -> Double? {
    guard let length else { return nil }
    let product = length * requiredNumber(factor)
    guard !product.isNaN else {
      throw complaint(.noProduct(length, requiredNumber(factor)), about: factor)
    }
    return product
  }

  fileprivate func size(_ name: String) throws(Diagnostic) -> SizeBox? {
    guard let value = value(name), !value.isNothing else { return nil }
    guard case .object(let object) = value, let size = object as? SizeBox else {
      throw complaint(.wants("a size", value, self), about: name)
    }
    return size
  }

  fileprivate func point(_ name: String) throws(Diagnostic) -> ViewPoint? {
    guard let value = value(name) else { return nil }
    guard case .object(let object) = value, let point = object as? PointBox else {
      throw complaint(.wants("a point", value, self), about: name)
    }
    return ViewPoint(x: point.x, y: point.y)
  }

  fileprivate func anchor() -> UnitPoint {
    if case .object(let object) = value("anchor"), let point = object as? PointBox {
      return UnitPoint(x: point.x, y: point.y)
    }
    return AlignmentName.unitPoint(enumeration("anchor") ?? "top-leading")
  }
}

extension Complaint {
  fileprivate static func wants(
    _ what: String, _ value: Value, _ arguments: Arguments
  ) -> Complaint {
    Complaint("`\(arguments.calledName)` wants \(what), not \(ValueDescription.phrase(value))")
  }

  fileprivate static let noDistance = Complaint("nan, which is no number, is no distance")

  fileprivate static let noAnchor = Complaint("nan, which is no number, is no part of a size")

  fileprivate static func proposesNoNumber(_ text: String) -> Complaint {
    Complaint(
      "the size \(text) is no proposal: nan is no number", hint: "nil asks for the ideal size")
  }

  fileprivate static func noProduct(_ length: Double, _ factor: Double) -> Complaint {
    Complaint("\(NumberText.of(length)) times \(NumberText.of(factor)) is no number")
  }

  fileprivate static let layoutHasEnded = Complaint(
    "this subview belongs to a layout that has ended", hint: "ask it while the layout runs")

  fileprivate static let askedTooEarly = Complaint(
    "`spacing` is asked for before there is any size", hint: "ask for sizes in `size-that-fits`")

  fileprivate static let placedWhileSizing = Complaint(
    "`place` inside `size-that-fits` or another part of a layout that places nothing",
    hint: "place subviews in `place-subviews`")

  fileprivate static func placedNowhere(_ point: ViewPoint) -> Complaint {
    Complaint(
      "a subview is placed at \(NumberText.of(point.x)), \(NumberText.of(point.y)), "
        + "which is no place")
  }

  fileprivate static func wantsDimensions(_ value: Value) -> Complaint {
    Complaint("`guide` wants the dimensions of a view, not \(ValueDescription.phrase(value))")
  }

  fileprivate static let dimensionsHaveEnded = Complaint(
    "these dimensions belong to a layout that has ended", hint: "ask them while it runs")

  fileprivate static func keepsNothing(_ value: Value) -> Complaint {
    Complaint(
      "`spacing-union` wants subviews and spacings, not \(ValueDescription.phrase(value))",
      hint: "a spacing is what `(view-spacing :top 4)` gives")
  }
}

/// `alignment dimensions-of guide value-of`.
enum GuideFunctions {
  static let all: [Declaration] = [alignment, dimensionsOf, guide, valueOf]

  private static let alignment = Declaration(
    .function, "alignment",
    parameters: [
      .positional("horizontal", .alignment(AlignmentName.horizontal), "the horizontal guide"),
      .positional("vertical", .alignment(AlignmentName.vertical), "the vertical guide"),
    ],
    summary: "An alignment of a horizontal and a vertical guide.",
    swiftUI: .function("Alignment", ["horizontal", "vertical"]),
    examples: "(alignment leading first-text-baseline) | leading first-text-baseline"
  ) { arguments throws(Diagnostic) in
    let horizontal = try arguments.guide("horizontal", along: .horizontal)
    let vertical = try arguments.guide("vertical", along: .vertical)
    return .object(AlignmentBox(horizontal: horizontal, vertical: vertical))
  }

  private static let dimensionsOf = Declaration(
    .function, "dimensions-of",
    parameters: [
      .positional("subview", .any, "one of the subviews"),
      .positional("proposal", .any, "the proposal, or a size"),
    ],
    summary: "The size that a subview returns for a proposal, and its guides at that size.",
    swiftUI: .method("dimensions", ["in proposal"]),
    examples: example("(size (width (dimensions-of (first s) p)) 20)", gives: "16 x 20") + "\n"
      + example(
        "(size (guide (dimensions-of (first s) p) first-text-baseline) 20)", gives: "16 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview("subview")
    let proposal = try arguments.proposal("proposal")
    let dimensions = subview.subviews.dimensions(of: subview.index, proposal)
    return .object(DimensionsBox(dimensions, axis: .horizontal))
  }

  private static let guide = Declaration(
    .function, "guide",
    parameters: [
      .positional("dimensions", .any, "the dimensions of a view"),
      .positional("guide", .alignment(AlignmentName.lines), "the alignment guide"),
    ],
    summary: "The position of an alignment guide in a view: explicit, or the default.",
    swiftUI: .element(["_ guide"]),
    examples: """
      (vstack :alignment leading (alignment-guide leading (fn (d) (guide d center)) (text "ab")) \
      (text "abcd")) | ideal | 40 x 40
      """
  ) { arguments throws(Diagnostic) in
    let value = arguments.requiredValue("dimensions")
    guard case .object(let object) = value, let box = object as? DimensionsBox else {
      throw arguments.complaint(.wantsDimensions(value), about: "dimensions")
    }
    let guide = try arguments.guide("guide", center: box.axis)
    guard let position = box.dimensions.position(guide) else {
      throw arguments.complaint(.dimensionsHaveEnded, about: "dimensions")
    }
    return .number(position)
  }

  private static let valueOf = Declaration(
    .function, "value-of",
    parameters: [
      .positional("subview", .any, "one of the subviews"),
      .positional("key", .symbol, "the key, quoted"),
      .optionalPositional(
        "default", .any, "the value if none was set", default: "nil", isKeyword: false),
    ],
    summary: "The value that `layout-value` sets on a subview.",
    swiftUI: .element(["_ key"]),
    examples: example("(size (value-of (first s) 'rank 7) 20)", gives: "7 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview("subview")
    let key = arguments.required("key", arguments.symbol("key"))
    let carried = subview.subviews.value(of: key.name, in: subview.index) as? Value
    return carried ?? arguments.value("default") ?? .nothing
  }

  /// A layout of one text whose size is an expression of `p`, the proposal, and `s`, the subviews.
  private static func example(_ size: String, gives: String) -> String {
    """
    (begin (define-layout (sample) (size-that-fits (p s) \(size)) (place-subviews (b p s) nil)) \
    (sample (text "Hi"))) | ideal | \(gives)
    """
  }
}

/// Functions for the spacing preferences of a layout, combined from those of its subviews.
enum SpacingFunctions {
  static let all: [Declaration] = [union]

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
