import LayEngine
import LayLanguage
import LaySwiftTree

// The values of arguments, as the parameters of the catalogue take them.

extension CodeContext {
  /// What gives an argument for a parameter of a type.
  ///
  /// - Parameters:
  ///   - isTitle: whether a text is shown, so that its name in words can stand for it.
  ///   - isSymbol: whether it is the name of a symbol, so that another one can stand for it.
  func value(
    _ node: Int, for type: ParameterType, _ declaration: Declaration, isTitle: Bool = true,
    isSymbol: Bool = false
  ) throws(Diagnostic) -> Run {
    let node = withoutParentheses(node)
    if file.kind(node) == .ternary, let choice = try choice(node, type, declaration) {
      return runtime.forgives && isTitle && type.takes(.text) ? orWords(choice, node) : choice
    }
    if let name = implicitName(node), file.kind(node) == .member, file.child(node, .base) == nil,
      type.bareNames.contains(SwiftUISpelling.kebabCase(name)),
      added(name, for: type, declaration) == nil
    {
      let symbol = Value.symbol(module.interpreter.symbol(SwiftUISpelling.kebabCase(name)))
      return { _ in symbol }
    }
    if let names = try nameChain(node, type, declaration) { return names }
    if let name = implicitName(node), added(name, for: type, declaration) == nil {
      let spelled = SwiftUISpelling.kebabCase(name)
      let isCall =
        file.kind(node) == .call && type.isOfNamesOnly && type.bareNames.contains(spelled)
      if isCall || type.takesAnyName, file.child(calledNode(node), .base) == nil {
        let symbol = Value.symbol(module.interpreter.symbol(spelled))
        return { _ in symbol }
      }
    }
    if case .tracks = type, file.kind(node) == .integer {
      throw Diagnostic(
        Complaint(
          "columns and rows are a list, and no number",
          hint: "write `Array(repeating: GridItem(.flexible()), count: \(file.text(node)))`"),
        at: span(node))
    }
    if file.kind(node) == .array, type.takes(.names) { return try names(node, type, declaration) }
    if file.kind(node) == .keyPath, type.takes(.name) { return symbol(ofPath: node) }
    let expected = expected(type, node, declaration)
    let value = compile(node, expected)
    let run = orGiven(
      expected.isUnknown ? asWritten(value).run : converted(value, to: expected).run, type, node)
    let (runtime, span, takesViews) = (runtime, span(node), type.takes(.view))
    let (takesText, quoted) = (type.takes(.text), quotedHint(node, type))
    let isOfModifier = declaration.kind == .modifier
    let given: Run = { machine throws(Diagnostic) in
      let value: Value
      do throws(Diagnostic) {
        value = try run(&machine)
      } catch {
        throw quoted.map { $0(error) } ?? error
      }
      if !takesViews || takesText || isOfModifier && value.unknown?.isValue == true {
        try runtime.requireKnown(value)
      }
      // What makes views is called: `Button(action: send, label: label)`.
      let makesViews = if case .function = value { takesViews } else { takesViews && !takesText }
      return makesViews
        ? try runtime.shownOrName(value, &machine, span)
        : try runtime.argument(value, asText: !takesViews && takesText, &machine, span)
    }
    guard runtime.forgives, type.takes(.text) else { return given }
    return isTitle ? orWords(given, node) : isSymbol ? orSymbol(given) : given
  }

  /// A function that the layout calls for a length, which gives the length that it was given where it is not
  /// followed; all else as it is.
  func orGiven(_ run: @escaping Run, _ type: ParameterType, _ node: Int) -> Run {
    // What is no action and gives no views gives a length.
    guard runtime.forgives, case .function = type else { return run }
    let (runtime, span) = (runtime, span(node))
    return { machine throws(Diagnostic) in
      let function = try run(&machine)
      return try runtime.forgivingFunction(function, .given, &machine, span) { given, _ in
        // An action is given nothing.
        given.first ?? .nothing
      }
    }
  }

  /// The name of a symbol, of which one that is not known is another symbol: all are about as large.
  private func orSymbol(_ name: @escaping Run) -> Run {
    let runtime = runtime
    return { machine throws(Diagnostic) in
      try runtime.forgiving(&machine, .symbol, name) { _, _ in .text("circle") }
    }
  }

  /// A title, of which one that is not known is its name in words.
  private func orWords(_ title: @escaping Run, _ node: Int) -> Run {
    let isChoice = file.kind(node) == .ternary
    return orShown(title, isChoice ? file.child(node, .condition) ?? node : node, .unknown)
  }

  /// Adds to the complaint about a name that is not known where a text goes what was meant: `Text(Hello)`.
  private func quotedHint(
    _ node: Int, _ type: ParameterType
  ) -> ((Diagnostic) -> Diagnostic)? {
    guard file.kind(node) == .name, type.takes(.text) else { return nil }
    let name = file.name(node)
    let plain = Complaint.unknownName(name, hint: adviceToDeclare(name, isCalled: false))
    return { error in
      guard error.message == plain.message, error.hint == plain.hint else { return error }
      return Diagnostic(
        Complaint(error.message, hint: "a text is in quotes: `\"\(name)\"`"), at: error.span)
    }
  }

  /// `.circle.fill`, whose names are all of the parameter; nil for all else.
  ///
  /// - Throws: where only a comma can be meant: in `[.top .bottom]`.
  private func nameChain(
    _ node: Int, _ type: ParameterType, _ declaration: Declaration
  ) throws(Diagnostic) -> Run? {
    guard type.takes(.names) else { return nil }
    var names: [String] = []
    var next: Int? = node
    while let member = next {
      guard file.kind(member) == .member, let name = file.text(member, .name) else { return nil }
      names.insert(SwiftUISpelling.kebabCase(name), at: 0)
      next = file.child(member, .base)
    }
    guard names.count > 1, names.allSatisfy(type.bareNames.contains) else { return nil }
    guard declaration.name == "symbol-variant" else {
      let parts = names.map { "." + SwiftUISpelling.camelCase($0) }
      throw Diagnostic(
        Complaint(
          "`\(parts[1])` is no part of `\(parts[0])`",
          hint: "a comma is missing: write `[\(parts.joined(separator: ", "))]`"), at: span(node))
    }
    let list = Value.list(of: names.map { .symbol(module.interpreter.symbol($0)) })
    return { _ in list }
  }

  /// What is called, or the expression itself.
  private func calledNode(_ node: Int) -> Int {
    file.kind(node) == .call ? file.child(node, .base) ?? node : node
  }

  /// `isBold ? .bold : .regular`, whose sides are values of the parameter.
  private func choice(
    _ node: Int, _ type: ParameterType, _ declaration: Declaration
  ) throws(Diagnostic) -> Run? {
    guard let test = file.child(node, .condition), let then = file.child(node, .body),
      let other = file.child(node, .alternative)
    else { return nil }
    let condition = orTaken(true, truth(test))
    let (first, second) = (
      try value(then, for: type, declaration), try value(other, for: type, declaration)
    )
    return { machine throws(Diagnostic) in
      try condition(&machine) ? try first(&machine) : try second(&machine)
    }
  }

  /// `[.top, .leading]`: one name alone, several as a list; none as `none` where there is that name.
  private func names(
    _ node: Int, _ type: ParameterType, _ declaration: Declaration
  ) throws(Diagnostic) -> Run {
    let runs = try elements(of: node).map { element throws(Diagnostic) in
      try value(element, for: type, declaration)
    }
    let none = type.bareNames.contains("none") ? module.interpreter.symbol("none") : nil
    let both = Value.symbol(module.interpreter.symbol("both"))
    let isOfAxes = type.bareNames.contains("both")
    return { machine throws(Diagnostic) in
      let values = try machine.values(runs)
      if values.count == 2, isOfAxes { return both }
      if values.isEmpty, let none { return .symbol(none) }
      return values.count == 1 ? values[0] : .list(of: values)
    }
  }

  private func elements(of node: Int) -> [Int] {
    file.children(node, .element).map { element in
      file.kind(element) == .argument ? file.child(element, .value) ?? element : element
    }
  }

  /// `\.layoutDirection` as a name.
  private func symbol(ofPath node: Int) -> Run {
    let text = file.text(node).drop { $0 != "." }.filter { $0 != "." }
    let symbol = Value.symbol(
      module.interpreter.symbol(SwiftUISpelling.kebabCase(String(text))))
    return { _ in symbol }
  }

  /// What gives the value of a binding: `$isOn`, `.constant(true)`.
  func bound(
    _ node: Int, for type: ParameterType, _ declaration: Declaration
  ) throws(Diagnostic) -> Run {
    let wanted =
      type.takes(.color) ? library.type("Color") : expected(type, node, declaration).unwrapped
    let value = compile(node, library.type("Binding", [wanted]))
    let (run, runtime, span) = (value.run, runtime, span(node))
    return { machine throws(Diagnostic) in
      let binding = try run(&machine)
      try runtime.requireKnown(binding)
      return try runtime.argument(binding, &machine, span)
    }
  }

  /// The type that Swift gives the place of a parameter, as far as one follows from what it takes.
  func expected(
    _ type: ParameterType, _ node: Int, _ declaration: Declaration
  ) -> SwiftType {
    if let name = implicitName(node), let added = added(name, for: type, declaration) {
      return added
    }
    if implicitName(node) == "init", type.takes(.text) {
      return library.type("LocalizedStringKey")
    }
    if declaration.name == "presentation-detents" { return library.type("PresentationDetent") }
    switch type {
    case .number, .numberOrNaN, .length, .distance: return library.type("CGFloat")
    case .lengthOrNil, .fixedLengthOrNil: return library.optional(library.type("CGFloat"))
    case .count, .countFromOne: return library.int
    case .integerOrNil: return library.optional(library.int)
    case .truth: return library.bool
    case .color, .viewOrColor, .layeredContent:
      return library.type("Color").orUnknown(for: node, self)
    case .colors: return library.array(library.type("Color"))
    case .view, .views: return shape(named: implicitName(node)) ?? library.view
    case .alignment(let names):
      if !names.contains("leading") { return library.type("VerticalAlignment") }
      return library.type(names.contains("top") ? "Alignment" : "HorizontalAlignment")
    case .unitPoint: return library.type("UnitPoint")
    case .axes: return library.type("Axis")
    case .tracks: return library.array(library.type("GridItem"))
    case .object(_, let sample):
      return Self.typeOfObject(sample).map { library.type($0) } ?? .unknown
    case .string: return isKey(node) ? library.type("LocalizedStringKey") : .unknown
    case .oneOf(let types):
      let all = types.map { expected($0, node, declaration) }.filter { !$0.isUnknown }
      if isKey(node), type.takes(.text) { return library.type("LocalizedStringKey") }
      let isNumber = [.integer, .decimal, .prefix].contains(file.kind(node))
      if isNumber { return all.first { $0.unwrapped.declaration?.number != nil } ?? .unknown }
      if file.kind(node) == .array { return all.first { $0.element != nil } ?? .unknown }
      if let name = implicitName(node) {
        return all.first { $0.unwrapped.declaration?.members(name).isEmpty == false } ?? .unknown
      }
      return Set(all).count == 1 && types.count == 1 ? all[0] : .unknown
    default: return .unknown
    }
  }

  /// The type of shapes where one of its names is meant: `.capsule`, `.rect(cornerRadius: 8)`.
  func shape(named name: String?) -> SwiftType? {
    let type = library.type("Shape")
    guard let name, let members = type.declaration?.members(name) else { return nil }
    return members.contains(where: \.isStatic) ? type : nil
  }

  /// The type of geometry whose values are what `(size 16 9)` gives; nil for others.
  static func typeOfObject(_ sample: String) -> String? {
    typesOfObjects[String(sample.dropFirst().prefix { $0 != " " && $0 != ")" })]
  }

  private static let typesOfObjects = [
    "size": "CGSize", "point": "CGPoint", "cg-rect": "CGRect", "edge-insets": "EdgeInsets",
  ]

  /// Whether a text is the key of a localized one: a literal.
  private func isKey(_ node: Int) -> Bool { file.kind(node) == .string }
}

extension SwiftType {
  /// The type of a color only where nothing else can be meant: `.red`, and not a view or a gradient.
  fileprivate func orUnknown(for node: Int, _ context: CodeContext) -> SwiftType {
    context.implicitName(node) == nil ? .unknown : self
  }
}

extension SwiftRuntime {
  /// The functions of the catalogue that make what it takes of values of the library.
  private static let makers = [
    "CGSize": "size", "CGPoint": "point", "UnitPoint": "point", "CGRect": "cg-rect",
    "EdgeInsets": "edge-insets",
  ]

  /// Types whose values the catalogue takes as their first part: of an address its text.
  private static let namedByTheirFirstPart: Set = ["Gradient", "PreviewDevice", "URL"]

  /// A value as a declaration of the catalogue takes it.
  func argument(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if case .function = value { return try keepingEnvironment(value, &machine, span) }
    guard case .object(let object) = value else {
      guard case .list(let list) = value else { return value }
      let changes = list.elements.contains { if case .object = $0 { true } else { false } }
      guard changes else { return value }
      return .list(
        of: try list.elements.map { element throws(Diagnostic) in
          try argument(element, &machine, span)
        })
    }
    if let box = object as? OptionalBox { return try argument(box.wrapped, &machine, span) }
    if let single = value.single { return .number(Double(single)) }
    switch (object as? ForeignBox)?.content {
    case let color as FadedColor: return try argument(color.color, &machine, span)
    case let identity as IdentityContent: return .text(identity.text)
    case let range as RangeContent:
      return try argument(.list(of: [range.lower, range.upper]), &machine, span)
    default: break
    }
    if let box = object as? CaseBox, box.payload.isEmpty {
      return .symbol(module.interpreter.symbol(SwiftUISpelling.kebabCase(box.declared.name)))
    }
    if let box = object as? CaseBox, declaration(of: value)?.name == "PresentationDetent" {
      let kind = Value.symbol(module.interpreter.symbol(box.declared.name))
      return .list(of: [kind, try argument(box.payload[0], &machine, span)])
    }
    guard let box = object as? CompoundBox, let type = declaration(of: value) else { return value }
    if type.inherits(fromLibrary: "ShapeStyle"), !type.inherits(fromLibrary: "View") {
      let style = try paint(value, &machine, span)
      if case .object(let made) = style, made === box {
      } else {
        return try argument(style, &machine, span)
      }
    }
    if type.isOfLibrary, let maker = Self.makers[type.name] {
      return try made(maker, box, &machine, span)
    }
    if type.isOfLibrary, type.name == "StrokeStyle" { return .text("StrokeStyle") }
    if type.isOfLibrary, type.name == "FillStyle" {
      let isEvenOdd = if case .truth(true) = value.part(at: 0) { true } else { false }
      return .symbol(module.interpreter.symbol(isEvenOdd ? "even-odd" : "non-zero"))
    }
    if type.isOfLibrary, type.name == "AttributedString" {
      return try attributed(value.part(at: 0), &machine, span)
    }
    if type.isOfLibrary, Self.namedByTheirFirstPart.contains(type.name) {
      return try argument(box.elements.first ?? .nothing, &machine, span)
    }
    if let style = type.nameOfStyle { return .symbol(module.interpreter.symbol(style)) }
    if type.isOfLibrary, type.name == "Binding" {
      return try argument(valueOfBinding(value, &machine, span), &machine, span)
    }
    if type.inherits(fromLibrary: "View") { return try shown(value, &machine, span) }
    if !type.isOfLibrary, let style = try style(value, type, &machine, span) { return style }
    return value
  }

  /// The value of a binding; another value as it is.
  func valueOfBinding(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .object(let object) = value, let box = object as? CompoundBox,
      let type = declaration(of: value), type.isOfLibrary, type.name == "Binding"
    else { return value }
    return try call(box.elements.first ?? .nothing, [], &machine, span)
  }

  /// A view, its color or its name where a parameter takes views or names.
  func shownOrName(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let value = try paint(value, &machine, span)
    switch value {
    case .view, .nothing, .symbol, .string: return value
    case .object(let object) where object is LibraryCase: return value
    case .object(let object) where (object as? ForeignBox)?.content is FadedColor:
      return try shown(value, &machine, span)
    case .function: return try shownOrName(call(value, [], &machine, span), &machine, span)
    default: return try shown(argument(value, &machine, span), &machine, span)
    }
  }

  /// What a function of the catalogue makes of the parts of a value.
  private func made(
    _ name: String, _ box: CompoundBox, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard let declaration = Catalogue.declaration(named: name) else { return .object(box) }
    var parts = Array(box.elements)
    if name == "cg-rect" { parts = parts.flatMap { $0.parts ?? [$0] } }
    let labels = name == "edge-insets" ? box.shape.labels : parts.map { _ in nil }
    let site = CallSite(
      name: name, at: span, headSpan: span, labels.map { label in label.map { ($0, span) } },
      parts.map { _ in span })
    return try machine.call(declaration, parts, site)
  }

  /// A value as an argument; where only a text goes, the text of a view: `.navigationTitle(Text("Home"))`.
  fileprivate func argument(
    _ value: Value, asText: Bool, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let given = try argument(value, &machine, span)
    guard asText, case .view = given else { return given }
    return try text(in: given, &machine, span)
  }

  /// The text of a view that shows one, or of a text.
  func text(
    in value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let views = try shown(value, &machine, span)
    guard let text = views.firstText else {
      if views.firstSymbol != nil { return .text("") }
      throw Diagnostic(.isNotFollowed("a label that is no text"), at: span)
    }
    return .text(text)
  }

  /// The ends of a range; of `2...` the upper one is nil.
  func bounds(_ value: Value, _ span: SourceSpan) throws(Diagnostic) -> (lower: Value, upper: Value)
  {
    guard let range = value.content as? RangeContent else {
      throw Diagnostic(.isNotFollowed("a range that is none"), at: span)
    }
    return (settled(range.lower), settled(range.upper))
  }
}

extension Value {
  /// The parts of a compound value; nil for others.
  fileprivate var parts: [Value]? {
    guard case .object(let object) = self, let box = object as? CompoundBox else { return nil }
    return Array(box.elements)
  }

  /// The first text that views show; nil for none.
  fileprivate var firstText: String? {
    switch self {
    case .view(let view): view.firstText
    case .list(let list): list.elements.lazy.compactMap(\.firstText).first
    default: nil
    }
  }
}

extension Value {
  /// The name of the first symbol that views show; nil for none.
  var firstSymbol: String? {
    switch self {
    case .view(let view): view.firstSymbol
    case .list(let list): list.elements.lazy.compactMap(\.firstSymbol).first
    default: nil
    }
  }
}

extension View {
  fileprivate var firstSymbol: String? {
    let own = written.first { ["system-name", "system-image"].contains($0.keyword) }?.value
    if case .string(let name)? = own { return name }
    return children.lazy.compactMap(\.firstSymbol).first
  }

  fileprivate var firstText: String? {
    if let text = content as? LayEngine.Text { return text.string }
    return children.lazy.compactMap(\.firstText).first
  }
}
