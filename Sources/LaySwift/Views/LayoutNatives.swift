import LayEngine
import LayLanguage
import LaySwiftTree

/// Layouts of the code as views, and what they ask and do with their subviews.
enum LayoutNatives {
  static let all: [String: Native] = [
    "Layout.callAsFunction(_:)": .function(view),
    "LayoutSubview.priority": .function { _, call throws(Diagnostic) in
      let subview = try subview(call)
      return .number(subview.subviews.priority(of: subview.index))
    },
    "LayoutSubview.spacing": .function { _, call throws(Diagnostic) in
      let subview = try subview(call)
      return spacing(subview.subviews.preferredSpacing(of: subview.index))
    },
    "LayoutSubview.sizeThatFits(_:)": .function { _, call throws(Diagnostic) in
      let subview = try askedSubview(call)
      guard let motion = subview.subviews.motion else {
        return call.runtime.size(
          subview.subviews.size(of: subview.index, try call.proposedSize(1)))
      }
      let proposal = try call.proposedSize(1, motion)
      return call.runtime.size(subview.subviews.size(of: subview.index, proposal), motion)
    },
    "LayoutSubview.dimensions(in:)": .function { _, call throws(Diagnostic) in
      let subview = try askedSubview(call)
      if let motion = subview.subviews.motion {
        let proposal = try call.proposedSize(1, motion)
        return .dimensions(
          subview.subviews.dimensions(of: subview.index, proposal.now),
          subview.subviews.size(of: subview.index, proposal), motion)
      }
      return .dimensions(
        subview.subviews.dimensions(of: subview.index, try call.proposedSize(1)))
    },
    "LayoutSubview.place(at:anchor:proposal:)": .function(place),
    "LayoutSubview.value(of:)": .function(layoutValue),
    "Alignment.horizontal": .function { _, call throws(Diagnostic) in
      .object(
        LibraryCase(
          call.runtime.module.interpreter.symbol(try lines(call).0), of: "HorizontalAlignment"))
    },
    "Alignment.vertical": .function { _, call throws(Diagnostic) in
      .object(
        LibraryCase(
          call.runtime.module.interpreter.symbol(try lines(call).1), of: "VerticalAlignment"))
    },
    "View.layoutValue(key:value:)": .function(givingLayoutValue),
    "ViewSpacing.init()": .function { _, _ in spacing(.ordinary) },
    "ViewSpacing.zero": .function { _, _ in spacing(.zero) },
    "ViewSpacing.union(_:edges:)": .function { _, call throws(Diagnostic) in
      let (one, other) = (
        try call.content(0, SpacingContent.self), try call.content(1, SpacingContent.self)
      )
      return spacing(one.spacing.union(other.spacing, on: try edges(call[2], call)))
    },
    "ViewSpacing.distance(to:along:)": .function { _, call throws(Diagnostic) in
      let (one, next) = (
        try call.content(0, SpacingContent.self), try call.content(1, SpacingContent.self)
      )
      guard let axis = call[2].axis else { throw call.unfollowed("this axis") }
      return .number(one.spacing.distance(to: next.spacing, along: axis))
    },
  ]

  private static func spacing(_ spacing: PreferredSpacing) -> Value {
    .content(SpacingContent(spacing: spacing))
  }

  private static func edges(_ value: Value, _ call: NativeCall) throws(Diagnostic) -> EdgeSet {
    if case .list(let list) = value {
      var all: EdgeSet = []
      for edge in list.elements { all.formUnion(try edges(edge, call)) }
      return all
    }
    switch value.caseName {
    case "top": return .top
    case "leading": return .leading
    case "bottom": return .bottom
    case "trailing": return .trailing
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case "all": return .all
    default: throw Diagnostic(.areNotFollowed("these edges"), at: call.span)
    }
  }

  /// The two lines of an alignment that has a name: `top-leading` is `leading` and `top`.
  private static func lines(_ call: NativeCall) throws(Diagnostic) -> (String, String) {
    guard let name = call[0].caseName else {
      throw Diagnostic(.areNotFollowed("the lines of this alignment"), at: call.span)
    }
    let horizontal = ["leading", "trailing"].first { name.hasPrefix($0) || name.hasSuffix($0) }
    let vertical = ["first-text-baseline", "last-text-baseline", "top", "bottom"].first {
      name.hasPrefix($0) || name.hasSuffix($0)
    }
    return (horizontal ?? "center", vertical ?? "center")
  }

  // MARK: Views

  /// `Flow(spacing: 4) { … }`: views in a layout.
  private static func view(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let views = try call.runtime.shown(try call.callback(1)(&machine), &machine, call.span).views
    return try call.runtime.view(of: call[0], views, &machine, call.span)
  }

  private static func givingLayoutValue(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let key = try key(call)
    let (value, span) = (call[2], call.span)
    let name = key.split { " .".contains($0) }.last.map { SwiftUISpelling.kebabCase(String($0)) }
    let title = [name.map { .name($0) }, WrittenValue(plain: value)].compactMap(\.self).map {
      WrittenArgument(nil, $0)
    }
    let given = try call.runtime.shown(call[0], &machine, span).views.map { view in
      Value.view(
        View(LayoutValue(key: key, value: value), children: [view], written: title, span: span))
    }
    return given.count == 1 ? given[0] : .list(of: given)
  }

  /// The name of a key in the engine.
  private static func key(_ call: NativeCall) throws(Diagnostic) -> String {
    let type = try call.content(1, Metatype.self).type
    return "key " + (type.declaration?.path ?? type.spelling)
  }

  // MARK: Subviews

  private static func subview(_ call: NativeCall) throws(Diagnostic) -> SubviewContent {
    let kept = try call.content(0, SubviewContent.self)
    guard let subview = call.runtime.layoutRuns.present(kept) else {
      throw Diagnostic(.layoutHasEnded, at: call.span)
    }
    return subview
  }

  private static func askedSubview(_ call: NativeCall) throws(Diagnostic) -> SubviewContent {
    let subview = try subview(call)
    guard subview.subviews.mayAsk else { throw Diagnostic(.askedTooEarly, at: call.span) }
    return subview
  }

  private static func place(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let subview = try subview(call)
    guard subview.subviews.mayPlace else { throw Diagnostic(.placedWhileSizing, at: call.span) }
    let anchor = UnitPoint(
      x: try call.number(call[2].part(at: 0)), y: try call.number(call[2].part(at: 1)))
    let (x, y) = (call[1].part(at: 0), call[1].part(at: 1))
    if let motion = subview.subviews.motion {
      let (left, top) = (try call.number(x, motion), try call.number(y, motion))
      let point = Moving(
        ViewPoint(x: left.value, y: top.value), slope: ViewPoint(x: left.slope, y: top.slope))
      subview.subviews.place(
        subview.index, at: point, anchor: anchor, proposal: try call.proposedSize(3, motion))
    } else {
      subview.subviews.place(
        subview.index, at: ViewPoint(x: try call.number(x), y: try call.number(y)),
        anchor: anchor, proposal: try call.proposedSize(3))
    }
    return call.runtime.void
  }

  /// `subview[Key.self]`: what `layoutValue` gave, or the default of the key.
  private static func layoutValue(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let subview = try askedSubview(call)
    if let value = subview.subviews.value(of: try key(call), in: subview.index) as? Value {
      return value
    }
    let type = try call.content(1, Metatype.self).type
    let initial = try call.runtime.staticChoice("defaultValue", of: type, call.span)
    return try call.runtime.staticValue(initial, &machine)
  }
}

extension NativeCall {
  /// The proposal that an argument is.
  func proposedSize(_ place: Int) throws(Diagnostic) -> ProposedViewSize {
    let (width, height) = (self[place].part(at: 0), self[place].part(at: 1))
    try runtime.requireKnown(width)
    try runtime.requireKnown(height)
    return ProposedViewSize(width: width.unwrapped?.double, height: height.unwrapped?.double)
  }

  /// The same as it moves.
  fileprivate func proposedSize(
    _ place: Int, _ motion: Motion
  ) throws(Diagnostic) -> Moving<ProposedViewSize> {
    let (width, height) = (self[place].part(at: 0), self[place].part(at: 1))
    try runtime.requireKnown(width)
    try runtime.requireKnown(height)
    let (one, other) = (width.unwrapped?.number(in: motion), height.unwrapped?.number(in: motion))
    return Moving(
      ProposedViewSize(width: one?.value, height: other?.value),
      slope: ProposedViewSize(width: one?.slope, height: other?.slope))
  }

  fileprivate func number(_ value: Value, _ motion: Motion) throws(Diagnostic) -> Affine {
    if let number = value.number(in: motion) { return number }
    return Affine(try number(value))
  }
}

/// Hears which lengths of a proposal, of those that do not move, are read.
final class LengthReading {
  private let motions = Axis.allCases.map { _ in Motion(isStill: true) }
  private var given: AxisSet = []

  func length(_ length: Double, on axis: Axis) -> Value {
    given.formUnion(axis == .horizontal ? .horizontal : .vertical)
    return .still(length, motions[Int(axis.rawValue)])
  }

  /// The axes whose length was given, and not read.
  var unread: AxisSet {
    let unread = Axis.allCases.filter {
      given.contains($0) && !motions[Int($0.rawValue)].isLost
    }
    return unread.reduce(into: []) { $0.formUnion($1 == .horizontal ? .horizontal : .vertical) }
  }
}

// MARK: Values of the engine as values of the library

extension SwiftRuntime {
  private func compound(_ type: String, _ parts: [Value]) -> Value {
    guard let declaration = library.declaration(type) else { return .nothing }
    return .compound(declaration.partNames([]), parts)
  }

  func size(_ size: ViewSize) -> Value {
    compound("CGSize", [.number(size.width), .number(size.height)])
  }

  func rectangle(_ frame: ViewFrame) -> Value {
    let origin = compound("CGPoint", [.number(frame.origin.x), .number(frame.origin.y)])
    return compound("CGRect", [origin, size(frame.size)])
  }

  /// A size that moves.
  func size(_ size: Moving<ViewSize>, _ motion: Motion) -> Value {
    pair("CGSize", (size.now.width, size.slope.width), (size.now.height, size.slope.height), motion)
  }

  /// Two numbers that move.
  private func pair(
    _ type: String, _ one: (Double, slope: Double), _ other: (Double, slope: Double),
    _ motion: Motion
  ) -> Value {
    compound(type, [one, other].map { .moving(Affine($0.0, slope: $0.slope), motion) })
  }

  /// A rectangle that moves.
  func rectangle(
    _ frame: (origin: Moving<ViewPoint>, size: Moving<ViewSize>), _ motion: Motion
  ) -> Value {
    let (now, slope) = (frame.origin.now, frame.origin.slope)
    let origin = pair("CGPoint", (now.x, slope.x), (now.y, slope.y), motion)
    return compound("CGRect", [origin, size(frame.size, motion)])
  }

  /// A proposal that moves.
  ///
  /// - Parameter reading: hears of lengths that do not move; nil where nobody asks.
  func proposal(
    _ proposal: Moving<ProposedViewSize>, _ motion: Motion, _ reading: LengthReading? = nil
  ) -> Value {
    let parts = Axis.allCases.map { axis -> Value in
      guard let now = proposal.now[axis] else { return .nothing }
      let slope = proposal.slope[axis] ?? 0
      if let reading, slope == 0 { return .optional(reading.length(now, on: axis)) }
      return .optional(.moving(Affine(now, slope: slope), motion))
    }
    return compound("ProposedViewSize", parts)
  }

  /// A proposal whose lengths tell when they are read.
  func proposal(_ proposal: ProposedViewSize, _ reading: LengthReading) -> Value {
    let parts = Axis.allCases.map { axis in
      Value.optional(proposal[axis].map { reading.length($0, on: axis) })
    }
    return compound("ProposedViewSize", parts)
  }

  func proposal(_ proposal: ProposedViewSize) -> Value {
    compound(
      "ProposedViewSize",
      [proposal.width, proposal.height].map { .optional($0.map { .number($0) }) })
  }

  /// A line of alignment as Swift names it.
  func line(_ guide: AlignmentGuide) -> Value {
    let name: String
    switch guide {
    case .leading: name = "leading"
    case .horizontalCenter, .verticalCenter: name = "center"
    case .trailing: name = "trailing"
    case .top: name = "top"
    case .bottom: name = "bottom"
    case .firstTextBaseline: name = "first-text-baseline"
    case .lastTextBaseline: name = "last-text-baseline"
    case .custom: return .line(guide)
    }
    let type = guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    return .object(LibraryCase(module.interpreter.symbol(name), of: type))
  }
}

extension Value {
  /// The views of what is shown.
  var views: [View] {
    switch self {
    case .view(let view): [view]
    case .list(let list): list.elements.flatMap(\.views)
    default: []
    }
  }
}

extension Complaint {
  fileprivate static let layoutHasEnded = Complaint(
    "this subview belongs to a layout that has ended", hint: "ask it while the layout runs")

  fileprivate static let askedTooEarly = Complaint(
    "`spacing` is asked for before there is any size", hint: "ask for sizes in `sizeThatFits`")

  fileprivate static let placedWhileSizing = Complaint(
    "`place` in a function of a layout that places nothing",
    hint: "place subviews in `placeSubviews`")
}
