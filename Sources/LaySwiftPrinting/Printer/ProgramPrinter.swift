import LayEngine
import LayLanguage

/// Prints a program as SwiftUI that a person would write.
///
/// A definition becomes a structure, a function, a layout or a constant; what the program shows
/// becomes a view. The names of SwiftUI come from the catalogue's declarations. A comment takes the
/// place of what has no counterpart in SwiftUI.
package struct ProgramPrinter {
  /// A definition, which is printed when it is first used.
  struct Definition {
    let node: Node
    /// Whether it belongs to the library, whose definitions see no names of the program.
    let isOfLibrary: Bool
    var isBegun = false
  }

  /// The definitions at the top level, by their names.
  var definitions: [String: Definition] = [:]
  /// The names of the definitions, in the order of the program.
  private var names: [String] = []
  /// The printed declarations, each after those that it uses.
  var declarations: [SwiftDeclaration] = []
  /// The variables of the definitions that were looked up, by the names of the program.
  var globals: [String: PrintedVariable] = [:]
  /// The names that the enclosing forms bind, with the innermost scope last.
  var scopes: [[String: PrintedVariable]] = []
  /// The Swift names that are in use in each scope of the printed body.
  var usedNames: [Set<String>] = [[]]
  /// The printed definitions whose parameters are written last, when all uses have told their
  /// types.
  var open: [OpenDefinition] = []
  /// Messages about what has no counterpart in SwiftUI.
  package internal(set) var omissions: [String] = []
  /// Whether one of the omissions may change the layout.
  package internal(set) var isPartial = false
  /// The names that the function being printed assigns to.
  var assigned: Set<String> = []
  /// The types of the first parameters of functions, as the first printed use of each tells.
  var typesOfUse: [String: [SwiftType]] = [:]
  /// Whether the function whose parameters are being read returns views.
  var definitionGivesViews = false
  /// The enumeration whose members the parameter of the argument being printed takes.
  var enumeration: String?
  /// The alignment type of the guide being printed, which decides what `center` means.
  var guideAxis = "HorizontalAlignment"
  /// The result type of the function being printed, as far as it is known.
  var result = SwiftType.unknown
  /// The type of the values that the function being printed returns early, by `return`.
  var returned = SwiftType.unknown
  /// The names of the types that are printed or reserved.
  var typeNames: Set<String> = []
  /// The names of the members that are added to types of SwiftUI.
  var memberNames: Set<String> = []
  /// The structures of values, by the names of their types.
  var records: [String: PrintedDefinition] = [:]
  /// The keys of layout values, by their names in the program.
  var layoutKeys: [String: PrintedVariable] = [:]
  /// The properties for what the definition being printed reads from the environment.
  var environment: [SurroundingValue] = []
  /// The types that were inferred when the program was printed before.
  var types = TypeMemory()
  /// The statements to write before the one being printed; nil where none can stand.
  var pending: [SwiftStatement]?
  /// The definitions that actions of views change, and those that use them.
  var stateNames = StateNames(states: [], members: [])
  /// The states that the printed code uses.
  var states: [State] = []
  /// The indices of the printed declarations that become members of the view, beside its states.
  var memberPlaces: Set<Int> = []
  /// Whether the definition being printed belongs to the library.
  var isInLibrary = false
  /// Whether the function being printed calls layouts.
  var callsLayouts = false
  /// The place under which the cache type of the layout being printed is remembered.
  var cachePlace: TypePlace?
  /// Whether all definitions are printed, even those that nothing uses.
  private var printsAll = false
  /// The frameworks beside SwiftUI that are used.
  private var frameworks: Set<String> = []

  package init() {}

  /// Notes a form at the top level; a definition replaces an older one of the same name.
  ///
  /// - Parameter isOfLibrary: whether it sees no names but those of the library.
  package mutating func note(_ tree: SyntaxTree, isOfLibrary: Bool = false) {
    guard !tree.isEmpty else { return }
    let node = Node(tree, 0)
    if node.head == "begin" { return node.arguments.forEach { noteDefinition($0, isOfLibrary) } }
    noteDefinition(node, isOfLibrary)
  }

  /// Reserves names that the surrounding code uses, so that no printed type or member gets them.
  mutating func reserve(_ names: Set<String>) {
    typeNames.formUnion(names)
    memberNames.formUnion(names)
  }

  private static let definitionForms: Set<String> = [
    "define", "define-alignment-id", "define-button-style", "define-disclosure-group-style",
    "define-environment-key", "define-gauge-style", "define-group-box-style",
    "define-label-style", "define-labeled-content-style", "define-layout",
    "define-modifier", "define-preference-key", "define-progress-view-style", "define-state",
    "define-struct", "define-text-field-style", "define-toggle-style",
  ]

  private mutating func noteDefinition(_ node: Node, _ isOfLibrary: Bool) {
    guard let head = node.head, Self.definitionForms.contains(head),
      let target = node.arguments.first, let name = target.symbol ?? target.head
    else { return }
    if definitions[name] == nil { names.append(name) }
    definitions[name] = Definition(node: node, isOfLibrary: isOfLibrary)
  }

  /// The view of a form, with the definitions that it uses, as a text that ends with a newline.
  ///
  /// - Parameter name: the name of the view's type; without one, a view that needs no declarations
  ///   is printed as an expression.
  package mutating func text(
    of tree: SyntaxTree, at index: SyntaxTree.Index, name: String?
  ) -> String { text(of: tree, at: index, steps: nil, name: name) }

  private mutating func text(
    of tree: SyntaxTree, at index: SyntaxTree.Index, steps: Int?, name: String?
  ) -> String {
    // A `begin` may contain definitions that its view uses.
    if Node(tree, index).head == "begin" { note(tree) }
    stateNames = stateNames(Node(tree, index))
    let body = settled { printer in
      if printer.printsAll { for name in printer.names { _ = printer.variable(name) } }
      let body = printer.block(Node(tree, index), steps: steps)
      printer.finish()
      return body
    }
    var parts = declarations.enumerated().filter { !memberPlaces.contains($0.offset) }.map(
      \.element)
    let members = memberPlaces.sorted().map { declarations[$0].asPrivateMember }
    if name == nil, parts.isEmpty, members.isEmpty, states.isEmpty {
      return Self.text(SwiftLayout.lines(body, SwiftLayout.width))
    }
    parts.append(
      .structure(
        name ?? "ContentView", conformances: ["View"],
        stateDeclarations + [.property("body", attributes: [], type: "some View", body)]
          + members))
    return Self.text(imports + [""] + SwiftLayout.lines(of: parts))
  }

  /// `import SwiftUI` and the imports of other frameworks that the printed code needs, sorted.
  var imports: [String] { (frameworks + ["SwiftUI"]).sorted().map { "import \($0)" } }

  /// Notes the use of a view or a modifier, which a framework other than SwiftUI may declare.
  mutating func note(useOf name: String) {
    if let framework = SwiftUINeeds.framework(of: name) { frameworks.insert(framework) }
  }

  /// Prints all definitions, even those that nothing uses.
  package mutating func defineAll() { printsAll = true }

  /// The text of the part of a program at a span; nil if no tree has such a part.
  ///
  /// A step of `->` is printed with the view and the modifiers before it.
  package mutating func text(ofPartAt span: SourceSpan, in trees: [SyntaxTree]) -> String? {
    for tree in trees where tree.source == span.source {
      for index in 0..<tree.count where tree.span(index) == span {
        guard let (thread, step) = thread(around: index, in: tree) else {
          return text(of: tree, at: index, name: nil)
        }
        return text(of: tree, at: thread, steps: step, name: nil)
      }
    }
    return nil
  }

  /// The `->` of which a node is a step, and the number of the step.
  private func thread(
    around index: SyntaxTree.Index, in tree: SyntaxTree
  ) -> (SyntaxTree.Index, Int)? {
    for list in 0..<index where tree.after(list) > index {
      let node = Node(tree, list)
      guard node.head == "->" else { continue }
      if let step = node.arguments.firstIndex(where: { $0.index == index }), step > 0 {
        return (list, step)
      }
    }
    return nil
  }

  static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  // MARK: - Names

  /// The variable that a name means here: one bound around, or a definition at the top level.
  mutating func variable(_ name: String) -> PrintedVariable? {
    for scope in scopes.reversed() { if let found = scope[name] { return found } }
    if isInLibrary, definitions[name]?.isOfLibrary == false { return nil }
    if let known = globals[name] { return known }
    guard let definition = definitions[name], !definition.isBegun else { return nil }
    definitions[name]?.isBegun = true
    let outer = isInLibrary
    isInLibrary = definition.isOfLibrary
    defer { isInLibrary = outer }
    return define(name, definition.node)
  }

  /// A Swift name for a variable that is not used around it.
  mutating func freshName(_ name: String) -> String {
    let wanted = SwiftName.value(name)
    var candidate = wanted
    var number = 2
    while usedNames.contains(where: { $0.contains(candidate) }) {
      candidate = "\(wanted)\(number)"
      number += 1
    }
    usedNames[usedNames.count - 1].insert(candidate)
    return candidate
  }

  /// Binds a name to a new Swift variable in the innermost scope.
  ///
  /// - Parameter node: where it is bound, so that its type is known when the program is printed
  ///   again.
  mutating func bind(_ name: String, _ type: SwiftType, at node: Node?) -> PrintedVariable {
    let variable = PrintedVariable(.atom(freshName(name)), type)
    scopes[scopes.count - 1][name] = variable
    if let node { remember(variable, node) }
    return variable
  }

  /// Prints something in a new scope.
  mutating func within<Result>(
    _ body: (inout ProgramPrinter) throws(NoCounterpart) -> Result
  ) throws(NoCounterpart) -> Result {
    scopes.append([:])
    usedNames.append([])
    defer {
      scopes.removeLast()
      usedNames.removeLast()
    }
    return try body(&self)
  }

  /// Prints something that sees only the names at the top level.
  mutating func atTop<Result>(
    _ body: (inout ProgramPrinter) throws(NoCounterpart) -> Result
  ) throws(NoCounterpart) -> Result {
    let (outerScopes, outerNames) = (scopes, usedNames)
    (scopes, usedNames) = ([[:]], [[]])
    defer { (scopes, usedNames) = (outerScopes, outerNames) }
    return try body(&self)
  }
}

extension ProgramPrinter {
  /// How often a program is printed at most; each turn carries types one call further.
  private static let turns = 8

  /// Prints something repeatedly, until a turn infers no new types.
  mutating func settled<Result>(_ print: (inout ProgramPrinter) -> Result) -> Result {
    let types = TypeMemory()
    self.types = types
    for _ in 1..<Self.turns {
      var attempt = self
      let result = print(&attempt)
      if !types.settle() {
        self = attempt
        return result
      }
    }
    return print(&self)
  }

  /// Gives a variable the type that is known for its place, and notes that it is bound there.
  func remember(_ variable: PrintedVariable, _ node: Node) {
    let place = TypePlace(node, .name)
    if let type = variable.type.joined(with: types[place]) { variable.type = type }
    types.note(variable, at: place)
  }
}
