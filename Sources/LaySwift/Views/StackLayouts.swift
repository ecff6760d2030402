import LayEngine
import LayLanguage
import LaySwiftTree

/// SwiftUI's own layouts as values: `HStackLayout(spacing: 4)`, `AnyLayout(layout)`.
///
/// - Rule: as views they are the built-in containers. Asked for a size, or to place subviews of another
///   layout, they are the same containers around views that answer as those subviews do.
enum StackLayouts {
  static let all: [String: Native] = {
    var all: [String: Native] = [:]
    for name in ["HStackLayout", "VStackLayout", "ZStackLayout"] {
      all[name + ".sizeThatFits(proposal:subviews:cache:)"] = .function(size)
      all[name + ".placeSubviews(in:proposal:subviews:cache:)"] = .function(place)
    }
    return all
  }()

  private static func size(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (stack, _) = try stack(&machine, call, subviews: 2)
    let (engine, proposal) = (try engine(for: stack, call), try call.proposedSize(1))
    do throws(LayoutFailure) {
      return call.runtime.size(try engine.size(proposal))
    } catch {
      throw call.failed(error)
    }
  }

  private static func place(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (stack, subviews) = try stack(&machine, call, subviews: 3)
    let (engine, proposal) = (try engine(for: stack, call), try call.proposedSize(2))
    let bounds = call[1]
    let (x, y) = (
      try call.number(bounds.part(at: 0).part(at: 0)),
      try call.number(bounds.part(at: 0).part(at: 1))
    )
    let layout: Layout
    do throws(LayoutFailure) {
      layout = try engine.layOut(proposal)
    } catch {
      throw call.failed(error)
    }
    // How a stack stands in bounds of another size than its own is not documented.
    let own = layout.root.frame.size
    let (width, height) = (
      bounds.part(at: 1).part(at: 0).double, bounds.part(at: 1).part(at: 1).double
    )
    guard let width, let height, abs(width - own.width) < 0.01, abs(height - own.height) < 0.01
    else {
      throw call.unfollowed("a stack in bounds of another size than its own")
    }
    for (subview, placed) in zip(subviews, layout.root.children) {
      let origin = placed.originInParent
      let point = ViewPoint(x: x + origin.x, y: y + origin.y)
      subview.subviews.place(
        subview.index, at: point, anchor: UnitPoint(x: 0, y: 0), proposal: placed.proposal)
    }
    return call.runtime.void
  }

  private static func engine(for stack: View, _ call: NativeCall) throws(Diagnostic) -> Engine {
    do throws(LayoutFailure) {
      return Engine(try ViewTree(stack, in: RootEnvironment()))
    } catch {
      throw call.failed(error)
    }
  }

  /// A stack around views that answer as subviews do.
  private static func stack(
    _ machine: inout Machine, _ call: NativeCall, subviews place: Int
  ) throws(Diagnostic) -> (View, [SubviewLayout]) {
    var subviews: [SubviewLayout] = []
    var elements = try call.elements(place, &machine)
    while let element = try elements.next(&machine) {
      guard let kept = element.content as? SubviewContent,
        let subview = call.runtime.layoutRuns.present(kept)
      else { throw call.unfollowed("this subview") }
      subviews.append(SubviewLayout(subview))
    }
    let box = try call.runtime.layoutBox(call[0], &machine, call.span)
    guard let stack = box?.laying(subviews.map(\.view)) else {
      throw call.unfollowed("this layout")
    }
    return (stack, subviews)
  }
}

extension NativeCall {
  fileprivate func failed(_ failure: LayoutFailure) -> Diagnostic {
    if case .program(let error) = failure, let error = error as? Diagnostic { return error }
    return unfollowed("this layout of a layout")
  }
}

/// A subview of a layout that runs, as a view of another tree.
private final class SubviewLayout: CustomLayout {
  let name = "subview"
  let index: Int
  let subviews: LayoutSubviews

  init(_ content: SubviewContent) {
    index = content.index
    subviews = content.subviews
  }

  var view: View {
    let view = View(Custom(self))
    let priority = subviews.priority(of: index)
    return priority == 0 ? view : View(LayoutPriority(priority), children: [view])
  }

  var keepsCache: Bool { false }
  var hasGuides: Bool { true }

  func size(_ proposal: ProposedViewSize, _ none: LayoutSubviews) -> ViewSize {
    subviews.size(of: index, proposal)
  }

  func spacing(_ none: LayoutSubviews) -> EdgeDistances? {
    EdgeDistances(subviews.preferredSpacing(of: index))
  }

  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ none: LayoutSubviews
  ) -> Double? { subviews.position(of: guide, in: index, proposal) }

  func place(in bounds: ViewFrame, _ proposal: ProposedViewSize, _ none: LayoutSubviews) {}
}

extension SwiftRuntime {
  /// Views in a layout that is a value.
  func view(
    of layout: Value, _ views: [View], _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if forgives, let unknown = layout.unknown {
      remark(unknown.error)
      return .list(of: views.map { .view($0) })
    }
    guard let type = declaration(of: layout) else {
      throw Diagnostic(.isNotFollowed("this layout"), at: span)
    }
    if !type.isOfLibrary {
      let made = try SwiftLayout(layout, type, self, &machine, span)
      return .view(
        View(Custom(made), children: views, written: layout.title(of: type), span: span))
    }
    var inner = layout
    while let type = declaration(of: inner), type.isOfLibrary, type.name == "AnyLayout" {
      inner = inner.part(at: 0)
      if inner.unknown != nil { return try view(of: inner, views, &machine, span) }
    }
    guard let box = try layoutBox(inner, &machine, span) else {
      throw Diagnostic(.isNotFollowed("this layout"), at: span)
    }
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    return try call.made("any-layout", [box] + views.map { .view($0) }, &machine)
  }

  /// What `any-layout` takes: a stack without views, or a layout of the code without views.
  fileprivate func layoutBox(
    _ layout: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    guard let type = declaration(of: layout) else { return nil }
    if !type.isOfLibrary { return try view(of: layout, [], &machine, span) }
    let makers = [
      "HStackLayout": "hstack-layout", "VStackLayout": "vstack-layout",
      "ZStackLayout": "zstack-layout", "GridLayout": "grid-layout",
    ]
    guard let maker = makers[type.name] else { return nil }
    var (values, labels): ([Value], [String?]) = ([], [])
    for property in type.storedProperties {
      let value = layout.part(at: property.place)
      guard let given = value.isOptionalBox ? value.unwrapped : value, !given.isNothing,
        given.caseName != "center"
      else { continue }
      values.append(given)
      labels.append(SwiftUISpelling.kebabCase(property.name))
    }
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: .unknown)
    return try call.made(maker, values, labels: labels, &machine)
  }
}

extension Value {
  /// The properties of a layout that have another value than their declaration gives them.
  fileprivate func title(of type: TypeDeclaration) -> [WrittenArgument] {
    type.storedProperties.compactMap { property in
      guard let shown = WrittenValue(plain: part(at: property.place)),
        property.file.text(property.node, .value) != shown.source
      else { return nil }
      return WrittenArgument(SwiftUISpelling.kebabCase(property.name), shown)
    }
  }
}

extension WrittenValue {
  /// How Swift code writes it.
  fileprivate var source: String? {
    switch self {
    case .number(let number): NumberText.of(number)
    case .truth(let truth): "\(truth)"
    case .string(let text): "\"\(text)\""
    case .name(let name): "." + SwiftUISpelling.camelCase(name)
    default: nil
    }
  }
}
