import LayEngine

/// A layout that the program defined, as the engine calls it.
final class ProgramLayout: CustomLayout {
  let name: String
  private let span: SourceSpan
  private let size: Function
  private let place: Function
  private let cache: Function?
  private unowned let surroundings: Surroundings

  init(
    name: String, span: SourceSpan, size: Function, place: Function, cache: Function?,
    _ surroundings: Surroundings
  ) {
    self.name = name
    self.span = span
    self.size = size
    self.place = place
    self.cache = cache
    self.surroundings = surroundings
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
    let list = Self.list(subviews)
    var arguments: [Value] = [.object(ProposalBox(proposal)), list]
    try appendCache(to: &arguments, subviews, list)
    let value = try surroundings.call(size, arguments, span)
    guard case .object(let object) = value, let answer = object as? SizeBox else {
      throw Diagnostic(.gaveNoSize(name, value), at: span)
    }
    guard !answer.width.isNaN, !answer.height.isNaN else {
      throw Diagnostic(.gaveNaN(name, answer), at: span)
    }
    return ViewSize(width: answer.width, height: answer.height)
  }

  func place(
    in size: ViewSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) throws {
    let list = Self.list(subviews)
    var arguments: [Value] = [
      .object(FrameBox(x: 0, y: 0, width: size.width, height: size.height)),
      .object(ProposalBox(proposal)), list,
    ]
    try appendCache(to: &arguments, subviews, list)
    _ = try surroundings.call(place, arguments, span)
  }

  /// The value of `make-cache`, made once a pass, for layouts that have it.
  private func appendCache(
    to arguments: inout [Value], _ subviews: LayoutSubviews, _ list: Value
  ) throws {
    guard let cache else { return }
    if let known = subviews.cache as? Value { return arguments.append(known) }
    let made = try surroundings.call(cache, [list], span)
    subviews.cache = made
    arguments.append(made)
  }

  private static func list(_ subviews: LayoutSubviews) -> Value {
    .list(of: (0..<subviews.count).map { .object(SubviewBox($0, of: subviews)) })
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

/// A rectangle as a value of the language, such as the bounds of a layout.
final class FrameBox: ObjectBox {
  let x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  override var kindDescription: String { "a rectangle" }

  override var text: String {
    [x, y, width, height].map(NumberText.of).joined(separator: " ")
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": .number(width)
    case "height": .number(height)
    case "min-x": .number(x)
    case "mid-x": .number(x + width / 2)
    case "max-x": .number(x + width)
    case "min-y": .number(y)
    case "mid-y": .number(y + height / 2)
    case "max-y": .number(y + height)
    case "origin": .object(PointBox(x: x, y: y))
    case "center": .object(PointBox(x: x + width / 2, y: y + height / 2))
    default: nil
    }
  }
}

extension Complaint {
  fileprivate static func gaveNoSize(_ name: String, _ value: Value) -> Complaint {
    Complaint(
      "the layout `\(name)` gave \(ValueDescription.phrase(value)) and no size",
      hint: "end `size-that-fits` with `(size width height)`")
  }

  fileprivate static func gaveNaN(_ name: String, _ size: SizeBox) -> Complaint {
    Complaint("the layout `\(name)` gave \(size.text), which is no number")
  }
}
