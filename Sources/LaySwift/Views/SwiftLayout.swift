import LayEngine
import LayLanguage
import LaySwiftTree

/// A layout that Swift code declares, as the engine calls it.
///
/// - Rule: the cache is what `makeCache` gives, once for each place of the layout in a tree; each function
///   may change it. Where a change of the program made the view again, `updateCache` of the code gets what
///   the layout at the same place kept. What the layout does not declare is as SwiftUI has it: no cache,
///   the spacing and the guides of its subviews.
/// - Source: Apple's documentation of `Layout`.
final class SwiftLayout: CustomLayout {
  /// The name that views have in the language: `equal-width`.
  let name: String
  let orientation: Axis?
  private let value: Value
  private let type: TypeDeclaration
  private unowned let runtime: SwiftRuntime
  /// Where the view is made.
  private let span: SourceSpan
  private var choices: [ObjectIdentifier: InstanceChoice] = [:]
  /// The functions that were looked for, by their names.
  private var found: [String: Member?] = [:]

  init(
    _ value: Value, _ type: TypeDeclaration, _ runtime: SwiftRuntime, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) {
    name = SwiftUISpelling.kebabCase(type.name)
    self.value = value
    self.type = type
    self.runtime = runtime
    self.span = span
    try runtime.layoutRuns.open(runtime, &machine, span)
    orientation = try Self.orientation(of: type, runtime, &machine, span)
    let guides = members(.explicitAlignment)
    if guides.count == 1 {
      runtime.remark(
        "the guides of the subviews on the axis without `explicitAlignment`", at: guides[0].span)
    }
  }

  /// The axis of its `layoutProperties`.
  private static func orientation(
    of type: TypeDeclaration, _ runtime: SwiftRuntime, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Axis? {
    guard type.members("layoutProperties").contains(where: { !$0.file.isLibrary }) else {
      return nil
    }
    let choice = try runtime.staticChoice(
      "layoutProperties", of: type.ownType.withoutParameters, span)
    let properties = try runtime.staticValue(choice, &machine)
    return properties.part(at: 0).unwrapped?.axis
  }

  // MARK: What the code declares

  private enum Part: String {
    case explicitAlignment = "explicitAlignment(of:in:proposal:subviews:cache:)"
    case makeCache = "makeCache(subviews:)"
    case placeSubviews = "placeSubviews(in:proposal:subviews:cache:)"
    case sizeThatFits = "sizeThatFits(proposal:subviews:cache:)"
    case spacing = "spacing(subviews:cache:)"
    case updateCache = "updateCache(_:subviews:)"

    var calledName: String { String(rawValue.prefix { $0 != "(" }) }
  }

  /// The functions of the code for a part; `explicitAlignment` has one for each axis.
  private func members(_ part: Part) -> [Member] {
    type.members(part.calledName).filter {
      $0.kind == .function && !$0.isStatic && $0.fullName == part.rawValue && !$0.file.isLibrary
    }
  }

  private func member(_ part: Part, along axis: Axis? = nil) -> Member? {
    let key = part.rawValue + (axis.map { "\($0)" } ?? "")
    if let known = found[key] { return known }
    let member = declared(part, along: axis)
    found[key] = .some(member)
    return member
  }

  private func declared(_ part: Part, along axis: Axis?) -> Member? {
    guard let axis else { return members(part).first }
    let typeName = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    return members(part).first { member in
      member.parameters.first?.type.map { member.file.text($0).hasSuffix(typeName) } ?? false
    }
  }

  private func choice(_ member: Member) -> InstanceChoice {
    let key = ObjectIdentifier(member)
    if let known = choices[key] { return known }
    let made = InstanceChoice(
      runtime, member, runtime.types(of: value, type), isDynamic: false, member.span)
    choices[key] = made
    return made
  }

  var keepsCache: Bool { member(.makeCache) != nil }
  var hasGuides: Bool { member(.explicitAlignment) != nil }

  // MARK: What the engine asks

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
    let task = LayoutTask.sizing(proposal)
    guard let member = member(.sizeThatFits) else { throw missing(.sizeThatFits) }
    if let size = try readingSize(member, proposal, subviews) { return size }
    let value: Value
    do throws(Diagnostic) {
      value = try call(member, [runtime.proposal(proposal)], subviews, task)
    } catch {
      return try size(of: subviews, proposal, error)
    }
    for length in [value.part(at: 0), value.part(at: 1)] {
      if let unknown = length.unknown { return try size(of: subviews, proposal, unknown.error) }
    }
    let (width, height) = (value.part(at: 0).double, value.part(at: 1).double)
    guard let width, let height, !width.isNaN, !height.isNaN else {
      throw noting(
        Diagnostic(.gaveNoSize(type.name, width, height), at: member.span), task, subviews)
    }
    return ViewSize(width: width, height: height)
  }

  /// The size, and which lengths are read for it; nil where nobody asks for these, and where the code needs
  /// plain numbers.
  private func readingSize(
    _ member: Member, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) throws(Diagnostic) -> ViewSize? {
    guard subviews.asksWhatIsRead else { return nil }
    let reading = LengthReading()
    let proposed = runtime.proposal(proposal, reading)
    let value = try follow { () throws(Diagnostic) in
      try call(member, [proposed], subviews, .sizing(proposal))
    }
    guard let width = value?.part(at: 0).double, let height = value?.part(at: 1).double,
      !width.isNaN, !height.isNaN
    else { return nil }
    subviews.unreadAxes = reading.unread
    return ViewSize(width: width, height: height)
  }

  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) throws {
    guard let member = member(.placeSubviews) else { throw missing(.placeSubviews) }
    let arguments = [runtime.rectangle(bounds), runtime.proposal(proposal)]
    do throws(Diagnostic) {
      _ = try call(member, arguments, subviews, .placing(bounds.size, proposal))
    } catch {
      // Subviews that are not placed stand in the middle.
      try tell(error)
    }
  }

  func size(
    _ proposal: Moving<ProposedViewSize>, _ subviews: LayoutSubviews
  ) throws -> Moving<ViewSize>? {
    guard let motion = subviews.motion, let member = member(.sizeThatFits) else { return nil }
    let reading = LengthReading()
    let proposed = runtime.proposal(proposal, motion, reading)
    let value = try follow { () throws(Diagnostic) in
      try call(member, [proposed], subviews, .sizing(proposal.now))
    }
    guard let width = value?.part(at: 0).number(in: motion),
      let height = value?.part(at: 1).number(in: motion), !width.value.isNaN,
      !height.value.isNaN
    else { return nil }
    subviews.unreadAxes = reading.unread
    return Moving(
      ViewSize(width: width.value, height: height.value),
      slope: ViewSize(width: width.slope, height: height.slope))
  }

  func place(
    in bounds: (origin: Moving<ViewPoint>, size: Moving<ViewSize>),
    _ proposal: Moving<ProposedViewSize>, _ subviews: LayoutSubviews
  ) throws -> Bool {
    guard let motion = subviews.motion, let member = member(.placeSubviews) else { return false }
    let arguments = [runtime.rectangle(bounds, motion), runtime.proposal(proposal, motion)]
    let answer = try follow { () throws(Diagnostic) in
      try call(member, arguments, subviews, .placing(bounds.size.now, proposal.now))
    }
    return answer != nil
  }

  /// Calls a function with numbers that move; nil where it fails or tells something, which it does
  /// with plain numbers too if that is no fault of the motion.
  private func follow(
    _ call: () throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value? {
    let told = runtime.remarks.count
    do throws(Diagnostic) {
      let value = try call()
      if runtime.remarks.count == told { return value }
    } catch {
      if error.isLimit || error.isInterruption { throw error }
    }
    runtime.forgetRemarks(after: told)
    return nil
  }

  /// What stands for a size that is not known: the largest width and height of the subviews.
  private func size(
    of subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ error: Diagnostic
  ) throws(Diagnostic) -> ViewSize {
    try tell(error)
    let sizes = (0..<subviews.count).map { subviews.size(of: $0, proposal) }
    return ViewSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  private func tell(_ error: Diagnostic) throws(Diagnostic) {
    guard runtime.forgives, !error.isLimit, !runtime.leaves(error) else { throw error }
    runtime.remark(error)
  }

  func spacing(_ subviews: LayoutSubviews) throws -> EdgeDistances? {
    guard let member = member(.spacing) else { return nil }
    let value = try call(member, [], subviews, .spacing)
    guard let content = value.content as? SpacingContent else { return nil }
    return EdgeDistances(content.spacing)
  }

  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) throws -> Double? {
    guard let member = member(.explicitAlignment, along: guide.axis) else { return nil }
    let bounds = ViewFrame(origin: ViewPoint(x: 0, y: 0), size: size)
    let arguments = [
      runtime.line(guide), runtime.rectangle(bounds), runtime.proposal(proposal),
    ]
    let position = try call(member, arguments, subviews, .guide(guide)).unwrapped?.double
    return position.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Calls

  /// Calls a function with its arguments, the subviews and the cache.
  private func call(
    _ member: Member, _ arguments: [Value], _ subviews: LayoutSubviews, _ task: LayoutTask
  ) throws(Diagnostic) -> Value {
    let choice = choice(member)
    let list = Value.list(
      of: (0..<subviews.count).map { .content(SubviewContent(index: $0, subviews: subviews)) })
    let value = value
    let work: (inout Machine) throws(Diagnostic) -> Value = {
      [self] machine throws(Diagnostic) in
      let cell = machine.cell(try cache(of: subviews, list, &machine))
      let all = [value] + arguments + [list, .object(cell)]
      let answer = try choice.instance(for: value).call(all, &machine, choice)
      if keepsCache { subviews.cache = cell.present.map { KeptCache(type: type, value: $0) } }
      return answer
    }
    do throws(Diagnostic) {
      return try runtime.layoutRuns.run(subviews, at: span, work)
    } catch {
      throw noting(error, task, subviews)
    }
  }

  private func cache(
    of subviews: LayoutSubviews, _ list: Value, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    guard let member = member(.makeCache) else { return runtime.void }
    if let known = subviews.cache as? KeptCache { return known.value }
    if let earlier = subviews.earlierCache as? KeptCache, earlier.type === type,
      let update = self.member(.updateCache)
    {
      let cell = machine.cell(earlier.value)
      let choice = self.choice(update)
      _ = try choice.instance(for: value).call([value, .object(cell), list], &machine, choice)
      return cell.present ?? earlier.value
    }
    let choice = choice(member)
    return try choice.instance(for: value).call([value, list], &machine, choice)
  }

  private func noting(
    _ error: Diagnostic, _ task: LayoutTask, _ subviews: LayoutSubviews
  ) -> Diagnostic {
    error.noting(task, of: type.name, hasNoSubviews: subviews.count == 0, at: span)
  }

  private func missing(_ part: Part) -> Diagnostic {
    Diagnostic(.isNotFollowed("a layout without `\(part.rawValue)`"), at: span)
  }
}

/// The cache of a layout, and whose it is.
private struct KeptCache {
  let type: TypeDeclaration
  let value: Value
}

/// The layouts that are running, and the way from them to the machine.
final class LayoutRuns {
  /// The subviews of the layouts that are running, innermost last.
  private var open: [LayoutSubviews] = []
  private var door: Value?
  private var work: ((inout Machine) throws(Diagnostic) -> Value)?
  private var interpreter: Interpreter?

  /// Makes the function by which the engine comes in, once.
  func open(
    _ runtime: SwiftRuntime, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) {
    if door != nil { return }
    interpreter = runtime.module.interpreter
    door = try runtime.function(of: 0, &machine, span) {
      [unowned self] _, machine throws(Diagnostic) in
      guard let work else { return .nothing }
      self.work = nil
      return try work(&machine)
    }
  }

  /// Does work for a layout; meanwhile its subviews can be asked.
  func run(
    _ subviews: LayoutSubviews, at span: SourceSpan,
    _ work: @escaping (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard let interpreter, case .function(let function)? = door else { return .nothing }
    open.append(subviews)
    defer { open.removeLast() }
    self.work = work
    return try interpreter.call(function, [], at: span)
  }

  /// A subview while its layout runs; one that was kept from an earlier run is that of the present one.
  func present(_ kept: SubviewContent) -> SubviewContent? {
    if kept.subviews.isOpen { return kept }
    let place = kept.subviews.place
    guard let now = open.last(where: { $0.place == place }), kept.index < now.count else {
      return nil
    }
    return SubviewContent(index: kept.index, subviews: now)
  }
}

/// A subview of a layout that runs.
struct SubviewContent: SwiftContent {
  let index: Int
  let subviews: LayoutSubviews

  var typeName: String { "LayoutSubview" }
  var key: DictionaryKey? {
    .several([.string("subview"), .integer(subviews.place.hashValue), .integer(index)])
  }
}

/// The distances that a view prefers at its edges.
struct SpacingContent: SwiftContent {
  let spacing: PreferredSpacing

  var typeName: String { "ViewSpacing" }
  var key: DictionaryKey? { .several([.string("spacing"), .integer(spacing.hashValue)]) }
}

extension Value {
  /// A number of any type.
  var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .literal(let literal): literal.number
    case .object: movingNumber?.settled
    default: nil
    }
  }

  /// `Axis.vertical`; nil for other values.
  var axis: Axis? {
    switch caseName {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: nil
    }
  }
}

extension Complaint {
  fileprivate static func gaveNoSize(
    _ name: String, _ width: Double?, _ height: Double?
  ) -> Complaint {
    func text(_ length: Double?) -> String { length.map(NumberText.of) ?? "nothing" }
    return Complaint(
      "the layout `\(name)` gave the size \(text(width)) x \(text(height)), which is no number")
  }
}
