import LayEngine

/// A layout that the program defined, as the engine calls it.
final class ProgramLayout: CustomLayout {
  let name: String
  /// Where the view was made.
  private let span: SourceSpan
  private let functions: [LayoutPart: Function]
  private unowned let surroundings: Surroundings

  init(
    _ name: String, at span: SourceSpan, _ functions: [LayoutPart: Function],
    _ surroundings: Surroundings
  ) {
    self.name = name
    self.span = span
    self.functions = functions
    self.surroundings = surroundings
  }

  var keepsCache: Bool { functions[.makeCache] != nil }
  var hasGuides: Bool { functions[.explicitAlignment] != nil }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
    let task = LayoutTask.sizing(proposal)
    let value = try call(.sizeThatFits, [.object(ProposalBox(proposal))], subviews, task)
    guard case .object(let object) = value, let answer = object as? SizeBox else {
      throw complaint(.gaveNoSize(name, value), task)
    }
    guard !answer.width.isNaN, !answer.height.isNaN else {
      throw complaint(.gaveNoNumber(name, answer), task)
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
    guard functions[.spacing] != nil else { return nil }
    let value = try call(.spacing, [], subviews, .spacing)
    switch value {
    case .nothing: return nil
    case .number(let distance) where !distance.isNaN:
      return EdgeDistances(top: distance, leading: distance, bottom: distance, trailing: distance)
    case .object(let object):
      if let box = object as? SpacingBox { return box.distances }
      fallthrough
    default: throw complaint(.gaveNoSpacing(name, value), .spacing)
    }
  }

  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) throws -> Double? {
    let task = LayoutTask.guide(guide)
    let arguments: [Value] = [
      .symbol(surroundings.symbols.intern(guide.name)),
      .object(FrameBox(size)), .object(ProposalBox(proposal)),
    ]
    switch try call(.explicitAlignment, arguments, subviews, task) {
    case .nothing: return nil
    case .number(let position) where position.isFinite: return position
    case let value: throw complaint(.gaveNoPosition(name, value), task)
    }
  }

  /// Calls a function with its arguments, the subviews and the cache, which it may change.
  private func call(
    _ part: LayoutPart, _ arguments: [Value], _ subviews: LayoutSubviews, _ task: LayoutTask
  ) throws(Diagnostic) -> Value {
    guard let function = functions[part] else { return .nothing }
    surroundings.openSubviews.append(subviews)
    defer { surroundings.openSubviews.removeLast() }
    do throws(Diagnostic) {
      let list = Value.list(of: (0..<subviews.count).map { .object(SubviewBox($0, of: subviews)) })
      var arguments = arguments + [list]
      if function.parameterCount > arguments.count {
        arguments.append(try cache(of: subviews, list))
      }
      let value = try surroundings.call(function, arguments, span)
      guard case .object(let object) = value, let box = object as? AnswerBox else { return value }
      subviews.cache = box.cache
      return box.answer
    } catch {
      throw error.noting(task.description(of: name), at: span)
    }
  }

  /// The value of `make-cache`, made once for each place that the layout has in a tree.
  private func cache(of subviews: LayoutSubviews, _ list: Value) throws(Diagnostic) -> Value {
    if let known = subviews.cache as? Value { return known }
    guard let make = functions[.makeCache] else { return .nothing }
    let made = try surroundings.call(make, [list], span)
    subviews.cache = made
    return made
  }

  private func complaint(_ complaint: Complaint, _ task: LayoutTask) -> Diagnostic {
    Diagnostic(complaint, at: span).noting(task.description(of: name), at: span)
  }
}

/// What a layout was doing when something went wrong.
private enum LayoutTask {
  case sizing(ProposedViewSize)
  case placing(ViewSize, ProposedViewSize)
  case spacing
  case guide(AlignmentGuide)

  func description(of name: String) -> String {
    switch self {
    case .sizing(let proposal): return "`\(name)` was asked for \(Self.request(proposal))"
    case .placing(let size, let proposal):
      let place = "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
      let nothing = Self.missing(proposal)
      return "`\(name)` was placing its subviews in \(place)"
        + (nothing.isEmpty ? "" : ", and \(nothing) of its proposal is nil")
    case .spacing: return "`\(name)` was asked for its spacing"
    case .guide(let guide):
      return "`\(name)` was asked where its \(guide.name) is"
    }
  }

  private static func request(_ proposal: ProposedViewSize) -> String {
    let nothing = missing(proposal)
    if proposal.width == nil, proposal.height == nil {
      return "its ideal size: \(nothing) are nil"
    }
    let text = ProposalBox(proposal).text
    return nothing.isEmpty
      ? "its size at \(text)" : "its size at \(text), the ideal one where \(nothing) is nil"
  }

  private static func missing(_ proposal: ProposedViewSize) -> String {
    switch (proposal.width, proposal.height) {
    case (nil, nil): "the width and the height"
    case (nil, _): "the width"
    case (_, nil): "the height"
    default: ""
    }
  }
}

/// A subview as a value of the language.
final class SubviewBox: ObjectBox {
  let index: Int
  let subviews: LayoutSubviews

  init(_ index: Int, of subviews: LayoutSubviews) {
    self.index = index
    self.subviews = subviews
  }

  override var kindDescription: String { "a subview" }
  override var text: String { "subview \(index + 1)" }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? SubviewBox else { return false }
    return index == other.index && subviews === other.subviews
  }
}

extension ProposalBox {
  convenience init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }

  var proposed: ProposedViewSize { ProposedViewSize(width: width, height: height) }
}

extension Complaint {
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
