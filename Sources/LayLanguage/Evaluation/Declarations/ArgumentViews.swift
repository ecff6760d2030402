import LayEngine

/// A view among the children of a container, such as `(text "Hi")`, and where it is written.
struct Child {
  let view: View
  let span: SourceSpan
  /// Whether it came from a list, or from a form that can give different views each time it runs.
  let isDynamic: Bool
}

extension Arguments {
  /// The view that is modified.
  func view() -> View {
    guard let modified else { preconditionFailure("`\(declaration.name)` is no modifier") }
    return modified
  }

  /// Makes the view value of this call.
  func make(_ content: some ViewContent, _ children: [View] = []) -> Value {
    var written = written
    if site.isCalledOtherwise(content, declaration.name) {
      written.append(WrittenArgument(nil, .head(declaration.name)))
    }
    if let head = site.swiftHead { written.append(WrittenArgument(nil, .head(head))) }
    return .view(runtime.views.view(content, children: children, written: written, span: span))
  }

  /// Makes the view of this modifier around the view that is modified.
  func modify(_ content: some ViewContent) -> Value { make(content, [view()]) }

  /// The children: lists are spliced in, nil is left out.
  func children() throws(Diagnostic) -> [Child] {
    var children: [Child] = []
    for index in restIndices {
      let span = site.span(ofArgument: index)
      // A number is no view; it may be meant for a keyword.
      if case .number = base[index], let hint = keywordHint(for: index) {
        throw Diagnostic(
          Complaint(sentence(about: ValueDescription.phrase(base[index])), hint: hint), at: span)
      }
      children += try self.children(in: base[index], span, isDynamic: site.isDynamic(index))
    }
    return children
  }

  /// The children without their spans.
  func childViews() throws(Diagnostic) -> [View] {
    var views: [View] = []
    views.reserveCapacity(count - min(firstOfRest, count))
    let areViews = restHolds { index in
      guard case .view(let view) = base[index] else { return false }
      views.append(site.isDynamic(index) ? view.asList : view)
      return true
    }
    if areViews { return views }
    return try children().map(\.view)
  }

  /// The views of one argument that is a view, a list of views, or nil.
  func views(_ name: String) throws(Diagnostic) -> [Child] {
    guard let value = value(name) else { return [] }
    return try children(in: value, span(of: name), isDynamic: false)
  }

  /// Whether the children may be different views when the call runs again.
  var contentIsDynamic: Bool {
    !restHolds { index in
      switch base[index] {
      case .nothing, .list: false
      default: !site.isDynamic(index)
      }
    }
  }

  private func children(
    in value: Value, _ span: SourceSpan, isDynamic: Bool
  ) throws(Diagnostic) -> [Child] {
    var isDynamic = isDynamic
    if case .list = value { isDynamic = true }
    return try value.views(at: span, sentence).map {
      Child(view: isDynamic ? $0.asList : $0, span: span, isDynamic: isDynamic)
    }
  }

  /// The words of the complaint about a value that is no view.
  private func sentence(about what: String) -> String {
    let verb = declaration.kind == .modifier ? "modifies" : "contains"
    return "`\(calledName)` \(verb) views, not \(what)"
  }

  /// Throws if the argument that a modifier modifies is no view.
  func checkModifiedView() throws(Diagnostic) {
    guard let viewIndex else { throw withoutView() }
    switch base[viewIndex] {
    case .view, .list, .nothing: return
    case .symbol where isColorToModify(viewIndex): return
    default:
      // The value that `->` threads through is written outside of the call, before it.
      let argument = site.span(ofArgument: viewIndex)
      if argument.end <= span.start {
        throw base[viewIndex].isNoView(at: argument, sentence)
      }
      throw viewBeforeOthers(viewIndex) ?? Diagnostic(.needsView(self), at: span)
    }
  }

  /// The complaint about a view before another argument, as in `(padding (text "a") 8)`.
  private func viewBeforeOthers(_ last: Int) -> Diagnostic? {
    let isView = (0..<last).contains { index in
      if case .view = base[index] { site.keyword(index) == nil } else { false }
    }
    return isView ? Diagnostic(.viewIsNotLast(self), at: site.span(ofArgument: last)) : nil
  }

  /// The complaint about a modifier without a view; the last keyword may have taken the view as its
  /// value, as in `(fixed-size :horizontal (text "a"))`.
  private func withoutView() -> Diagnostic {
    guard count > 0, let keyword = site.keyword(count - 1)?.name, case .view = base[count - 1],
      let type = declaration.parameter(keyword)?.type, !type.takesViews
    else { return Diagnostic(.needsView(self), at: span) }
    return Diagnostic(
      .keywordWithoutValue(keyword, type.sample), at: site.span(ofKeyword: count - 1))
  }

  /// Whether the last argument is a color that stands for the view, and not the modifier's own
  /// argument while the view is missing, as in `(border red)`.
  private func isColorToModify(_ index: Int) -> Bool {
    guard let color = ColorName(base[index]) else { return false }
    let names = declaration.bareNames(.inOrder)?.members ?? []
    return !names.contains(color.text) || (0..<index).contains { site.keyword($0) == nil }
  }

  /// Runs a modifier on its view, or on the views of a list; for nil, gives nil.
  ///
  /// - Rule: in a script a modifier of a list gives a list. In Swift code it gives one modifier: the engine
  ///   modifies each view with it or, where one view is expected, all of them in a stack. What is no
  ///   modifier there makes a view of each.
  mutating func runModifier() throws(Diagnostic) -> Value {
    guard let viewIndex else { return .nothing }
    if case .view(let view) = base[viewIndex] { return try runOn(view) }
    return try runModifierOnOther(viewIndex)
  }

  /// Runs a modifier on a list, a color or nil; apart from the common case.
  @inline(never)
  private mutating func runModifierOnOther(_ viewIndex: Int) throws(Diagnostic) -> Value {
    switch base[viewIndex] {
    case .list:
      let views = try base[viewIndex].views(at: site.span(ofArgument: viewIndex), sentence)
      if views.count > 1, site.swiftHead != nil {
        let group = View(Group(), children: views)
        if let modified = try runOn(group).asModifier(of: group) { return modified }
      }
      var results: [Value] = []
      for view in views { results.append(try runOn(view)) }
      return .list(of: results)
    case .symbol:
      let view = base[viewIndex].colorView(at: site.span(ofArgument: viewIndex))
      return try view.map { view throws(Diagnostic) in try runOn(view) } ?? .nothing
    default: return .nothing
    }
  }

  private mutating func runOn(_ view: View) throws(Diagnostic) -> Value {
    modified = view
    return named(try declaration.run(&self))
  }

  /// Gives a view the name that the call asks for.
  func named(_ value: Value) -> Value {
    guard case .view(let view) = value, let name = string("name") else { return value }
    return .view(view.named(name))
  }

  /// The arguments of this call as views keep them: those that were given, in order, without
  /// views, functions and the name of the view.
  ///
  /// If all of them are constants in the source, the views of this call site share one list.
  var written: [WrittenArgument] {
    var isInText = true
    var count = 0
    for index in 0..<self.count where isShown(index) {
      count += 1
      if !site.isLiteral(index) { isInText = false }
    }
    guard count > 0 else { return [] }
    if isInText, let shared = site.written, shared.count == count { return shared }
    var written: [WrittenArgument] = []
    written.reserveCapacity(count)
    for index in 0..<self.count where isShown(index) {
      guard let value = WrittenValue(base[index]) else { continue }
      written.append(WrittenArgument(site.keyword(index)?.name, value))
    }
    if isInText { site.written = written }
    return written
  }

  @inline(__always)
  private func isShown(_ index: Int) -> Bool {
    switch base[index] {
    case .view, .function: return false
    default: break
    }
    guard let keyword = site.keyword(index) else {
      return index < firstOfRest && index != viewIndex
    }
    return keyword.name != "name"
  }
}

extension Complaint {
  fileprivate static func viewIsNotLast(_ arguments: Arguments) -> Complaint {
    Complaint(
      "`\(arguments.calledName)` takes the view that it modifies last, and this comes after it",
      hint: arguments.declaration.examples.first.map { "write `\($0.source)`" })
  }

  fileprivate static func needsView(_ arguments: Arguments) -> Complaint {
    Complaint(
      "`\(arguments.calledName)` needs the view that it modifies, as its last argument",
      hint: arguments.declaration.examples.first.map { "write `\($0.source)`" })
  }
}

extension WrittenValue {
  /// How many elements of a list are kept.
  private static var mostElements: Int { 8 }

  /// Nil for views and functions, and for lists that contain some: such views are among the
  /// children.
  init?(_ value: Value) {
    switch value {
    case .nothing: self = .nothing
    case .truth(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .integer(let integer): self = .number(Double(integer))
    case .literal(let literal): self = .number(literal.number)
    case .string(let box): self = .string(box.text)
    case .symbol(let symbol): self = .name(symbol.name)
    case .keyword(let symbol): self = .name(":" + symbol.name)
    case .object(let object): self = object.writtenValue
    case .list(let list):
      guard let elements = Self.elements(of: list) else { return nil }
      self = .list(elements)
    case .function, .view: return nil
    }
  }

  /// The first elements of a list; a list inside it is not taken apart.
  private static func elements(of list: List) -> [WrittenValue]? {
    var elements: [WrittenValue] = []
    for element in list.elements.prefix(mostElements) {
      if case .list = element {
        elements.append(.other("(…)"))
      } else if let value = WrittenValue(element) {
        elements.append(value)
      } else {
        return nil
      }
    }
    if list.elements.count > mostElements { elements.append(.other("…")) }
    return elements
  }
}
