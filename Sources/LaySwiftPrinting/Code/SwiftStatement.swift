/// A statement, or a view in a builder.
indirect enum SwiftStatement {
  case expression(SwiftExpression)
  case constant(String, type: String?, SwiftExpression)
  case variable(String, type: String?, SwiftExpression)
  /// A variable whose type is known when all uses are.
  case declared(PrintedVariable, SwiftExpression)
  /// `let` or `var` with a name and a type, which gets its value later.
  case undefined(String, String, String)
  /// The value of the statements around it: what a function gives back, or a name holds.
  case giving(SwiftExpression)
  /// A target, a sign such as `=` or `+=`, and the value.
  case assignment(SwiftExpression, String, SwiftExpression)
  /// Conditions with what is done, and what is done else.
  case conditional([SwiftBranch], [SwiftStatement]?)
  /// A value, what is done for some constants, and what for all others.
  case switching(SwiftExpression, [SwiftCase], [SwiftStatement])
  case loop(String, SwiftExpression, [SwiftStatement])
  case whileLoop(SwiftExpression, [SwiftStatement])
  case returning(SwiftExpression?)
  case function(LocalFunction)
  case throwing(SwiftExpression)
  case comment(String)
}

/// A condition with what is done where it holds.
typealias SwiftBranch = (condition: SwiftExpression, body: [SwiftStatement])

/// Constants with what is done for them.
typealias SwiftCase = (patterns: [SwiftExpression], body: [SwiftStatement])

/// A type, a function, or a constant at the top of a file.
indirect enum SwiftDeclaration {
  /// `struct`, `enum` or `final class`, its name and what is in it.
  case type(String, String, conformances: [String], [SwiftDeclaration])
  /// `let` or `var` or `static let`, its name, its type and its value.
  case value(String, String, type: String?, SwiftExpression?)
  /// A computed property, with what stands before `var`.
  case property(String, attributes: [String], type: String, [SwiftStatement])
  case function(SwiftFunction)
  /// A private function of a type, whose parameters are known when all uses are.
  case helper(LocalFunction)
  case comment(String)
  /// Lines of a comment that stay as they are.
  case code([String])

  static func structure(
    _ name: String, conformances: [String], _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration { .type("struct", name, conformances: conformances, members) }

  /// The same as a member of a view, which that alone uses.
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

  /// The same as a member of a type that is only a name space.
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
  /// What stands before `func`, such as `static`; `init` is a function without `func`.
  var modifiers = ""
  var name: String
  /// As they are written: `_ title: String`.
  var parameters: [String]
  /// What stands behind the parameters, such as `throws`.
  var effects: String?
  var result: String?
  var body: [SwiftStatement]
}
