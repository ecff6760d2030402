import LayEngine

/// A view among the children of a container.
package struct Child {
  package let view: View
  package let span: SourceSpan
  /// Whether it came from a list, or from a form that gives other views at other times.
  package let isDynamic: Bool
}

extension Arguments {
  /// The view that is modified.
  package func view() -> View {
    guard let modified else { preconditionFailure("`\(declaration.name)` is no modifier") }
    return modified
  }

  /// A view value that stands for this call.
  package func make(_ kind: ViewKind, _ children: [View] = []) -> Value {
    .view(View(kind, children: children, span: span))
  }

  /// The children: lists are spliced in, nil is left out.
  package func children() throws(Diagnostic) -> [Child] {
    var children: [Child] = []
    for index in restIndices {
      try collect(
        base[index], site.span(ofArgument: index), site.isDynamic(index), into: &children)
    }
    return children
  }

  /// The views of one argument that is a view, a list of views, or nil.
  package func views(_ name: String) throws(Diagnostic) -> [Child] {
    var children: [Child] = []
    if let value = value(name) { try collect(value, span(of: name), false, into: &children) }
    return children
  }

  /// Whether other views may stand here at another time.
  package var contentIsDynamic: Bool {
    restIndices.contains { index in
      switch base[index] {
      case .nothing, .list: true
      default: site.isDynamic(index)
      }
    }
  }

  private func collect(
    _ value: Value, _ span: SourceSpan, _ isDynamic: Bool, into children: inout [Child]
  ) throws(Diagnostic) {
    switch value {
    case .nothing: return
    case .view(let view): children.append(Child(view: view, span: span, isDynamic: isDynamic))
    case .list(let list):
      try Compiler.checkDepth(at: span)
      for element in list.elements { try collect(element, span, true, into: &children) }
    default: throw Diagnostic(.notAView(value, self), at: span)
    }
  }

  /// Finds the argument that a modifier modifies: the last without a keyword.
  mutating func findModifiedView() throws(Diagnostic) {
    viewIndex = (0..<count).last { site.keyword($0) == nil }
    guard let viewIndex else { throw Diagnostic(.needsView(self), at: span) }
    switch base[viewIndex] {
    case .view, .list, .nothing: return
    default:
      // The value that `->` threads through stands outside of the call.
      let argument = site.span(ofArgument: viewIndex)
      if argument.end <= span.start {
        throw Diagnostic(.notAView(base[viewIndex], self), at: argument)
      }
      throw Diagnostic(.needsView(self), at: span)
    }
  }

  /// Runs a modifier on its view; on each view of a list; on nil, to give nil.
  mutating func runModifier() throws(Diagnostic) -> Value {
    guard let viewIndex else { return .nothing }
    switch base[viewIndex] {
    case .view(let view): return try runOn(view)
    case .list:
      var views: [Child] = []
      try collect(base[viewIndex], site.span(ofArgument: viewIndex), true, into: &views)
      var results: [Value] = []
      for child in views { results.append(try runOn(child.view)) }
      return .list(of: results)
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
}

extension Complaint {
  fileprivate static func needsView(_ arguments: Arguments) -> Complaint {
    Complaint(
      "`\(arguments.calledName)` needs the view that it modifies, as its last argument",
      hint: arguments.declaration.examples.first.map { "write `\($0.source)`" })
  }

  fileprivate static func notAView(_ value: Value, _ arguments: Arguments) -> Complaint {
    let verb = arguments.declaration.kind == .modifier ? "modifies" : "contains"
    return Complaint(
      "`\(arguments.calledName)` \(verb) views, not \(ValueDescription.phrase(value))",
      hint: .notAViewHint(for: value))
  }
}

extension String? {
  /// What to write where a view is needed and something else stands.
  static func notAViewHint(for value: Value) -> String? {
    switch value {
    case .string(let box): "write `(text \(ValueDescription.quoted(box.text)))`"
    case .truth(false): "`(if condition view)` gives no view where the condition does not hold"
    default: nil
    }
  }
}
