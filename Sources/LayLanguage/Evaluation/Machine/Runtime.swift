import LayEngine

/// The state of a session that a running program can reach.
final class Runtime {
  let symbols: SymbolTable
  /// The global variables of the session.
  let globals: Globals
  /// What the language defines by itself.
  let names: any LanguageNames
  /// The global variables of the library: the builtins, and what the library defines.
  private(set) lazy var libraryGlobals = Globals(names)
  private var librarySources: Set<Int32> = []
  /// The views that the item made, so that equal views are one object.
  let views = ViewTable()
  /// The number of the running item.
  @exclusivity(unchecked) var item: Int32 = 0
  /// What variables that outlive an item were before.
  let journal = Journal()
  /// What Swift code made of its classes.
  let instances = Instances()
  /// How many times something that outlives the running item was assigned, and how many times it got
  /// another value.
  @exclusivity(unchecked) var assignments = 0
  @exclusivity(unchecked) var changes = 0
  /// Whether what is made of an environment stands for others of which the same is read.
  var keepsContent = false
  /// Whether some of that stood for an environment of which something else was read then.
  var isContentStale = false
  /// The states of the view that is being made.
  var stateScope = StateScope()
  /// How many times layouts were defined, by which users of a layout notice a new definition.
  var layoutDefinitions = 0
  /// The names that were taken for asset colors.
  var assetColors: Set<String> = []
  /// The font that an app brings along under a name.
  var font: (String) -> CustomFont? = { _ in nil }
  /// Whether the call of an unbound name gives its only view, with a warning.
  var passesUnknownModifiers = false
  /// The unknown modifiers that were warned about.
  var unknownModifiers: Set<String> = []
  /// The places of unbound names where a string is wanted.
  var meantAsText: Set<SourceSpan> = []
  /// Hints for unbound names, by their place, where their context determines them.
  var nameHints: [SourceSpan: String] = [:]
  /// The alignment guides that the program defined; views refer to them without owning them.
  var lines: [CustomGuide] = []
  /// The states of controls that the session has set: `is-pressed` and the like.
  var interaction: [String: Bool] = [:]
  var output: (String) -> Void = { _ in }
  var warn: (Diagnostic) -> Void = { _ in }
  var reasonToStop: () -> StopReason? = { nil }
  var isOutOfMemory: (_ adding: Int) -> Bool = { _ in false }
  /// Makes the complaint about an unbound name at a place, also among some local names.
  var unknownName: (String, _ locals: [String], SourceSpan, NamePlace) -> Diagnostic = {
    name, _, span, _ in Diagnostic(Complaint("unknown name `\(name)`"), at: span)
  }
  /// A hint for an unknown name that means something outside of the language.
  var hintForUnknownName: (String) -> String? = { _ in nil }
  /// Calls a function of the program from outside of running code, as a layout does.
  var callAt: (Function, [Value], CallSite) throws(Diagnostic) -> Value = { _, _, _ in .nothing }
  /// Reads code of Swift in a string at a place; nil for code that only declares.
  var swiftCode: (String, SourceSpan) throws(Diagnostic) -> SwiftInString? = {
    _, span throws(Diagnostic) in throw Diagnostic(.noReaderOfSwift, at: span)
  }
  /// The subviews of the layouts that are running, innermost last.
  var openSubviews: [LayoutSubviews] = []
  /// The comparison that was asserted or expected last, if it failed.
  var failedComparison: FailedComparison?

  init(_ symbols: SymbolTable, _ names: any LanguageNames) {
    self.symbols = symbols
    self.names = names
    globals = Globals(names)
  }

  /// The global variables that a text sees: a text of the library does not see the user's.
  func globals(of source: Int32) -> Globals {
    librarySources.contains(source) ? libraryGlobals : globals
  }

  func isLibrary(_ source: Int32) -> Bool { librarySources.contains(source) }

  func noteLibrary(_ source: Int32) { librarySources.insert(source) }

  /// Calls a function on behalf of a place in the text.
  func call(
    _ function: Function, _ arguments: [Value], _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    try callAt(function, arguments, CallSite(at: span))
  }

  /// Throws if there is a reason to stop.
  func checkLimits(at span: SourceSpan) throws(Diagnostic) {
    if let reason = reasonToStop() { throw Diagnostic(reason, at: span) }
  }

  /// Throws if memory is short, after something large was made, or before `count` bytes are taken.
  func checkMemory(adding count: Int = 0, at span: SourceSpan) throws(Diagnostic) {
    if isOutOfMemory(count) { throw Diagnostic(.outOfMemory, at: span) }
  }
}

extension Diagnostic {
  /// The diagnostic for a program that is stopped.
  package init(_ reason: StopReason, at span: SourceSpan?) {
    self.init(reason.complaint, at: span, isInterruption: reason.isInterruption)
  }
}

/// The states of the views that a form makes, which keep their values when it makes the views
/// again.
package final class ViewStates {
  let root = StateScope()
  /// Whether a state may have another value than its first one.
  package private(set) var areChanged = false

  package init() {}

  /// Whether there are any states.
  package var areThere: Bool { root.isUsed }

  /// Notes that an action on the views may have changed a state.
  package func noteChange() { areChanged = areChanged || root.isUsed }

  /// Resets all states to their first values.
  package func forget() {
    root.forget()
    areChanged = false
  }
}

/// The states of one view, and of the views that it makes.
///
/// - Rule: two views have the same states if the same call made both, inside of the same view, and
///   each was the n-th view of that call. SwiftUI identifies views by their place in the same way.
final class StateScope {
  /// What makes a view: a call, or the place of a function that is called later, and the body that
  /// runs.
  struct Maker: Hashable {
    let call: SourceSpan
    let body: SourceSpan
    /// The id of the element that it is made for; nil where none is given.
    var id: DictionaryKey?
  }

  private struct Key: Hashable {
    let maker: Maker
    let count: Int
  }

  private var cells: [Int: Cell] = [:]
  private var inner: [Key: StateScope] = [:]
  private var counts: [Maker: Int] = [:]

  /// Whether this view, or a view inside, has states.
  var isUsed: Bool { !cells.isEmpty || inner.values.contains(where: \.isUsed) }

  /// Begins to make the view, again or for the first time.
  func begin() { counts.removeAll(keepingCapacity: true) }

  /// The scope of the view that is made next inside of this one.
  func next(_ maker: Maker) -> StateScope {
    let count = counts[maker, default: 0]
    counts[maker] = count + 1
    let key = Key(maker: maker, count: count)
    if let known = inner[key] { return known }
    let made = StateScope()
    inner[key] = made
    return made
  }

  /// The cell of a state; it has no value yet if the view is made for the first time.
  func cell(_ number: Int, _ runtime: Runtime) -> Cell {
    if let known = cells[number] { return known }
    let made = Cell(nil, runtime, madeBy: Cell.noItemOfState)
    cells[number] = made
    return made
  }

  func forget() { (cells, inner, counts) = ([:], [:], [:]) }
}

extension Arguments {
  /// The identity of the program's view that is being made.
  var makingView: ObjectIdentifier { ObjectIdentifier(runtime.stateScope) }
}

extension Runtime {
  /// Does work that makes the content of a view, with the states of that view.
  func within<Result>(
    _ scope: StateScope, _ work: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let outer = stateScope
    stateScope = scope
    scope.begin()
    defer { stateScope = outer }
    return try work()
  }

  /// The scope of the view that a function makes when it is called later, by its place in the text.
  func laterScope(_ span: SourceSpan) -> StateScope {
    stateScope.next(.init(call: span, body: span))
  }
}

extension GuideFunction {
  /// A function of the program that takes a view's dimensions and returns a position in points.
  convenience init(
    _ function: Function, along axis: Axis, _ span: SourceSpan, _ runtime: Runtime
  ) {
    self.init { [unowned runtime] dimensions in
      let box = DimensionsBox(dimensions, axis: axis)
      let value = try runtime.call(function, [.object(box)], span)
      guard case .number(let position) = value else {
        throw Diagnostic(.gaveNoPosition(value), at: span)
      }
      if position.isNaN, dimensions.width.isFinite, dimensions.height.isFinite {
        throw Diagnostic(.gaveNaN, at: span)
      }
      return position
    }
  }
}

extension Complaint {
  fileprivate static func gaveNoPosition(_ value: Value) -> Complaint {
    Complaint(
      "the function for this guide gave \(ValueDescription.phrase(value)) and no number",
      hint: "end it with a position in points, such as `(width d)`")
  }

  fileprivate static let gaveNaN = Complaint(
    "the function for this guide gave a position that is no number")
}

/// Where an unknown name stands, such as first in a call, which limits what may be meant by it.
enum NamePlace {
  /// Alone: whatever has a name may be meant.
  case item
  /// First in parentheses: what can be called, and forms.
  case called
  /// In the place of a value: no form and no modifier.
  case value
}

extension Complaint {
  static let noReaderOfSwift = Complaint("SwiftUI code is not read here")
}

/// A comparison that did not hold, with what it compared: of `(= 1 2)`, 1 and 2.
package struct FailedComparison {
  package let name: String
  package let values: [Value]
  let span: SourceSpan

  /// The values and their relation in words: "1 is not 2".
  package var sentence: String {
    let texts = texts
    guard texts.count == 2 else { return "(\(([name] + texts).joined(separator: " "))) is false" }
    let relation =
      switch name {
      case "=": "is not"
      case "!=": "is"
      case "<": "is not less than"
      case "<=": "is not at most"
      case ">": "is not more than"
      default: "is not at least"
      }
    return "\(texts[0]) \(relation) \(texts[1])"
  }

  /// A hint for `=` with a view, since views may look alike and still differ; nil for other calls.
  package var hint: String? {
    guard name == "=", values.contains(where: { if case .view = $0 { true } else { false } }) else {
      return nil
    }
    return "a view is equal to itself alone: compare with `expect equal A B`"
  }

  private static let longestText = 60

  /// The values as text, in full precision where three decimals would hide the difference.
  private var texts: [String] {
    let texts = values.map(ValueDescription.written)
    guard name == "=", Set(texts).count == 1 else { return texts.map(Self.abridged) }
    return values.map { value in
      if case .number(let number) = value { return "\(number)" }
      return Self.abridged(ValueDescription.written(value))
    }
  }

  private static func abridged(_ text: String) -> String {
    text.count > longestText ? text.prefix(longestText - 1) + "…" : text
  }
}

extension Arguments {
  /// The failed comparison in the argument `name`; nil if it is no comparison, or holds.
  func failedComparison(_ name: String) -> FailedComparison? {
    guard let failed = runtime.failedComparison, failed.span == span(of: name) else {
      return nil
    }
    return failed
  }
}
