import LayEngine
import LayLanguage
import LaySwiftTree

/// Shapes as views.
///
/// - Rule: a shape of the code, and a path, have the room of a rectangle, whatever they draw; its `path(in:)`
///   does not run. One with a `sizeThatFits` of its own answers what that gives.
/// - Source: Apple's documentation of `Shape`.
extension SwiftRuntime {
  /// The view of a shape that has no body.
  func shape(
    _ value: Value, _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if type.isOfLibrary, type.name == "AnyShape" {
      return try shown(value.part(at: 0), &machine, span)
    }
    if let member = type.members("sizeThatFits").first(where: { !$0.file.isLibrary }) {
      try layoutRuns.open(self, &machine, span)
      return .view(View(Custom(SizedShape(value, type, member, self, span)), span: span))
    }
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    return try call.made(type.isOfLibrary ? "path" : "rectangle", [], &machine)
  }

  /// The type of a shape that is a view already; nil for other views.
  func shapeDeclaration(of view: View) -> TypeDeclaration? {
    if view.content is LayEngine.Circle { return library.declaration("Circle") }
    switch view.content as? LayEngine.Shape {
    case .rectangle: return library.declaration("Rectangle")
    case .ellipse: return library.declaration("Ellipse")
    case .capsule: return library.declaration("Capsule")
    case .roundedRectangle: return library.declaration("RoundedRectangle")
    case .other(.unevenRoundedRectangle): return library.declaration("UnevenRoundedRectangle")
    default: return nil
    }
  }
}

/// A shape whose code tells its size.
final class SizedShape: CustomLayout {
  let name: String
  private let value: Value
  private let choice: InstanceChoice
  private unowned let runtime: SwiftRuntime
  private let span: SourceSpan

  init(
    _ value: Value, _ type: TypeDeclaration, _ member: Member, _ runtime: SwiftRuntime,
    _ span: SourceSpan
  ) {
    name = SwiftUISpelling.kebabCase(type.name)
    self.value = value
    choice = InstanceChoice(
      runtime, member, runtime.types(of: value, type), isDynamic: false, member.span)
    self.runtime = runtime
    self.span = span
  }

  var keepsCache: Bool { false }
  var hasGuides: Bool { false }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
    let (value, choice, proposed) = (value, choice, runtime.proposal(proposal))
    let work: (inout Machine) throws(Diagnostic) -> Value = { machine throws(Diagnostic) in
      try choice.instance(for: value).call([value, proposed], &machine, choice)
    }
    let size = try runtime.layoutRuns.run(subviews, at: span, work)
    guard let width = size.part(at: 0).double, let height = size.part(at: 1).double,
      !width.isNaN, !height.isNaN
    else { throw Diagnostic(.shapeHasNoSize(name), at: choice.span) }
    return ViewSize(width: width, height: height)
  }

  /// The usual distances, as of all shapes.
  func spacing(_ subviews: LayoutSubviews) -> EdgeDistances? { EdgeDistances(.ordinary) }

  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> Double? { nil }

  func place(in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
}

extension Declaration {
  /// Whether SwiftUI has a shape behind it where it stands behind one.
  func givesShape(_ arguments: [Argument]) -> Bool {
    switch name {
    case "inset-shape", "offset", "rotated-shape", "scaled-shape", "trim": true
    case "stroke": arguments.allSatisfy { $0.label != nil }
    default: false
    }
  }
}

extension CodeContext {
  /// The type behind a modifier: a shape that is changed is a shape.
  func type(
    of view: Expression, behind declaration: Declaration, _ arguments: [Argument]
  ) -> SwiftType {
    guard view.type.declaration?.inherits(fromLibrary: "Shape") == true,
      declaration.givesShape(arguments)
    else { return library.view }
    let isInsettable =
      view.type.declaration?.inherits(fromLibrary: "InsettableShape") == true
      && !["stroke", "trim"].contains(declaration.name)
    return library.type(isInsettable ? "InsettableShape" : "Shape")
  }
}

extension Value {
  /// A shape as it stands in a modifier: one that tells its size itself has the room of any shape where the
  /// modifier makes another shape of it.
  func inRoomOfShape(for modifier: Declaration) -> Value {
    guard ["inset-shape", "offset", "rotated-shape", "scaled-shape"].contains(modifier.name),
      case .view(let view) = self, view.tellsSizeOfShape
    else { return self }
    return .view(View(ChangedShape(.transform), children: [view], span: view.span))
  }
}

extension View {
  /// Whether it is a shape that tells its size itself, or a part of one.
  fileprivate var tellsSizeOfShape: Bool {
    if let custom = content as? Custom { return custom.layout is SizedShape }
    return content.name == "trim" && (children.first?.tellsSizeOfShape ?? false)
  }
}

extension Complaint {
  fileprivate static func shapeHasNoSize(_ name: String) -> Complaint {
    Complaint("`sizeThatFits` of the shape `\(name)` gave no size")
  }
}
