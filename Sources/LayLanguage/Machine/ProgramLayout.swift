import LayEngine

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
    guard case .function(let latest)? = use.variable?.pointee.value,
      !definition.isMade(by: latest), latest.isClosure,
      unsafeDowncast(latest, to: Closure.self).body is MakeLayoutCode
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
    let box = FrameBox(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width,
      height: bounds.size.height)
    let arguments: [Value] = [.object(box), .object(ProposalBox(proposal))]
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

/// What a layout was doing when something went wrong.
private enum LayoutTask {
  case sizing(ProposedViewSize)
  case placing(ViewSize, ProposedViewSize)
  case spacing
  case guide(AlignmentGuide)

  func description(of name: String, hasNoSubviews: Bool = false) -> String {
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
  var nilHint: String? {
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
