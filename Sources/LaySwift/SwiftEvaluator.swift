import CSwiftLibrary
import LayEngine
import LayLanguage
import LaySwiftTree

/// Runs Swift code in a session of the language.
package final class SwiftEvaluator {
  let module: SwiftModule
  let interpreter: Interpreter

  /// - Parameter name: the name of the app's module, which printed forms of nested values begin with;
  ///   nil where it is not known.
  package init(_ interpreter: Interpreter, named name: String? = nil) {
    self.interpreter = interpreter
    module = SwiftModule(interpreter, named: name)
    for (name, tree) in Self.trees {
      let source = interpreter.sources.add(name: name, bytes: tree.bytes)
      module.add([SourceFile(tree, source: source, isLibrary: true)])
    }
  }

  /// The trees of the libraries; all sessions and entries share them.
  private static let trees: [(name: String, tree: SwiftTree)] = libraries.compactMap {
    name, text, encoded in
    (try? SwiftTree.decoded(encoded[...], of: text)).map { (name, $0) }
  }

  /// The texts that declare the libraries, and their trees, which `scripts/swift-library` makes.
  package static var libraries: [(name: String, text: [UInt8], tree: [UInt8])] {
    [
      ("Swift's library", library_of_swift()), ("SwiftUI's library", library_of_swiftui()),
    ].map { name, library in (name, [UInt8](library.text), [UInt8](library.tree)) }
  }

  /// The functions that Swift's library declares outside of types: `max`, `print`.
  package static let functionsOfLibrary: Set<String> = {
    guard let (_, tree) = trees.first else { return [] }
    let file = SourceFile(tree, source: -1, isLibrary: true)
    return Set(
      file.children(0, .item).filter { file.kind($0) == .functionDeclaration }
        .compactMap { file.text($0, .name) })
  }()

  deinit { module.forget() }

  /// Whether code that was added declares a name outside of types.
  package func declares(_ name: String) -> Bool { module.globalNames.contains(name) }

  /// The code that is shown as a text, since its value is not known: `order.total`.
  package var shownNames: Set<String> { module.runtime.shownNames }

  /// Whether a modifier stands without an argument, since nobody knows that.
  package func isUnsure(_ modifier: View) -> Bool {
    modifier.span.map(module.runtime.unsureModifiers.contains) ?? false
  }

  /// Whether a view stands without an argument, since nobody knows that.
  package func isIncomplete(_ view: View) -> Bool {
    view.span.map(module.runtime.incompleteViews.contains) ?? false
  }

  /// Whether nobody knows whether a view is shown, or how it is arranged with others.
  package func isGuessed(_ view: View) -> Bool {
    module.runtime.guessedViews[ObjectIdentifier(view)] != nil
  }

  /// The place of the `if` or `switch` that shows a view among others, where nobody knows which it chooses; nil for
  /// other views.
  package func choice(of view: View) -> SourceSpan? {
    module.runtime.guessedViews[ObjectIdentifier(view)]?.choice
  }

  /// What is not as in Swift in what has run so far, although the code went on.
  package var remarks: [Diagnostic] { module.runtime.remarks.map { $0.told() } }

  /// The places of what is not known in what has run so far, so that something stands for it.
  package var guesses: [SourceSpan] {
    module.runtime.remarks.filter { !$0.isOfFont }.compactMap(\.error.span)
  }

  /// The same of views: each sentence once, with how often it holds.
  package var remarksOfViews: [Diagnostic] {
    var places: [String: Int] = [:]
    var found: [(remark: Remark, count: Int)] = []
    for remark in module.runtime.remarks {
      if let place = places[remark.cause] {
        found[place].count += 1
      } else {
        places[remark.cause] = found.count
        found.append((remark, 1))
      }
    }
    return found.map { $0.remark.told(times: $0.count) }
  }

  /// Whether views go on without what is not followed in them; it is then among the remarks.
  ///
  /// - Parameter placeholder: the size of the box that stands for a view.
  package func forgive(placeholder: (width: Double, height: Double)) {
    module.runtime.forgives = true
    module.runtime.placeholderSize = placeholder
  }

  /// Whether code has asked for the size of the screen since this was set to false; setting it says that code is run
  /// for each device, so that its size is no remark.
  package var asksScreen: Bool {
    get { module.runtime.asksScreen == true }
    set { module.runtime.asksScreen = newValue }
  }

  /// Takes the device on which the code is shown: its kind, and its screen.
  package func use(_ platform: Platform, _ screen: Screen) {
    (module.runtime.platform, module.runtime.screen) = (platform, screen)
  }

  /// Takes the sizes of pictures, the texts and the fonts of an app.
  package func use(_ resources: AppResources) {
    module.runtime.resources = resources
    module.interpreter.setFonts { name in
      if case .known(let font) = resources.font(name) { font } else { nil }
    }
  }

  /// Takes what a person says of what is not known.
  package func use(_ lines: StandInLines) { module.runtime.standInLines = lines }

  /// Whether a view shows nothing yet, since its code waits for what is not known here.
  package func waits(_ error: Diagnostic) -> Bool { error.isSame(as: module.runtime.waiting) }

  /// Whether a view is a box that stands for one that is not followed.
  package func isStandIn(_ view: View) -> Bool {
    module.runtime.standIns.contains { $0 === view }
  }

  /// How many views are in a view, each counted once a use, and how many boxes that stand for others; at most
  /// 100,000 are looked at.
  package func count(in view: View) -> (views: Int, standIns: Int) {
    let boxes = Set(module.runtime.standIns.map { ObjectIdentifier($0) })
    var (views, standIns, open) = (0, 0, [view])
    while let view = open.popLast(), views + standIns < 100_000 {
      if boxes.contains(ObjectIdentifier(view)) {
        standIns += 1
      } else {
        views += 1
        open += view.children
      }
    }
    return (views, standIns)
  }

  /// The pictures in a view that no catalogue has, and whose guessed size counts: each name once.
  package func missingPictures(in view: View) -> [Diagnostic] {
    let guessed = module.runtime.guessedPictures
    var (found, open, left) = ([String: Diagnostic](), [view], 100_000)
    while !guessed.isEmpty, let view = open.popLast(), left > 0 {
      (open, left) = (open + view.children, left - 1)
      guard let image = view.content as? ImageContent, !image.isResizable, let place = view.span,
        case .bitmap(let width, let height) = image.source,
        let (span, name) = guessed.first(where: { place.holds($0.key) }), found[name] == nil
      else { continue }
      let size = "\(SwiftWords.number(width)) x \(SwiftWords.number(height))"
      found[name] = Diagnostic(
        Complaint(
          "no picture `\(name)` is here; \(size) stands for it",
          hint: "`.resizable()` and `.frame(width: 24, height: 24)` give it a size"), at: span)
    }
    return found.values.sorted { ($0.span?.start ?? 0) < ($1.span?.start ?? 0) }
  }

  /// Adds the declarations of files of one module.
  package func add(_ files: [(name: String, tree: SwiftTree)]) {
    module.add(files.map { SourceFile($0.tree, source: source($0.name, $0.tree)) })
  }

  /// A file whose text is among the sources already.
  package struct File {
    package let source: Int32
    package let tree: SwiftTree
    /// Where it stands in its app; nil for code that is no file of one.
    let place: FilePlace?
    let isShown: Bool

    /// - Parameter isShown: whether its previews and views may be shown.
    package init(source: Int32, tree: SwiftTree, place: FilePlace? = nil, isShown: Bool = true) {
      self.source = source
      self.tree = tree
      self.place = place
      self.isShown = isShown
    }
  }

  /// Adds the declarations of files of one module: of all that are needed at once, since one extends
  /// what another one declares.
  package func add(_ files: [File]) {
    module.add(files.map { code(of: $0, isShown: $0.isShown) })
  }

  private func code(of file: File, isShown: Bool) -> SourceFile {
    let code = SourceFile(file.tree, source: file.source, place: file.place, isShown: isShown)
    code.isTyped = !interpreter.sources.name(of: file.source).hasSuffix(".swift")
    return code
  }

  /// Adds what earlier code of the session has declared, as far as nothing later declares it again.
  ///
  /// - Parameter files: the oldest first; added after what is run now.
  package func add(earlier files: [File]) {
    for file in files.reversed() {
      let code = code(of: file, isShown: false)
      module.add([code]) { !module.isDeclaredAgain($0, of: code) }
    }
  }

  /// Finds which files of an app are needed.
  ///
  /// - Parameter files: what all of its files declare, and where they stand.
  /// - Parameter isOneApp: whether they belong together, and are not only beside each other.
  package func reachedCode(
    of files: [(names: SkimmedFile, place: FilePlace)], isOneApp: Bool = true
  ) -> ReachedCode {
    ReachedCode(files, isOneApp: isOneApp, in: module)
  }

  private func source(_ name: String, _ tree: SwiftTree) -> Int32 {
    interpreter.sources.add(name: name, bytes: tree.bytes)
  }

  /// Runs statements in order, as at the top of a script.
  ///
  /// - Returns: what Swift prints for the last one, if it is an expression with a value; of
  ///   `1...3` the text `1...3`.
  package func evaluate(_ name: String, _ tree: SwiftTree) throws(Diagnostic) -> String? {
    let file = SourceFile(tree, source: source(name, tree))
    file.seesAll = true
    module.addTypesAndFunctions(of: file)
    let items = file.tree.nodes.isEmpty ? [] : file.children(0, .item)
    guard let first = items.first else { return nil }
    let context = CodeContext(module, TypeScope(module, file, within: nil), in: nil)
    context.noteSharedNames(0)
    var text: String?
    let run = try context.body { () throws(Diagnostic) in
      try statements(items, context) { text = $0 }
    }
    let code = WorkCode(run)
    context.store.add(code)
    do throws(Diagnostic) {
      _ = try interpreter.evaluate(code, in: context.scope, context.store, at: file.span(first))
    } catch {
      guard error.isSame(as: module.runtime.throwing) else { throw module.runtime.inCode(error) }
      throw Diagnostic(.wasThrown, at: file.span(items.last ?? first))
    }
    return text
  }

  /// What a line of code gives that shows no view.
  package enum TypedValue: Equatable {
    /// What Swift prints for it.
    case printed(String)
    /// It has run, and has no value, as `print("a")`.
    case nothing
  }

  /// Runs an expression; nil for a view, for what is not known, and for what is no expression.
  package func typedValue(
    of tree: SwiftTree, named name: String
  ) throws(Diagnostic) -> TypedValue? {
    let file = SourceFile(tree, source: source(name, tree))
    let items = file.tree.nodes.isEmpty ? [] : file.children(0, .item)
    guard let value = items.first, items.count == 1 else { return nil }
    let context = CodeContext(module, TypeScope(module, file, within: nil), in: nil)
    guard context.isExpression(value) else { return nil }
    var isValue = false
    _ = try context.body { () throws(Diagnostic) in
      let made = context.compile(value, module.library.type("Any"))
      isValue = !made.type.isOfViews && !made.type.isUnknown
      return made.run
    }
    return isValue ? try evaluate(name, tree).map { .printed($0) } ?? .nothing : nil
  }

  /// All statements; the value of the last one is handed on as text.
  private func statements(
    _ items: [Int], _ context: CodeContext, _ take: @escaping (String) -> Void
  ) throws(Diagnostic) -> Run {
    let runtime = module.runtime
    let statements = items.filter { !context.declaresTypeOrFunction($0) }
    guard let last = statements.last, context.isExpression(last) else {
      let step = try context.statements(statements)
      return { machine throws(Diagnostic) in
        _ = try step(&machine)
        return .nothing
      }
    }
    let step = try context.statements(Array(statements.dropLast()))
    let value = context.asWritten(context.compile(last, module.library.type("Any")))
    let (run, type, span) = (value.run, value.type, context.span(last))
    return { machine throws(Diagnostic) in
      guard try step(&machine) == .next else { return .nothing }
      let value = try run(&machine)
      if type != .void { take(try runtime.printed(value, type, &machine, span)) }
      return .nothing
    }
  }
}

extension CodeContext {
  /// Whether a statement at the top declares what the whole file sees.
  func declaresTypeOrFunction(_ node: Int) -> Bool {
    switch file.kind(node) {
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration, .extensionDeclaration, .functionDeclaration, .typealiasDeclaration,
      .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration:
      true
    default: false
    }
  }
}

extension SwiftModule {
  /// Adds what a script declares for all of its code; its variables are its own.
  func addTypesAndFunctions(of file: SourceFile) {
    add([file]) { file.kind($0) != .variableDeclaration }
  }
}

extension Complaint {
  fileprivate static let wasThrown = Complaint("an error was thrown, and nobody catches it")
}

extension [UInt8] {
  fileprivate init(_ bytes: embedded_bytes) {
    self.init(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
  }
}

extension SourceSpan {
  func holds(_ other: SourceSpan) -> Bool {
    source == other.source && start <= other.start && other.end <= end
  }
}
