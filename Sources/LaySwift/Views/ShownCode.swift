import LayEngine
import LayLanguage
import LaySwiftTree

/// A view that Swift code shows, as code that makes it each time it runs.
package struct ShownCode {
  /// The name of the preview or of the view; nil for statements.
  package let name: String?
  /// The type of the view in the code: `Card` of `Card()`; nil for views of SwiftUI.
  package let viewName: String?
  /// The names of the other previews.
  package let others: [String]
  /// Where its code stands.
  package let span: SourceSpan
  /// Makes the view; nil where the code shows none.
  package let make: (ViewStates?) throws(Diagnostic) -> View?
  /// Whether it has run last and showed nothing, and never may: it loops, assigns or prints.
  package let showsNothing: () -> Bool
  /// The same as a part of a script.
  package let inString: SwiftInString
}

/// How a preview says that it is shown: `traits: .landscapeLeft`, `.previewDevice("iPhone 16")`.
package struct PreviewTraits {
  package private(set) var isLandscape = false
  /// The name of a device as Xcode knows it; nil for none.
  package private(set) var device: String?
  /// What it proposes instead of a device's room, as in code: `.fixedLayout(width: 100, height: 100)`; nil for nothing.
  package private(set) var layout: String?

  /// - Parameter code: the traits of a macro, or the views of a provider, with their modifiers.
  fileprivate init?(_ code: [Int], _ file: SourceFile) {
    for node in code {
      for place in node..<file.tree.end(of: node) where file.kind(place) == .member {
        switch file.child(place, .name).map({ file.name($0) }) {
        case "landscapeLeft", "landscapeRight": isLandscape = true
        case "previewDevice": device = Self.text(behind: place, file) ?? device
        case "fixedLayout", "previewLayout", "sizeThatFitsLayout":
          let text = file.text(Self.call(of: place, file) ?? place)
          let base = file.child(place, .base).map { file.text($0) } ?? ""
          layout = String(text.dropFirst(base.count))
        default: break
        }
      }
    }
    if !isLandscape, device == nil, layout == nil { return nil }
  }

  /// The call of a member, which stands before it in the tree.
  private static func call(of member: Int, _ file: SourceFile) -> Int? {
    let call = member - 1
    return file.kind(call) == .call && file.child(call, .base) == member ? call : nil
  }

  /// The first string in the arguments of a call of a member.
  private static func text(behind member: Int, _ file: SourceFile) -> String? {
    guard let call = call(of: member, file) else { return nil }
    let text = (file.tree.end(of: member)..<file.tree.end(of: call)).first {
      file.kind($0) == .string
    }
    return text.flatMap { file.children($0, .segment).first }.map { file.text($0) }
  }
}

/// A preview or a view of a file, whose code is not compiled yet.
package struct ShownPart {
  fileprivate enum Kind {
    case preview(SwiftEvaluator.Preview)
    case statements(SourceFile, [Int])
    case view(TypeDeclaration)
  }

  /// What it is called; nil for statements, and for the only preview.
  package let name: String?
  /// Whether the code gives it that name, and not its number among the previews.
  package let isNamed: Bool
  /// Where it stands.
  package let span: SourceSpan
  /// The type that it is or that a preview shows: `Card` of `Card().padding()`; nil for several views.
  package let viewName: String?
  /// For each view in it its type, and the types of those around it, from the inside out: `Card` and `Backdrop` of
  /// `Backdrop { Card() }`.
  package let shownNames: Set<[String]>
  package var isPreview: Bool { if case .preview = kind { true } else { false } }
  fileprivate let kind: Kind
}

extension SwiftEvaluator {
  /// What files show: the view with a name, the first preview, statements at the top, or a view that no
  /// other view uses; nil where they show nothing.
  ///
  /// - Parameter isTyped: whether a view that needs arguments is only declared.
  /// - Throws: where no preview and no view has the name.
  package func shown(
    _ name: String? = nil, isTyped: Bool = false
  ) throws(Diagnostic) -> ShownCode? {
    module.closeExtensions()
    let previews = previews()
    if let name {
      // A provider is known by its name too where its first preview has one.
      let preview = previews.first { $0.name == name } ?? previews.first { $0.owner?.name == name }
      if let preview { return try code(of: preview, others: previews) }
      if let type = views().first(where: { $0.name == name }) { return try shown(type) }
      if let type = module.declaredTypes.first(where: { $0.name == name && $0.isViewWithoutBody }) {
        throw Diagnostic(
          .hasNoBody(type), at: type.file.child(type.node, .name).map { type.file.span($0) })
      }
      throw Diagnostic(.hasNoView(name, namesToShow), at: nil)
    }
    if let preview = previews.first { return try code(of: preview, others: previews) }
    if let (file, items) = statements() {
      return try code(named: nil, [], items, file, TypeScope(module, file, within: nil))
    }
    if let body = try loneBody() { return body }
    if views().isEmpty, let type = bodyWithoutView() {
      throw Diagnostic(
        .isNoView(type), at: type.file.child(type.node, .name).map { type.file.span($0) })
    }
    guard let type = outermost(), !isTyped || canBeAlone(type) else { return nil }
    return try shown(type)
  }

  /// A view, with the arguments that the app gives it where it needs some.
  private func shown(_ type: TypeDeclaration) throws(Diagnostic) -> ShownCode {
    guard !canBeAlone(type), let given = try valueOfApp(type) else { return alone(type) }
    let runtime = module.runtime
    let name = type.file.child(type.node, .name) ?? type.node
    let told = Diagnostic(.isMadeAs(type.name, in: given.maker), at: type.file.span(name))
    return alone(type) { _ throws(Diagnostic) in
      runtime.remark(told)
      return given.value
    }
  }

  /// The names of the previews and the views.
  package var namesToShow: [String] { previews().map(\.name) + views().map(\.name) }

  /// All that a file shows: its previews; where it has none, the statements at its top, or else its
  /// views.
  ///
  /// - Parameter isProgram: whether its statements are those of a program, which shows no view by them.
  package func parts(of source: Int32, isProgram: Bool = false) -> [ShownPart] {
    let all = previews()
    let previews = all.filter { $0.file.source == source }
    if !previews.isEmpty {
      return previews.map { preview in
        let items = preview.items.last.map { preview.file.span($0) }
        return ShownPart(
          name: all.count == 1 && !preview.isNamed ? nil : preview.name,
          isNamed: preview.isNamed, span: items ?? SourceSpan(source: source, start: 0, end: 0),
          viewName: preview.viewName,
          shownNames: ViewUses.shownNames(preview.views, preview.file), kind: .preview(preview))
      }
    }
    if !isProgram, let (file, items) = statements(in: source) {
      return [
        ShownPart(
          name: nil, isNamed: false, span: file.span(items[0]), viewName: nil, shownNames: [],
          kind: .statements(file, items))
      ]
    }
    return views().filter { $0.file.source == source }.map {
      ShownPart(
        name: $0.name, isNamed: true, span: $0.file.span($0.node), viewName: $0.name,
        shownNames: [[$0.name]], kind: .view($0))
    }
  }

  /// The code of a preview, of statements or of a view; nil for a view that needs arguments.
  package func code(of part: ShownPart) throws(Diagnostic) -> ShownCode? {
    switch part.kind {
    case .preview(let preview): return try code(of: preview, others: previews())
    case .statements(let file, let items):
      return try code(named: nil, [], items, file, TypeScope(module, file, within: nil))
    case .view(let type):
      return canBeAlone(type) ? alone(type) : nil
    }
  }

  /// Whether a view is made without arguments.
  func canBeAlone(_ type: TypeDeclaration) -> Bool {
    let context = CodeContext(module, TypeScope(module, type.file, within: type.outer), in: nil)
    return (try? context.compileInit(type.ownType.withoutParameters, type.node, [], .unknown))
      != nil
  }

  /// How a preview says that it is shown; nil where it says nothing, or where no preview has the name.
  ///
  /// - Parameter name: nil for the first preview.
  package func traits(ofPreview name: String?) -> PreviewTraits? {
    module.closeExtensions()
    let preview = previews().first {
      $0.name == name || $0.owner?.name == name || name == nil
    }
    return preview.flatMap { PreviewTraits($0.traits, $0.file) }
  }

  /// How a part says that it is shown; nil where it says nothing.
  package func traits(of part: ShownPart) -> PreviewTraits? {
    guard case .preview(let preview) = part.kind else { return nil }
    return PreviewTraits(preview.traits, preview.file)
  }

  // MARK: Previews

  /// A preview of the files: a `#Preview`, or the previews of a provider.
  struct Preview {
    let name: String
    let isNamed: Bool
    let file: SourceFile
    let items: [Int]
    let owner: TypeDeclaration?
    /// The family of a widget, and the statements of its timeline up to the first entry.
    var family: String?
    var entry: [Int] = []
    /// The code that says how it is shown.
    var traits: [Int] = []

    /// What it shows: statements that declare nothing, without `return`.
    var views: [Int] {
      items.compactMap { item in
        switch file.kind(item) {
        case .enumDeclaration, .extensionDeclaration, .functionDeclaration, .structDeclaration,
          .variableDeclaration, .classDeclaration:
          nil
        case .returnStatement: file.child(item, .value)
        default: item
        }
      }
    }

    /// The only view that it shows, by the name that its code begins with; nil for several.
    var viewName: String? {
      views.count == 1 ? ViewUses.firstName(views[0], file) : nil
    }
  }

  private func previews() -> [Preview] { module.previews(in: \.isShown) }

  func code(of preview: Preview, others: [Preview]) throws(Diagnostic) -> ShownCode {
    let isOnly = others.count == 1 && !preview.isNamed
    return try code(
      named: isOnly ? nil : preview.name, others.map(\.name).filter { $0 != preview.name },
      preview.items, preview.file, TypeScope(module, preview.file, within: preview.owner),
      of: preview)
  }

  // MARK: Statements and views

  /// - Parameter source: the only file that is looked at; nil for all.
  private func statements(in source: Int32? = nil) -> (SourceFile, [Int])? {
    for file in module.files where file.isShown && !file.tree.nodes.isEmpty {
      if let source, file.source != source { continue }
      let context = CodeContext(module, TypeScope(module, file, within: nil), in: nil)
      let items = file.children(0, .item).filter {
        !context.declaresTypeOrFunction($0) && file.kind($0) != .macroUse
      }
      if items.contains(where: { file.kind($0) != .variableDeclaration }) { return (file, items) }
    }
    return nil
  }

  /// `var body` without a type around it: what stands inside of a view, with its states and functions.
  private func loneBody() throws(Diagnostic) -> ShownCode? {
    for file in module.files where file.isShown && !file.tree.nodes.isEmpty {
      let body = module.globals("body", seenFrom: file).first {
        $0.kind == .computed && $0.file === file
      }
      guard let body else { continue }
      let context = CodeContext(module, TypeScope(module, file, within: nil), in: nil)
      let span = file.span(body.node)
      let (run, runtime) = (
        try context.variableExpression(body, [:], body.node).run, module.runtime
      )
      let shows: Run = { machine throws(Diagnostic) in
        try runtime.shown(try run(&machine), &machine, span)
      }
      return shown(nil, [], span, context, shows)
    }
    return nil
  }

  func views() -> [TypeDeclaration] {
    module.declaredTypes.filter { type in
      type.file.isShown && type.inherits(fromLibrary: "View") && type.kind == .struct
        && !type.inherits(fromLibrary: "ToolbarContent")
        && type.members("body").contains { !$0.file.isLibrary }
    }
  }

  /// A struct with a `body` that does not say that it is a view; nil for none.
  private func bodyWithoutView() -> TypeDeclaration? {
    module.declaredTypes.first { type in
      type.file.isShown && type.kind == .struct
        && type.lineage.allSatisfy { !$0.isOfLibrary || $0.name == type.name }
        && type.members("body").contains { member in
          member.kind == .computed
            && member.typeNode.map { member.file.text($0) } == "some View"
        }
    }
  }

  /// `ContentView`, or the last view that no other one uses.
  private func outermost() -> TypeDeclaration? {
    let views = views()
    if let content = views.first(where: { $0.name == "ContentView" }) { return content }
    let used = views.map { view in
      Set(
        (view.node..<view.file.tree.end(of: view.node)).lazy
          .filter { [.name, .typeName].contains(view.file.kind($0)) }.map { view.file.name($0) })
    }
    return views.indices.last { index in
      !used.indices.contains { $0 != index && used[$0].contains(views[index].name) }
    }.map { views[$0] } ?? views.last
  }

  /// A view that is made without arguments.
  ///
  /// - Parameter given: makes its value; nil for one whose arguments are not known.
  func alone(_ type: TypeDeclaration, _ given: Run? = nil) -> ShownCode {
    let file = type.file
    let context = CodeContext(module, TypeScope(module, file, within: type.outer), in: nil)
    let span = file.span(type.node)
    let run: Run
    if let given {
      run = given
    } else {
      do throws(Diagnostic) {
        run = try context.compileAlone(type.ownType.withoutParameters, type.node).run
      } catch {
        run = { _ throws(Diagnostic) in throw error }
      }
    }
    let (runtime, isApp) = (module.runtime, type.inherits(fromLibrary: "App"))
    let instances = PreviewInstances()
    let shows: Run = { machine throws(Diagnostic) in
      instances.begin()
      let shown = try runtime.forgiving(&machine, runtime.box) { machine throws(Diagnostic) in
        try runtime.keeping(instances, &machine) { machine throws(Diagnostic) in
          try runtime.shown(try run(&machine), &machine, span)
        }
      } else: { error, machine throws(Diagnostic) in
        if error.isLimit || error.isRecursion { throw error }
        return try runtime.placeholder(&machine, span)
      }
      // Of an app with several windows the first one is shown.
      guard isApp, case .list(let list) = shown else { return shown }
      return list.elements.first ?? .nothing
    }
    return shown(type.name, [], span, context, shows, viewName: type.name)
  }

  private func code(
    named name: String?, _ others: [String], _ items: [Int], _ file: SourceFile, _ scope: TypeScope,
    of preview: Preview? = nil
  ) throws(Diagnostic) -> ShownCode {
    let context = CodeContext(module, scope, in: nil)
    context.isStatic = true
    for item in items { context.noteSharedNames(item) }
    let run = try context.body { () throws(Diagnostic) in
      let views = try context.builderBody(items, isSure: preview != nil)
      guard let preview, let family = preview.family else { return views }
      return showing(family, entry: context.firstEntry(preview.entry), views)
    }
    let span = items.last.map { file.span($0) } ?? SourceSpan(source: file.source, start: 0, end: 0)
    let owner = scope.owner
    let (runtime, instances) = (module.runtime, PreviewInstances())
    // With states of its own the preview is a body.
    let isBody = items.contains { item in
      file.attributes(item).contains { ["State", "Previewable", "StateObject"].contains($0) }
    }
    let made: Run = { machine throws(Diagnostic) in
      instances.begin()
      let views = try machine.makingView(span, span, id: nil) { machine throws(Diagnostic) in
        try runtime.keeping(isBody ? nil : instances, &machine) { machine throws(Diagnostic) in
          try runtime.doingLaterWork(try run(&machine), &machine, span)
        }
      }
      // Of several previews, as a provider has, the first one is shown.
      guard owner != nil || views.arePreviews else { return views }
      if case .view(let view) = views, let first = view.firstPreview { return .view(first) }
      guard case .list(let list) = views else { return views }
      return list.elements.first ?? .nothing
    }
    let acts = preview == nil && items.allSatisfy { Self.actions.contains(file.kind($0)) }
    return shown(
      name, others, span, context, made, viewName: viewName(items, context), acts: acts)
  }

  /// Statements that show no view where their value is none.
  private static let actions: Set<NodeKind> = [
    .assignment, .call, .forLoop, .repeatLoop, .variableDeclaration, .whileLoop,
  ]

  /// Code of a preview that shows a widget.
  private func showing(_ family: String, entry: Run?, _ views: @escaping Run) -> Run {
    let runtime = module.runtime
    return { machine throws(Diagnostic) in
      runtime.shownWidget = ShownWidget(family: SwiftUISpelling.kebabCase(family))
      if let entry { runtime.shownWidget?.entry = try entry(&machine) }
      return try views(&machine)
    }
  }

  /// The name of the type of the code whose value is all that is shown.
  private func viewName(_ items: [Int], _ context: CodeContext) -> String? {
    let file = context.file
    guard let last = items.last, items.filter({ file.kind($0) != .variableDeclaration }).count == 1,
      file.kind(last) == .call, let base = file.child(last, .base), file.kind(base) == .name,
      let type = context.types.lookUp(file.name(base))?.declaration, !type.isOfLibrary
    else { return nil }
    return type.name
  }

  private func shown(
    _ name: String?, _ others: [String], _ span: SourceSpan, _ context: CodeContext,
    _ run: @escaping Run, viewName: String? = nil, acts: Bool = false
  ) -> ShownCode {
    let runtime = module.runtime
    var showsNothing = false
    let code = WorkCode { machine throws(Diagnostic) in
      let value = try run(&machine)
      showsNothing = acts && value.isNothing
      guard value.isNothing else { return value }
      // Statements that show nothing this time.
      let call = NativeCall(
        values: [], runtime: runtime, span: span, types: [:], result: runtime.library.view)
      return try call.made("group", [], &machine)
    }
    context.store.add(code)
    // The code needs the module as long as it may run again.
    let make: (ViewStates?) throws(Diagnostic) -> View? = { [self] states throws(Diagnostic) in
      do throws(Diagnostic) {
        return try interpreter.evaluate(
          code, in: context.scope, context.store, at: span, with: states
        ).asView
      } catch {
        throw module.runtime.inCode(error)
      }
    }
    return ShownCode(
      name: name, viewName: viewName, others: others, span: span, make: make,
      showsNothing: { showsNothing },
      inString: SwiftInString { [self] machine throws(Diagnostic) in
        defer { withExtendedLifetime((self, context.store)) {} }
        return try machine.run(code, in: context.scope, at: span)
      })
  }
}

extension Value {
  /// Whether it is several views each of which says how it is previewed: `.previewDisplayName("Dark")`.
  fileprivate var arePreviews: Bool {
    let views: [View] =
      switch self {
      case .list(let list):
        list.elements.compactMap { if case .view(let view) = $0 { view } else { nil } }
      case .view(let view) where view.content.name == "group": view.children
      default: []
      }
    return views.count > 1 && views.allSatisfy(\.isPreview)
  }
}

extension View {
  private static let modifiersOfPreviews: Set<String> = [
    "preview-device", "preview-display-name", "preview-interface-orientation", "preview-layout",
  ]

  /// Whether a modifier of it is for previews.
  fileprivate var isPreview: Bool {
    if Self.modifiersOfPreviews.contains(content.name) { return true }
    return content.isModifier && children.first?.isPreview ?? false
  }

  /// Of modifiers of a group of views the same modifiers of its first view; nil for all else.
  ///
  /// - Rule: a modifier of a group modifies each of its views, and a group in a group has no other views than that.
  fileprivate var firstPreview: View? {
    if content.name == "group", let first = children.first {
      return first.firstPreview ?? (children.count > 1 ? first : nil)
    }
    guard Catalogue.declaration(named: content.name)?.kind == .modifier,
      let inner = children.first?.firstPreview
    else { return nil }
    return containing([inner] + children.dropFirst())
  }
}

extension SwiftModule {
  /// The types that the code declares, in the order of the files.
  var declaredTypes: [TypeDeclaration] {
    types.values.filter { !$0.isOfLibrary }.sorted {
      ($0.file.source, $0.node) < ($1.file.source, $1.node)
    }
  }
}

extension TypeDeclaration {
  fileprivate var isViewWithoutBody: Bool {
    file.isShown && inherits(fromLibrary: "View") && declared("body").isEmpty
  }
}

extension Complaint {
  fileprivate static func hasNoBody(_ type: TypeDeclaration) -> Complaint {
    Complaint(
      "`\(type.name)` is a view without a `body`", hint: "write `var body: some View { … }` in it")
  }

  fileprivate static func isNoView(_ type: TypeDeclaration) -> Complaint {
    let conforms = type.inherited.isEmpty ? ": View" : ": View, …"
    return Complaint(
      "`\(type.name)` has a `body` and does not say that it is a view",
      hint: "write `struct \(type.name)\(conforms)`")
  }

  /// - Parameter known: all names, of which those that are spelled most alike are told first.
  fileprivate static func hasNoView(_ name: String, _ known: [String]) -> Complaint {
    var seen: Set<String> = []
    let wanted = Array(name.lowercased().utf8)
    let sorted = known.filter { seen.insert($0).inserted }.enumerated().map { index, name in
      (NearestName.distance(wanted, Array(name.lowercased().utf8)), index, name)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    let message = "there is no preview and no view called `\(name)`"
    guard let first = sorted.first else { return Complaint(message) }
    let others = sorted.dropFirst().prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    let isNear = NearestName.nearest(to: name, among: [first]) != nil
    let start = isNear ? "did you mean `\(first)`?" : "there is `\(first)`"
    return Complaint(
      message,
      hint: others.isEmpty ? start : start + (isNear ? " There are also " : ", and ") + others)
  }
}

extension SwiftModule {
  /// The name of the first preview that makes a view; nil for none.
  func preview(of view: String) -> String? {
    previews(in: \.isShown).first { preview in
      preview.items.contains { preview.file.text($0).contains("\(view)(") }
    }?.name
  }

  /// The previews of some files: each `#Preview`, then those of the providers.
  func previews(in isMeant: (SourceFile) -> Bool) -> [SwiftEvaluator.Preview] {
    previewsOfMacros(in: isMeant) + previewsOfProviders(in: isMeant)
  }

  private func previewsOfMacros(in isMeant: (SourceFile) -> Bool) -> [SwiftEvaluator.Preview] {
    var found: [SwiftEvaluator.Preview] = []
    for file in files where isMeant(file) && !file.tree.nodes.isEmpty {
      for item in file.children(0, .item) where file.kind(item) == .macroUse {
        guard file.text(item, .name) == "Preview" else { continue }
        let arguments = Argument.all(item, file)
        guard let body = arguments.first(where: \.isClosure)?.node else { continue }
        let family = arguments.first { $0.label == "as" }?.node
        let timeline = arguments.first { $0.label == "timeline" }?.node
        let title = arguments.first.flatMap { first in
          file.kind(first.node) == .string
            ? file.children(first.node, .segment).first.map { file.text($0) } : nil
        }
        found.append(
          SwiftEvaluator.Preview(
            name: title ?? "preview \(found.count + 1)", isNamed: title != nil, file: file,
            items: file.children(body, .item), owner: nil,
            family: family.flatMap { file.text($0, .name) },
            entry: timeline.map { Self.upToEntry(file.children($0, .item), file) } ?? [],
            traits: Array(
              arguments.drop { $0.label != "traits" }.filter { !$0.isClosure }.map(\.node))))
      }
    }
    return found
  }

  /// The declarations before the first entry of a timeline, and that entry.
  private static func upToEntry(_ items: [Int], _ file: SourceFile) -> [Int] {
    let first = items.firstIndex { file.kind($0) != .variableDeclaration }
    return first.map { Array(items[...$0]) } ?? []
  }

  private func previewsOfProviders(
    in isMeant: (SourceFile) -> Bool
  ) -> [SwiftEvaluator.Preview] {
    var found: [SwiftEvaluator.Preview] = []
    for type in declaredTypes
    where isMeant(type.file) && type.inherits(fromLibrary: "PreviewProvider") {
      guard let member = type.members("previews").first(where: { !$0.file.isLibrary }),
        let body = member.file.child(member.node, .body)
      else { continue }
      let file = member.file
      for (number, items) in Self.apart(file.children(body, .item), file).enumerated() {
        let title = items.count == 1 ? Self.displayName(of: items[0], file) : nil
        found.append(
          SwiftEvaluator.Preview(
            name: title ?? (number == 0 ? type.name : "\(type.name) \(number + 1)"), isNamed: true,
            file: file, items: items, owner: type, traits: items))
      }
    }
    return found
  }

  /// The statements of each preview of a provider: of several views, or of a group of them, each is one.
  private static func apart(_ items: [Int], _ file: SourceFile) -> [[Int]] {
    func areViews(_ items: [Int]) -> Bool {
      items.allSatisfy { [.call, .name, .member].contains(file.kind($0)) }
    }
    guard areViews(items) else { return [items] }
    if items.count == 1, file.child(items[0], .base).map({ file.text($0) }) == "Group",
      let content = Argument.all(items[0], file).first, content.isClosure
    {
      let inside = file.children(content.node, .item)
      return inside.count > 1 && areViews(inside) ? inside.map { [$0] } : [items]
    }
    return items.count > 1 ? items.map { [$0] } : [items]
  }

  /// The name in `.previewDisplayName("Dark")` behind a view; nil for none.
  private static func displayName(of item: Int, _ file: SourceFile) -> String? {
    var next: Int? = item
    while let node = next, file.kind(node) == .call, let member = file.child(node, .base),
      file.kind(member) == .member
    {
      if file.child(member, .name).map({ file.name($0) }) == "previewDisplayName",
        let text = Argument.all(node, file).first?.node, file.kind(text) == .string
      {
        return file.children(text, .segment).first.map { file.text($0) }
      }
      next = file.child(member, .base)
    }
    return nil
  }
}

extension CodeContext {
  /// The value of the last of some items, which use what is declared before; nil for none.
  fileprivate func firstEntry(_ items: [Int]) -> Run? {
    guard let last = items.last else { return nil }
    openBlock()
    defer { closeBlock() }
    let steps = items.dropLast().map { statement($0) }
    let value = compile(last).run
    return { machine throws(Diagnostic) in
      for step in steps { _ = try step(&machine) }
      return try value(&machine)
    }
  }
}
