import LayLanguage
import SwiftSyntax

/// Modifiers: those of the catalogue, those of the files, and unknown ones.
extension Translator {
  func modified(_ base: Expression, by link: Chain.Link) -> Expression {
    if let column = widened(base, by: link) { return column }
    var result = base
    if base.modifiers.isEmpty, base.type == .color || base.node.isColorName {
      result.node = colorView(base.node, base.node.place ?? place(of: link.syntax))
    }
    let isText = base.type == .text && Self.keepText.contains(link.name)
    result.type = isText ? .text : .view
    if let node = modifier(link, isText: base.type == .text) {
      // `resizable` belongs to the image itself here, so it comes before other modifiers.
      let isEarly =
        link.name == "resizable"
        && result.modifiers.allSatisfy { Self.ofImages.contains($0.head ?? "") }
      result.modifiers.insert(node, at: isEarly ? 0 : result.modifiers.count)
    } else if options.hasComments, let place = result.modifiers.last?.place ?? result.node.place {
      // A comment on a modifier that is left out comes before the view.
      let end = link.syntax.endPositionBeforeTrailingTrivia.utf8Offset
      let longer = SwiftPlace(file: place.file, start: place.start, end: end)
      if result.modifiers.isEmpty {
        result.node.place = longer
      } else {
        result.modifiers[result.modifiers.count - 1].place = longer
      }
    }
    return result
  }

  /// Modifiers of an image whose result is an image.
  private static let ofImages: Set<String> = [
    "antialiased", "interpolation", "rendering-mode", "symbol-rendering-mode", "symbol-variant",
  ]

  private static let keepText: Set<String> = [
    "bold", "italic", "font", "fontWeight", "foregroundColor", "foregroundStyle", "underline",
    "strikethrough", "kerning", "tracking", "baselineOffset", "monospacedDigit", "fontDesign",
  ]

  private func modifier(_ link: Chain.Link, isText: Bool) -> LayNode? {
    let place = endPlace(of: link)
    if guesses.modifiers.contains(link.syntax.id) {
      tally.passedOver += 1
      warn(link.nameSyntax, "what `\(link.name)` is given is not known here: it is left out")
      return nil
    }
    if let own = ownModifier(link, place) { return own }
    if link.name == "modifier", let value = link.arguments.first?.expression {
      return viewModifier(value, place)
    }
    if let special = specialModifier(link, place) ?? standardBackground(link, place) {
      return special
    }
    if let object = environmentObject(link, place) {
      tally.modifiers += 1
      return object
    }
    if ["size", "transform"].contains(link.name), link.call != nil, !isText {
      leaveOut(
        link.nameSyntax, "how `\(link.name)` draws the shape is not followed, its room is")
      return .call("inset-shape", [.atom("0")], place)
    }
    // A range of Dynamic Type sizes changes nothing while the size is within it.
    if link.name == "dynamicTypeSize", link.arguments.first?.expression?.isRange == true {
      tally.modifiers += 1
      return nil
    }
    if LayoutEvents.appearing.contains(link.name) || link.name == "onChange" { return nil }
    if LayoutEvents.names.contains(link.name) {
      leaveOut(link.nameSyntax, "what `\(link.name)` changes here is not followed")
      return nil
    }
    // A former name that the catalogue still has is used as it is.
    let isKnown = !Catalogue.declarations(swiftUI: link.name).isEmpty
    let name = (isKnown ? nil : Self.formerNames[link.name]) ?? link.name
    let arguments =
      name == link.name ? link.arguments : link.arguments.filter { $0.label != "displayMode" }
    let known = Catalogue.declarations(swiftUI: name).filter { $0.kind == .modifier }
    guard link.call != nil, !takesForeignStyle(link),
      let match = CallMatch.best(name, isMethod: true, known, arguments, self)
    else { return unknownModifier(link) }
    tally.modifiers += 1
    // In edit mode, rows that can be deleted or moved have controls for that.
    if ["on-delete", "on-move"].contains(match.declaration.name), declarations.editsLists {
      return .call(match.declaration.name, [], place)
    }
    if Self.leftOut.contains(match.declaration.name) {
      return warning(of: match.declaration, link, place)
    }
    if Catalogue.inertModifiers.contains(match.declaration.name) {
      // Content that depends on a value which comes later is never shown here.
      if link.arguments.contains(where: \.takesValues) { return nil }
      return quietly { .call(match.declaration.name, nodes(of: match, place), place) }
    }
    let given = nodes(of: match, place)
    // A frame without a known length is left out.
    if match.declaration.name == "frame", given.isEmpty { return nil }
    return .call(match.declaration.name, given + styleEdges(of: match), place)
  }

  /// Former names of SwiftUI, with those that replace them.
  static let formerNames = ["navigationBarTitle": "navigationTitle"]

  /// Modifiers that say what happens, or show something elsewhere; a person who asks about layout
  /// would not write them.
  private static let leftOut: Set<String> = [
    "alert", "animation", "confirmation-dialog", "context-menu", "environment-object", "focused",
    "full-screen-cover", "gesture", "high-priority-gesture", "matched-geometry-effect",
    "navigation-destination", "on-appear", "on-change", "on-delete", "on-disappear", "on-drag",
    "on-drop", "on-hover", "on-long-press-gesture", "on-move", "on-open-url", "on-receive",
    "on-submit", "on-tap-gesture", "popover", "refreshable", "sensory-feedback", "sheet",
    "simultaneous-gesture", "task", "transition", "content-transition",
    "presentation-detents", "presentation-drag-indicator", "symbol-effect", "transform-effect",
  ]

  private static let presentations: Set<String> = [
    "alert", "confirmation-dialog", "full-screen-cover", "popover", "sheet",
  ]

  /// What is left of a modifier that is left out: of one that presents something at first, what says so, and a
  /// warning where a view takes over the place of another.
  private func warning(
    of declaration: Declaration, _ link: Chain.Link, _ place: SwiftPlace
  ) -> LayNode? {
    warnOfSource(link)
    guard Self.presentations.contains(declaration.name) else { return nil }
    let arguments = link.arguments.filter {
      $0.label == "isPresented" || $0.label == nil && $0.asClosure == nil
    }
    guard arguments.contains(where: { $0.label != nil }),
      let match = CallMatch.best(link.name, isMethod: true, [declaration], arguments, self)
    else { return nil }
    let nodes = quietly { self.nodes(of: match, place) }
    let binding = arguments.first { $0.label != nil }?.expression?.trimmedDescription ?? ""
    let isShown = nodes.contains { if case .atom("true") = $0.content { true } else { false } }
    let isBound = binding.hasPrefix("$") && link.syntax.declaresTrue(String(binding.dropFirst()))
    return isShown || isBound ? .call(declaration.name, nodes, place) : nil
  }

  /// Tells of `matchedGeometryEffect(…, isSource: false)`, whose view has another one's place and size.
  private func warnOfSource(_ link: Chain.Link) {
    guard link.name == "matchedGeometryEffect",
      let source = link.arguments.first(where: { $0.label == "isSource" })?.expression,
      source.trimmedDescription == "false"
    else { return }
    leaveOut(
      link.nameSyntax, "the place and the size that `\(link.name)` takes over are not followed")
  }

  private func unknownModifier(_ link: Chain.Link) -> LayNode? {
    tally.passedOver += 1
    if takesForeignStyle(link) {
      warn(
        link.nameSyntax,
        "a `\(link.name)` of your own is not read here: what it is for looks as usual")
      return nil
    }
    let own = declarations.extensions["View"] ?? []
    if own.contains(where: { $0.name == link.name && openModifiers.contains($0.syntax.id) }) {
      warn(link.nameSyntax, "the modifier `\(link.name)` applies itself, which is left out")
      return nil
    }
    if link.call == nil, !Catalogue.declarations(swiftUI: link.name).isEmpty {
      warn(
        link.nameSyntax, "the modifier `\(link.name)` is not called here and left out",
        hint: "write `.\(link.name)()`")
      return nil
    }
    warn(
      link.nameSyntax, "the modifier `\(link.name)` is not known here and left out",
      hint: hint(forModifier: link.name), sameAs: "modifier " + link.name)
    return nil
  }

  /// From the dot of a modifier to its end.
  func endPlace(of link: Chain.Link) -> SwiftPlace {
    // The start of the whole chain is at its bottom, which takes long to reach.
    SwiftPlace(
      file: file(of: link.syntax), start: link.start,
      end: link.syntax.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Of the files

  /// A function of an extension on `View`.
  private func ownModifier(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    let own = declarations.extensions["View"]?.filter { $0.name == link.name } ?? []
    guard let function = own.first(where: { suits($0, link.arguments) }) else { return nil }
    tally.modifiers += 1
    let name = define(modifier: function)
    let nodes = arguments(link.arguments, of: function.parameters, link.syntax)
    return .call(name, nodes, place)
  }

  /// `.modifier(Card(radius: 8))`.
  private func viewModifier(_ value: ExprSyntax, _ place: SwiftPlace) -> LayNode? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = declaredType(name), type.isModifier
    else {
      tally.passedOver += 1
      warn(value, "the modifier `\(shortText(of: value))` is not known here and left out")
      return nil
    }
    tally.modifiers += 1
    define(type)
    let nodes = arguments(
      SwiftArgument.all(of: call), of: initializerParameters(of: type), ExprSyntax(call))
    return .call(Names.function(name), nodes, place)
  }

  /// Modifiers whose arguments are written differently in `lay`.
  private func specialModifier(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    let first = link.arguments.first?.expression
    switch link.name {
    case "accessibilityIdentifier":
      guard let first else { return nil }
      tally.modifiers += 1
      return .call("name", [node(first, expecting: .string)], place)
    case "tag":
      // The tag of a Boolean is the string `true` or `false`.
      guard let first, first.is(BooleanLiteralExprSyntax.self) else { return nil }
      tally.modifiers += 1
      return .call("tag", [.string(first.trimmedDescription)], place)
    case "id":
      guard let text = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
        return nil
      }
      tally.modifiers += 1
      return .call("name", [.string(text)], place)
    case _ where LayoutEvents.names.contains(link.name):
      tally.modifiers += 1
      return event(link, place)
    case "visualEffect":
      guard let closure = link.arguments.last?.asClosure else { return nil }
      tally.modifiers += 1
      let effect = function(closure, types: [.view, .geometryProxy])
      return .call("visual-effect", [effect.whole], place)
    case "relativeProposed":
      tally.modifiers += 1
      return relativeProposed(link, place)
    case "coordinateSpace": return coordinateSpace(link, place)
    case "listRowInsets":
      guard first?.trimmedDescription == ".init()" else { return nil }
      tally.modifiers += 1
      return .call("list-row-insets", [.atom("0")], place)
    case "symbolVariant":
      // `.circle.fill` is several variants.
      let names = first?.implicitMembers ?? []
      guard !names.isEmpty else { return nil }
      tally.modifiers += 1
      let variants = LayNode.call("list", names.map { .quoted($0) })
      return .call("symbol-variant", [names.count == 1 ? .atom(names[0]) : variants], place)
    case "tint":
      guard let first, let color = color(first) ?? colorChoice(first) else { return nil }
      tally.modifiers += 1
      if case .quoted(let name) = color.content { return .call("tint", [name], place) }
      return .call("tint", [color], place)
    case "font":
      guard let first else { return nil }
      tally.modifiers += 1
      if let nodes = font(first) { return .call("font", nodes, place) }
      let value = fontValue(first) ?? expression(first, expecting: .font)
      if value.type == .font { return .list([value.whole], place) }
      tally.modifiers -= 1
      return nil
    case _ where link.name.hasSuffix("Style") && Self.styled.contains(link.name):
      return style(link, place)
    default: return nil
    }
  }

  /// Modifiers that say how controls look.
  private static let styled: Set<String> = [
    "buttonStyle", "datePickerStyle", "disclosureGroupStyle", "gaugeStyle", "groupBoxStyle",
    "labelStyle", "labeledContentStyle", "listStyle",
    "menuStyle", "pickerStyle", "progressViewStyle", "tabViewStyle", "textFieldStyle",
    "toggleStyle",
  ]

  /// A modifier that `lay` has and SwiftUI lacks.
  private func relativeProposed(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode {
    let nodes = link.arguments.flatMap { argument -> [LayNode] in
      guard let label = argument.label, let value = argument.expression else { return [] }
      return [.keyword(label), node(value, expecting: .number)]
    }
    return .call("relative-proposed", nodes, place)
  }

  /// `.buttonStyle(.bordered)` and `.buttonStyle(BorderedButtonStyle())`.
  private func style(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    if let own = ownStyle(link) {
      tally.modifiers += 1
      return .call(Names.kebab(link.name), [own], place)
    }
    if link.name == "buttonStyle", let name = link.arguments.first?.expression?.implicitCallee,
      let meant = ["glass": "bordered", "glassProminent": "bordered-prominent"][name]
    {
      tally.modifiers += 1
      return .call("button-style", [.atom(meant)], place)
    }
    guard let call = link.arguments.first?.expression?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declaredType(name) == nil
    else { return nil }
    let kind = link.name.prefix(1).uppercased() + link.name.dropFirst()
    guard name.hasSuffix(kind) else { return nil }
    let style = Names.kebab(String(name.dropLast(kind.count)))
    let declaration = Catalogue.declaration(named: Names.kebab(link.name))
    guard declaration?.parameter("style")?.type.allNames.contains(style) == true else { return nil }
    tally.modifiers += 1
    return .call(Names.kebab(link.name), [.atom(style)], place)
  }

  // MARK: Backgrounds and overlays that are styles, which reach into the safe area

  /// `background()`, `background(in: Capsule())`: the style of the system; nil for all others.
  func standardBackground(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    let labels = link.arguments.map(\.label)
    guard link.name == "background", link.call != nil,
      !link.arguments.contains(where: { $0.asClosure != nil }),
      labels.allSatisfy({ ["in", "fillStyle", "ignoresSafeAreaEdges"].contains($0) })
    else { return nil }
    tally.modifiers += 1
    var nodes = [LayNode.atom("system-background")]
    let declaration = Catalogue.declaration(named: "background")
    for argument in link.arguments where argument.label != "fillStyle" {
      let name = Names.kebab(argument.label ?? "")
      guard let value = argument.expression, let type = declaration?.parameter(name)?.type else {
        continue
      }
      nodes += [.keyword(name), self.value(value.bound, type)]
    }
    return .call("background", nodes, place)
  }

  /// The edges at which a gradient ignores the safe area, where the code does not say so itself.
  ///
  /// A color says so by its name, while a gradient is a view of the program.
  func styleEdges(of match: CallMatch) -> [LayNode] {
    guard ["background", "overlay"].contains(match.declaration.name), match.left.isEmpty,
      match.given.count == 1, let content = match.given[0].argument.expression,
      isGradient(content.withoutParentheses)
    else { return [] }
    return [.keyword("ignores-safe-area-edges"), .atom("all")]
  }

  /// `LinearGradient(…)`, `LinearGradient(…).opacity(0.5)`.
  private func isGradient(_ expression: ExprSyntax) -> Bool {
    let chain = Chain(expression)
    guard let call = chain.root.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name.hasSuffix("Gradient") && chain.links.allSatisfy { $0.name == "opacity" }
  }

  // MARK: Styles of controls that the files define

  /// `(define-button-style (rounded :radius (radius 8)) (configuration) …)`, and so for the other
  /// controls whose styles a program may define.
  func defineStyle(_ type: TypeDeclaration) {
    guard let make = type.functions.first(where: { ["_body", "makeBody"].contains($0.name) }),
      let style = type.style,
      let configuration = make.parameters.first?.name
    else { return }
    let context = MemberContext(type, depth: scopes.count)
    context.isView = true
    members = context
    scopes.append([:])
    let heads = parameterNodes(initializerParameters(of: type))
    let name = bind(configuration, .configuration)
    if style == "text-field-style" {
      // The parameter of `_body` is the field itself.
      let field = unique("field")
      scopes[scopes.count - 1][configuration] = Variable(name: field, type: .view)
      context.definitions.append(
        .call("define", [.atom(field), .call(":field", [.atom(name)])]))
    }
    let views = body(make.body, expecting: .view).nodes
    let head = LayNode.list([.atom(Names.function(type.name))] + heads)
    emit(
      .call(
        "define-" + style,
        [head, .list([.atom(name)] + (context.readsEnvironment ? [.atom(Self.surroundings)] : []))]
          + context.definitions + views,
        place(of: type.syntax)))
    scopes.removeLast()
  }

  /// `Button(configuration)`, in a style that builds on another one; nil for all else.
  func configured(_ name: String, _ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 1, let only = arguments[0].expression, arguments[0].label == nil,
      let reference = only.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let known = variable(reference), known.type == .configuration
    else { return nil }
    let whole = LayNode.atom(known.name)
    tally.views += 1
    switch name {
    case "Label":
      return Expression(.call("label", [.call(":title", [whole]), .call(":icon", [whole])]), .view)
    case "Toggle":
      let isOn = [LayNode.keyword("is-on"), .call(":is-on", [whole])]
      return Expression(.call("toggle", [.call(":label", [whole])] + isOn), .view)
    case "ProgressView":
      return Expression(.call("progress-view", [.call(":fraction-completed", [whole])]), .view)
    default: return Expression(.call(":label", [whole]), .view)
    }
  }

  /// `.buttonStyle(Rounded(radius: 8))`, or `.buttonStyle(.rounded)` by an extension of the files;
  /// nil for styles of SwiftUI.
  func ownStyle(_ link: Chain.Link) -> LayNode? {
    guard let argument = link.arguments.first?.expression else { return nil }
    if let made = ownStyle(argument, nil) { return made }
    let kind = link.name.prefix(1).uppercased() + link.name.dropFirst()
    let given = SwiftArgument.all(of: argument.as(FunctionCallExprSyntax.self))
    let isCalled = argument.is(FunctionCallExprSyntax.self)
    let makers = (declarations.extensions[kind] ?? []).filter { $0.name == argument.implicitCallee }
    guard let name = argument.implicitCallee,
      let known = makers.first(where: {
        $0.syntax.is(FunctionDeclSyntax.self) == isCalled && $0.takes(given)
      }) ?? makers.first,
      case .expr(let made)? = known.body.last?.item
    else { return nil }
    guard !known.parameters.isEmpty else { return ownStyle(made.withoutParentheses, known) }
    let called = overloaded(
      Names.kebab(link.name) + "." + Names.kebab(name), known,
      of: declarations.extensions[kind] ?? [])
    defineOnce("style " + called, called, known.syntax) {
      let heads = parameterNodes(known.parameters)
      return (heads, [ownStyle(made.withoutParentheses, known) ?? .nothing])
    }
    let call = argument.as(FunctionCallExprSyntax.self)
    return .call(
      called, arguments(SwiftArgument.all(of: call), of: known.parameters, argument),
      place(of: argument))
  }

  /// - Parameter function: the one, in an extension, that returns the style; nil without one.
  private func ownStyle(_ expression: ExprSyntax, _ function: FunctionDeclaration?) -> LayNode? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    var name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "Self" || expression.implicitCallee == "init" { name = function?.extendedSelf }
    guard let name, let type = declaredType(name), type.style != nil else { return nil }
    define(type)
    let nodes = arguments(
      SwiftArgument.all(of: call), of: initializerParameters(of: type), expression)
    return .call(Names.function(type.name), nodes, place(of: call))
  }

  /// Whether a modifier takes a style of the files of a kind that a program cannot define.
  func takesForeignStyle(_ link: Chain.Link) -> Bool {
    guard link.name.hasSuffix("Style"),
      let call = link.arguments.first?.expression?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = declaredType(name)
    else { return false }
    return type.style == nil && type.conformances.contains { $0.hasSuffix("Style") }
  }
}

extension LayNode {
  /// `'red`.
  fileprivate var isColorName: Bool {
    if case .quoted = content { return true }
    return false
  }
}

extension FunctionDeclaration {
  /// `Rounded` in `extension ButtonStyle where Self == Rounded`, around the function.
  fileprivate var extendedSelf: String? {
    var around = syntax.parent
    while let current = around {
      if let declared = current.as(ExtensionDeclSyntax.self) {
        for one in declared.genericWhereClause?.requirements ?? [] {
          guard case .sameTypeRequirement(let same) = one.requirement,
            same.leftType.trimmedDescription == "Self"
          else { continue }
          return same.rightType.trimmedDescription
        }
      }
      around = current.parent
    }
    return nil
  }
}

extension TypeDeclaration {
  /// The modifier that takes a value of it as a style; nil unless a program may define such a
  /// style.
  var style: String? {
    let kinds = [
      "ButtonStyle": "button-style", "DisclosureGroupStyle": "disclosure-group-style",
      "GaugeStyle": "gauge-style", "LabeledContentStyle": "labeled-content-style",
      "GroupBoxStyle": "group-box-style",
      "LabelStyle": "label-style", "PrimitiveButtonStyle": "button-style",
      "ProgressViewStyle": "progress-view-style", "TextFieldStyle": "text-field-style",
      "ToggleStyle": "toggle-style",
    ]
    return conformances.sorted().lazy.compactMap { kinds[$0] }.first
  }
}

extension ExprSyntax {
  /// The names of `.circle.fill`, from the first on; empty for any other expression.
  fileprivate var implicitMembers: [String] {
    var names: [String] = []
    var next: ExprSyntax? = self
    while let member = next?.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text, at: 0)
      next = member.base
    }
    return next == nil ? names : []
  }
}

extension SyntaxProtocol {
  /// Whether the type around declares a property of a name that is true at first.
  fileprivate func declaresTrue(_ name: String) -> Bool {
    var node = parent
    while let current = node, !current.is(StructDeclSyntax.self) { node = current.parent }
    guard let type = node?.as(StructDeclSyntax.self) else { return false }
    return type.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        binding.pattern.trimmedDescription == name
          && binding.initializer?.value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
            == .keyword(.true)
      } == true
    }
  }
}
