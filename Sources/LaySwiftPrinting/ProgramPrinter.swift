import LayEngine
import LayLanguage

/// Prints a program as SwiftUI that a person would write.
///
/// What a program defines becomes a structure, a function, a layout or a constant; what is shown
/// becomes a view. Every name of SwiftUI comes from the declarations. What has no counterpart is
/// said in a comment where it would stand.
package struct ProgramPrinter {
  /// A definition, and whether it is printed, as it is used.
  struct Definition {
    let node: Node
    /// Whether the library brings it along, which sees nothing of the program.
    let isOfLibrary: Bool
    var isBegun = false
  }

  /// The definitions at the top, by their names.
  var definitions: [String: Definition] = [:]
  /// Their names in order.
  private var names: [String] = []
  /// What was printed of them, each behind those that it uses.
  var declarations: [SwiftDeclaration] = []
  /// The definitions that were looked up, by their names.
  var globals: [String: PrintedVariable] = [:]
  /// Names that are bound by what is around, the innermost last.
  var scopes: [[String: PrintedVariable]] = []
  /// Names of Swift that are in use where bodies are printed.
  var usedNames: [Set<String>] = [[]]
  /// The functions and layouts among them, whose parameters have the types that their uses tell.
  var open: [OpenDefinition] = []
  /// What had no counterpart.
  package internal(set) var omissions: [String] = []
  /// Whether something of that may change the layout.
  package internal(set) var isPartial = false
  /// The names that the function that is printed assigns to.
  var assigned: Set<String> = []
  /// What the first parameters of functions are, as the uses tell that are printed first.
  var typesOfUse: [String: [SwiftType]] = [:]
  /// Whether the function whose parameters are read gives views.
  var definitionGivesViews = false
  /// The type of the names that a parameter of SwiftUI takes whose argument is printed.
  var enumeration: String?
  /// The type of the lines in the guide that is printed, which tells which `center` is meant.
  var guideAxis = "HorizontalAlignment"
  /// The type of its value, as far as that is known.
  var result = SwiftType.unknown
  /// The type of what the function gives back early.
  var returned = SwiftType.unknown
  /// The types of structures and functions.
  var typeNames: Set<String> = []
  /// The names of what is added to types of SwiftUI.
  var memberNames: Set<String> = []
  /// The structures of values, by the names of their types.
  var records: [String: PrintedDefinition] = [:]
  /// The keys of values that views carry for layouts, by their names here.
  var layoutKeys: [String: PrintedVariable] = [:]
  /// What the definition that is printed finds around it, by its name in Swift.
  var environment: [(name: String, type: SwiftType)] = []
  /// What was found out about types when this was printed before.
  var types = TypeMemory()
  /// What stands before the statement that is printed; nil where nothing can.
  var pending: [SwiftStatement]?
  /// What actions of views change.
  var stateNames = StateNames(states: [], members: [])
  /// The states that are used.
  var states: [State] = []
  /// The places of what is printed that stands in the view, beside its states.
  var memberPlaces: Set<Int> = []
  /// Whether a definition of the library is printed.
  var isInLibrary = false
  /// Whether the function that is printed calls layouts.
  var callsLayouts = false
  /// Where it is told what the cache of the layout is that is printed.
  var cachePlace: TypePlace?
  /// A name that is called otherwise where it is bound.
  var renamed: (old: String, new: String)?
  /// Whether all definitions are printed, also those that nothing uses.
  private var printsAll = false
  /// The frameworks beside SwiftUI that are used.
  private var frameworks: Set<String> = []

  package init() {}

  /// Notes a form at the top; a definition counts from then on, in place of an older one.
  ///
  /// - Parameter isOfLibrary: whether it sees no names but those of the library.
  package mutating func note(_ tree: SyntaxTree, isOfLibrary: Bool = false) {
    guard !tree.isEmpty else { return }
    let node = Node(tree, 0)
    if node.head == "begin" { return node.arguments.forEach { noteDefinition($0, isOfLibrary) } }
    noteDefinition(node, isOfLibrary)
  }

  /// Notes names that are in use around what is printed, so that nothing there is called so.
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
  /// - Parameter name: what the view is called; without one it stands alone, if it uses nothing.
  package mutating func text(
    of tree: SyntaxTree, at index: SyntaxTree.Index, name: String?
  ) -> String { text(of: tree, at: index, steps: nil, name: name) }

  private mutating func text(
    of tree: SyntaxTree, at index: SyntaxTree.Index, steps: Int?, name: String?
  ) -> String {
    // A form may define what its view is made of.
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

  /// `import SwiftUI`, and the frameworks that what is printed needs besides, by the alphabet.
  var imports: [String] { (frameworks + ["SwiftUI"]).sorted().map { "import \($0)" } }

  /// Notes that something is used which another framework may declare.
  mutating func note(useOf name: String) {
    if let framework = SwiftUINeeds.framework(of: name) { frameworks.insert(framework) }
  }

  /// Prints all definitions, also those that nothing uses.
  package mutating func defineAll() { printsAll = true }

  /// The text of a part of a program, with the modifiers up to it where it is a step of `->`; nil
  /// where these trees have no such part.
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

  /// The `->` of which a node is a step, and which one.
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

  /// What a name means here: what is bound around, or a definition at the top.
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

  /// A name for a variable that nothing around has.
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

  /// Binds a name to a variable of Swift in what is printed next.
  ///
  /// - Parameter node: where it is bound, so that its type is known from the beginning next time.
  mutating func bind(_ name: String, _ type: SwiftType, at node: Node?) -> PrintedVariable {
    let wanted = renamed.flatMap { $0.old == name ? $0.new : nil } ?? name
    let variable = PrintedVariable(.atom(freshName(wanted)), type)
    scopes[scopes.count - 1][name] = variable
    if let node { remember(variable, node) }
    return variable
  }

  /// Prints something with names of its own.
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

  /// Prints something that sees no names but those at the top.
  mutating func atTop<Result>(
    _ body: (inout ProgramPrinter) throws(NoCounterpart) -> Result
  ) throws(NoCounterpart) -> Result {
    let (outerScopes, outerNames) = (scopes, usedNames)
    (scopes, usedNames) = ([[:]], [[]])
    defer { (scopes, usedNames) = (outerScopes, outerNames) }
    return try body(&self)
  }
}
