import LayEngine
import LayLanguage
import LaySwiftParsing
import LaySwiftTree
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The parsed files of the last request, so that a file that has not changed is parsed once.
package final class ParsedFiles {
  fileprivate enum Parsed {
    case tree(SourceFileSyntax)
    case mistakes([SwiftRemark])
  }

  private var files: [(text: String, parsed: Parsed)] = []

  package init() {}

  /// The files as they were parsed, or as they are parsed now.
  fileprivate func parsed(
    _ wanted: [SwiftFile], _ lookout: Lookout, _ parse: (Int, String) -> Parsed
  ) throws(Diagnostic) -> [Parsed] {
    files.removeLast(max(0, files.count - wanted.count))
    for (number, file) in wanted.enumerated() {
      if number < files.count, files[number].text == file.text { continue }
      try lookout.check()
      let new = (file.text, parse(number, file.text))
      if number < files.count { files[number] = new } else { files.append(new) }
    }
    try lookout.check()
    return files.map(\.parsed)
  }
}

/// Translates SwiftUI code into the `lay` program that a person would have written.
package enum SwiftReader {
  /// - Parameters:
  ///   - files: the files to read together; the first preview among them is shown.
  ///   - lookout: asked in every loop; once it is over, partial results are discarded.
  ///   - parsed: files that need not be parsed again.
  /// - Throws: the lookout's reason, if it ended the work.
  package static func read(
    _ files: [SwiftFile], _ options: SwiftReadingOptions = SwiftReadingOptions(),
    _ lookout: Lookout = Lookout(), _ parsed: ParsedFiles = ParsedFiles()
  ) throws(Diagnostic) -> SwiftProgram {
    var trees: [SourceFileSyntax] = []
    var numbers: [SyntaxIdentifier: Int] = [:]
    var mistakes: [SwiftRemark] = []
    for (number, one) in try parsed.parsed(files, lookout, parse).enumerated() {
      switch one {
      case .tree(let tree):
        trees.append(tree)
        numbers[tree.id] = number
      case .mistakes(let found): mistakes += found
      }
    }
    guard mistakes.isEmpty else { return SwiftProgram(remarks: mistakes) }
    var collector = DeclarationCollector()
    collector.collect(trees + [StandardTypes.tree(besides: trees)].compactMap(\.self))
    collector.found.adoptLayoutFunctions()
    collector.found.editsLists = files.contains { $0.text.contains("editMode") }
    let translator = Translator(
      collector.found, trees, files: numbers, texts: files.map { Array($0.text.utf8) }, options,
      lookout)
    translator.isTyped = files.allSatisfy { $0.name.isEmpty || $0.name == "-e" }
    translator.guesses = RequestedGuesses(options.guessed, in: trees, numbers, collector.found)
    let shown = translator.shown()
    try lookout.check()
    return try finished(translator, shown, lookout)
  }

  private static func parse(_ number: Int, _ text: String) -> ParsedFiles.Parsed {
    let bytes = Array(text.utf8)
    if let mistake = NestedCode.mistake(in: bytes) {
      return .mistakes([SwiftRemark(mistake, file: number)])
    }
    let parsed = Parser.parse(source: text)
    let mistakes = SyntaxMistakes.first(in: parsed, of: bytes) {
      Parser.parse(source: String(decoding: $0, as: UTF8.self))
    }
    guard mistakes.isEmpty else {
      return .mistakes(mistakes.map { SwiftRemark($0, file: number) })
    }
    var misplaced: SyntaxMistake?
    let folded = OperatorTable.standardOperators.foldAll(parsed) { error in
      misplaced = misplaced ?? SyntaxMistakes.mistake(error)
    }
    if let misplaced { return .mistakes([SwiftRemark(misplaced, file: number)]) }
    let plain = text.contains("`") ? PlainIdentifiers().rewrite(folded) : folded
    return .tree(plain.as(SourceFileSyntax.self) ?? parsed)
  }

  /// The program of a translation, with no places but those of the files.
  private static func finished(
    _ translator: Translator, _ shown: [LayNode], _ lookout: Lookout
  ) throws(Diagnostic) -> SwiftProgram {
    let definitions = translator.definitions
    var program =
      definitions + shown.map { $0.withPlainNames(except: translator.globalVariables) }
    let names = translator.namesInSwift(program)
    if translator.options.hasComments { program = GuessComments.added(to: program, translator) }
    let (text, origins) = try ProgramWriter.write(program, lookout)
    return SwiftProgram(
      text: definitions.isEmpty && shown.isEmpty ? "" : text,
      origins: origins.filter { !$0.place.isBuiltIn },
      remarks: translator.finishedRemarks.map(\.withoutBuiltInPlace), tally: translator.tally,
      choice: translator.choice, names: names)
  }
}

extension SwiftPlace {
  /// The number of a file for places in no file: in the built-in declarations, and in what is made up.
  static let builtInFile = -1

  fileprivate var isBuiltIn: Bool { file == Self.builtInFile }
}

extension SwiftRemark {
  fileprivate init(_ mistake: SyntaxMistake, file: Int) {
    self.init(
      isError: true, message: mistake.message, hint: mistake.hint,
      place: SwiftPlace(file: file, start: mistake.start, end: mistake.end))
  }

  fileprivate var withoutBuiltInPlace: SwiftRemark {
    guard place?.isBuiltIn == true else { return self }
    return SwiftRemark(isError: isError, message: message, hint: hint, place: nil)
  }
}

extension Translator {
  /// What the definitions of a program are called in the code: `tree-view` is `TreeView`.
  func namesInSwift(_ program: [LayNode]) -> [String: String] {
    var written: [SwiftPlace: String] = [:]
    for function in declarations.functions + declarations.computed
      + declarations.extensions.values.flatMap(\.self)
    { written[place(of: function.syntax)] = function.name }
    for type in declarations.types.values {
      written[place(of: type.syntax)] = type.name
      for member in type.functions + type.computed + type.staticComputed {
        let isMain = ["body", "makeBody"].contains(member.name)
        written[place(of: member.syntax)] = isMain ? type.name : type.name + "." + member.name
      }
      for property in type.stored {
        written[place(of: property.syntax)] = type.name + "." + property.name
      }
      for initializer in type.initializers {
        written[place(of: initializer.syntax)] = type.name + ".init"
      }
    }
    var names: [String: String] = [:]
    var open = program
    while let node = open.popLast() {
      guard let nodes = node.nodes else { continue }
      open += nodes
      guard nodes.count > 1, nodes[0].text?.hasPrefix("define") == true,
        let name = node.place.flatMap({ written[$0] }),
        let called = nodes[1].text ?? nodes[1].nodes?.first?.text
      else { continue }
      names[called] = name
    }
    return names
  }

  /// The nodes to show: the requested view, the first preview, the files' statements, or a view
  /// that no other view uses.
  ///
  /// Also defines all views, modifiers and layouts of the files.
  func shown() -> [LayNode] {
    var shown: [LayNode] = []
    if let view = options.view {
      shown = named(view)
    } else if let preview = declarations.previews.first {
      shown = views(of: preview)
    } else if let provider = previewProviders.first, let previews = provider.staticComputed.first {
      outside {
        members = MemberContext(provider, depth: scopes.count)
        shown = views(of: previews.body).firstView
      }
    } else if let step = declarations.items.first(where: \.isOfFunction) {
      remark(
        SwiftRemark(
          isError: true, message: "this is a step of a function, and shows no view",
          hint: "write the whole function, and the layout or the view that it belongs to",
          place: place(of: step)))
    } else if !declarations.statements.isEmpty {
      shown = views(of: declarations.statements[...])
    } else if let type = outermost() {
      shown = [alone(type)]
    }
    for name in declarations.typeOrder {
      guard let type = declarations.types[name], type.isView || type.isModifier || type.isLayout
      else { continue }
      if lookout.isOver { break }
      define(type)
    }
    if shown.isEmpty, !remarks.contains(where: \.isError) {
      defineAll()
      shown = shownAlone().map { [$0] } ?? []
    }
    return shown.count > 1 ? [.call("vstack", shown)] : shown
  }

  /// Defines what the files declare, if they show no view.
  private func defineAll() {
    for function in declarations.extensions["View"] ?? []
    where function.syntax.is(FunctionDeclSyntax.self) {
      _ = define(modifier: function)
    }
    for function in declarations.functions { _ = defined(function) }
    for name in declarations.constants.map(\.name) + declarations.computed.map(\.name) {
      _ = global(named: name)
    }
    if isTyped, let constant = declarations.constants.first {
      remark(
        SwiftRemark(
          isError: false, message: "nothing here shows `\(constant.name)`",
          hint: "write the view that uses it behind it, in one entry",
          place: place(of: constant.syntax)))
    }
    for name in declarations.typeOrder {
      guard let type = declarations.types[name], type.isLayout || type.isModifier else { continue }
      let use = type.isLayout ? "\(type.name)(…) { … }" : "Text(\"…\").modifier(\(type.name)(…))"
      remark(
        SwiftRemark(
          isError: false, message: "nothing here shows `\(type.name)`",
          hint: "write `#Preview { \(use) }`", place: place(of: type.syntax)))
    }
  }

  /// A `body` that stands outside of all types, or else the last property there that is a view.
  private func shownAlone() -> LayNode? {
    let views = declarations.computed.filter(\.result.isView)
    let shown = views.first { $0.name == "body" } ?? views.last
    return shown.flatMap { global(named: $0.name)?.whole }
  }

  private var previewProviders: [TypeDeclaration] {
    declarations.typeOrder.compactMap { declarations.types[$0] }.filter(\.isPreview)
  }

  /// The names by which the previews can be chosen, in the order of the files; one without a name has
  /// its number.
  private var previewNames: [String] {
    declarations.previews.enumerated().map { $1.name ?? "preview \($0 + 1)" }
  }

  /// Which preview is shown, and which others there are; nil where none is, or one without a name.
  ///
  /// For a view that there is not, the others are all previews and all views.
  var choice: SwiftProgram.Choice? {
    if let view = options.view, remarks.contains(where: \.isError), !known.contains(view) {
      return SwiftProgram.Choice(shown: view, others: known)
    }
    let names = previewNames.isEmpty ? previewProviders.map(\.name) : previewNames
    guard let shown = options.view ?? names.first else { return nil }
    if options.view == nil, declarations.previews.count == 1, declarations.previews[0].name == nil {
      return nil
    }
    return SwiftProgram.Choice(shown: shown, others: names.filter { $0 != shown })
  }

  /// All that can be chosen, the previews first; a preview and a view may have one name.
  private var known: [String] {
    var seen: Set<String> = []
    let views = declarations.typeOrder.filter { declarations.types[$0]?.isView == true }
    return (previewNames + views).filter { seen.insert($0).inserted }
  }

  /// A view that is made without arguments.
  func alone(_ type: TypeDeclaration) -> LayNode {
    var made = make(type, [], ExprSyntax(NilLiteralExprSyntax()))
    made.node.place = place(of: type.syntax)
    return made.whole
  }

  private func named(_ view: String) -> [LayNode] {
    if let number = previewNames.firstIndex(of: view) {
      return views(of: declarations.previews[number])
    }
    if let type = declarations.types[view], type.isView {
      return [alone(type)]
    }
    if let preview = preview(displayed: view) { return preview }
    remark(
      SwiftRemark(
        isError: true, message: "there is no preview and no view called `\(view)`",
        hint: Self.list(known, nearestTo: view), place: nil))
    return []
  }

  /// All names, those that are spelled most like a wrong one first; nil if there are none.
  private static func list(_ names: [String], nearestTo wrong: String) -> String? {
    let wanted = Array(wrong.lowercased().utf8)
    let sorted = names.enumerated().map { index, name in
      (NearestName.distance(wanted, Array(name.lowercased().utf8)), index, name)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    guard let first = sorted.first?.2 else { return nil }
    let others = sorted.dropFirst().map { "`\($0.2)`" }.joined(separator: ", ")
    let isNear = NearestName.nearest(to: wrong, among: [first]) != nil
    let start = isNear ? "did you mean `\(first)`?" : "there is `\(first)`"
    return others.isEmpty ? start : start + (isNear ? " There are also " : ", and ") + others
  }

  /// The view to show by default: `ContentView`, or the last view that no other view uses.
  private func outermost() -> TypeDeclaration? {
    let views = declarations.typeOrder.compactMap { declarations.types[$0] }.filter {
      $0.isView && $0.computed("body") != nil
    }
    if let content = views.first(where: { $0.name == "ContentView" }) { return content }
    let used = views.map { Set($0.syntax.tokens(viewMode: .sourceAccurate).map(\.text)) }
    return views.indices.last { index in
      !used.indices.contains { $0 != index && used[$0].contains(views[index].name) }
    }.map { views[$0] } ?? views.last
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a step that only a function can do: it returns something, leaves early, or
  /// chooses what to set.
  fileprivate var isOfFunction: Bool {
    guard case .stmt(let step) = item else { return item.as(IfExprSyntax.self)?.isOfSteps == true }
    return step.is(ReturnStmtSyntax.self) || step.is(GuardStmtSyntax.self)
      || step.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)?.isOfSteps == true
  }

  fileprivate var isAssignment: Bool {
    item.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "="
  }
}

extension IfExprSyntax {
  fileprivate var isOfSteps: Bool {
    !body.statements.isEmpty && body.statements.allSatisfy { $0.isOfFunction || $0.isAssignment }
  }
}

extension FileDeclarations {
  /// Moves layout functions outside of all types into the layout that lacks them, or into a new one.
  mutating func adoptLayoutFunctions() {
    guard let first = functions.first(where: \.isOfLayout),
      let syntax = DeclSyntax(first.syntax)
    else { return }
    let known = typeOrder.lazy.compactMap { [types] in types[$0] }
    if let owner = known.first(where: { $0.conformances.contains("Layout") && !$0.isWholeLayout }) {
      owner.functions += functions
    } else {
      let owner = TypeDeclaration(
        "Piece", syntax, conformances: ["Layout"], views: [], isEnumeration: false)
      owner.functions = functions
      types[owner.name] = owner
      typeOrder.append(owner.name)
    }
    functions = []
  }
}

extension FunctionDeclaration {
  /// Whether it is one of the functions of a layout, by its name and its `Subviews` parameter.
  fileprivate var isOfLayout: Bool {
    LayoutRole.allCases.contains { $0.swiftName == name }
      && parameters.contains { $0.typeSyntax?.trimmedDescription.hasSuffix("Subviews") == true }
  }
}

extension TypeDeclaration {
  fileprivate var isWholeLayout: Bool {
    ["sizeThatFits", "placeSubviews"].allSatisfy { name in
      functions.contains { $0.name == name }
    }
  }
}
