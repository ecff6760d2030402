import LayLanguage
import LayEngine
import LaySwiftTree

/// What running Swift code shares: compiled functions, statics, what was thrown.
final class SwiftRuntime {
  unowned let module: SwiftModule
  private var instances: [InstanceKey: FunctionInstance] = [:]
  private var statics: [InstanceKey: Cell] = [:]
  private var propertyTypes: [InstanceKey: SwiftType] = [:]
  private var openTypes: Set<InstanceKey> = []
  private var number = 0
  /// What `throw` has thrown, on its way to a `catch`.
  var thrown = Value.nothing
  /// The error by which a thrown value passes.
  let throwing = Diagnostic(Complaint("an error was thrown"), at: nil)
  /// The error by which work ends that waits for what is not known.
  let waiting = Diagnostic(
    Complaint("this waits with `await` for what is not known here, and shows nothing until then"),
    at: nil)
  /// What the code has put off, in its order.
  var laterWork: [LaterWork] = []
  /// The state of the task whose work runs; nil outside of tasks.
  var runningTask: Value?
  let void = Value.compound(PartNames(name: nil, labels: []), [])

  /// What is not as in Swift, although the code goes on: told once for each place.
  private(set) var remarks: [Remark] = []
  private var remarked: [SourceSpan?: Int] = [:]

  /// The names of pictures whose size is not known, by where they are written.
  var guessedPictures: [SourceSpan: String] = [:]

  func remark(_ what: String, at span: SourceSpan) {
    remark(Diagnostic(.isNotFollowed(what), at: span))
  }

  /// What is asked of code that is only compiled; nil for code that runs.
  var asked: AskedExpression?
  /// What is around the view whose body runs; nil where that is not asked.
  var environment: Value?
  /// The keys of preferences of the code, by their types.
  var preferenceKeys: [ObjectIdentifier: Value] = [:]
  /// The objects that nothing around the views gives, by their types; nothing where none can be made.
  var objects: [SwiftType: Value] = [:]
  /// The properties of the types that were made of JSON.
  var decodedProperties: [SwiftType: [DecodedProperty]] = [:]
  /// The layouts of the code that run.
  let layoutRuns = LayoutRuns()
  /// The id of the element whose views are made; nil outside of lists.
  var elementID: DictionaryKey?
  /// Whether elements of lists are tagged, as in a picker.
  var tagsElements = false
  /// The instances of the preview whose code runs; nil inside of bodies.
  var previewInstances: PreviewInstances?
  /// The screen of the device on which the code is shown; nil where there is none.
  var screen: Screen?
  /// The kind of the device on which the code is shown, for code that knows nothing around it.
  var platform = Platform.phone
  /// The widget of the preview that is shown; nil for other views.
  var shownWidget: ShownWidget?
  /// The views whose bodies run inside of each other, the outermost first.
  var openBodies: [TypeDeclaration] = []
  /// Whether the code is of an app whose files are all there.
  private(set) lazy var isOfApp = module.files.contains { $0.place != nil }
  /// Whether a value that is not known has decided what is shown.
  var hasGuessed = false
  /// The view of which a value is looked for in what others make; nil while nothing is looked for.
  var sought: SoughtView?

  /// Notes an error after which the code goes on, and what stands for what is not followed.
  ///
  /// - Rule: a place is told once; what stands for the whole view says more than what stands for a part.
  func remark(
    _ error: Diagnostic, _ outcome: StandInOutcome? = nil, isOfFont: Bool = false
  ) {
    if let span = error.span { standInLines?.note(outcome, at: span) }
    let error = inCode(error)
    hasGuessed = hasGuessed || outcome?.decides == true
    guard let known = remarked[error.span] else {
      remarked[error.span] = remarks.count
      remarks.append(Remark(error: error, outcome: outcome, isOfFont: isOfFont))
      return
    }
    if let outcome, outcome.isWhole { remarks[known].outcome = outcome }
  }

  /// Takes back what was told since there were so many remarks.
  func forgetRemarks(after count: Int) {
    for remark in remarks[count...] { remarked[remark.error.span] = nil }
    remarks.removeSubrange(count...)
  }

  /// What stands beside the code of the app; nil for code that is of none.
  var resources: AppResources?
  /// What a person says of what is not known; nil where nobody says or asks anything.
  var standInLines: StandInLines?
  /// Whether a view goes on without what is not followed in it.
  var forgives = false
  /// The size of the box that stands for a view.
  var placeholderSize: (width: Double, height: Double) = (44, 44)
  /// The boxes that stand for views.
  var standIns: [View] = []
  /// The views of which nobody knows whether they are shown, or, where a view that is not known shows several, how these
  /// are arranged.
  var guessedViews: [ObjectIdentifier: (view: View, choice: SourceSpan?)] = [:]
  /// Where modifiers stand without an argument that is not known, and where they, or containers, have a number that a
  /// condition which is not known has chosen: `.padding(.leading, insets.left)` is 16 wide then.
  var unsureModifiers: Set<SourceSpan> = []
  /// Where views stand without an argument that is not known, as fields without their text.
  var incompleteViews: Set<SourceSpan> = []
  /// The code that is shown as a text, since its value is not known.
  var shownNames: Set<String> = []
  /// Whether code has asked for the size of the screen; nil where it is told that this is one screen's.
  var asksScreen: Bool?
  /// How often code was shown as a text.
  var shownCount = 0

  fileprivate struct InstanceKey: Hashable {
    let member: ObjectIdentifier
    let role: FunctionInstance.Role
    let types: Substitution
  }

  init(_ module: SwiftModule) { self.module = module }

  var library: Library { module.library }

  /// The names of the parts of a dictionary's elements.
  private(set) lazy var pairNames = PartNames(
    name: nil, labels: ["key", "value"].map(module.interpreter.symbol))

  /// The names of the parts of other tuples of the library.
  private(set) lazy var tupleNames = TupleNames(module.interpreter)

  func nextNumber() -> Int {
    number += 1
    return number
  }

  /// Frees what holds itself: compiled functions hold the code that calls them, and views call it.
  func forget() {
    (standIns, guessedViews, laterWork) = ([], [:], [])
    (environment, runningTask, previewInstances) = (nil, nil, nil)
    instances = [:]
    statics = [:]
    preferenceKeys = [:]
    objects = [:]
    decodedProperties = [:]
  }

  /// What runs have made once, and later ones find.
  struct MadeOnce {
    fileprivate var statics: [InstanceKey: Cell]
    fileprivate var objects: [SwiftType: Value]
    fileprivate var instances: [InstanceKey: FunctionInstance]

    /// Takes what another run has made, but no code, which tells what it is not sure of when it is compiled.
    mutating func keepValues(of other: MadeOnce) {
      (statics, objects) = (other.statics, other.objects)
    }
  }

  var madeOnce: MadeOnce {
    get { MadeOnce(statics: statics, objects: objects, instances: instances) }
    set { (statics, objects, instances) = (newValue.statics, newValue.objects, newValue.instances) }
  }

  func checkDepth(_ span: SourceSpan) throws(Diagnostic) {
    if StackFloor.current.isReached {
      throw Diagnostic(Complaint("this is nested too deeply", isLimit: true), at: span)
    }
  }

  func line(of span: SourceSpan) -> Int {
    module.interpreter.sources.lineNumber(of: span.start, in: span.source)
  }

  // MARK: Functions

  func instance(
    _ member: Member, _ role: FunctionInstance.Role, _ types: Substitution
  ) -> FunctionInstance {
    let key = InstanceKey(member: ObjectIdentifier(member), role: role, types: types)
    if let known = instances[key] { return known }
    let made = FunctionInstance(self, member, role, types)
    instances[key] = made
    return made
  }

  /// Whether the value's type chooses which function of a name is meant: of a class, which others may
  /// inherit from, and of what a protocol requires.
  func isDynamic(_ member: Member, of type: SwiftType) -> Bool {
    guard let owner = member.owner, !member.isStatic else { return false }
    if owner.kind == .protocol, type.declaration?.kind == .protocol || type.isUnknown {
      return member.extensionNode == nil || owner.isRequirement(member)
    }
    if owner.kind == .class, !owner.isOfLibrary { return module.hasSubclasses }
    return false
  }

  /// The function that a type has for a member of a class above it, or of a protocol.
  func implementation(
    of member: Member, in declaration: TypeDeclaration, _ role: FunctionInstance.Role,
    _ types: Substitution, _ span: SourceSpan
  ) throws(Diagnostic) -> FunctionInstance {
    let isVariable = [.stored, .computed].contains(member.kind)
    let fitting = declaration.members(member.name).filter {
      let isSameKind = isVariable ? [.stored, .computed].contains($0.kind) : $0.kind == member.kind
      return isSameKind && $0.isStatic == member.isStatic && $0.fullName == member.fullName
        && !$0.isRequirement
    }
    // Of overloads one takes what the member takes.
    let alike = fitting.count > 1 ? fitting.filter { $0.takesTypes(of: member) } : []
    let found = declaration.witnesses(of: member, alike.isEmpty ? fitting : alike).first
    if let found, found.kind == .stored,
      found.isLazy || !found.file.children(found.node, .accessor).isEmpty || found.isStatic
    {
      throw Diagnostic(.isNotFollowed("`\(member.name)` of a `\(declaration.name)`"), at: span)
    }
    guard let found else {
      throw Diagnostic(
        .isNotFollowed("`\(member.fullName)` of a `\(declaration.name)`"), at: span)
    }
    var types = types
    types["Self"] = .nominal(declaration, declaration.genericParameters.map { _ in .unknown })
    return instance(found, role, types)
  }

  // MARK: Types of values

  /// The declaration of a value's type; nil for functions, tuples and what the library has no
  /// declaration of.
  func declaration(of value: Value) -> TypeDeclaration? {
    switch value {
    case .truth: library.declaration("Bool")
    case .integer: library.declaration("Int")
    case .literal(let literal): library.declaration(literal.integer == nil ? "Double" : "Int")
    case .number: library.declaration("Double")
    case .string: library.declaration("String")
    case .list: library.declaration("Array")
    case .nothing: library.declaration("Optional")
    case .view(let view): shapeDeclaration(of: view)
    case .symbol, .keyword, .function: nil
    case .object(let object): declaration(of: object)
    }
  }

  /// The type of a value that only the value tells.
  func type(of value: Value, _ span: SourceSpan) throws(Diagnostic) -> SwiftType {
    if case .truth = value { return library.bool }
    guard let declaration = declaration(of: value), !declaration.isOfLibrary,
      declaration.genericParameters.isEmpty
    else { throw Diagnostic(.isNotFollowed("the type of this value"), at: span) }
    return .nominal(declaration, [])
  }

  private func declaration(of object: ObjectBox) -> TypeDeclaration? {
    switch object {
    case let box as CompoundBox: box.shape.type.flatMap(module.type)
    case let box as CaseBox: module.type(of: box.declared.type)
    case let box as InstanceBox: module.type(of: box.type)
    case is DictionaryBox: library.declaration("Dictionary")
    case is OptionalBox: library.declaration("Optional")
    case let name as LibraryCase: library.declaration(name.type)
    case let box as ForeignBox:
      (box.content as? any SwiftContent).flatMap { library.declaration($0.typeName) }
    default: nil
    }
  }

  // MARK: Variables

  /// The type of a kept variable: as it is declared, or that of its first value.
  func type(of property: Member, _ types: Substitution) throws(Diagnostic) -> SwiftType {
    let key = InstanceKey(member: ObjectIdentifier(property), role: .body, types: types)
    if let known = propertyTypes[key] { return known }
    guard openTypes.insert(key).inserted else { return .unknown }
    defer { openTypes.remove(key) }
    var scope = TypeScope(module, property.file, within: property.owner)
    scope.types = types
    let found: SwiftType
    let context = CodeContext(module, scope, in: nil, property)
    context.isStatic = property.isStatic
    if let wrapped = property.property, wrapped.isPublished {
      found = library.type("AnyPublisher", [try type(of: wrapped, types), library.type("Never")])
    } else if let wrapped = property.property, property === wrapped.wrapper {
      found = try context.wrapperType(of: wrapped)
    } else if property.property != nil
      || property.typeNode == nil && !module.wrappers(of: property).isEmpty
    {
      let wrapper = try type(of: (property.property ?? property).wrapper, types)
      let value = Expression(wrapper) { _ in .nothing }
      found = try context.unwrapped(property, value, property.node).type
    } else if let type = property.typeNode {
      found = try scope.type(type)
    } else if let value = property.file.child(property.node, .value) {
      found = context.compile(value).type.asWritten(library).withoutParameters
    } else {
      found = .unknown
    }
    propertyTypes[key] = found
    return found
  }

  /// The cell of a static or global variable, with its first value once it was read.
  func variable(
    _ member: Member, _ types: Substitution, _ machine: inout Machine
  ) throws(Diagnostic) -> Cell {
    // A subclass has no variable of its own.
    let types = types.filter { $0.key != "Self" }
    let key = InstanceKey(member: ObjectIdentifier(member), role: .body, types: types)
    if let known = statics[key] { return known }
    let first = instance(member, .initialValue, types)
    let site = CallSite(of: member.name, at: member.span)
    let count = remarks.count
    let value = try machine.call(try first.function(&machine), 0, site)
    sought?.toldOfStatics += remarks.dropFirst(count)
    if let known = statics[key] { return known }
    let cell = machine.variable(value)
    statics[key] = cell
    return cell
  }

  /// What gives a property its first value where nobody gives one.
  func initialValue(
    of property: Member, _ types: Substitution, _ context: CodeContext
  ) throws(Diagnostic) -> Run {
    guard try context.isMadeFirst(property) else {
      return { _ in .nothing }
    }
    let instance = instance(property, .initialValue, types)
    let site = CallSite(of: property.name, at: property.span)
    let run: Run = { machine throws(Diagnostic) in
      try machine.call(try instance.function(&machine), 0, site)
    }
    guard property.owner?.isOfLibrary == false, !context.isWrapped(property) else { return run }
    return orUnknown(run, property.name, property.span)
  }

  /// What makes the values of all properties before an initialiser runs.
  func freshValues(
    of type: TypeDeclaration, _ types: Substitution, except given: Set<Int>, _ context: CodeContext
  ) throws(Diagnostic) -> (inout Machine) throws(Diagnostic) -> [Value] {
    let runs = try type.storedProperties.map { property throws(Diagnostic) in
      given.contains(property.place)
        ? { _ in .nothing } : try initialValue(of: property, types, context)
    }
    return { machine throws(Diagnostic) in try machine.values(runs) }
  }

  /// What gives an instance the first values of the properties of its classes, from one up to another
  /// one, whose own are not among them.
  ///
  /// - Rule: the properties of a class are made before its initialiser runs, and before those of the
  ///   class above it.
  /// - Parameter top: nil for all classes above too.
  func makingProperties(
    of type: TypeDeclaration, below top: TypeDeclaration?, _ types: Substitution,
    _ context: CodeContext
  ) throws(Diagnostic) -> (Value, inout Machine) throws(Diagnostic) -> Void {
    remarkLifetime(of: type)
    var steps: [(place: Int, run: Run)] = []
    var next: TypeDeclaration? = type
    while let current = next, current !== top {
      let inherited = current.superclass?.storedProperties.count ?? 0
      for property in current.storedProperties.dropFirst(inherited)
      where try context.isMadeFirst(property) {
        steps.append((property.place, try initialValue(of: property, types, context)))
      }
      next = current.superclass
    }
    let span = SourceSpan(source: type.file.source, start: 0, end: 0)
    return { instance, machine throws(Diagnostic) in
      guard let own = instance.instance else { return }
      for (place, run) in steps {
        let value = try run(&machine)
        try machine.changeProperty(of: own, at: place, span) { old, _ in old = value }
      }
    }
  }

  /// What the code does when an instance goes is told, since it may go later here.
  private func remarkLifetime(of type: TypeDeclaration) {
    var next: TypeDeclaration? = type
    while let type = next, let body = type.file.child(type.node, .body) {
      for item in type.file.children(body, .item)
      where type.file.kind(item) == .deinitDeclaration {
        remark("the end of a `\(type.name)`", at: type.file.span(item))
      }
      next = type.superclass
    }
    for property in type.storedProperties
    where property.modifiers.contains(where: { $0.hasPrefix("weak") }) {
      remark("the end of what a weak property holds", at: property.span)
    }
  }

  /// A value of a struct; one without properties too.
  func value(_ names: PartNames, _ values: [Value], _ span: SourceSpan) -> Value {
    .compound(names, values)
  }

  /// What a parameter of the library has where it is left out: a constant.
  func constantDefault(
    of member: Member, _ parameter: Parameter, _ type: SwiftType, _ context: CodeContext
  ) throws(Diagnostic) -> Run {
    guard let value = parameter.defaultValue else { return { _ in .nothing } }
    let scope = context.typeScope(of: member, [:])
    // It may be a closure, which is made as often as the call runs.
    return CodeContext(module, scope, in: nil, store: context.store).compile(value, for: type).run
  }

  // MARK: Natives

  func isNative(_ member: Member, _ role: FunctionInstance.Role) -> Bool {
    guard member.file.isLibrary, !member.isEntry else { return false }
    switch role {
    case .initialValue, .wrapping, .defaultValue, .part: return false
    case .body, .setter, .willSet, .didSet:
      return member.file.child(member.node, .body) == nil
        && !member.file.children(member.node, .accessor).contains {
          member.file.child($0, .body) != nil
        }
    }
  }

  func native(
    _ member: Member, _ role: FunctionInstance.Role, _ span: SourceSpan
  ) throws(Diagnostic) -> Native {
    let name = (member.owner.map { $0.name + "." } ?? "") + member.fullName
    guard role == .body, let native = library.natives[name] else {
      if role == .body, let native = named(member) ?? configured(member) ?? ofText(member) {
        return native
      }
      throw Diagnostic(.isNotFollowed("`\(name)`"), at: span)
    }
    return native
  }

  /// The value of a static variable of SwiftUI that is nothing but a name: `.leading`; nil for others.
  private func named(_ member: Member) -> Native? {
    guard member.kind == .computed, member.isStatic, let owner = member.owner,
      let type = try? type(of: member, [:]).declaration ?? owner
    else { return nil }
    let (name, typeName) = (SwiftUISpelling.kebabCase(member.name), type.name)
    return .function { _, call in
      .object(LibraryCase(call.runtime.module.interpreter.symbol(name), of: typeName))
    }
  }

  // MARK: Calls by the library

  /// Calls a function with values; a tuple is taken apart for a function of several parameters.
  func call(
    _ function: Value, _ values: [Value], _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .function(let function) = function.unwrapped ?? function else {
      try requireKnown(function)
      throw Diagnostic(.isNotFollowed("calling what is no function"), at: span)
    }
    var values = values
    if values.count == 1, function.parameterCount > 1, case .object(let object) = values[0],
      let tuple = object.compound, tuple.elements.count == function.parameterCount
    {
      values = Array(tuple.elements)
    }
    return try machine.call(function, with: values, CallSite(of: nil, at: span))
  }
}

extension TypeDeclaration {
  /// The members that may fulfil a requirement of a protocol.
  ///
  /// - Rule: which one does is settled where a class conforms. What a class below it declares anew, and does
  ///   not override, is another member.
  func witnesses(of requirement: Member, _ members: [Member]) -> [Member] {
    guard kind == .class, let required = requirement.owner, required.kind == .protocol,
      let conforming = lineage.last(where: { $0.kind == .class && $0.inherits(from: required) })
    else { return members }
    let below = members.filter { member in
      guard let owner = member.owner, owner.kind == .class else { return false }
      return owner !== conforming && owner.inherits(from: conforming)
    }
    guard below.contains(where: { !$0.modifiers.contains("override") }),
      members.allSatisfy({ member in
        member.owner?.kind == .protocol || below.contains { $0 === member }
      })
    else { return members }
    return members.filter { $0.owner?.kind == .protocol }
  }

  /// Whether a protocol requires what an extension of it also has.
  func isRequirement(_ member: Member) -> Bool {
    ownMembers.contains {
      $0.name == member.name && $0.fullName == member.fullName && $0.isStatic == member.isStatic
    }
  }
}
