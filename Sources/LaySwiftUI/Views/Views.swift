import LayLanguage
import SwiftSyntax

/// Views that are written differently in `lay`, and views of the catalogue.
extension ExprSyntax {
  /// Whether it stands in the content of a `Picker`.
  fileprivate var isInPicker: Bool {
    var around = parent
    while let current = around {
      if let call = current.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      {
        if name == "Picker" { return true }
        if !["ForEach", "Group", "Section"].contains(name) { return false }
      }
      if current.is(MemberBlockItemSyntax.self) { return false }
      around = current.parent
    }
    return false
  }
}

extension Translator {
  func special(
    _ name: String, _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    let place = place(of: call)
    if let configured = configured(name, arguments) { return configured }
    switch name {
    case "ForEach", "ForEachStore":
      tally.views += 1
      return Expression(loop(arguments, ExprSyntax(call)), .view)
    case "List":
      guard let first = arguments.first, first.label == nil, !first.isFirstTrailing else {
        return nil
      }
      tally.views += 1
      let bound = arguments.first { $0.label == "selection" }?.expression?.bound
      let chosen = bound.flatMap { known($0, .unknown) }
      let selection = chosen.map { [LayNode.keyword("selection"), $0.whole] } ?? []
      return Expression(
        .call("list-view", selection + [loop(arguments, ExprSyntax(call))], place), .view)
    case "AnyView":
      guard let first = arguments.first?.expression else { return nil }
      return expression(first, expecting: .view)
    case "Store" where arguments.first?.label == "initialState":
      return arguments.first?.expression.map { expression($0) }
    case "PhaseAnimator", "KeyframeAnimator", "WithViewStore":
      return animated(name, arguments, ExprSyntax(call))
    case "Chart", "Map":
      // Their content does not consist of views.
      tally.views += 1
      return Expression(.call(name == "Map" ? "map-view" : "chart", [], place), .view)
    case "Text": return text(arguments, place)
    case "LabeledContent", "TextField":
      guard let value = arguments.first(where: { $0.label == "value" })?.expression else {
        return nil
      }
      return withValue(name, arguments, value.bound, ExprSyntax(call))
    case "TimelineView": return timeline(arguments, place)
    case "DatePicker" where arguments.last?.isFirstTrailing == true:
      return datePicker(arguments, call)
    case "Table", "TableColumn": return table(name, arguments, call)
    case "Picker" where arguments.contains { $0.label == "label" && $0.expression != nil }:
      return formerPicker(arguments, ExprSyntax(call))
    case "TupleView": return arguments.first?.expression.map { expression($0, expecting: .view) }
    case "Color":
      if arguments.isEmpty { return nil }
      return color(ExprSyntax(call)).map { Expression($0.placed(at: place), .color) }
    case "Image": return drawnImage(arguments, place)
    case "GridItem" where arguments.isEmpty: return Expression(.call("flexible", []), .unknown)
    case "UnitPoint": return function("CGPoint", arguments, call)
    case "AsyncImage":
      note(call, "nothing is loaded: the phase is `.empty`, and a placeholder is shown")
      return imagePhase(arguments, call)
    case "AnyLayout":
      guard arguments.count == 1, let layout = arguments[0].expression else { return nil }
      return Expression(node(layout), .anyLayout)
    default: return nil
    }
  }

  /// `AsyncImage(url: url) { phase in … }`: what it shows while nothing is loaded; nil where its
  /// content takes no phase.
  private func imagePhase(
    _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let content = arguments.first(where: { $0.label == "content" || $0.isFirstTrailing }),
      !arguments.contains(where: { $0.label == "placeholder" }),
      let type = declarations.types["AsyncImagePhase"],
      let phase = caseValue("empty", of: type, [], call)
    else { return nil }
    let shown: LayNode
    if let closure = content.asClosure {
      shown = inScope {
        let names = bindParameters(of: closure, types: [phase.type])
        let views = views(of: closure.statements).asOne(place(of: closure))
        guard let name = names.first else { return views }
        return .call("let*", [.list([.list([.atom(name), phase.whole])]), views])
      }
    } else {
      shown = .list([functionValue(content, types: [phase.type]).whole, phase.whole])
    }
    tally.views += 1
    let url = arguments.first { $0.label == "url" }?.expression
    let nodes = url.map { [node($0, expecting: .string)] } ?? []
    return Expression(
      .call("async-image", nodes + [.keyword("placeholder"), shown], place(of: call)), .view)
  }

  /// A view of the catalogue.
  func view(
    _ known: [Declaration], _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    let place = place(of: syntax)
    guard let match = CallMatch.best(name, isMethod: false, known, arguments, self) else {
      return Expression(placeholder(Syntax(syntax), of: name), .view)
    }
    tally.views += 1
    var nodes = nodes(of: match, place)
    let declaration = match.declaration
    if declaration.name == "image", nodes.first?.isString == true {
      if let size = commentedSize(behind: syntax) {
        nodes += [
          .keyword("width"), .atom(Self.written(size.width)), .keyword("height"),
          .atom(Self.written(size.height)),
        ]
      } else {
        note(syntax, "`\(shortText(of: syntax))` is taken as 100 x 100")
      }
    }
    // A title is required; one that was not read is empty.
    if nodes.isEmpty, declaration.parameters.contains(where: { !$0.isOptional }) {
      if declaration.name == "picker" || declaration.name == "toggle" { nodes = [.string("")] }
    }
    let node = LayNode.call(declaration.name, nodes, place)
    if declaration.name == "scroll-view-reader", let position = scrollPosition(arguments, place) {
      return Expression(.call("scroll-position", position + [node], place), .view)
    }
    return Expression(node, .view)
  }

  /// `name` of `name ?? ""`, if it is not known, since an empty text would be shown otherwise.
  private func unknownOrNothing(_ value: ExprSyntax) -> ExprSyntax? {
    guard let choice = value.withoutParentheses.as(InfixOperatorExprSyntax.self),
      choice.operator.trimmedDescription == "??",
      choice.rightOperand.as(StringLiteralExprSyntax.self)?.representedLiteralValue == "",
      quietly({ known(choice.leftOperand, .string) }) == nil
    else { return nil }
    return choice.leftOperand
  }

  private func text(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    guard let first = arguments.first?.expression else { return nil }
    tally.views += 1
    if let style = arguments.first(where: { $0.label == "style" })?.expression {
      let date = node(first, expecting: .date)
      return Expression(.call("text", [dateText(date, style: style)], place), .text)
    }
    if arguments.first?.label == "timerInterval" {
      leaveOut(first, "a timer is not followed: it shows 0:00")
      return Expression(.call("text", [.string("0:00")], place), .text)
    }
    if let runs = runs(of: first) { return Expression(.call("text", runs, place), .text) }
    var value: Expression
    if arguments[0].label == nil, let key = localized(first) {
      value = key
    } else {
      // `Text(.now, format: .dateTime)`: a date.
      let isDate = first.implicitCallee != nil && arguments.contains { $0.label == "format" }
      value = expression(unknownOrNothing(first) ?? first, expecting: isDate ? .date : .string)
    }
    if let syntax = arguments.first(where: { $0.label == "formatter" })?.expression {
      let formatter = quietly { expression(syntax) }
      if formatter.type == .named("DateFormatter") {
        let text = LayNode.call("date-text", [node(syntax), value.whole])
        return Expression(.call("text", [text], place), .text)
      }
      leaveOut(
        syntax, "what this formatter writes is not known here: the value is written as it is")
    }
    if let style = arguments.first(where: { $0.label == "format" })?.expression {
      if let text = formatted(value, style) {
        return Expression(.call("text", [text], place), .text)
      }
    }
    if value.type.isView { return value }
    if value.node.nodes == nil, value.node.text == nil {
      value.node = .call("str", [value.node])
    }
    if case .enumeration = value.type { value.node = .call("str", [value.whole]) }
    return Expression(.call("text", [value.whole], place), .text)
  }

  /// `"\(Image(systemName: "bolt")) charged"` as runs of a text; nil for strings without pictures.
  private func runs(of syntax: ExprSyntax) -> [LayNode]? {
    guard let literal = syntax.as(StringLiteralExprSyntax.self),
      literal.segments.contains(where: { $0.picture != nil })
    else { return nil }
    return literal.segments.compactMap { segment -> LayNode? in
      if let picture = segment.picture { return node(picture, expecting: .view) }
      let part = StringLiteralExprSyntax(
        openingQuote: .stringQuoteToken(), segments: [segment], closingQuote: .stringQuoteToken())
      let text = string(part).node
      return text.text == "\"\"" ? nil : text
    }
  }

  /// `LabeledContent("Due", value: date, format: .dateTime)`, a `TextField` of a number.
  private func withValue(
    _ name: String, _ arguments: [SwiftArgument], _ value: ExprSyntax, _ syntax: ExprSyntax
  ) -> Expression? {
    let format = arguments.first { $0.label == "format" }?.expression
    let result = expression(value, expecting: .string)
    let text =
      formatted(result, format)
      ?? (result.type == .string ? result.whole : .call("str", [result.whole]))
    if format == nil, name == "LabeledContent" { return nil }
    let others = arguments.filter { !["value", "format", "formatter"].contains($0.label) }
    var made = view(Catalogue.declarations(swiftUI: name), name, others, syntax)
    guard let nodes = made.node.nodes else { return made }
    made.node = .list(
      nodes + [.keyword(name == "TextField" ? "text" : "value"), text], made.node.place)
    return made
  }

  /// `DatePicker(selection: $date) { Text("Due") }`, whose label is a trailing closure.
  private func datePicker(
    _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let label = arguments.last?.closure, label.statements.count == 1,
      case .expr(let content)? = label.statements.first?.item
    else { return nil }
    let title = SwiftArgument(
      label: nil, expression: content, closure: nil, syntax: Syntax(content),
      isFirstTrailing: false)
    return view(
      Catalogue.declarations(swiftUI: "DatePicker"), "DatePicker", [title] + arguments.dropLast(),
      ExprSyntax(call))
  }

  /// `Picker(selection: $choice, label: Text("Sort")) { … }`.
  private func formerPicker(_ arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression? {
    guard let label = arguments.first(where: { $0.label == "label" }) else { return nil }
    let made = label.expression?.as(FunctionCallExprSyntax.self)
    let isText = made?.calledExpression.calleeText == "Text"
    let title = isText ? made?.arguments.first?.expression : label.expression
    let others = arguments.filter { $0.label != "label" }
    let empty = StringLiteralExprSyntax(
      openingQuote: .stringQuoteToken(),
      segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment("")))],
      closingQuote: .stringQuoteToken())
    let text = title ?? ExprSyntax(empty)
    let first = SwiftArgument(
      label: nil, expression: text, closure: nil, syntax: label.syntax, isFirstTrailing: false)
    return view(Catalogue.declarations(swiftUI: "Picker"), "Picker", [first] + others, syntax)
  }

  /// The content of a `TimelineView` at the fixed time of the clock.
  private func timeline(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    guard let content = arguments.last?.asClosure else { return nil }
    tally.views += 1
    let views = inScope { () -> [LayNode] in
      _ = bindParameters(of: content, types: [.named("TimelineViewContext")])
      return self.views(of: content.statements)
    }
    return Expression(views.asOne(place), .view)
  }

  /// `ContentUnavailableView.search`, or `.search(text: query)`.
  func emptySearch(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression {
    tally.views += 1
    var nodes = [LayNode.atom("search")]
    if let text = arguments.first?.expression {
      nodes += [.keyword("text"), node(text, expecting: .string)]
    }
    return Expression(.call("content-unavailable-view", nodes, place), .view)
  }

  // MARK: Loops

  /// `ForEach(items) { item in … }` as `(for (item items) …)`.
  private func loop(_ arguments: [SwiftArgument], _ syntax: ExprSyntax) -> LayNode {
    let place = place(of: syntax)
    guard let data = arguments.first?.expression?.bound else { return .call("group", [], place) }
    guard let last = arguments.last, arguments.count > 1 else {
      return placeholder(Syntax(syntax), of: shortText(of: syntax))
    }
    guard let closure = last.asClosure else {
      let list = expression(data, expecting: .list(.unknown))
      let function = functionValue(last, types: [list.type.element]).whole
      let item = LayNode.atom("item")
      return .call(
        "for", [.list([item, list.whole]), .list([function, item], place)], place)
    }
    warnOfLoop(data, closure, arguments)
    if let bound = boundLoop(data, closure, place) { return bound }
    return inScope {
      let header = self.header(data, closure)
      let views = self.views(of: closure.statements)
      if let tag = tag(in: syntax, closure, arguments), views.count == 1 {
        return .call("for", [.list(header), .call("tag", [tag, views[0]])], place)
      }
      // A form that is no view of the catalogue might be read as a step, so the forms are grouped.
      let isPlain = views.dropLast().allSatisfy(\.isPlainView)
      let all = isPlain ? views : [views.asOne(place)]
      return .call("for", [.list(header)] + all, place)
    }
  }

  /// Warns of what Swift wants of a loop, although its views are clear without it.
  private func warnOfLoop(
    _ data: ExprSyntax, _ closure: ClosureExprSyntax, _ arguments: [SwiftArgument]
  ) {
    if closure.signature?.parameterClause == nil, closure.lastShorthand == nil {
      warn(
        closure.leftBrace, "this closure is given each element, and has no name for it",
        hint: "write `{ item in`")
    }
    guard !arguments.contains(where: { $0.label == "id" }),
      let first = data.as(ArrayExprSyntax.self)?.elements.first?.expression,
      first.is(StringLiteralExprSyntax.self) || first.is(IntegerLiteralExprSyntax.self)
        || first.is(FloatLiteralExprSyntax.self)
    else { return }
    warn(data, "these elements have no `id`", hint: "write `id: \\.self` behind the list")
  }

  /// The identity of a loop's elements, as the tag of its views in a picker; nil if the views have
  /// tags, and outside of pickers.
  private func tag(
    in loop: ExprSyntax, _ closure: ClosureExprSyntax, _ arguments: [SwiftArgument]
  ) -> LayNode? {
    guard loop.isInPicker,
      !closure.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "tag" }),
      let (name, item) = scopes.last?.first, scopes.last?.count == 1
    else { return nil }
    let value = Expression(.atom(item.name), item.type)
    guard let id = arguments.first(where: { $0.label == "id" })?.expression else {
      return quietly { member("id", of: value, Syntax(loop)) }.whole
    }
    guard let path = id.as(KeyPathExprSyntax.self), !name.isEmpty else { return nil }
    return .list([quietly { function(path, of: item.type) }.whole, .atom(item.name)])
  }

  /// The variable of a loop and the values that it takes.
  private func header(_ data: ExprSyntax, _ closure: ClosureExprSyntax) -> [LayNode] {
    let data = data.withoutParentheses
    if let range = data.as(InfixOperatorExprSyntax.self), data.isRange {
      let bounds = bounds(range, range.operator.trimmedDescription)
      let names = bindParameters(of: closure, types: [.integer])
      return [.atom(names.first ?? "i"), bounds.0, bounds.1]
    }
    let list = expression(data, expecting: .list(.unknown))
    if isPair(closure) {
      var types: [SwiftType] = [.integer, .unknown]
      if list.type.element.parts.count > 1 { types = list.type.element.parts }
      let names = bindParameters(of: closure, types: types)
      return [.list(names.map { .atom($0) }), list.whole]
    }
    let names = bindParameters(of: closure, types: [list.type.element])
    return [.atom(names.first ?? "item"), list.whole]
  }

  /// Whether a closure takes a tuple apart: `{ index, item in … }`.
  private func isPair(_ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count > 1
    case .parameterClause(let clause): clause.parameters.count > 1
    case nil: false
    }
  }

  // MARK: Tables, whose columns show parts of the elements and learn their type from the table

  func table(
    _ name: String, _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    name == "Table" ? wholeTable(arguments, call) : column(arguments, call)
  }

  private func wholeTable(
    _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let columns = arguments.first(where: { $0.isFirstTrailing || $0.label == "columns" }),
      let closure = columns.asClosure
    else { return nil }
    let rows = arguments.first { $0.label == "rows" }?.asClosure?.statements.rowData
    let given = arguments.first { $0.label == nil && $0.expression != nil }?.expression
    guard let data = given ?? rows else { return nil }
    let list = expression(data.bound, expecting: .list(.unknown))
    var element = list.type.element
    if let type = arguments.first(where: { $0.label == "of" })?.expression?
      .as(MemberAccessExprSyntax.self)?.base
    {
      element = self.type(
        TypeSyntax(IdentifierTypeSyntax(name: .identifier(type.trimmedDescription))))
    }
    rowTypes.append(element)
    defer { rowTypes.removeLast() }
    tally.views += 1
    let nodes = views(of: closure.statements)
    return Expression(.call("table", [list.whole] + nodes, place(of: call)), .view)
  }

  private func column(
    _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let element = rowTypes.last, let title = arguments.first?.expression else { return nil }
    tally.views += 1
    var nodes = [localized(title)?.whole ?? value(title, .oneOf([.string, .view]))]
    if let content = arguments.last?.asClosure {
      let cell = inScope { () -> LayNode in
        let names = bindParameters(of: content, types: [element])
        let row = names.first ?? "row"
        return .call(
          "fn", [.list([.atom(row)])] + views(of: content.statements), place(of: content))
      }
      nodes.append(cell)
    } else if let path = arguments.first(where: { $0.label == "value" })?.expression?
      .as(KeyPathExprSyntax.self)
    {
      let part = function(path, of: element)
      let row = LayNode.atom("row")
      let text = LayNode.call("text", [.call("str", [.list([part.whole, row])])])
      nodes.append(.call("fn", [.list([row]), text], place(of: path)))
    }
    return Expression(.call("table-column", nodes, place(of: call)), .view)
  }

  /// A column with the width that a modifier gives it; nil for all other modifiers and views.
  func widened(_ base: Expression, by link: Chain.Link) -> Expression? {
    guard base.node.head == "table-column", base.modifiers.isEmpty, let nodes = base.node.nodes
    else { return nil }
    var result = base
    switch link.name {
    case "width":
      var more: [LayNode] = []
      for argument in link.arguments {
        guard let value = argument.expression else { continue }
        more += [.keyword(argument.label ?? "width"), node(value, expecting: .number)]
      }
      result.node = .list(nodes + more, base.node.place)
    case "alignment", "customizationID", "defaultVisibility", "disabledCustomizationBehavior": break
    default: return nil
    }
    tally.modifiers += 1
    return result
  }

  // MARK: Views whose content depends on a value that changes by itself: they show its first value

  /// `PhaseAnimator(phases) { phase in … }`, `KeyframeAnimator(initialValue: x) { value in … }`;
  /// nil for all else.
  func animated(_ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression? {
    guard let content = arguments.first(where: { $0.asClosure != nil })?.asClosure,
      let first = arguments.first?.expression
    else { return nil }
    var value: Expression
    switch name {
    case "PhaseAnimator":
      let phases = expression(first, expecting: .list(.unknown))
      value = Expression(.call("first", [phases.whole]), phases.type.element)
    case "KeyframeAnimator", "WithViewStore": value = expression(first)
    default: return nil
    }
    tally.views += 1
    let node = inScope { () -> LayNode in
      let names = bindParameters(of: content, types: [value.type])
      let views = views(of: content.statements).asOne(place(of: content))
      guard let name = names.first else { return views }
      return .call("let*", [.list([.list([.atom(name), value.whole])]), views], place(of: syntax))
    }
    return Expression(node, .view)
  }

  // MARK: Images that code draws, and images of other frameworks

  /// `Image(size: CGSize(width: 40, height: 30)) { _ in … }`: an image of that size; nil for all
  /// else.
  func drawnImage(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    if let picture = platformImage(arguments, place) { return picture }
    guard let first = arguments.first, first.label == "size", let size = first.expression,
      let lengths = node(size).nodes, lengths.count == 3, lengths[0].text == "size"
    else { return nil }
    tally.views += 1
    let sides: [LayNode] = [.keyword("width"), lengths[1], .keyword("height"), lengths[2]]
    return Expression(.call("image", sides, place), .view)
  }

  /// `Image(uiImage: UIImage(named: "logo")!)`, by the name of the picture, if it has one.
  private func platformImage(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    guard let first = arguments.first, ["cgImage", "nsImage", "uiImage"].contains(first.label),
      let value = first.expression
    else { return nil }
    tally.views += 1
    let name = value.tokens(viewMode: .sourceAccurate).lazy.compactMap {
      $0.parent?.parent?.parent?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }.first
    return Expression(.call("image", [.string(name ?? "picture")], place), .view)
  }

  // MARK: Members of a `GeometryProxy`, its size, its safe area insets, its frame, and of a
  // `ScrollGeometry`.

  func geometryMember(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard link.name == "frame" || link.name == "bounds" else { return nil }
    let space = link.arguments.first?.expression.map { coordinateSpace($0) } ?? .atom("local")
    return Expression(.call("frame-in", [base.whole, space], place(of: link.syntax)), .rectangle)
  }

  /// `.global`, `.local`, `.scrollView`, `.named("list")`.
  private func coordinateSpace(_ expression: ExprSyntax) -> LayNode {
    if let call = expression.as(FunctionCallExprSyntax.self), expression.implicitCallee == "named",
      let name = call.arguments.first?.expression
    {
      return spaceName(name)
    }
    switch expression.implicitCallee {
    case "local": return .atom("local")
    case "scrollView": return .atom("scroll-view")
    default: return .atom("global")
    }
  }

  /// The name of a coordinate space, which may be any value in Swift, as a string.
  private func spaceName(_ name: ExprSyntax) -> LayNode {
    let value = expression(name, expecting: .string)
    return value.type == .string || value.isGuess ? value.whole : .call("str", [value.whole])
  }

  /// `.coordinateSpace(name: Space.list)` and `.coordinateSpace(.named(Space.list))`; nil without a
  /// name.
  func coordinateSpace(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    guard let first = link.arguments.first, var name = first.expression else { return nil }
    if first.label == nil {
      guard name.implicitCallee == "named",
        let inner = name.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      else { return nil }
      name = inner
    }
    tally.modifiers += 1
    return .call("coordinate-space", [spaceName(name)], place)
  }

  /// `\.size.width` of a `GeometryProxy`, `\.contentOffset.y` of a `ScrollGeometry`, as a function;
  /// nil if the first member is not known.
  func geometryFunction(_ path: KeyPathExprSyntax, of type: SwiftType) -> Expression? {
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    let x = LayNode.atom("x")
    guard let name = names.first, var value = systemMember(name, nil, of: Expression(x, type))
    else { return nil }
    for name in names.dropFirst() { value = member(name, of: value, Syntax(path)) }
    return Expression(.call("fn", [.list([x]), value.whole]), .function(value.type))
  }
}

extension LayNode {
  /// Whether it is a view of the catalogue, with or without modifiers.
  var isPlainView: Bool {
    guard let nodes, let head else { return false }
    if head == "->" { return nodes.count > 1 && nodes[1].isPlainView }
    return Catalogue.declaration(named: head)?.kind.makesViews == true
  }
}

extension StringLiteralSegmentListSyntax.Element {
  /// The `Image` that is interpolated in a string; nil for all else.
  fileprivate var picture: ExprSyntax? {
    guard case .expressionSegment(let segment) = self,
      let value = segment.expressions.first?.expression,
      let root = Chain(value).root.as(FunctionCallExprSyntax.self),
      root.calledExpression.calleeText == "Image"
    else { return nil }
    return value
  }
}

extension CodeBlockItemListSyntax {
  /// The data of the rows of a table: that of its only `ForEach`.
  fileprivate var rowData: ExprSyntax? {
    guard case .expr(let only)? = first?.item, count == 1,
      let call = only.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText == "ForEach"
    else { return nil }
    return call.arguments.first?.expression
  }
}
