import LayLanguage
import LaySwiftTree

// Calls of what is not known, in code that is forgiven.

extension CodeContext {
  /// A value of a type that is not known: its labelled arguments are its members, and the views in its closures
  /// are what it shows.
  func unknownValue(_ name: String, _ arguments: [Argument], _ error: Diagnostic) -> Expression {
    let members = unknownMembers(arguments)
    let span = span(0)
    return Expression(.unknown) { machine throws(Diagnostic) in
      let known = try members(&machine)
      return .object(UnknownBox(name, error.complaint, at: error.span ?? span, members: known))
    }
  }

  private typealias MembersRun = (inout Machine) throws(Diagnostic) -> [(
    label: String, value: Value
  )]

  private func unknownMembers(_ arguments: [Argument]) -> MembersRun {
    var members: [(label: String, run: Run)] = []
    scope.temporaries += arguments.count + 1
    defer { scope.temporaries -= arguments.count + 1 }
    let closures = shownClosures(arguments)
    for argument in arguments where argument.inOut == nil {
      if argument.isClosure {
        guard closures.contains(argument.node) else { continue }
        let parameters = Array(repeating: SwiftType.unknown, count: closureArity(argument.node))
        let content = compile(
          closure: argument.node, .function(parameters, library.view), builder: .perhapsViews)
        let count = members.count { $0.label.hasPrefix(UnknownBox.content) }
        members.append((UnknownBox.content(count), content.run))
      } else if let label = argument.label {
        members.append((label, orUnknown(compileUntyped(argument.node), argument.node)))
      }
    }
    return { [members] machine throws(Diagnostic) in
      var known: [(label: String, value: Value)] = []
      for (label, run) in members { known.append((label, try run(&machine))) }
      return known
    }
  }

  /// The labels of closures that stand in place of the one before them.
  ///
  /// - Source: `else` of Swift, and `AsyncImage(url:content:placeholder:)`.
  private static let labelsOfAlternatives: Set = ["else", "fallback", "otherwise", "placeholder"]

  /// The closures of a call that is not known whose views are shown; of those that stand in place of each other the one
  /// that shows most.
  private func shownClosures(_ arguments: [Argument]) -> Set<Int> {
    var groups: [[Int]] = []
    for argument in arguments where argument.isClosure && showsViews(in: argument.node) {
      if Self.labelsOfAlternatives.contains(argument.label ?? ""), !groups.isEmpty {
        groups[groups.count - 1].append(argument.node)
      } else {
        groups.append([argument.node])
      }
    }
    return Set(groups.compactMap { $0.max { countOfCalls($0) < countOfCalls($1) } })
  }

  /// Whether a call gives the views that its closure makes of an optional: `error.map { Text($0) }`.
  private func givesViews(_ name: String, _ arguments: [Argument]) -> Bool {
    ["map", "flatMap"].contains(name) && arguments.count == 1 && arguments[0].isClosure
      && showsViews(in: arguments[0].node)
  }

  /// Whether views are made in some code, as far as names tell.
  private func showsViews(in node: Int) -> Bool {
    (node..<file.tree.end(of: node)).contains { place in
      guard file.kind(place) == .call, let base = file.child(place, .base),
        file.kind(base) == .name
      else { return false }
      return file.name(base).first?.isUppercase == true
    }
  }

  /// What scenes have beside the modifiers of views: they change no view of a window.
  private static let modifiersOfScenes: Set = [
    "backgroundTask", "commands", "commandsRemoved", "commandsReplaced", "defaultAppStorage",
    "defaultLaunchBehavior", "defaultPosition", "defaultSize", "defaultWindowPlacement",
    "menuBarExtraStyle", "restorationBehavior", "windowIdealPlacement", "windowIdealSize",
    "windowLevel", "windowManagerRole", "windowResizability", "windowStyle",
    "windowToolbarLabelStyle", "windowToolbarStyle",
  ]

  /// A modifier that is not known: it leaves its view as it is.
  func unknownModifier(
    _ name: String, of view: Expression, _ node: Int, _ arguments: [Argument]
  ) -> Expression {
    if Self.modifiersOfScenes.contains(name) { return view }
    let missing = missing(name, of: view.type, node)
    var hint = missing.hint
    if name == "fontSize", arguments.count == 1 {
      hint = "write `.font(.system(size: \(file.text(arguments[0].node))))`"
    }
    return leftOut(Diagnostic(.unknownModifier(name, hint: hint), at: missing.span), of: view)
  }

  /// `Text("Hi").shouting`, of an extension of a library's view that is not there, leaves the view as it is; nil
  /// where no view is wanted, and of views of the app.
  func memberLeftOut(
    _ name: String, of view: Expression, _ node: Int, _ expected: SwiftType
  ) -> Expression? {
    guard runtime.forgives, !file.isLibrary, view.type.declaration?.isOfLibrary == true,
      view.type.isOfViews, expected.isUnknown || expected.isOfViews, case .value = view.meaning
    else { return nil }
    return leftOut(missing(name, of: view.type, node), of: view)
  }

  private func leftOut(_ error: Diagnostic, of view: Expression) -> Expression {
    let (run, runtime) = (view.run, runtime)
    return Expression(view.type) { machine throws(Diagnostic) in
      let view = try run(&machine)
      runtime.remark(error, .leftOut)
      return view
    }
  }

  /// `$store.title` of a `store` that is not known: not known either; nil for all else.
  func partOfUnknown(_ name: String, of value: Expression, _ node: Int) -> Expression? {
    guard runtime.forgives, value.type.arguments.first?.isUnknown == true,
      value.type.isNamed("Binding") || value.type.isNamed("ObjectBindings")
    else { return nil }
    let (run, runtime, span) = (value.run, runtime, span(node))
    let error = missing(name, of: value.type, node)
    return Expression(.unknown) { machine throws(Diagnostic) in
      let value = try run(&machine)
      if let unknown = value.unknown { return runtime.part(name, of: unknown) }
      // What is bound, or what reads it.
      var bound = value.part(at: 0)
      if case .function = bound { bound = try runtime.call(bound, [], &machine, span) }
      guard let unknown = bound.unknown else { throw error }
      return runtime.part(name, of: unknown)
    }
  }

  /// A modifier where code is forgiven: one that is not followed is left out, and its view stays.
  ///
  /// - Parameter make: the call, by what gives its view.
  func orView(
    _ view: Expression, _ name: String, _ node: Int,
    _ make: (Expression) throws(Diagnostic) -> Expression
  ) throws(Diagnostic) -> Expression {
    guard runtime.forgives, !file.isLibrary, view.type.isOfViews,
      case .value = view.meaning
    else {
      return try make(view)
    }
    // The view is made once, whatever becomes of the modifier.
    let slot = makeSlot()
    let kept = Expression(view.type) { machine in machine.local(slot) }
    let made: Expression
    do throws(Diagnostic) { made = try make(kept) } catch {
      let isOwn = view.type.declaration.map { !$0.isOfLibrary && !$0.declared(name).isEmpty }
      if isOwn == true { throw error }
      made = Expression(view.type) { _ throws(Diagnostic) in throw error }
    }
    let (run, runtime, span, showsView) = (
      view.run, runtime, span(node), made.type.isOfViews || made.type.isUnknown
    )
    let boxName = nameOfMadeView(node)
    return Expression(made.type) { machine throws(Diagnostic) in
      let view = try runtime.orBox(&machine, span, named: boxName, run)
      machine.setLocal(slot, view)
      guard showsView else { return try made.run(&machine) }
      return try runtime.forgiving(&machine, .modifierLeftOut, made.run) { _, _ in view }
    }
  }

  /// A method of a value that is not known; a modifier of a view that nobody knew to be one.
  ///
  /// - Rule: what is made of a value that is not known is not known, of the same cause. A value that is known
  ///   after all answers as the code says.
  func unknownCall(
    _ name: String, of value: Expression, _ node: Int, _ arguments: [Argument]
  ) -> Expression {
    let error = Diagnostic(.isNotFollowed("`\(name)` of this value"), at: span(node))
    let place = file.child(node, .base).flatMap { file.child($0, .name) } ?? node
    let modifier = Diagnostic(.unknownModifier(name, hint: nil), at: span(place))
    let known = arguments.allSatisfy { $0.inOut == nil && implicitName($0.node) == nil }
    let members =
      name.first?.isUppercase == true || givesViews(name, arguments)
      ? unknownMembers(arguments) : nil
    scope.temporaries += arguments.count + 1
    defer { scope.temporaries -= arguments.count + 1 }
    let runs = known ? arguments.map { orUnknown(compile($0.node), $0.node) } : []
    let lookup = DynamicMember(runtime, name, span(node), arguments)
    let (run, runtime, span) = (value.run, runtime, span(node))
    return Expression(.unknown) { machine throws(Diagnostic) in
      let value: Value
      switch try machine.catching(run) {
      case .success(let found): value = found
      case .failure(let error):
        // `Theme.Card(title: …)` of a `Theme` that is not known.
        guard let members, !runtime.leaves(error) else { throw error }
        let known = try members(&machine)
        return .object(UnknownBox(name, error.complaint, at: error.span ?? span, members: known))
      }
      if let unknown = value.unknown {
        if let members, name.first?.isUppercase == false {
          // `error.map { Text($0) }` shows what it does for an error.
          return .object(
            UnknownBox(
              unknown.name, unknown.error.complaint, at: unknown.origin.span,
              members: try members(&machine)))
        }
        guard members == nil, !unknown.contents.isEmpty else {
          return .object(unknown.derived("\(unknown.name).\(name)"))
        }
        // A modifier of a view whose content is shown.
        runtime.remark(modifier, .leftOut)
        return value
      }
      guard known else { throw error }
      return try lookup.call(value, try machine.values(runs), &machine)
    }
  }
  /// What gives the names that patterns bind, in the block that is open, a value that is not known.
  func bindingUnknown() -> (Value, inout Machine) throws(Diagnostic) -> Void {
    let slot = makeSlot()
    let steps = namesOfBlock.map { variable in
      defining(variable) { machine in machine.local(slot) }
    }
    return { value, machine throws(Diagnostic) in
      machine.setLocal(slot, value)
      for step in steps { try step(&machine) }
    }
  }
}

extension CodeContext {
  /// Makes a view without arguments; those that it needs are not known where code is forgiven.
  func compileAlone(_ type: SwiftType, _ node: Int) throws(Diagnostic) -> Expression {
    let callees = try initializers(of: type, node)
    guard runtime.forgives, !callees.contains(where: { $0.arrange([]) != nil }),
      let callee = callees.min(by: { $0.parameters.count < $1.parameters.count })
    else { return try compileInit(type, node, [], .unknown) }
    return try call(CallTarget(callees: [callee.withoutArguments]), node, [], .unknown)
  }

  /// What stands for an argument of a view that nobody gives.
  func unknownParameter(_ callee: Callee, _ place: Int) -> Run {
    let label = callee.parameters[place].label ?? callee.member?.parameters[place].name ?? "_"
    let view = callee.made?.name ?? ""
    var span = span(callee.made?.node ?? 0)
    if case .memberwise(let properties) = callee.kind { span = properties[place].span }
    let labels = callee.parameters.filter(\.canBeUnknown).map { ($0.label ?? "_") + ": …" }
    let made = "\(view)(\(labels.joined(separator: ", ")))".replacing("_: ", with: "")
    let box = UnknownBox(
      label, .hasNoArgument(label, view, made, preview: module.preview(of: view)), at: span)
    return { _ in .object(box) }
  }
}

extension Callee {
  /// The same with values that are not known for all that has no default.
  fileprivate var withoutArguments: Callee {
    let open = parameters.map { parameter in
      var parameter = parameter
      parameter.canBeUnknown = !parameter.hasDefault && !parameter.isVariadic
      parameter.hasDefault = true
      return parameter
    }
    return Callee(
      kind: kind, member: member, parameters: open, result: result, types: types, made: made)
  }
}

extension Complaint {
  fileprivate static func unknownModifier(_ name: String, hint: String?) -> Complaint {
    Complaint("the modifier `\(name)` is not known here", hint: hint)
  }

  /// - Parameters:
  ///   - made: the call that makes the view.
  ///   - preview: a preview that makes it; nil for none.
  fileprivate static func hasNoArgument(
    _ name: String, _ view: String, _ made: String, preview: String?
  ) -> Complaint {
    Complaint(
      "nothing gives `\(name)` of `\(view)` a value here",
      hint: preview.map { "the preview `\($0)` does" } ?? "a preview can: `#Preview { \(made) }`")
  }
}
