import LayLanguage
import SwiftSyntax

/// A translated Swift expression: its node in the `lay` program and its type.
struct Expression: Sendable {
  var node: LayNode
  var type: SwiftType
  /// The modifiers of a view, in SwiftUI's order.
  var modifiers: [LayNode] = []

  init(_ node: LayNode, _ type: SwiftType) {
    self.node = node
    self.type = type
  }

  /// Whether the node is a placeholder string, the name of a value that is not known.
  var isGuess: Bool { type == .guess }

  /// The view with its modifiers; the node of everything else.
  var whole: LayNode {
    if modifiers.isEmpty { return node }
    guard let outermost = modifiers.last?.place, let inner = node.place else {
      return .call("->", [node] + modifiers)
    }
    let place = SwiftPlace(file: inner.file, start: inner.start, end: outermost.end)
    return .call("->", [node] + modifiers, place)
  }
}

/// An argument of a call in Swift.
struct SwiftArgument {
  let label: String?
  let expression: ExprSyntax?
  /// The trailing closure, if the argument is one.
  let closure: ClosureExprSyntax?
  let syntax: Syntax
  /// Whether it is the first trailing closure, which has no label.
  let isFirstTrailing: Bool

  /// The argument's closure, trailing or inside the parentheses; nil if it is no closure.
  var asClosure: ClosureExprSyntax? { closure ?? expression?.as(ClosureExprSyntax.self) }

  /// Whether it is a closure with parameters, named ones or `$0`.
  var takesValues: Bool {
    guard let closure = asClosure else { return false }
    if closure.signature?.parameterClause != nil { return true }
    return closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" }
  }

  /// The same argument with another label.
  func labelled(_ label: String) -> SwiftArgument {
    SwiftArgument(
      label: label, expression: expression, closure: closure, syntax: syntax,
      isFirstTrailing: isFirstTrailing)
  }

  static func all(in list: LabeledExprListSyntax) -> [SwiftArgument] {
    list.map {
      SwiftArgument(
        label: $0.label?.text, expression: $0.expression, closure: nil,
        syntax: Syntax($0.expression), isFirstTrailing: false)
    }
  }

  static func all(of call: FunctionCallExprSyntax?) -> [SwiftArgument] {
    guard let call else { return [] }
    var arguments = all(in: call.arguments)
    if let closure = call.trailingClosure {
      arguments.append(
        SwiftArgument(
          label: nil, expression: nil, closure: closure, syntax: Syntax(closure),
          isFirstTrailing: true))
    }
    for more in call.additionalTrailingClosures {
      arguments.append(
        SwiftArgument(
          label: more.label.text, expression: nil, closure: more.closure,
          syntax: Syntax(more.closure), isFirstTrailing: false))
    }
    return arguments
  }
}

/// `root.link.link(…)`, taken apart without recursion: chains may be long.
struct Chain {
  struct Link {
    let name: String
    /// The name as it is written.
    let nameSyntax: DeclReferenceExprSyntax
    /// The call of the member; nil for a member that is not called.
    let call: FunctionCallExprSyntax?
    let syntax: Syntax
    /// The offset of the dot before the name.
    let start: Int

    /// - Parameter period: nil for a modifier of `self` that is called by its name alone.
    init(
      _ name: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax?, _ syntax: Syntax,
      period: TokenSyntax?
    ) {
      self.name = name.baseName.text.withoutBackticks
      nameSyntax = name
      self.call = call
      self.syntax = syntax
      let first = period.map { Syntax($0) } ?? Syntax(name)
      start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    var arguments: [SwiftArgument] { SwiftArgument.all(of: call) }
  }

  let root: ExprSyntax
  let links: ArraySlice<Link>

  init(_ expression: ExprSyntax) {
    var links: [Link] = []
    var current = expression
    while true {
      if let inner = current.as(OptionalChainingExprSyntax.self)?.expression {
        current = inner
      } else if let inner = current.as(ForceUnwrapExprSyntax.self)?.expression {
        current = inner
      } else if let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        links.append(Link(member.declName, call, Syntax(call), period: member.period))
        current = base
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        links.append(Link(member.declName, nil, Syntax(member), period: member.period))
        current = base
      } else if let conditional = current.as(PostfixIfConfigExprSyntax.self) {
        let inner = conditional.activeChain.map { Chain($0) }
        links += inner?.links.reversed() ?? []
        // The first modifier in `#if` has nothing before its dot.
        if let call = inner?.root.as(FunctionCallExprSyntax.self),
          let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
          links.append(Link(member.declName, call, Syntax(call), period: member.period))
        }
        guard let base = conditional.base else { break }
        current = base
      } else {
        break
      }
    }
    root = current
    self.links = links.reversed()[...]
  }
}

extension PostfixIfConfigExprSyntax {
  /// The modifiers in the active clause.
  fileprivate var activeChain: ExprSyntax? {
    guard case .postfixExpression(let chain)? = ActiveCode.clause(of: config)?.elements else {
      return nil
    }
    return chain
  }
}

extension ExprSyntax {
  /// The name of a member whose type is left out, as `leading` in `.leading`.
  var implicitMember: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }

  /// The implicit member, called or not: `system` in `.system` and in `.system(size: 12)`.
  var implicitCallee: String? {
    implicitMember
      ?? self.as(FunctionCallExprSyntax.self)?.calledExpression.implicitMember
  }

  /// What is called, as it is written; empty for a member of what a call gives.
  ///
  /// `Text` and `DispatchQueue.main.async` have such a text. That of `Text("a").padding` would be
  /// written anew, with all before it, for each link of a chain.
  var calleeText: String {
    var root = self
    while let member = root.as(MemberAccessExprSyntax.self), let base = member.base { root = base }
    return root.is(FunctionCallExprSyntax.self) ? "" : trimmedDescription
  }

  /// The expression without the parentheses, `try` and `await` around it.
  var withoutParentheses: ExprSyntax {
    var current = self
    while true {
      if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first, only.label == nil
      {
        current = only.expression
      } else if let tried = current.as(TryExprSyntax.self) {
        current = tried.expression
      } else if let awaited = current.as(AwaitExprSyntax.self) {
        current = awaited.expression
      } else {
        return current
      }
    }
  }
}
