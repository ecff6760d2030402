/// Breaks types and functions into lines.
extension SwiftLayout {
  /// Declarations one after the other, with a blank line between those that have several lines.
  static func lines(of declarations: [SwiftDeclaration], _ width: Int = width) -> [String] {
    var result: [String] = []
    var before: SwiftDeclaration?
    for declaration in declarations {
      if let before, !(before.isLine && declaration.isLine), !before.isCode { result.append("") }
      result += lines(declaration, width)
      before = declaration
    }
    return result
  }

  private static func lines(_ declaration: SwiftDeclaration, _ width: Int) -> [String] {
    switch declaration {
    case .type(let kind, let name, let conformances, let members):
      return type("\(kind) \(name)", conformances, members, width)
    case .value(let introducer, let name, let type, let value):
      let head = "\(introducer) \(name)" + (type.map { ": \($0)" } ?? "")
      guard let value else { return [head] }
      return binding(head + " = ", value, width)
    case .property(let name, let attributes, let type, let body):
      let head = attributes.filter { !$0.hasPrefix("@") } + ["var \(name): \(type) {"]
      return attributes.filter { $0.hasPrefix("@") } + [head.joined(separator: " ")]
        + indented(lines(body, width - 2)) + ["}"]
    case .function(let function): return lines(function, width)
    case .helper(let local):
      var function = local.function
      function.modifiers = "private"
      return lines(function, width)
    case .comment(let text): return comment(text, width)
    case .code(let lines): return lines.map { $0.isEmpty ? "///" : "/// " + $0 }
    }
  }

  private static func type(
    _ head: String, _ conformances: [String], _ members: [SwiftDeclaration], _ width: Int
  ) -> [String] {
    let head = head + (conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", "))
    if members.isEmpty { return [head + " {}"] }
    return [head + " {"] + indented(lines(of: members, width - 2)) + ["}"]
  }

  static func lines(_ function: SwiftFunction, _ width: Int) -> [String] {
    let introducer = function.name == "init" ? "init" : "func \(function.name)"
    let head = (function.modifiers.isEmpty ? "" : function.modifiers + " ") + introducer
    let result =
      (function.effects.map { " " + $0 } ?? "") + (function.result.map { " -> \($0)" } ?? "")
    let line = "\(head)(\(function.parameters.joined(separator: ", ")))\(result) {"
    var lines = function.attributes
    let ending = function.body.isEmpty ? "}" : ""
    if line.count + ending.count <= width {
      lines.append(line + ending)
    } else {
      lines.append("\(head)(")
      lines += wrapped(function.parameters, width - 2).map { step + $0 }
      lines.append(")\(result) {" + ending)
    }
    if function.body.isEmpty { return lines }
    return lines + indented(self.lines(function.body, width - 2)) + ["}"]
  }

  /// Parameters in as few lines as possible.
  private static func wrapped(_ parameters: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (number, parameter) in parameters.enumerated() {
      let text = parameter + (number == parameters.count - 1 ? "" : ",")
      if !line.isEmpty, line.count + 1 + text.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? text : " " + text
    }
    return lines + [line]
  }
}

extension SwiftDeclaration {
  fileprivate var isLine: Bool { if case .value = self { true } else { isCode } }

  fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}
