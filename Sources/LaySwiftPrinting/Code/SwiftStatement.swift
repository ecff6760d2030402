/// A statement, or a view in a builder.
indirect enum SwiftStatement {
  case expression(SwiftExpression)
  case constant(String, type: String?, SwiftExpression)
  case variable(String, type: String?, SwiftExpression)
  /// A variable whose type is known only when all its uses are.
  case declared(PrintedVariable, SwiftExpression)
  /// `let` or `var` with a name and a type, which gets its value later.
  case undefined(String, String, String)
  /// The value of the enclosing statements, which a function returns or a name holds.
  case giving(SwiftExpression)
  /// A target, an operator such as `=` or `+=`, and the value.
  case assignment(SwiftExpression, String, SwiftExpression)
  /// `if` and `else if` branches, and the statements of `else`.
  case conditional([SwiftBranch], [SwiftStatement]?)
  /// `switch`: a value, its cases, and the statements of `default`.
  case switching(SwiftExpression, [SwiftCase], [SwiftStatement])
  case loop(String, SwiftExpression, [SwiftStatement])
  case whileLoop(SwiftExpression, [SwiftStatement])
  case returning(SwiftExpression?)
  case function(LocalFunction)
  case throwing(SwiftExpression)
  case comment(String)
}

/// A condition with the statements to run if it holds.
typealias SwiftBranch = (condition: SwiftExpression, body: [SwiftStatement])

/// The patterns of a `case` with the statements to run for them.
typealias SwiftCase = (patterns: [SwiftExpression], body: [SwiftStatement])

/// A declaration: a type or one of its members, a function, a constant, or a comment.
indirect enum SwiftDeclaration {
  /// `struct`, `enum`, `extension` or `final class`, its name and its members.
  case type(String, String, conformances: [String], [SwiftDeclaration])
  /// An introducer such as `let`, `var` or `static let`, a name, a type and a value.
  case value(String, String, type: String?, SwiftExpression?)
  /// A computed property, with the attributes and modifiers before `var`.
  case property(String, attributes: [String], type: String, [SwiftStatement])
  case function(SwiftFunction)
  /// A private method, whose parameters are known only when all its uses are.
  case helper(LocalFunction)
  case comment(String)
  /// The lines of a documentation comment, which are not wrapped.
  case code([String])

  static func structure(
    _ name: String, conformances: [String], _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration { .type("struct", name, conformances: conformances, members) }

  /// The declaration as a private member of a view.
  var asPrivateMember: SwiftDeclaration {
    switch self {
    case .property(let name, let attributes, let type, let body):
      return .property(name, attributes: attributes + ["private"], type: type, body)
    case .value(let introducer, let name, let type, let value):
      return .value("private " + introducer, name, type: type, value)
    case .function(var function):
      function.modifiers = "private"
      function.attributes.removeAll { $0 == "@MainActor" }
      return .function(function)
    default: return self
    }
  }

  /// The declaration as a member of an `enum` that serves as a namespace.
  var asMember: SwiftDeclaration {
    switch self {
    case .value(let introducer, let name, let type, let value):
      return .value("static " + introducer, name, type: type, value)
    case .function(var function):
      function.modifiers = "static"
      if function.result == SwiftType.view.name, !function.attributes.contains("@MainActor") {
        function.attributes.append("@MainActor")
      }
      return .function(function)
    default: return self
    }
  }
}

struct SwiftFunction {
  var attributes: [String] = []
  /// The modifiers before `func`, such as `static`.
  var modifiers = ""
  var name: String
  /// The parameters as they are written: `_ title: String`.
  var parameters: [String]
  /// The effects after the parameters, such as `throws`.
  var effects: String?
  var result: String?
  var body: [SwiftStatement]
}
