import LayLanguage

/// Prints sizes, points, and what layouts read from their subviews.
extension ProgramPrinter {
  mutating func geometry(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "size":
      if parts.count == 1 {
        let owner = try typed(parts[0])
        return TypedExpression(.member(owner.code, "size"), .size)
      }
      return try made("CGSize", ["width", "height"], parts, .size)
    case "point": return try made("CGPoint", ["x", "y"], parts, .point)
    case "proposal":
      return try made("ProposedViewSize", ["width", "height"], parts, .proposal, .optionalNumber)
    case "cg-rect":
      guard parts.count == 4 else { return nil }
      return try made("CGRect", ["x", "y", "width", "height"], parts, .rectangle)
    case "size-of", "dimensions-of":
      guard parts.count > 1 else { return nil }
      let subview = try expression(parts[0], as: .subview)
      let proposal = try proposal(Array(parts.dropFirst()))
      return name == "size-of"
        ? TypedExpression(subview.method("sizeThatFits", [.init(proposal)]), .size)
        : TypedExpression(subview.method("dimensions", [.init("in", proposal)]), .dimensions)
    case "priority-of":
      return TypedExpression(.member(try expression(parts[0], as: .subview), "priority"), .number)
    case "replacing-unspecified":
      let proposal = try expression(parts[0], as: .proposal)
      var arguments: [SwiftArgument] = []
      if parts.count == 3, parts.dropFirst().allSatisfy({ $0.keyword == nil }) {
        let size = try made("CGSize", ["width", "height"], Array(parts.dropFirst()), .size)
        arguments = [.init("by", size.code)]
      } else if parts.count == 3, parts[1].keyword == "by" {
        arguments = [.init("by", try expression(parts[2], as: .size))]
      } else if parts.count > 1 {
        return nil
      }
      return TypedExpression(proposal.method("replacingUnspecifiedDimensions", arguments), .size)
    case "scale-proposal": return try scaledProposal(parts)
    case "frame-in":
      guard parts.count == 2 else { return nil }
      return try frame(of: parts[0], in: parts[1])
    case "guide":
      guard parts.count == 2, let line = parts[1].symbol else { return nil }
      let dimensions = try expression(parts[0], as: .dimensions)
      return TypedExpression(.element(dimensions, .atom(guideName(line))), .number)
    default:
      if let value = try spacing(name, parts) { return value }
      return try part(name, parts)
    }
  }

  /// The spacing of subviews.
  private mutating func spacing(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "spacing-between":
      guard parts.count == 3 else { return nil }
      let (one, other) = (
        try expression(parts[0], as: .subview), try expression(parts[1], as: .subview)
      )
      let axis = try axis(parts[2])
      let distance = SwiftExpression.member(one, "spacing").method(
        "distance", [.init("to", .member(other, "spacing")), .init("along", axis)])
      return TypedExpression(distance, .number)
    case "view-spacing":
      guard parts.isEmpty else {
        throw NoCounterpart("`ViewSpacing` takes the distances of subviews, and none of one's own")
      }
      return TypedExpression(.call("ViewSpacing"), .viewSpacing)
    case "spacing-union": return try spacingUnion(parts)
    default: return nil
    }
  }

  /// `ViewSpacing().union(subviews[0].spacing, edges: .top)`.
  private mutating func spacingUnion(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression {
    var rest = parts
    var edges: [SwiftArgument] = []
    if let place = rest.firstIndex(where: { $0.keyword == "edges" }), place + 1 < rest.count {
      if let type = Catalogue.declaration(named: "spacing-union")?.parameter("edges")?.type {
        edges = [.init("edges", try value(rest[place + 1], type))]
      }
      rest.removeSubrange(place...place + 1)
    }
    var union: SwiftExpression?
    for part in rest {
      let value = try typed(part)
      if union == nil, value.type == .viewSpacing {
        union = value.code
        continue
      }
      let spacing: SwiftExpression =
        value.type == .viewSpacing
        ? value.code : .member(try expression(part, as: .subview), "spacing")
      union = (union ?? .call("ViewSpacing")).method("union", [.init(spacing)] + edges)
    }
    return TypedExpression(union ?? .call("ViewSpacing"), .viewSpacing)
  }

  /// `geometry.frame(in: .global)`.
  private mutating func frame(
    of geometry: Node, in space: Node
  ) throws(NoCounterpart) -> TypedExpression {
    let owner = try expression(geometry, as: .geometry)
    let name = SwiftExpression.atom("." + Self.member(space.quoted ?? space.symbol ?? "local"))
    let value = space.string.map { .call(".named", [.init(.string($0))]) } ?? name
    return TypedExpression(owner.method("frame", [.init("in", value)]), .rectangle)
  }

  private mutating func made(
    _ type: String, _ labels: [String], _ parts: [Node], _ result: SwiftType,
    _ each: SwiftType = .number
  ) throws(NoCounterpart) -> TypedExpression {
    guard parts.count == labels.count else { throw NoCounterpart("`\(type)` of other values") }
    var arguments: [SwiftArgument] = []
    for (label, part) in zip(labels, parts) {
      var value = try expression(part, as: each)
      // `.infinity` would be ambiguous: `CGSize` has initializers for several types that have one.
      if case .atom(".infinity") = value, type.hasPrefix("CG") { value = .atom("CGFloat.infinity") }
      arguments.append(.init(label, value))
    }
    return TypedExpression(.call(type, arguments), result)
  }

  /// A proposal, given as one value or as its two lengths.
  mutating func proposal(_ parts: [Node]) throws(NoCounterpart) -> SwiftExpression {
    if parts.count == 2 {
      return try made("ProposedViewSize", ["width", "height"], parts, .proposal, .optionalNumber)
        .code
    }
    guard parts.count == 1 else { throw NoCounterpart("a proposal of several values") }
    switch parts[0].symbol {
    case "ideal", "unspecified": return .atom(".unspecified")
    case "zero": return .atom(".zero")
    case "infinity", "inf": return .atom(".infinity")
    default: break
    }
    let value = try typed(parts[0], wanting: .proposal)
    if value.type == .size { return .call("ProposedViewSize", [.init(value.code)]) }
    return try expression(parts[0], as: .proposal)
  }

  /// `(scale-proposal p w h)`: each length that is not nil, times its factor.
  private mutating func scaledProposal(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count == 3 else { return nil }
    let proposal = try expression(parts[0], as: .proposal)
    var arguments: [SwiftArgument] = []
    for (side, factor) in zip(["width", "height"], parts.dropFirst()) {
      let product = SwiftExpression.binary(
        .atom("$0"), .multiplying, try expression(factor, as: .number))
      let scaled = SwiftExpression.member(proposal, side).method(
        "map", [], [SwiftClosure([], [.expression(product)])])
      arguments.append(.init(side, scaled))
    }
    return TypedExpression(.call("ProposedViewSize", arguments), .proposal)
  }

  /// `(width x)` and other functions that read a part of a value.
  private mutating func part(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count == 1 else { return nil }
    let member = SwiftUISpelling.camelCase(name)
    switch name {
    case "width", "height":
      guessed(parts[0])?.isMeasured = true
      let owner = try typed(parts[0])
      switch owner.type {
      case .proposal: return TypedExpression(.member(owner.code, member), .optionalNumber)
      case .geometry:
        return TypedExpression(.member(.member(owner.code, "size"), member), .number)
      default: return TypedExpression(.member(owner.code, member), .number)
      }
    case "safe-area-insets" where look(parts[0]) == .geometry:
      return TypedExpression(.member(try typed(parts[0]).code, member), .insets)
    case _ where name.contains("-") && look(parts[0]) == .geometry:
      let frame = try typed(parts[0]).code.method("frame", [.init("in", .atom(".local"))])
      return TypedExpression(.member(frame, member), .number)
    case "x", "y": return TypedExpression(.member(try typed(parts[0]).code, member), .number)
    case "min-x", "mid-x", "max-x", "min-y", "mid-y", "max-y":
      return TypedExpression(.member(try expression(parts[0], as: .rectangle), member), .number)
    case "origin":
      return TypedExpression(.member(try expression(parts[0], as: .rectangle), member), .point)
    case "center":
      let bounds = try expression(parts[0], as: .rectangle)
      return TypedExpression(
        .call(
          "CGPoint", [.init("x", .member(bounds, "midX")), .init("y", .member(bounds, "midY"))]),
        .point)
    default: return nil
    }
  }

  mutating func axis(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    let name = node.quoted ?? node.symbol ?? ""
    if name == "horizontal" || name == "vertical" { return .atom(".\(name)") }
    return try expression(node, as: .axis)
  }

  /// The alignment guide for `dimensions[…]`; `center` needs its axis.
  mutating func guideName(_ name: String) -> String {
    if let variable = variable(name), case .enumeration = variable.type {
      return SwiftLayout.inline(variable.expression) ?? name
    }
    return switch name {
    case "center": guideAxis + ".center"
    case "horizontal-center": "HorizontalAlignment.center"
    case "vertical-center": "VerticalAlignment.center"
    default: "." + SwiftUISpelling.camelCase(name)
    }
  }
}
