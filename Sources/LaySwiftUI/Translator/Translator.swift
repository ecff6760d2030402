import LayLanguage
import SwiftSyntax

/// Turns declarations and expressions of Swift into the program that a person would have written.
///
/// What cannot be known becomes a guess, with a remark at its place; nothing is thrown.
final class Translator {
  let declarations: FileDeclarations
  let options: SwiftReadingOptions
  let lookout: Lookout
  private let files: [SyntaxIdentifier: Int]
  /// The only file; nil if there are several.
  private let onlyFile: SourceFileSyntax?
  private let texts: [[UInt8]]

  var remarks: [SwiftRemark] = []
  var remarked: Set<SwiftPlace> = []
  /// Whether it was said how fonts of the program's own count.
  var hasSaidOfFonts = false
  var tally = SwiftTally()
  /// Above zero while no remarks are wanted.
  var quietness = 0

  /// The definitions of the program, in the order in which they are needed.
  var definitions: [LayNode] = []
  /// Keys of what is defined or being defined, such as `func row`, which no Swift name can equal.
  var defined: Set<String> = []
  /// What is guessed because an earlier run of the program could not evaluate it.
  var guesses = RequestedGuesses()
  /// The modifiers of the files that are being defined.
  var openModifiers: Set<SyntaxIdentifier> = []
  /// The element type of the list on which a method of the files is called.
  var receiver = SwiftType.unknown
  /// The framework type whose initializer, added by the files, is being translated.
  var initializedType: String?
  /// The types of global names, as far as they are known.
  var globalTypes: [String: SwiftType] = [:]
  /// The types of `self` in the members of values being translated, the innermost last.
  var valueMembers: [TypeDeclaration] = []
  /// False once something was guessed or left out; `known(_:_:)` sets it to true first.
  var knowsAll = true
  /// The number of places that make values with their own identity.
  var madeIdentities = 0
  var scopes: [[String: Variable]] = [[:]]
  /// The members of the type whose body is being translated.
  var members: MemberContext?
  /// The result builder of the files whose closure is being translated.
  var openBuilder: TypeDeclaration?
  /// The type expected of the last link of the chain being translated; unknown if none is expected,
  /// or once it has been used.
  var wantedOfChain = SwiftType.unknown
  /// The row types of the tables whose columns are being translated, the innermost last.
  var rowTypes: [SwiftType] = []
  /// The definitions that take nested tuples apart, for each loop whose header is being translated.
  var loopParts: [[LayNode]] = []
  /// Calls with `inout` arguments that were already made, each with the variable of its result.
  var takenBack: [SyntaxIdentifier: Expression] = [:]
  var writtenOperations = WrittenOperations()
  /// Whether the code is typed, and in no file.
  var isTyped = false
  /// The types of the values that are being made up, the innermost last.
  var madeUp: [String] = []
  /// The function whose steps are being translated.
  var steps = StepContext.closed
  /// The family of widgets that the preview shows.
  var widgetFamily: String?
  /// The names in the program that a variable must not take.
  let globalNames: Set<String>
  /// The operators that the files define.
  let operatorOwners: Set<String>
  /// The names in the program of the constants of the files.
  let globalVariables: Set<String>

  init(
    _ declarations: FileDeclarations, _ trees: [SourceFileSyntax],
    files: [SyntaxIdentifier: Int], texts: [[UInt8]], _ options: SwiftReadingOptions,
    _ lookout: Lookout
  ) {
    onlyFile = trees.count == 1 ? trees[0] : nil
    self.declarations = declarations
    self.files = files
    self.texts = texts
    self.options = options
    self.lookout = lookout
    globalNames = Set(
      (declarations.typeOrder + declarations.functions.map(\.name)
        + (declarations.extensions["View"] ?? []).map(\.name)).map(Names.function))
    let functions =
      declarations.extensions.values.flatMap { $0 }
      + declarations.types.values.flatMap(\.functions)
    operatorOwners = Set(functions.map(\.name).filter { ["+", "-", "*", "/", "<"].contains($0) })
    let names = globalNames
    let keys =
      (declarations.extensionConstants["EnvironmentValues"] ?? []).map(\.name)
      + (declarations.extensions["EnvironmentValues"] ?? []).map(\.name)
    globalVariables = Set(
      (declarations.constants.map(\.name) + declarations.computed.map(\.name) + keys).map {
        Names.variable($0, besides: names)
      })
  }

  /// The types of the files that have a static member or a case of a name.
  private(set) lazy var implicitOwners: [String: [TypeDeclaration]] = {
    var owners: [String: [TypeDeclaration]] = [:]
    for name in declarations.typeOrder {
      guard let type = declarations.types[name] else { continue }
      let values = type.stored.filter(\.isStatic).map(\.name) + type.staticComputed.map(\.name)
      let functions = type.functions.filter(\.isStatic).map(\.name)
      let cases = type.isEnumeration ? type.cases.map(\.name) : []
      for member in Set(values + functions + cases) { owners[member, default: []].append(type) }
    }
    return owners
  }()

  /// The names of variables that are declared as `Decimal`.
  private(set) lazy var decimalNames: Set<String> = {
    var names: Set<String> = []
    for type in declarations.types.values {
      for token in type.syntax.tokens(viewMode: .sourceAccurate) where token.text == "Decimal" {
        guard let colon = token.previousToken(viewMode: .sourceAccurate), colon.text == ":",
          let name = colon.previousToken(viewMode: .sourceAccurate)
        else { continue }
        names.insert(name.text)
      }
    }
    return names
  }()

  private var calls: [ObjectIdentifier: [SwiftUISpelling.Call]] = [:]

  /// The Swift spellings of a declaration, cached because it rebuilds them on each access.
  func calls(of declaration: Declaration) -> [SwiftUISpelling.Call] {
    let key = ObjectIdentifier(declaration)
    if let known = calls[key] { return known }
    let made = declaration.swiftUI?.calls ?? []
    calls[key] = made
    return made
  }

  // MARK: Places and remarks

  func place(of syntax: some SyntaxProtocol) -> SwiftPlace {
    SwiftPlace(
      file: file(of: syntax),
      start: syntax.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: syntax.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func file(of syntax: some SyntaxProtocol) -> Int {
    guard let onlyFile else { return files[syntax.root.id] ?? SwiftPlace.builtInFile }
    // The way to the root is long in a long chain.
    let same = SyntaxIdentifier.fromIndexInTree(syntax.id.indexInTree, relativeToRoot: onlyFile)
    return syntax.id == same ? 0 : SwiftPlace.builtInFile
  }

  /// Warns of what was guessed or left out, once for each place.
  ///
  /// - Returns: whether the place is new.
  ///
  /// - Parameter subject: what it is about, which is told once with the number of its places; nil
  ///   where each place has a remark of its own.
  @discardableResult
  func warn(
    _ syntax: some SyntaxProtocol, _ message: String, hint: @autoclosure () -> String? = nil,
    sameAs subject: String? = nil
  ) -> Bool {
    knowsAll = false
    guard quietness == 0 else { return false }
    let place = place(of: syntax)
    guard remarked.insert(place).inserted else { return false }
    if let subject, !options.hasComments {
      subjects[subject, default: (place, 0)].count += 1
      if let known = subjects[subject], known.count > 1 { return true }
    }
    guard remarks.count < Self.mostRemarks else { return true }
    remarks.append(SwiftRemark(isError: false, message: message, hint: hint(), place: place))
    return true
  }

  /// How many remarks there are.
  var remarkMark: Int { remarks.count }

  /// Takes back the only remark made since a mark; false if there are none or several.
  func takeBackRemark(since mark: Int) -> Bool {
    guard remarks.count == mark + 1, let place = remarks.last?.place else { return false }
    remarks.removeLast()
    remarked.remove(place)
    tally.guessed = max(0, tally.guessed - 1)
    return true
  }

  /// The places of the values that are made up.
  var guessedPlaces: Set<SwiftPlace> = []
  /// The places of all guesses in order, including those without a remark.
  var guessLog: [SwiftPlace] = []
  /// The guessed variables, each with what its use makes of it, that already have a remark.
  var toldUses: Set<String> = []

  /// Warns of an argument or a step that is not read.
  func leaveOut(
    _ syntax: some SyntaxProtocol, _ message: String, hint: @autoclosure () -> String? = nil
  ) {
    if warn(syntax, message, hint: hint()) { tally.leftOut += 1 }
  }

  func remark(_ remark: SwiftRemark) { remarks.append(remark) }

  /// Choices that the user may want to change, which become comments in the program, not warnings.
  private(set) var notes: [(message: String, place: SwiftPlace)] = []

  func note(_ syntax: some SyntaxProtocol, _ message: String) {
    guard quietness == 0, options.hasComments, notes.count < Self.mostRemarks else { return }
    notes.append((message, place(of: syntax)))
  }

  private static let mostRemarks = 200

  /// The first place of each subject that is told once, and how many places it has.
  private var subjects: [String: (place: SwiftPlace, count: Int)] = [:]

  /// The remarks, with the numbers of the places of what is told once.
  var finishedRemarks: [SwiftRemark] {
    let several = subjects.values.filter { $0.count > 1 }.map { ($0.place, $0.count) }
    let counts = Dictionary(several) { first, _ in first }
    return remarks.map { remark in
      guard let count = remark.place.flatMap({ counts[$0] }) else { return remark }
      return SwiftRemark(
        isError: remark.isError, message: remark.message + ", \(count) times in all",
        hint: remark.hint, place: remark.place)
    }
  }

  /// Runs `work` without remarks and without counting.
  func quietly<Result>(_ work: () -> Result) -> Result {
    let (tally, kept) = (tally, keptTally)
    quietness += 1
    defer {
      quietness -= 1
      self.tally = tally + (keptTally - kept)
    }
    return work()
  }

  /// The counts of definitions that `audibly` made, which `quietly` keeps.
  private var keptTally = SwiftTally()

  /// Runs `work`, which makes a lasting definition, with remarks and counting even inside
  /// `quietly`.
  func audibly<Result>(_ work: () -> Result) -> Result {
    guard quietness > 0 else { return work() }
    let (quietness, tally) = (quietness, tally)
    self.quietness = 0
    defer {
      self.quietness = quietness
      keptTally = keptTally + (self.tally - tally)
    }
    return work()
  }

  /// The text of a piece of code in one line, shortened.
  func shortText(of syntax: some SyntaxProtocol) -> String {
    let words = syntax.trimmedDescription.split { $0 == "\n" || $0 == " " || $0 == "\t" }
    let text = words.joined(separator: " ")
    return text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// The size that a comment behind a piece of code gives it, as in `Chart() // lay: 100 x 40`.
  func commentedSize(behind syntax: some SyntaxProtocol) -> (width: Double, height: Double)? {
    let place = place(of: syntax)
    guard texts.indices.contains(place.file) else { return nil }
    let bytes = texts[place.file]
    guard place.end <= bytes.count else { return nil }
    let line = bytes[place.end...].prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    let comment = text.drop { " \t,;".contains($0) }
    guard comment.hasPrefix("// lay:") else { return nil }
    return PlaceholderSize.parse(comment.dropFirst("// lay:".count))
  }

  /// Adds a definition to the program.
  func emit(_ definition: LayNode) {
    definitions.append(definition.withPlainNames(except: globalVariables))
  }

  // MARK: Scopes

  /// What a name of Swift stands for here.
  struct Variable {
    let name: String
    let type: SwiftType
    /// Whether it is a function without parameters, which is called.
    var isCalled = false
    var function: FunctionDeclaration?
    /// Whether it is a function without parameters in Swift, but the value of its result here.
    var isGiven = false
    /// The function that sets what it is bound to; nil unless that can change.
    var setter: String?
  }

  func variable(_ name: String) -> Variable? {
    for scope in scopes.reversed() { if let found = scope[name] { return found } }
    return nil
  }

  /// Gives a name of Swift a variable in the innermost scope.
  @discardableResult
  func bind(_ name: String, _ type: SwiftType) -> String {
    let called = Names.variable(name, besides: globalNames)
    scopes[scopes.count - 1][name] = Variable(name: called, type: type)
    return called
  }

  func inScope<Result>(_ work: () -> Result) -> Result {
    scopes.append([:])
    defer { scopes.removeLast() }
    return work()
  }

  func type(_ syntax: TypeSyntax?) -> SwiftType {
    SwiftType(
      syntax,
      { self.declarations.typeNamed($0 == "Self" ? self.context ?? $0 : $0, in: self.context) },
      views: members?.type.views ?? [])
  }

  /// The enclosing type, in which nested types are known by their simple names.
  private var context: String? { valueMembers.last?.name ?? members?.type.name }

  /// The type of the files that a name means here.
  func declaredType(_ name: String) -> TypeDeclaration? {
    if let type = declarations.key(of: name, in: context).flatMap({ declarations.types[$0] }) {
      return type
    }
    if let only = conformer(toConstraintOf: name) { return only }
    guard let meant = declarations.aliases[name]?.trimmedDescription, meant != name else {
      return nil
    }
    return declarations.key(of: meant, in: context).flatMap { declarations.types[$0] }
  }
}

/// Remarks on values that are made up.
extension Translator {
  /// A call of a helper, whose definition is added to the program if it is missing.
  func call(_ helper: Helper, _ nodes: [LayNode]) -> LayNode {
    if defined.insert("helper " + helper.name).inserted, let definition = LayNode(helper.text) {
      defineHelpers(in: definition)
      definitions.append(definition)
    }
    return .call(helper.name, nodes)
  }

  /// Adds the definitions of the helpers that a form mentions.
  func defineHelpers(in form: LayNode) {
    if let helper = form.text.flatMap({ Helper.byName[$0] }) { _ = call(helper, []) }
    for node in form.nodes ?? [] { defineHelpers(in: node) }
  }

  /// Warns of a value that is made up, and takes back the warnings about its parts.
  func guess(
    _ syntax: some SyntaxProtocol, _ message: String, hint: @autoclosure () -> String?
  ) {
    let place = place(of: syntax)
    guessLog.append(place)
    if quietness == 0, remarked.contains(place) { return }
    takeBackGuesses(inside: place)
    guard warn(syntax, message, hint: hint()) else { return }
    tally.guessed += 1
    guessedPlaces.insert(place)
  }

  func guess(
    _ syntax: some SyntaxProtocol, _ message: String, _ expecting: SwiftType = .unknown
  ) { guess(syntax, message, hint: hint(forUnknown: Syntax(syntax), expecting)) }

  private func takeBackGuesses(inside place: SwiftPlace) {
    guard quietness == 0 else { return }
    // Parts are read just before the whole.
    for index in remarks.indices.suffix(16).reversed() {
      guard let inner = remarks[index].place, guessedPlaces.contains(inner),
        inner.file == place.file, place.start <= inner.start, inner.end <= place.end
      else { continue }
      remarks.remove(at: index)
      guessedPlaces.remove(inner)
      remarked.remove(inner)
      tally.guessed = max(0, tally.guessed - 1)
    }
  }

  /// Replaces the remark on a guess by one that tells its meaning, which follows from its use.
  func guessAnew(
    _ syntax: ExprSyntax, _ meaning: String, hint: @autoclosure () -> String? = nil
  ) {
    guard quietness == 0 else { return }
    let syntax = syntax.withoutParentheses
    let text = shortText(of: syntax)
    if syntax.is(DeclReferenceExprSyntax.self), !toldUses.insert(text + meaning).inserted { return }
    takeBackGuesses(inside: place(of: syntax))
    guess(syntax, "`\(text)` is not known here and \(meaning)", hint: hint())
  }

  /// Guesses an unknown value again, now that its use tells the type.
  func guessedAnew(_ syntax: ExprSyntax, _ type: SwiftType) -> Expression {
    let syntax = syntax.withoutParentheses
    let isTold =
      syntax.is(DeclReferenceExprSyntax.self)
      && !toldUses.insert(shortText(of: syntax) + "\(type)").inserted
    guessLog.append(place(of: syntax))
    if quietness > 0 || isTold { return quietly { unknown(syntax, type) } }
    takeBackGuesses(inside: place(of: syntax))
    return unknown(syntax, type)
  }
}

extension SwiftTally {
  static func + (one: SwiftTally, other: SwiftTally) -> SwiftTally {
    one.combined(with: other, +)
  }

  static func - (one: SwiftTally, other: SwiftTally) -> SwiftTally {
    one.combined(with: other, -)
  }

  private func combined(with other: SwiftTally, _ combine: (Int, Int) -> Int) -> SwiftTally {
    var result = SwiftTally()
    for field in Self.fields {
      result[keyPath: field] = combine(self[keyPath: field], other[keyPath: field])
    }
    return result
  }

  private static var fields: [WritableKeyPath<SwiftTally, Int>] {
    [\.views, \.modifiers, \.passedOver, \.placeholders, \.guessed, \.leftOut]
  }
}

/// What is known of operations on number literals.
struct WrittenOperations {
  /// Whether an operation is one.
  var known: [SyntaxIdentifier: Bool] = [:]
  var results: [WrittenOperation: Expression] = [:]
}

struct WrittenOperation: Hashable {
  let syntax: SyntaxIdentifier
  let isFraction: Bool
}
