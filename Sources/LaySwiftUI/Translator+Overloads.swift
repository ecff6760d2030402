import LayLanguage
import SwiftSyntax

/// Which of several functions of one name a call means.
extension Translator {
  /// Whether a function of the files can be meant by a call: by the labels, and by the types as far
  /// as they are known.
  func suits(_ function: FunctionDeclaration, _ arguments: [SwiftArgument]) -> Bool {
    // Inside a modifier, a call of the same name means another overload.
    guard !openModifiers.contains(function.syntax.id), function.takes(arguments) else {
      return false
    }
    var open = function.parameters[...]
    for argument in arguments {
      let found = open.firstIndex {
        argument.isFirstTrailing ? $0.takesClosure : $0.label == argument.label
      }
      guard let found else { return false }
      let type = open[found].isVariadic ? open[found].type.element : open[found].type
      if let value = argument.expression, !mayGive(value, type) { return false }
      if !open[found].isVariadic { open = open[(found + 1)...] }
    }
    return true
  }

  /// What a function is called in the program: of several with one name, each but the first has a
  /// number.
  func overloaded(
    _ name: String, _ function: FunctionDeclaration, of functions: [FunctionDeclaration]
  ) -> String {
    let same = functions.filter { $0.name == function.name }
    guard let index = same.firstIndex(where: { $0.syntax.id == function.syntax.id }), index > 0
    else { return name }
    return "\(name)-\(index + 1)"
  }

  /// Whether an expression may have a type.
  private func mayGive(_ expression: ExprSyntax, _ type: SwiftType) -> Bool {
    guard type.isTold else { return true }
    if let name = expression.implicitCallee {
      switch type {
      case .number, .integer: return ["infinity", "zero", "pi"].contains(name)
      case .enumeration(let owner), .structure(let owner):
        return name == "init" || declarations.types[owner]?.hasStatic(name) == true
      // `.horizontal` of `Edge.Set`.
      case .list(.named): return true
      default: return name == "init"
      }
    }
    let actual = quietly { self.expression(expression).type }
    guard actual.isTold else { return true }
    return actual == type || actual.isNumber && type.isNumber || actual.isList && type.isList
  }
}

extension SwiftType {
  /// Whether the type can tell overloads apart.
  fileprivate var isTold: Bool {
    switch self {
    case .number, .integer, .string, .truth, .list, .enumeration, .structure: true
    default: false
    }
  }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}

extension TypeDeclaration {
  /// Whether it has a case or a static member of a name.
  fileprivate func hasStatic(_ name: String) -> Bool {
    cases.contains { $0.name == name } || stored.contains { $0.isStatic && $0.name == name }
      || staticComputed.contains { $0.name == name }
      || functions.contains { $0.isStatic && $0.name == name }
  }
}
