import LayLanguage
import SwiftSyntax

/// What a `ScrollViewReader` scrolls to as its views appear.
extension Translator {
  /// The arguments of a `scroll-position` around a reader of scroll views; nil where nothing in it scrolls as
  /// views appear.
  ///
  /// `proxy.scrollTo(10, anchor: .top)` in an `onAppear` gives `:id 10 :anchor top`. Of several calls the last
  /// one counts.
  func scrollPosition(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> [LayNode]? {
    guard let closure = arguments.last?.asClosure, let proxy = closure.firstParameter else {
      return nil
    }
    let reader = ScrollCallReader(proxy)
    reader.walk(closure.statements)
    guard let call = reader.calls.last, let identity = call.arguments.first?.expression else {
      return nil
    }
    let known = Catalogue.declarations(swiftUI: "scrollPosition")
    let given = SwiftArgument.all(of: call).enumerated().map {
      $0.offset == 0 ? $0.element.labelled("id") : $0.element
    }
    guard !call.isConditional, self.known(identity, .unknown) != nil,
      let match = CallMatch.best("scrollPosition", isMethod: true, known, given, self)
    else {
      leaveOut(call.calledExpression, "where `scrollTo` scrolls to is not followed here")
      return nil
    }
    return nodes(of: match, place)
  }
}

/// Finds calls of `scrollTo` of a proxy that are made as views appear.
private final class ScrollCallReader: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  private let proxy: String

  init(_ proxy: String) {
    self.proxy = proxy
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "scrollTo",
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == proxy, node.isAppearing
    {
      calls.append(node)
    }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// The name of the first parameter: `proxy` of `{ proxy in … }`; `$0` without names.
  fileprivate var firstParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.first?.name.text
    case .parameterClause(let clause): clause.parameters.first?.firstName.text
    case nil: "$0"
    }
  }

  /// The name of what is called with the closure: `onAppear`.
  fileprivate var calledName: String? {
    var node = parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) {
        return ExprSyntax(call).memberName
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      guard
        current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
          || current.is(MultipleTrailingClosureElementSyntax.self)
          || current.is(MultipleTrailingClosureElementListSyntax.self)
      else { return nil }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// What only says how or when something is done.
  private static let transparent: Set<String> = ["Task", "async", "withAnimation"]

  /// Whether it is called as a view appears.
  fileprivate var isAppearing: Bool {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) {
        guard let name = closure.calledName else { return false }
        if LayoutEvents.appearing.contains(name) { return true }
        guard Self.transparent.contains(name) else { return false }
      }
      node = current.parent
    }
    return false
  }

  /// Whether it stands in a statement that may not do it, or does it several times.
  fileprivate var isConditional: Bool {
    var node = parent
    while let current = node {
      if current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self)
        || current.is(GuardStmtSyntax.self) || current.is(ForStmtSyntax.self)
      {
        return true
      }
      if let closure = current.as(ClosureExprSyntax.self),
        closure.calledName.map({ LayoutEvents.appearing.contains($0) }) == true
      {
        return false
      }
      node = current.parent
    }
    return false
  }
}
