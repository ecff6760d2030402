import LayEngine

// What code of another module makes of views, styles and what is around them, beside the catalogue.

extension View {
  /// The view around which a value of the program is found by a key.
  package func finding(_ value: Value, as key: String, at span: SourceSpan) -> View {
    View(Effect.lettingFind(value, as: key), children: [self], span: span)
  }
}

/// The values around views that have names in the language.
package enum EnvironmentNames {
  package static let ofLanguage = Set(EnvironmentKey.all)
}

extension Value {
  /// A style of the program for a modifier such as `button-style`.
  ///
  /// - Parameter function: makes the views of a control of its configuration and of what is around it.
  package static func style(
    for modifier: String, named name: String, _ function: Function, at span: SourceSpan
  ) -> Value {
    .object(StyleBox(modifier, name, function, takesEnvironment: true, span))
  }
}

extension Value {
  /// A key of preferences of the program.
  ///
  /// - Parameter reduce: makes one value of two.
  package static func preferenceKey(
    named name: String, default initial: Value, _ reduce: Function, _ machine: borrowing Machine,
    at span: SourceSpan
  ) -> Value {
    .object(
      PreferenceKeyBox(LayLanguage.preferenceKey(name, initial, reduce, machine.runtime, span)))
  }

  /// A line by which views are aligned.
  ///
  /// - Parameter position: gives its place of a view's dimensions.
  package static func line(
    named name: String, isHorizontal: Bool, _ position: Function, _ machine: borrowing Machine,
    at span: SourceSpan
  ) -> Value {
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    let function = GuideFunction(position, along: axis, span, machine.runtime)
    let line = CustomGuide(name: name, axis: axis, default: function)
    machine.runtime.lines.append(line)
    return .object(AlignmentBox(line.guide))
  }
}

extension Machine {
  /// Makes a view of the code; states inside of it are those of the same view as it was made before.
  ///
  /// - Parameters:
  ///   - call: where the view is used.
  ///   - body: what makes its content.
  ///   - id: of the element that it is made for.
  package mutating func makingView(
    _ call: SourceSpan, _ body: SourceSpan, id: DictionaryKey?,
    _ work: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let runtime = runtime
    let outer = runtime.stateScope
    let scope = outer.next(.init(call: call, body: body, id: id))
    runtime.stateScope = scope
    scope.begin()
    defer { runtime.stateScope = outer }
    return try work(&self)
  }

  /// The cell of a state of the view that is being made; it has no value before the view is made for the
  /// first time.
  package func stateCell(_ number: Int) -> Cell { runtime.stateScope.cell(number, runtime) }
}

extension Cell {
  /// Gives a state its first value.
  package func begin(with first: Value) {
    value = first
    isDefined = true
  }
}

extension Interpreter {
  /// Calls a function of the program for the engine, in a pass.
  package func call(
    _ function: Function, _ values: [Value], at span: SourceSpan
  ) throws(Diagnostic) -> Value { try runtime.call(function, values, span) }
}

extension Diagnostic {
  /// The error with what a layout was doing.
  ///
  /// - Parameter span: where its view is made.
  package func noting(
    _ task: LayoutTask, of layout: String, hasNoSubviews: Bool, at span: SourceSpan
  ) -> Diagnostic {
    noting(task.description(of: layout, hasNoSubviews: hasNoSubviews), at: span)
  }
}

extension Value {
  /// A line by which views are aligned.
  package static func line(_ guide: AlignmentGuide) -> Value { .object(AlignmentBox(guide)) }

  /// A size with its lines, as functions of the program get it.
  package static func dimensions(_ dimensions: ViewDimensions) -> Value {
    .object(DimensionsBox(dimensions, axis: .horizontal))
  }

  /// Dimensions that move; guides do not tell how they do.
  package static func dimensions(
    _ dimensions: ViewDimensions, _ size: Moving<ViewSize>, _ motion: Motion
  ) -> Value {
    let isStill = size.slope == ViewSize(width: 0, height: 0)
    let moving = ViewDimensions(length: dimensions.length) { guide in
      if !isStill { motion.lose() }
      return dimensions.position(guide)
    }
    return .object(DimensionsBox(moving, axis: .horizontal, (size, motion)))
  }

  /// A stack or a grid that is a layout without views, around views; nil for other values.
  package func laying(_ views: [View]) -> View? {
    guard case .object(let object) = self, let box = object as? LayoutBox else { return nil }
    return box.view(of: views)
  }
}
