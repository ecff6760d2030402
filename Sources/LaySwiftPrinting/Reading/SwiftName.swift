import LayLanguage

/// Names of a program as names of Swift.
enum SwiftName {
  /// `line-height` as `lineHeight`; a reserved word of Swift gets backticks.
  static func value(_ name: String) -> String {
    let camel = cleaned(SwiftUISpelling.camelCase(lowered(name)))
    if camel == "self" { return "value" }
    return reserved.contains(camel) ? "`\(camel)`" : camel
  }

  /// `chat-bubble` as `ChatBubble`; the name of a SwiftUI type gets the suffix `View`.
  static func type(_ name: String) -> String {
    let camel = cleaned(SwiftUISpelling.camelCase(lowered(name)))
    let type = capitalized(camel)
    return taken.contains(type) ? type + "View" : type
  }

  /// Adds to `names` a name that is not in use yet, with a number at its end if need be.
  static func fresh(
    _ wanted: String, behind sign: String = "", in names: inout Set<String>
  ) -> String {
    var candidate = wanted
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(wanted)\(sign)\(number)"
      number += 1
    }
    return candidate
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func lowered(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name without characters that Swift does not allow; `value` if nothing is left.
  ///
  /// A `?` makes it begin with `is`, unless it reads as a condition already.
  private static func cleaned(_ name: String) -> String {
    var result = ""
    for character in name {
      switch character {
      case "?": if !saysIt(result) { result = "is" + capitalized(result) }
      case "!", "'", "*", "/", "<", ">", "=", "%", "&", "+", ".", "$", "^", "~", "@": continue
      default:
        result.append(
          character.isLetter || character.isNumber || character == "_" ? character : "_")
      }
    }
    if result.isEmpty { return "value" }
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// Whether a name is a reserved word of Swift.
  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// Whether a name reads as a condition: `fits`, `hasNext`.
  private static func saysIt(_ name: String) -> Bool {
    let first = String(name.prefix { $0.isLowercase })
    if ["is", "has", "can", "should", "does", "needs", "will", "was", "are"].contains(first) {
      return name.count > first.count
    }
    let endings = ["ts", "ns", "ds", "ws", "ps", "ks", "lls", "ains", "ves"]
    return first.count > 3 && endings.contains { first.hasSuffix($0) }
  }

  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The names of types that SwiftUI and Swift have, as far as a printed type could have them.
  private static let taken: Set<String> = {
    var taken: Set<String> = [
      "Alignment", "Axis", "Binding", "ContentView", "Edge", "EdgeInsets", "Environment", "Font",
      "Layout", "ProposedViewSize", "Scene", "State", "Subviews", "View", "ViewBuilder",
      "ViewModifier", "Date", "Data", "Result", "String", "Int", "Double", "Bool", "Array", "Never",
    ]
    for declaration in Catalogue.declarations {
      for call in declaration.swiftUI?.calls ?? [] { taken.insert(call.callee.name) }
    }
    return taken
  }()
}
