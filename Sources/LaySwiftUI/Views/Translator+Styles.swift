import LayLanguage
import SwiftSyntax

/// Styles of controls that the files define.
extension Translator {
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
    let name = bind(configuration, .named(Self.configuration))
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

  static let configuration = "ButtonStyleConfiguration"

  /// `configuration.label`, `configuration.isPressed` and what the configurations of other styles
  /// have.
  func configurationMember(_ name: String, of base: Expression) -> Expression? {
    guard base.type == .named(Self.configuration) else { return nil }
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let type: SwiftType
    switch name {
    case "label", "title", "icon", "content": type = .view
    case "isPressed", "isOn": type = .truth
    case "fractionCompleted", "value": type = .number
    case "role": type = .unknown
    case "isExpanded": type = .truth
    case "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "markedValueLabels":
      return Expression(.nothing, .view)
    default: return nil
    }
    return Expression(.call(":" + Names.kebab(name), [base.whole]), type)
  }

  /// `Button(configuration)`, in a style that builds on another one; nil for all else.
  func configured(_ name: String, _ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 1, let only = arguments[0].expression, arguments[0].label == nil,
      let reference = only.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let known = variable(reference), known.type == .named(Self.configuration)
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
    if defined.insert("style " + called).inserted {
      outside {
        scopes.append([:])
        let heads = parameterNodes(known.parameters)
        if let style = ownStyle(made.withoutParentheses, known) {
          emit(.call("define", [.list([.atom(called)] + heads), style], place(of: known.syntax)))
        }
        scopes.removeLast()
      }
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
