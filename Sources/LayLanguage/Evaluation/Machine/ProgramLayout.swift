import LayEngine

/// The functions that a layout may have, such as `size-that-fits`.
enum LayoutPart: String, CaseIterable {
  case explicitAlignment = "explicit-alignment"
  case makeCache = "make-cache"
  case placeSubviews = "place-subviews"
  case sizeThatFits = "size-that-fits"
  case spacing

  /// The function's parameters, without the cache.
  var parameters: [String] {
    switch self {
    case .explicitAlignment: ["guide", "bounds", "proposal", "subviews"]
    case .makeCache, .spacing: ["subviews"]
    case .placeSubviews: ["bounds", "proposal", "subviews"]
    case .sizeThatFits: ["proposal", "subviews"]
    }
  }

  var usage: String { "(\(rawValue) (\(parameters.joined(separator: " "))) …)" }
}

/// Makes a view of a layout from the arguments of the call.
final class MakeLayoutCode: Code {
  /// A function of the layout, as it is written.
  struct Part {
    let code: Code
    /// Its last form, which gives its value.
    let ending: SourceSpan
    /// Whether it assigns the cache.
    let assignsCache: Bool
  }

  private let name: Symbol
  private let span: SourceSpan
  /// The definitions that the layout's functions share.
  private let definitions: [Code]
  private let parts: [LayoutPart: Part]
  private let nameSlot: Int
  private let subviewsSlot: Int

  init(
    _ name: Symbol, _ span: SourceSpan, _ definitions: [Code], _ parts: [LayoutPart: Part],
    nameSlot: Int, subviewsSlot: Int
  ) {
    self.definitions = definitions
    self.name = name
    self.span = span
    self.parts = parts
    self.nameSlot = nameSlot
    self.subviewsSlot = subviewsSlot
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let site = machine.arrangedSite?.takeUnretainedValue() ?? CallSite(at: span)
    let use = LayoutUse(
      name: name, variable: variable(of: site, machine), span: site.span,
      arguments: arguments(of: site, machine))
    for definition in definitions { _ = try definition.run(&machine) }
    var clauses: [LayoutPart: LayoutDefinition.Clause] = [:]
    for (part, source) in parts {
      if case .function(let function) = try source.code.run(&machine) {
        clauses[part] = .init(
          function: function, ending: source.ending, assignsCache: source.assignsCache)
      }
    }
    let subviews = try machine.frame[subviewsSlot].views(at: site.span) {
      "`\(name.name)` contains views, not \($0)"
    }
    var label: String?
    if case .string(let box) = machine.frame[nameSlot] { label = box.text }
    let definition = LayoutDefinition(maker: machine.runningFunction, clauses: clauses)
    let layout = ProgramLayout(definition, use, machine.runtime)
    let written = use.arguments.compactMap { argument in
      WrittenValue(argument.value).map { WrittenArgument(argument.keyword?.name, $0) }
    }
    return .view(
      View(Custom(layout), children: subviews, written: written, name: label, span: site.span))
  }

  /// The variable of the layout's name; nil if the layout was called by another name, or the
  /// variable has changed: such a view keeps this layout.
  private func variable(of site: CallSite, _ machine: borrowing Machine) -> GlobalPointer? {
    let variable = machine.runtime.globals(of: site.span.source).slot(name)
    guard site.name == nil || site.name == name.name,
      variable.pointee.value.isEqual(to: machine.runningFunction)
    else { return nil }
    return variable
  }

  /// The arguments that the call gave, without defaults and without the subviews.
  private func arguments(
    of site: CallSite, _ machine: borrowing Machine
  ) -> [LayoutUse.Argument] {
    guard case .function(let function) = machine.runningFunction, function.isClosure else {
      return []
    }
    let parameters = unsafeDowncast(function, to: Closure.self).lambda.parameters
    var arguments: [LayoutUse.Argument] = []
    for slot in parameters.required.indices {
      let value = machine.local(slot, isInCell: parameters.cellSlots.contains(slot))
      arguments.append(.init(keyword: nil, value: value))
    }
    for (index, parameter) in parameters.keywords.enumerated()
    where site.keywords.contains(where: { $0 === parameter.keyword }) {
      let slot = parameters.required.count + index
      let value = machine.local(slot, isInCell: parameter.isInCell)
      arguments.append(.init(keyword: parameter.keyword, value: value))
    }
    return arguments
  }
}

/// What a function of a layout gave, and its cache afterwards.
final class AnswerBox: ObjectBox {
  let answer: Value
  let cache: Value

  init(_ answer: Value, cache: Value) {
    self.answer = answer
    self.cache = cache
  }
}

/// A use of a layout of the program, with all that is needed to make its view again.
struct LayoutUse {
  struct Argument {
    /// Nil for a positional argument.
    let keyword: Symbol?
    let value: Value
  }

  let name: Symbol
  /// The variable of the layout's name; nil if another variable held the layout.
  let variable: GlobalPointer?
  let span: SourceSpan
  /// The arguments that were given, without the subviews.
  let arguments: [Argument]
}

/// The functions of a layout with the values of its parameters.
struct LayoutDefinition {
  struct Clause {
    let function: Function
    /// The span of the last form of the function, which gives its value.
    let ending: SourceSpan
    let assignsCache: Bool
  }

  /// The function that `define-layout` made; a new definition makes a new function.
  let maker: Value
  let clauses: [LayoutPart: Clause]

  func isMade(by function: Function) -> Bool {
    if case .function(let maker) = maker { maker === function } else { false }
  }

  var assignsCache: Bool { clauses.values.contains { $0.assignsCache } }
}

/// A layout that the program defined, as the engine calls it.
final class ProgramLayout: CustomLayout {
  private let use: LayoutUse
  /// The definition that the view was made from, or a later one that has replaced it.
  private var definition: LayoutDefinition
  private unowned let runtime: Runtime

  init(_ definition: LayoutDefinition, _ use: LayoutUse, _ runtime: Runtime) {
    self.definition = definition
    self.use = use
    self.runtime = runtime
  }

  var name: String { use.name.name }
  private var span: SourceSpan { use.span }

  var keepsCache: Bool { presentOrLast.clauses[.makeCache] != nil }
  var hasGuides: Bool { presentOrLast.clauses[.explicitAlignment] != nil }

  /// The present definition, or the last one that worked if making a view of the present one fails.
  private var presentOrLast: LayoutDefinition {
    do throws(Diagnostic) { return try present() } catch { return definition }
  }

  /// The current definition.
  ///
  /// If the program has redefined the layout since the view was made, this is the new definition,
  /// with the arguments that the view was made with.
  private func present() throws(Diagnostic) -> LayoutDefinition {
    guard case .function(let latest)? = use.variable?.pointee.value, !definition.isMade(by: latest),
      latest.isClosure, unsafeDowncast(latest, to: Closure.self).body is MakeLayoutCode
    else { return definition }
    let value: Value
    do throws(Diagnostic) {
      let site = CallSite(at: span, keywords: use.arguments.map(\.keyword))
      value = try runtime.callAt(latest, use.arguments.map(\.value), site)
    } catch {
      throw error.noting("`\(name)` was defined anew since this view was written", at: span)
    }
    guard case .view(let view) = value,
      let layout = (view.content as? Custom)?.layout as? ProgramLayout
    else { return definition }
    let next = layout.definition
    guard definition.clauses[.makeCache] != nil || !next.assignsCache else {
      throw Diagnostic(.nowKeepsCache(name), at: span)
    }
    definition = next
    return next
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
    let task = LayoutTask.sizing(proposal)
    let value = try call(.sizeThatFits, [.object(ProposalBox(proposal))], subviews, task)
    guard case .object(let object) = value, let answer = object as? SizeBox else {
      throw complaint(.gaveNoSize(name, value), about: .sizeThatFits, task)
    }
    guard !answer.width.isNaN, !answer.height.isNaN else {
      throw complaint(.gaveNoNumber(name, answer), about: .sizeThatFits, task)
    }
    return ViewSize(width: answer.width, height: answer.height)
  }

  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) throws {
    let arguments: [Value] = [.object(FrameBox(bounds)), .object(ProposalBox(proposal))]
    _ = try call(.placeSubviews, arguments, subviews, .placing(bounds.size, proposal))
  }

  func spacing(_ subviews: LayoutSubviews) throws -> EdgeDistances? {
    guard try present().clauses[.spacing] != nil else { return nil }
    let value = try call(.spacing, [], subviews, .spacing)
    switch value {
    case .nothing: return nil
    case .number(let distance) where !distance.isNaN:
      return EdgeDistances(top: distance, leading: distance, bottom: distance, trailing: distance)
    case .object(let object):
      if let box = object as? SpacingBox { return box.distances }
      fallthrough
    default: throw complaint(.gaveNoSpacing(name, value), about: .spacing, .spacing)
    }
  }

  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) throws -> Double? {
    let task = LayoutTask.guide(guide)
    let arguments: [Value] = [
      .symbol(runtime.symbols.intern(guide.name)),
      .object(FrameBox(size)), .object(ProposalBox(proposal)),
    ]
    switch try call(.explicitAlignment, arguments, subviews, task) {
    case .nothing: return nil
    case .number(let position) where position.isFinite: return position
    case let value: throw complaint(.gaveNoPosition(name, value), about: .explicitAlignment, task)
    }
  }

  /// Calls a function of the layout with its arguments, the subviews and the cache, which it may
  /// change.
  private func call(
    _ part: LayoutPart, _ arguments: [Value], _ subviews: LayoutSubviews, _ task: LayoutTask
  ) throws(Diagnostic) -> Value {
    let definition = try present()
    guard let function = definition.clauses[part]?.function else { return .nothing }
    runtime.openSubviews.append(subviews)
    defer { runtime.openSubviews.removeLast() }
    do throws(Diagnostic) {
      let list = Value.list(of: (0..<subviews.count).map { .object(SubviewBox($0, of: subviews)) })
      var arguments = arguments + [list]
      if function.parameterCount > arguments.count {
        arguments.append(try cache(of: subviews, list, definition))
      }
      let value = try runtime.call(function, arguments, span)
      guard case .object(let object) = value, let box = object as? AnswerBox else { return value }
      subviews.cache = box.cache
      return box.answer
    } catch {
      var error = error
      if error.isAboutNil, error.notes.isEmpty { error = error.hinting(task.nilHint) }
      let hasNone = subviews.count == 0
      throw error.noting(task.description(of: name, hasNoSubviews: hasNone), at: span)
    }
  }

  /// The layout's cache: the value of `make-cache`, made once for each place of the layout in a
  /// tree.
  private func cache(
    of subviews: LayoutSubviews, _ list: Value, _ definition: LayoutDefinition
  ) throws(Diagnostic) -> Value {
    if let known = subviews.cache as? Value { return known }
    guard let make = definition.clauses[.makeCache]?.function else { return .nothing }
    let made = try runtime.call(make, [list], span)
    subviews.cache = made
    return made
  }

  /// The complaint about the value of a function of the layout, at the form that gave the value.
  private func complaint(
    _ complaint: Complaint, about part: LayoutPart, _ task: LayoutTask
  ) -> Diagnostic {
    Diagnostic(complaint, at: definition.clauses[part]?.ending ?? span)
      .noting(task.description(of: name), at: span)
  }
}

/// What a layout was doing when something went wrong, such as giving its size.
package enum LayoutTask {
  case sizing(ProposedViewSize)
  case placing(ViewSize, ProposedViewSize)
  case spacing
  case guide(AlignmentGuide)

  package func description(of name: String, hasNoSubviews: Bool = false) -> String {
    let layout = hasNoSubviews ? "`\(name)`, which has no subviews," : "`\(name)`"
    switch self {
    case .sizing(let proposal): return "\(layout) was asked for \(Self.request(proposal))"
    case .placing(let size, let proposal):
      let place = "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
      return "\(layout) was placing its subviews in \(place)"
        + (Self.missing(proposal).map { ", and in its proposal \($0)" } ?? "")
    case .spacing: return "\(layout) was asked for its spacing"
    case .guide(let guide):
      return "\(layout) was asked where its \(guide.name) is"
    }
  }

  /// The hint for a complaint about nil, if the nil may be a dimension of the proposal.
  fileprivate var nilHint: String? {
    switch self {
    case .sizing(let proposal), .placing(_, let proposal):
      Self.missing(proposal).map { _ in
        "`(replacing-unspecified proposal)` has numbers in the place of nil"
      }
    case .spacing, .guide: nil
    }
  }

  private static func request(_ proposal: ProposedViewSize) -> String {
    guard let missing = missing(proposal) else {
      return "its size at \(ProposalBox(proposal).text)"
    }
    if proposal.width == nil, proposal.height == nil { return "its ideal size: \(missing)" }
    let side = proposal.width == nil ? "width" : "height"
    return "its ideal \(side) at \(ProposalBox(proposal).text): \(missing)"
  }

  private static func missing(_ proposal: ProposedViewSize) -> String? {
    switch (proposal.width, proposal.height) {
    case (nil, nil): "the width and the height are nil"
    case (nil, _): "the width is nil"
    case (_, nil): "the height is nil"
    default: nil
    }
  }
}

extension Complaint {
  fileprivate static func nowKeepsCache(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` assigns a cache since it was defined anew, and had none when this view was written",
      hint: "write the view again")
  }

  fileprivate static func gaveNoSize(_ name: String, _ value: Value) -> Complaint {
    Complaint(
      "the layout `\(name)` gave \(ValueDescription.phrase(value)) and no size",
      hint: "end `size-that-fits` with `(size width height)`")
  }

  fileprivate static func gaveNoNumber(_ name: String, _ size: SizeBox) -> Complaint {
    Complaint("the layout `\(name)` gave the size \(size.text), which is no number")
  }

  fileprivate static func gaveNoSpacing(_ name: String, _ value: Value) -> Complaint {
    Complaint(
      "the layout `\(name)` gave \(ValueDescription.phrase(value)) and no spacing",
      hint: "end `spacing` with a number, or with `(view-spacing :top 4)`")
  }

  fileprivate static func gaveNoPosition(_ name: String, _ value: Value) -> Complaint {
    Complaint(
      "the layout `\(name)` gave \(ValueDescription.phrase(value)) and no position",
      hint: "end `explicit-alignment` with a number, or with nil for the default")
  }
}
