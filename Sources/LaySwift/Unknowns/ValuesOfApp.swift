import LayEngine
import LayLanguage
import LaySwiftTree

// Views that need arguments, as code of the app makes them: for `Row(item:)` the first `Row` that a preview or
// another view of the app shows.

/// A view of which a value is looked for while other views run.
final class SoughtView {
  fileprivate let type: TypeDeclaration
  /// The value of which most is known, and how many of its properties are not.
  fileprivate var found: (value: Value, unknownCount: Int)?
  /// What was told while static variables got their first values, which stay.
  var toldOfStatics: [Remark] = []

  fileprivate init(_ type: TypeDeclaration) { self.type = type }

  var isComplete: Bool { found?.unknownCount == 0 }

  fileprivate func take(_ value: Value) {
    let count = type.storedProperties.count { value.part(at: $0.place).holdsUnknown }
    if count < found?.unknownCount ?? .max { found = (value, count) }
  }
}

extension SwiftRuntime {
  /// The same, which notes the value where a value of its type is looked for; nothing runs behind a complete one.
  func noting(_ made: Expression, of type: TypeDeclaration?) -> Expression {
    guard let type, type.kind == .struct, !type.isOfLibrary, type.inherits(fromLibrary: "View")
    else { return made }
    let run = made.run
    return Expression(made.type) { [self] machine throws(Diagnostic) in
      let value = try run(&machine)
      guard let sought, sought.type === type else { return value }
      sought.take(value)
      if sought.isComplete { throw waiting }
      return value
    }
  }
}

extension SwiftEvaluator {
  /// Whether a view that files show needs arguments that only other code gives it.
  ///
  /// - Parameter name: nil for what is shown without a name.
  package func needsArguments(_ name: String?) -> Bool {
    guard let name else { return false }
    module.closeExtensions()
    let isPreview = module.previews(in: \.isShown).contains { $0.name == name }
    guard !isPreview, let type = views().first(where: { $0.name == name }) else { return false }
    return !canBeAlone(type)
  }

  /// A value of a view as the app makes it, and the name of what does; nil where nothing is found.
  ///
  /// - Rule: the previews run that name it, or what names it; then a static member of it; then its calls in other types, where the names of
  ///   what stands before them are not known; then the views that are made without arguments. The value counts
  ///   of which most is known, and nothing is tried behind one that is all known.
  /// - Throws: what stops the program.
  func valueOfApp(
    _ type: TypeDeclaration
  ) throws(Diagnostic) -> (value: Value, maker: String)? {
    let required = type.requiredNames(in: module)
    guard module.runtime.forgives, module.runtime.standInLines?.nameAny(of: required) != true
    else { return nil }
    var best: (trial: Trial, maker: String)?
    for maker in makers(of: type) {
      guard let trial = try value(of: type, from: maker),
        trial.unknownCount < min(best?.trial.unknownCount ?? .max, max(required.count, 1))
      else { continue }
      best = (trial, maker.name)
      if trial.unknownCount == 0 { break }
    }
    guard let best else { return nil }
    module.runtime.madeOnce.keepValues(of: best.trial.madeOnce)
    for remark in best.trial.told { module.runtime.remark(remark.error, remark.outcome) }
    return (best.trial.value, best.maker)
  }

  private static let mostMakers = 8
  private static let mostTypes = 40

  /// What may make a view.
  private enum Maker {
    case preview(Preview)
    case view(TypeDeclaration)
    /// A call in a member of a type.
    case call(Int, Member, TypeDeclaration)
    /// A static member of the view: `Bullet.disc`.
    case member(Member, TypeDeclaration)

    var name: String {
      switch self {
      case .preview(let preview): preview.name
      case .view(let type), .call(_, _, let type): type.name
      case .member(let member, let type): "\(type.name).\(member.name)"
      }
    }
  }

  /// The previews, the calls in views and other types, and the views that are made without arguments.
  private func makers(of type: TypeDeclaration) -> [Maker] {
    var (seen, previews): (Set<ObjectIdentifier>, Set<SourceSpan>) = ([ObjectIdentifier(type)], [])
    var (open, found, views) = ([type][...], [Maker](), [Maker]())
    var calls: [Maker] = []
    while let next = open.popFirst(), seen.count < Self.mostTypes {
      for preview in self.previews(naming: next.name) {
        guard let span = preview.items.first.map({ preview.file.span($0) }),
          previews.insert(span).inserted
        else { continue }
        found.append(.preview(preview))
      }
      for (user, file, item) in users(of: next.name) where user !== type {
        if next === type { calls += self.calls(of: type.name, file, item, in: user) }
        guard seen.insert(ObjectIdentifier(user)).inserted else { continue }
        open.append(user)
        if user.kind == .struct, user.inherits(fromLibrary: "View"), canBeAlone(user) {
          views.append(.view(user))
        }
      }
    }
    let most = Self.mostMakers / 2
    return Array(found.prefix(most) + ownMakers(of: type) + calls.prefix(most) + views.prefix(most))
  }

  /// The static members of a view that give one.
  private func ownMakers(of type: TypeDeclaration) -> [Maker] {
    type.allMembers.filter { member in
      member.isStatic && member.kind == .computed && !member.file.isLibrary
        && member.typeNode.map { ["Self", type.name].contains(member.file.text($0)) } == true
    }.prefix(1).map { .member($0, type) }
  }

  /// The previews whose code names a type, or a type in their provider does.
  private func previews(naming name: String) -> [Preview] {
    module.previews(in: { !$0.isLibrary }).filter { preview in
      let whole = preview.owner.map { [$0.node] } ?? preview.items
      return whole.contains { !preview.file.places(of: name, in: $0).isEmpty }
    }
  }

  /// The types whose code names a type, with the parts of files that do.
  private func users(of name: String) -> [(type: TypeDeclaration, SourceFile, item: Int)] {
    module.files.filter { !$0.isLibrary && !$0.tree.nodes.isEmpty }.flatMap { file in
      file.children(0, .item).compactMap { item in
        guard !file.places(of: name, in: item).isEmpty,
          let named = file.child(item, .name) ?? file.child(item, .type),
          let type = TypeScope(module, file, within: nil).lookUp(file.text(named))?.declaration,
          !type.isOfLibrary
        else { return nil }
        return (type, file, item)
      }
    }
  }

  /// The calls that make a view in a part of a file.
  private func calls(
    of name: String, _ file: SourceFile, _ item: Int, in type: TypeDeclaration
  ) -> [Maker] {
    file.places(of: name, in: item).compactMap { place in
      let member = type.allMembers.first {
        $0.file === file && $0.node <= place && place < file.tree.end(of: $0.node)
      }
      guard let member, !member.isStatic, [.computed, .function].contains(member.kind),
        let call = (member.node..<place).last(where: {
          file.kind($0) == .call && file.child($0, .base) == place
        })
      else { return nil }
      return .call(call, member, type)
    }
  }

  /// What a run that makes a view has found.
  private struct Trial {
    let value: Value
    let unknownCount: Int
    let madeOnce: SwiftRuntime.MadeOnce
    let told: [Remark]
  }

  /// The value of a view that something makes while it is laid out; nil where it makes none.
  ///
  /// - Rule: afterwards nothing has run, so that a view tells what it is not sure of, whatever ran before.
  private func value(
    of type: TypeDeclaration, from maker: Maker
  ) throws(Diagnostic) -> Trial? {
    let runtime = module.runtime
    let (sought, count, madeOnce) = (SoughtView(type), runtime.remarks.count, runtime.madeOnce)
    let (shownNames, standIns, hasGuessed) = (
      runtime.shownNames, runtime.standIns, runtime.hasGuessed
    )
    let guessedViews = runtime.guessedViews
    runtime.sought = sought
    defer {
      runtime.sought = nil
      runtime.forgetRemarks(after: count)
      runtime.madeOnce = madeOnce
      (runtime.shownNames, runtime.standIns) = (shownNames, standIns)
      runtime.guessedViews = guessedViews
      runtime.hasGuessed = hasGuessed
    }
    do throws(Diagnostic) {
      try interpreter.silently { () throws(Diagnostic) in try layOut(maker, type) }
    } catch {
      if error.isInterruption { throw error }
    }
    return sought.found.map { found in
      Trial(
        value: found.value, unknownCount: found.unknownCount, madeOnce: runtime.madeOnce,
        told: sought.toldOfStatics)
    }
  }

  private func layOut(_ maker: Maker, _ type: TypeDeclaration) throws(Diagnostic) {
    let code =
      switch maker {
      case .preview(let preview): try code(of: preview, others: [preview])
      case .view(let view): alone(view)
      case .call(let node, let member, let owner):
        alone(type, try made(by: node, in: member, of: owner))
      case .member(let member, let owner):
        alone(type, made(by: member, of: owner))
      }
    interpreter.beginItem()
    guard let view = try code.make(nil) else { return }
    var environment = RootEnvironment()
    environment.screen = module.runtime.screen
    let size = module.runtime.screen?.size ?? ViewSize(width: 402, height: 874)
    let stops = { [interpreter] in interpreter.reasonToStop() != nil }
    do throws(LayoutFailure) {
      let tree = try ViewTree(view, in: environment, shouldStop: stops)
      _ = try Engine(tree, shouldStop: stops).layOut(
        ProposedViewSize(width: size.width, height: size.height))
    } catch {
      if case .program(let cause) = error, let error = cause as? Diagnostic { throw error }
    }
  }

  /// What a static member gives.
  private func made(by member: Member, of type: TypeDeclaration) -> Run {
    let runtime = module.runtime
    let part = runtime.instance(member, .body, runtime.types(of: .nothing, type))
    return { machine throws(Diagnostic) in
      let site = CallSite(of: member.name, at: member.span)
      return try machine.call(try part.function(&machine), 0, site)
    }
  }

  /// What a call gives in a member of a type that is made alone.
  private func made(
    by call: Int, in member: Member, of owner: TypeDeclaration
  ) throws(Diagnostic) -> Run {
    let runtime = module.runtime
    var made: Run?
    // Owns what may make closures in it.
    let store = CodeStore()
    if owner.kind == .struct, owner.inherits(fromLibrary: "View") {
      let context = CodeContext(
        module, TypeScope(module, owner.file, within: owner.outer), in: nil, store: store)
      made = try context.compileAlone(owner.ownType.withoutParameters, owner.node).run
      if !canBeAlone(owner), case .member(let own, _)? = ownMakers(of: owner).first {
        made = self.made(by: own, of: owner)
      }
    }
    let span = member.file.span(call)
    return { [made] machine throws(Diagnostic) in
      defer { withExtendedLifetime(store) {} }
      let reason = Complaint("what `\(owner.name)` is where it makes this is not known here")
      let value = try made?(&machine) ?? .object(UnknownBox(owner.name, reason, at: span))
      let part = runtime.instance(member, .part(call), runtime.types(of: value, owner))
      let site = CallSite(of: member.name, at: span)
      return try machine.call(try part.function(&machine), with: [value], site)
    }
  }
}

extension CodeContext {
  /// An expression in the body of a member, of which is not known what stands before it.
  func part(_ node: Int, of member: Member) -> Run {
    let bound = (member.node..<node).filter {
      file.kind($0) == .name && file.tree.nodes[$0].role != .label
        && [.pattern, .name].contains(file.tree.nodes[$0].role)
    }.map { file.name($0) }
    let names = Set(bound).filter { !$0.isEmpty && types.owner?.members($0).isEmpty != false }
    let slots = names.sorted().map { name in
      (name, bind(name, .unknown, isConstant: true, isInCell: false).slot)
    }
    let (made, span, view) = (compile(node), span(node), member.owner?.name ?? "")
    return { machine throws(Diagnostic) in
      for (name, slot) in slots {
        let reason = Complaint("what `\(name)` is in `\(view)` is not known here")
        machine.setLocal(slot, .object(UnknownBox(name, reason, at: span)))
      }
      return try made.run(&machine)
    }
  }
}

extension SourceFile {
  /// Where a name stands in a part of a file as a name that is used.
  fileprivate func places(of name: String, in node: Int) -> [Int] {
    (node..<tree.end(of: node)).filter { kind($0) == .name && self.name($0) == name }
  }
}

extension Value {
  /// Whether it is not known, or a wrapper of what is not.
  fileprivate var holdsUnknown: Bool {
    unknown != nil || part(at: 0).unknown != nil
  }
}

extension TypeDeclaration {
  /// The names of the arguments without which a view is not made.
  fileprivate func requiredNames(in module: SwiftModule) -> [String] {
    let context = CodeContext(module, TypeScope(module, file, within: outer), in: nil)
    let callees = (try? context.initializers(of: ownType.withoutParameters, node)) ?? []
    guard let callee = callees.min(by: { $0.parameters.count < $1.parameters.count }) else {
      return []
    }
    return callee.parameters.enumerated().filter { !$1.hasDefault && !$1.isVariadic }.map {
      place, parameter in
      parameter.label ?? callee.member?.parameters[place].name ?? "_"
    }
  }
}

extension Complaint {
  /// - Parameters:
  ///   - maker: the preview or the view that makes the value.
  static func isMadeAs(_ view: String, in maker: String) -> Complaint {
    Complaint(
      "`\(view)` is shown with the arguments that `\(maker)` gives it",
      hint: "a preview can give it others: `#Preview { \(view)(…) }`")
  }
}
