import LayEngine
import LayLanguage
import LaySwiftTree

// What stands for code of a view that is not followed, so that the rest of the view is shown. Each is told
// once, at its place.

extension SwiftRuntime {
  /// Does something, and something else where it is not followed, which is told.
  ///
  /// - Parameter outcome: what stands for it; nil where what stands for it tells that.
  func forgiving(
    _ machine: inout Machine, _ outcome: StandInOutcome?,
    _ work: (inout Machine) throws(Diagnostic) -> Value,
    else standIn: (Diagnostic, inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard forgives else { return try work(&machine) }
    switch try machine.catching(work) {
    case .success(let value): return value
    case .failure(let error):
      if leaves(error) { throw error }
      if let outcome { remark(error, outcome) }
      return try standIn(error, &machine)
    }
  }

  /// A function that the layout calls: where it is not followed, that is told, and another value stands for what
  /// it gives.
  ///
  /// - Parameter standIn: gives that value of what the function was given.
  func forgivingFunction(
    _ function: Value, _ outcome: StandInOutcome, _ machine: inout Machine, _ span: SourceSpan,
    else standIn: @escaping ([Value], inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard forgives, case .function(let called)? = function.unwrapped else { return function }
    return try self.function(of: called.parameterCount, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      try forgiving(&machine, outcome) { machine throws(Diagnostic) in
        let value = try call(.function(called), values, &machine, span)
        if let unknown = value.unknown { throw unknown.error }
        return value
      } else: { _, machine throws(Diagnostic) in
        try standIn(values, &machine)
      }
    }
  }

  /// What a value is that is not followed: not known, under its name in the code.
  func orUnknown(_ run: @escaping Run, _ name: String, _ span: SourceSpan) -> Run {
    guard forgives else { return run }
    return { [self] machine throws(Diagnostic) in
      switch try machine.catching(run) {
      case .success(let value): return value
      case .failure(let error):
        // It is told where something needs the value.
        if leaves(error) { throw error }
        let reason = error.complaint
        return .object(UnknownBox(name, reason, at: inCode(error).span ?? span))
      }
    }
  }

  /// The same, told where it happens.
  func toldUnknown(_ run: @escaping Run, isAction: Bool, _ span: SourceSpan) -> Run {
    guard forgives else { return run }
    let run = orUnknown(run, "result", span)
    return { [self] machine throws(Diagnostic) in
      let value = try run(&machine)
      guard let unknown = value.unknown else { return value }
      remark(unknown.error, isAction ? .leftOut : nil)
      return isAction ? .nothing : value
    }
  }

  /// A box that stands for a view.
  func placeholder(_ machine: inout Machine, _ span: SourceSpan) throws(Diagnostic) -> Value {
    let box = try box(writtenSize(at: span) ?? placeholderSize, &machine, span)
    if case .view(let view) = box { standIns.append(view) }
    return box
  }

  /// A picture as large as a box, for one that is not known: the code may resize it.
  func picture(
    standingFor unknown: UnknownBox, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let size = writtenSize(at: span) ?? placeholderSize
    remark(unknown.error, .box(width: size.width, height: size.height))
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    let picture = try call.made(
      "image", [.number(size.width), .number(size.height)], labels: ["width", "height"], &machine)
    if case .view(let view) = picture { standIns.append(view) }
    return picture
  }

  /// Code as the text that stands for its value.
  func shown(_ name: String) -> Value {
    shownNames.insert(name)
    shownCount += 1
    return .text(name)
  }

  /// A text made of two others: code is shown in it where it is in one of these.
  func noted(_ text: String, of one: String, _ other: String) -> Value {
    if !shownNames.isEmpty, shownNames.contains(one) || shownNames.contains(other) {
      shownNames.insert(text)
    }
    return .text(text)
  }

  /// A text in which code may be shown: it is where some was shown since then.
  func noted(_ text: String, since count: Int) -> Value {
    if shownCount != count { shownNames.insert(text) }
    return .text(text)
  }

  /// A box of a size.
  func box(
    _ size: (width: Double, height: Double), _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    let gray = try call.made("color", [call.symbol("gray")], &machine)
    return try call.made(
      "frame", [.number(size.width), .number(size.height), gray], labels: ["width", "height", nil],
      &machine)
  }

  /// The size that a comment behind a view gives its stand-in: `// lay: 100 x 40`; nil without one.
  private func writtenSize(at span: SourceSpan) -> (width: Double, height: Double)? {
    let sources = module.interpreter.sources
    let line = sources.lineNumber(of: max(span.start, span.end - 1), in: span.source)
    let parts = sources.text(ofLine: line, in: span.source).split(separator: "// lay:")
    return parts.count == 2 ? PlaceholderSize.parse(parts[1]) : nil
  }

  /// What is thrown for a value that is not known, where only a known one will do.
  func requireKnown(_ value: Value) throws(Diagnostic) {
    if let unknown = value.unknown { throw unknown.error }
  }

  /// Why something failed: a value that is not known, or what it says itself.
  func cause(of error: Diagnostic, _ values: [Value]) -> Diagnostic {
    if error.isLimit || leaves(error) { return error }
    return values.lazy.compactMap(\.unknownPart).first?.error ?? error
  }

  /// The elements of a sequence; nil where they are not followed.
  func elementsOrNone(
    _ run: Run, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Elements? {
    guard forgives else { return try elements(of: try run(&machine), &machine, span) }
    var found: Elements?
    _ = try forgiving(&machine, .emptyList) { machine throws(Diagnostic) in
      found = try elements(of: try run(&machine), &machine, span)
      return .nothing
    } else: { _, _ in
      .nothing
    }
    return found
  }

  /// The elements that stand for a list that is not known.
  func elements(standingFor unknown: UnknownBox) -> Elements {
    let elements = unknown.elements
    remark(unknown.error, elements.isEmpty ? .emptyList : .listOfThree)
    return Elements(elements)
  }

  /// What a value shows that is not known: the content of a view, or a box.
  func standIn(
    for unknown: UnknownBox, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard forgives else { throw unknown.error }
    let contents = unknown.contents
    if contents.isEmpty || standInLines?.box(unknown.name) != nil {
      return try box(for: unknown.error, named: unknown.name, &machine, span)
    }
    remark(unknown.error, .content)
    var views: [Value] = []
    // What it is given does not show the content again.
    let given = Value.object(unknown.derived(unknown.name))
    for content in contents {
      let values = Array(repeating: given, count: content.parameterCount)
      let made = try machine.catching { machine throws(Diagnostic) in
        try call(.function(content), values, &machine, span)
      }
      switch made {
      case .success(let view): views.append(view)
      // A closure that throws or waits is an action, and no content.
      case .failure(let error) where error.isSame(as: throwing) || waits(error): continue
      case .failure(let error): throw error
      }
    }
    if views.isEmpty { return try box(for: unknown.error, named: unknown.name, &machine, span) }
    let content = try shown(views.count == 1 ? views[0] : .list(of: views), &machine, span)
    if case .list(let list) = content, list.elements.count > 1 { noteGuessed(list.elements) }
    return content
  }

  /// Takes views that are a guess.
  ///
  /// - Parameter choice: the place of what chose them among other views.
  func noteGuessed(_ views: some Sequence<Value>, by choice: SourceSpan? = nil) {
    for case .view(let view) in views {
      let name = ObjectIdentifier(view)
      guessedViews[name] = (view, choice ?? guessedViews[name]?.choice)
    }
  }

  /// An object for views around which nothing gives one; nil where none can be made.
  ///
  /// - Rule: one for each class of the code, made without arguments, or with arguments that are not known. What
  ///   fills its empty lists stands where it is given, so that their elements are not known.
  func object(
    standingFor type: SwiftType, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    guard forgives, let declaration = type.declaration, declaration.kind == .class,
      !declaration.isOfLibrary, !declaration.isOpen
    else { return nil }
    if let known = objects[type] { return known.isNothing ? nil : known }
    objects[type] = .nothing
    let context = CodeContext(
      module, TypeScope(module, declaration.file, within: declaration.outer), in: nil)
    let made = try machine.catching { machine throws(Diagnostic) in
      let run = try context.compileAlone(type, declaration.node).run
      let make = try context.finished(run, named: nil, 0, &machine, span)
      return try machine.call(make, 0, CallSite(of: nil, at: span))
    }
    switch made {
    case .success(let value) where value.unknown == nil && !value.isNothing:
      objects[type] = value
      try forgetLists(of: value, declaration, &machine)
      // The code that asks stands in the library: it is told where the class is declared.
      let name = declaration.file.child(declaration.node, .name) ?? declaration.node
      remark(Diagnostic(.isNotAround(declaration), at: declaration.file.span(name)))
      return value
    case .failure(let error) where error.isLimit: throw error
    // What its initialiser waits for, or throws, nobody here catches.
    default: return nil
    }
  }

  private func forgetLists(
    of object: Value, _ type: TypeDeclaration, _ machine: inout Machine
  ) throws(Diagnostic) {
    guard let instance = object.instance else { return }
    for property in type.storedProperties where !property.isConstant {
      guard case .list(let list) = object.part(at: property.place), list.elements.isEmpty else {
        continue
      }
      let reason = Complaint.hasNoElements(property.name, type)
      let unknown = Value.object(UnknownBox(property.name, reason, at: property.span))
      try machine.changeProperty(of: instance, at: property.place, property.span) { value, _ in
        value = unknown
      }
    }
  }

  /// A member of a value that is not known.
  ///
  /// - Rule: an argument of its initialiser is taken for the member of the same name, which is told.
  func part(_ name: String, of unknown: UnknownBox) -> Value {
    guard let part = unknown.part(name) else { return .object(unknown) }
    if part.unknown == nil { remark(unknown.error) }
    return part
  }
}

extension UnknownBox {
  /// The label of what shows the content of a view that is not known.
  static var content: String { "content of view" }

  /// The same for the second closure and the ones behind it.
  static func content(_ index: Int) -> String { index == 0 ? content : "\(content) \(index)" }

  /// What makes the content of a view that is not known, a function for each of its closures.
  var contents: [Function] {
    var found: [Function] = []
    while case .function(let content)? = part(Self.content(found.count)) { found.append(content) }
    return found
  }

  var error: Diagnostic { Diagnostic(origin.reason, at: origin.span) }

  /// Whether it is a value, and no view that is made: `theme.panel`, and not `Panel()`.
  var isValue: Bool {
    contents.isEmpty && name.split(separator: ".").last?.first?.isUppercase != true
  }

  /// What stands for the elements of a list that is not known: three, as is usual.
  var elements: [Value] {
    name.contains(" of list") ? [] : (1...3).map { .object(derived("\(name) \($0) of list")) }
  }
}

extension Value {
  /// A value that is not known; nil for others.
  var unknown: UnknownBox? {
    guard case .object(let object) = self else { return nil }
    return object as? UnknownBox ?? (object as? OptionalBox)?.wrapped.unknown
  }
}

extension Value {
  /// The same, or an element of a list that is not known.
  fileprivate var unknownPart: UnknownBox? {
    if case .list(let list) = self { return list.elements.lazy.compactMap(\.unknown).first }
    return unknown
  }
}

extension Complaint {
  fileprivate static func hasNoElements(_ name: String, _ type: TypeDeclaration) -> Complaint {
    Complaint(
      "what fills `\(name)` of `\(type.name)` is not known here",
      hint: "write `\(modifier(giving: type))` around the view, with elements")
  }

  fileprivate static func isNotAround(_ type: TypeDeclaration) -> Complaint {
    let name = type.name
    return Complaint(
      "nothing around a view that wants a `\(name)` gives it: one that is made here stands for it",
      hint: "write `\(modifier(giving: type))` around it")
  }

  private static func modifier(giving type: TypeDeclaration) -> String {
    let isOld = type.inherits(fromLibrary: "ObservableObject")
    return ".\(isOld ? "environmentObject" : "environment")(\(type.name)(…))"
  }
}

/// A call of the catalogue without those of its arguments that are not followed.
struct ForgivingCall {
  let runtime: SwiftRuntime
  let declaration: Declaration
  let name: String
  let isModifier: Bool
  /// What gives the arguments; of a modifier its view is the last one.
  let runs: [Run]
  /// The places of those that are as if they were not there where they give nil.
  let canBeNil: Set<Int>
  let labels: [(name: Symbol, span: SourceSpan)?]
  let spans: [SourceSpan]
  let site: CallSite
  let headSpan: SourceSpan
  /// Why arguments are not among these.
  let dropped: [Diagnostic]
  /// What is told already of an argument that no parameter takes.
  let left: Diagnostic?

  func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    var (values, lost) = try values(&machine)
    for error in dropped { runtime.remark(error, .argumentLeftOut) }
    var cause = dropped.first ?? left ?? lost
    while true {
      if isModifier, let view = lastView(values), hasLost(values) { return view }
      switch try machine.catching({ machine throws(Diagnostic) in try call(values, &machine) }) {
      case .success(let value): return value
      case .failure(let error):
        let reason = runtime.cause(of: error, values.compactMap(\.self))
        if runtime.leaves(error) || reason.isLimit { throw reason }
        if let place = place(of: error, values) {
          runtime.remark(reason, .argumentLeftOut)
          if !isModifier { runtime.incompleteViews.insert(headSpan) }
          values[place] = nil
          cause = cause ?? reason
          continue
        }
        // What nobody knows to be an image may be one.
        if isModifier, let view = lastView(values), isStandIn(view) { return view }
        return try standIn(for: cause ?? reason, values, &machine)
      }
    }
  }

  private func call(
    _ values: [Value?], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let present = values.indices.filter { values[$0] != nil }
    let used =
      present.count == values.count
      ? site
      : CallSite(
        name: name, shownAs: isModifier ? "." + name : name, at: headSpan, headSpan: headSpan,
        present.map { labels[$0] },
        present.map { spans[$0] })
    return try machine.callInSwift(declaration, present.compactMap { values[$0] }, used)
  }

  private func isStandIn(_ view: Value) -> Bool {
    guard case .view(var view) = view else { return false }
    while let child = view.children.first, view.children.count == 1,
      !runtime.standIns.contains(where: { $0 === view })
    {
      view = child
    }
    return runtime.standIns.contains { $0 === view }
  }

  private func lastView(_ values: [Value?]) -> Value? { values.last ?? nil }

  /// Whether a modifier has lost all it says: it leaves the view as it is, unless it may be called without
  /// arguments, as a padding.
  private func hasLost(_ values: [Value?]) -> Bool {
    let count = values.count { $0 != nil }
    return count == 1 && count < values.count + dropped.count
      && !declaration.parameters.allSatisfy(\.isOptional)
  }

  /// The argument that an error is about; nil for the modified view, and where it is about the call.
  private func place(of error: Diagnostic, _ values: [Value?]) -> Int? {
    guard let span = error.span else { return nil }
    return values.indices.dropLast(isModifier ? 1 : 0).first { index in
      values[index] != nil && spans[index] != headSpan && spans[index].source == span.source
        && spans[index].start <= span.start && span.end <= spans[index].end
    }
  }

  /// What stands for the call: of a modifier its view, of a container its content, of a shape a rectangle, which
  /// has the same room.
  private func standIn(
    for error: Diagnostic, _ values: [Value?], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    if isModifier, let view = lastView(values) {
      runtime.remark(error, .modifierLeftOut)
      return view
    }
    if !isModifier, runtime.library.declaration(name)?.inherits(fromLibrary: "Shape") == true {
      let call = NativeCall(
        values: [], runtime: runtime, span: headSpan, types: [:], result: runtime.library.view)
      let rectangle = try call.made("rectangle", [], &machine)
      runtime.remark(error, .rectangle)
      return rectangle
    }
    guard let content = values.last(where: { $0?.showsViews == true }) ?? nil else { throw error }
    runtime.remark(error, .content)
    return content
  }

  /// The arguments, those behind a modified view after it; nil for each that is not followed.
  ///
  /// - Returns: also why the first of these is not.
  private func values(
    _ machine: inout Machine
  ) throws(Diagnostic) -> (values: [Value?], lost: Diagnostic?) {
    let view = isModifier ? try viewOrBox(&machine) : nil
    var values: [Value?] = []
    var lost: Diagnostic?
    var hasGuessed = runtime.hasGuessed
    defer { runtime.hasGuessed = runtime.hasGuessed || hasGuessed }
    for run in isModifier ? runs.dropLast() : runs[...] {
      hasGuessed = hasGuessed || runtime.hasGuessed
      runtime.hasGuessed = false
      switch try machine.catching(run) {
      case .success(let value):
        let isLeftOut = value.isNothing && canBeNil.contains(values.count)
        if runtime.hasGuessed, isLeftOut || value.isNumber {
          runtime.unsureModifiers.insert(headSpan)
        }
        values.append(isLeftOut ? nil : value)
      case .failure(let error):
        if isModifier, runtime.waits(error) {
          values.append(nil)
          continue
        }
        if runtime.leaves(error) { throw error }
        runtime.remark(error, .argumentLeftOut)
        if !isModifier {
          runtime.incompleteViews.insert(headSpan)
        } else if !declaration.takesUnboundNames {
          runtime.unsureModifiers.insert(headSpan)
        }
        lost = lost ?? error
        values.append(nil)
      }
    }
    return (isModifier ? values + [view] : values, lost)
  }
}

extension ForgivingCall {
  /// The modified view, or a box for it.
  private func viewOrBox(_ machine: inout Machine) throws(Diagnostic) -> Value? {
    guard let view = runs.last else { return nil }
    return try runtime.orBox(&machine, headSpan, named: nil, view)
  }
}

extension Value {
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }

  /// Whether it is what a loop makes of several values: a text or a number, or what it has before its first turn.
  var mayBeOfLoop: Bool {
    switch self {
    case .string, .nothing: true
    case .list(let list): list.elements.isEmpty
    default: isNumber
    }
  }

  /// Whether it is a view, or several.
  fileprivate var showsViews: Bool {
    switch self {
    case .view: true
    case .list(let list):
      !list.elements.isEmpty
        && list.elements.allSatisfy { if case .view = $0 { true } else { false } }
    default: false
    }
  }
}

extension CodeContext {
  /// A condition of which one that is not followed is taken as true, or as false.
  func orTaken(
    _ isTaken: Bool, _ test: @escaping (inout Machine) throws(Diagnostic) -> Bool
  ) -> (inout Machine) throws(Diagnostic) -> Bool {
    guard runtime.forgives else { return test }
    let runtime = runtime
    return { machine throws(Diagnostic) in
      let value = try runtime.forgiving(&machine, .branch(isTaken: isTaken)) {
        machine throws(Diagnostic) in
        .truth(try test(&machine))
      } else: { _, _ in
        .truth(isTaken)
      }
      if case .truth(true) = value { return true }
      return false
    }
  }

  /// A text, or what is shown for a value that is not known: 10 for a number, and else its name in words.
  ///
  /// - Parameter type: the type of the value, if the text is made of one.
  func orShown(_ text: @escaping Run, _ node: Int, _ type: SwiftType) -> Run {
    let isOfNumber =
      isNumber(type) || formattedValue(node).map { isNumber(compileUntyped($0).type) } ?? false
    let (runtime, shown) = (runtime, isOfNumber ? "10" : words(of: node))
    let outcome = isOfNumber ? StandInOutcome.number : .name
    return { machine throws(Diagnostic) in
      try runtime.forgiving(&machine, outcome, text) { _, _ in runtime.shown(shown) }
    }
  }

  private func isNumber(_ type: SwiftType) -> Bool { type.unwrapped.declaration?.number != nil }

  /// `total` of `total.formatted(.number)`; nil for all else.
  private func formattedValue(_ node: Int) -> Int? {
    guard file.kind(node) == .call, let called = file.child(node, .base),
      file.kind(called) == .member, file.text(called, .name) == "formatted"
    else { return nil }
    return file.child(called, .base)
  }

  /// What is shown for an expression that is not known: of `L10n.saveChanges` the words "Save Changes"; what is
  /// more than a name, such as `rows[0]`, as it stands in the code.
  func words(of node: Int) -> String {
    guard let name = nameOfWords(node) else { return file.text(node) }
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }

  /// The last name of `a.b`, of a call, and of what `!` and `?` open; nil for all else.
  private func nameOfWords(_ node: Int) -> String? {
    switch file.kind(node) {
    case .name where file.name(node).hasPrefix("$"): nameOfList(around: node)
    case .name: file.name(node)
    case .member: file.child(node, .name).map { file.name(file.child($0, .name) ?? $0) }
    case .call where isInitializer(node):
      Argument.all(node, file).first.flatMap { nameOfWords($0.node) }
    case .cast: file.child(node, .value).flatMap { nameOfWords($0) }
    case .call, .forced, .postfix:
      (formattedValue(node) ?? file.child(node, .base)).flatMap { nameOfWords($0) }
    case .binary:
      file.child(node, .left).flatMap { nameOfWords($0) }
        ?? file.child(node, .right).flatMap { nameOfWords($0) }
    default: nil
    }
  }

  /// `.init(title)`, which shows its title.
  private func isInitializer(_ call: Int) -> Bool {
    guard let made = file.child(call, .base), file.kind(made) == .member else { return false }
    return file.text(made, .name) == "init"
  }

  /// The name of the list whose elements a closure shows, for its `$0`; nil where it has none.
  private func nameOfList(around node: Int) -> String? {
    let around = (0..<node).reversed().first {
      file.kind($0) == .closure && file.tree.end(of: $0) > node
    }
    guard let around,
      let call = (0..<around).reversed().first(where: {
        file.kind($0) == .call && file.tree.end(of: $0) > around
      }), let list = Argument.all(call, file).first, list.node < around
    else { return nil }
    return nameOfWords(listItself(list.node))
  }

  /// `titles` of `titles.prefix(3)`, and of what other functions of lists give.
  private func listItself(_ node: Int) -> Int {
    guard file.kind(node) == .call, let called = file.child(node, .base),
      file.kind(called) == .member, let base = file.child(called, .base),
      let name = file.text(called, .name),
      library.declaration("Array")?.members(name).isEmpty == false
    else { return node }
    return listItself(base)
  }

  func orUnknown(_ run: @escaping Run, _ node: Int) -> Run {
    runtime.orUnknown(run, file.text(node), span(node))
  }

  /// What an expression gives, or where it is not followed a value that is not known.
  func orUnknown(_ value: Expression, _ node: Int) -> Run {
    // What fails in the library is a call of the code that is not followed.
    guard runtime.forgives, !file.isLibrary, value.constant == nil else { return value.run }
    return runtime.orUnknown(value.run, file.text(node), span(node))
  }

  /// What gives a value by which code goes on: one that is not known is told.
  func deciding(_ run: @escaping Run, _ outcome: StandInOutcome) -> Run {
    guard runtime.forgives, !file.isLibrary else { return run }
    let runtime = runtime
    return { machine throws(Diagnostic) in
      let value = try run(&machine)
      if let unknown = value.unknown { runtime.remark(unknown.error, outcome) }
      return value
    }
  }

  /// How many calls stand in some code, and in the views of the type that it names: a measure for how much a
  /// branch shows.
  func countOfCalls(_ node: Int) -> Int {
    var (count, seen) = (0, Set<ObjectIdentifier>())
    var open = [(file, node)]
    while let (file, node) = open.popLast() {
      for place in node..<file.tree.end(of: node) {
        switch file.kind(place) {
        case .call: count += 1
        case .name:
          for member in types.owner?.members(file.name(place)) ?? []
          where member.showsViews && seen.insert(ObjectIdentifier(member)).inserted {
            guard let body = member.file.child(member.node, .body) else { continue }
            open.append((member.file, body))
          }
        default: break
        }
      }
    }
    return count
  }
}

extension Member {
  /// Whether it is a part of a view: `var rows: some View`, `func row(_ item: Item) -> some View`.
  fileprivate var showsViews: Bool {
    guard !file.isLibrary, kind == .computed || kind == .function,
      let type = kind == .function ? file.child(node, .result) : typeNode
    else { return false }
    return file.text(type) == "some View"
  }
}
