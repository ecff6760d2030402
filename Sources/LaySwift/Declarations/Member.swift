import LayEngine
import LayLanguage
import LaySwiftTree

/// What Swift code declares by a name: a function, a variable, a case, at the top of a file or in a
/// type.
final class Member {
  enum Kind {
    case function, initializer, `subscript`
    /// A variable that is kept: `let gap: CGFloat = 8`.
    case stored
    /// A variable with a body: `var area: Double { … }`.
    case computed
    case enumCase
    case type, alias, associatedType
  }

  let kind: Kind
  let name: String
  let file: SourceFile
  let node: Int
  /// The type that it is declared in, or whose extension declares it; nil at the top of a file.
  let owner: TypeDeclaration?
  /// The extension that declares it; nil for others.
  let extensionNode: Int?
  /// The `variableDeclaration` around a variable, the `caseDeclaration` around a case.
  let statement: Int
  private(set) lazy var modifiers: [String] = file.modifiers(statement)
  /// The type, for a `type`.
  let type: TypeDeclaration?
  /// How many cases of the type, or kept variables, stand before it.
  var place = 0
  /// The variable whose wrapper this is, or what its wrapper shows: of `_level` and `$level` the `level`.
  private(set) unowned var property: Member?
  /// Its attributes that are property wrappers, once they were looked for.
  var wrapperNodes: [Int]?

  init(
    _ kind: Kind, _ name: String, _ file: SourceFile, _ node: Int, in owner: TypeDeclaration?,
    extensionNode: Int? = nil, statement: Int? = nil, type: TypeDeclaration? = nil
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.node = node
    self.owner = owner
    self.extensionNode = extensionNode
    self.statement = statement ?? node
    self.type = type
  }

  /// Whether it belongs to the type and not to its values.
  var isStatic: Bool {
    modifiers.contains("static") || modifiers.contains("class") || kind == .enumCase
      || kind == .initializer || kind == .type || kind == .alias
  }

  var isMutating: Bool { modifiers.contains("mutating") }

  /// Whether only its file sees it; what a private extension declares is private too.
  private(set) lazy var isFilePrivate: Bool = {
    let words = modifiers + (extensionNode.map { file.modifiers($0) } ?? [])
    return words.contains("private") || words.contains("fileprivate")
  }()

  var span: SourceSpan { file.span(file.child(node, .name) ?? node) }

  /// `_level` of `level`.
  private(set) lazy var wrapper = ofWrapper("_")
  /// `$level` of `level`.
  private(set) lazy var projection = ofWrapper("$")

  private func ofWrapper(_ sign: String) -> Member {
    let member = Member(
      .stored, sign + name, file, node, in: owner, extensionNode: extensionNode,
      statement: statement)
    member.property = self
    return member
  }

  /// Where the type of a variable is written: of `a` in `var a, b: Int` behind `b`.
  private(set) lazy var typeNode: Int? = {
    if let own = file.child(node, .type) { return own }
    guard file.child(node, .value) == nil, file.kind(node) == .binding else { return nil }
    return file.typeOfLaterBinding(node, in: statement)
  }()

  /// Whether it is a variable that is declared by `let`.
  var isConstant: Bool { file.text(statement, .keyword) == "let" }

  /// Whether it is made when it is first read.
  var isLazy: Bool { modifiers.contains("lazy") }

  /// The parameters of a function, an initialiser, a subscript or a case.
  private(set) lazy var parameters: [Parameter] = file.children(node, .parameter).map {
    Parameter(file, $0, isLabelledByName: kind != .subscript && !isOperator, of: kind)
  }

  /// Whether its parameters have types that are spelled as those of another one.
  func takesTypes(of other: Member) -> Bool {
    parameters.map { $0.type.map(file.text) }
      == other.parameters.map { $0.type.map(other.file.text) }
  }

  /// Whether it is the function of an operator: `static func + (…)`.
  var isOperator: Bool {
    kind == .function && !(name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? true)
  }

  /// Whether a protocol requires it.
  var isRequirement: Bool { owner?.kind == .protocol && extensionNode == nil }

  /// The names of its own generic parameters.
  private(set) lazy var genericParameters: [String] = file.children(node, .generic).compactMap {
    file.text($0, .name)
  }

  /// The result builder that makes its value of its statements, once it was looked for.
  var foundBuilder: ResultBuilder??

  /// What protocols of SwiftUI build.
  static let built = [
    "body": ["View", "ViewModifier", "App", "Scene"], "previews": ["PreviewProvider"],
    "makeBody": [
      "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle",
      "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle", "LabeledContentStyle",
    ],
    "_body": ["TextFieldStyle"],
  ]

  /// The name with the labels of its parameters: `move(from:to:)`.
  var fullName: String {
    guard kind == .function || kind == .initializer || kind == .subscript else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The name with that of its type, as a ring of calls names it: `Sum.a`.
  var nameInRing: String {
    guard let owner, !owner.isOfLibrary, kind != .initializer else { return calledName }
    return "\(owner.name).\(name)"
  }

  /// The name under which an instance of it is called in messages.
  var calledName: String { owner.map { kind == .initializer ? $0.name : name } ?? name }
}

/// A parameter of a function as it is declared: `at index: Int = 0`.
struct Parameter {
  let label: String?
  /// The name in the body; nil for `_` and for the value of a case without a name.
  let name: String?
  let type: Int?
  let defaultValue: Int?
  let isVariadic: Bool
  let isInOut: Bool
  let isAutoclosure: Bool
  /// The attributes, of which one may be the result builder of a closure: `@ViewBuilder`.
  let attributes: [Int]
  let node: Int

  init(_ file: SourceFile, _ node: Int, isLabelledByName: Bool, of kind: Member.Kind = .function) {
    self.node = node
    let given = file.child(node, .name).map { file.name($0) }
    let first = file.child(node, .label).map { file.name($0) }
    name = given == "_" ? nil : given
    if let first {
      label = first == "_" ? nil : first
    } else {
      label = isLabelledByName || kind == .enumCase ? name : nil
    }
    type = file.child(node, .type)
    defaultValue = file.child(node, .value)
    isVariadic =
      file.text(node, .specifier) == "..." || type.map { file.isOfPack($0) } ?? false
    let type = type.flatMap { file.kind($0) == .attributedType ? $0 : nil }
    isInOut = type.map { file.has("inout", $0) } ?? false
    let attributes = type.map { file.attributes($0) } ?? []
    isAutoclosure = attributes.contains("autoclosure")
    self.attributes = file.children(node, .attribute)
  }
}
