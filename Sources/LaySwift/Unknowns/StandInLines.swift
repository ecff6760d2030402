import LayEngine
import LayLanguage
import LaySwiftTree

/// What a person says of what is not known in the code, a line each: `store.isLoading = true`.
///
/// - Rule: a line stands where a run does not know what it names. It is told nowhere, but for a line that
///   stands for nothing.
package final class StandInLines {
  /// A line: what it names, and what it says of it.
  package struct Line {
    enum Meaning {
      case box(ViewSize), picture(ViewSize)
      case value(SourceFile, node: Int)
    }

    let name: String
    package let span: SourceSpan
    let meaning: Meaning

    /// `URLImage 120 x 80`, by the name of a view.
    package static func box(_ name: String, _ size: ViewSize, at span: SourceSpan) -> Line {
      Line(name: name, span: span, meaning: .box(size))
    }

    /// `Image("remote") 120 x 80`, by the name of the picture.
    package static func picture(_ name: String, _ size: ViewSize, at span: SourceSpan) -> Line {
      Line(name: name, span: span, meaning: .picture(size))
    }

    /// `user.name = "Eva"` of its tree; nil for what is no value of a name.
    package static func value(_ tree: SwiftTree, source: Int32) -> Line? {
      let file = SourceFile(tree, source: source)
      file.seesAll = true
      let items = tree.nodes.isEmpty ? [] : file.children(0, .item)
      guard items.count == 1, file.kind(items[0]) == .assignment,
        file.text(items[0], .operator) == "=",
        let left = file.child(items[0], .left), let right = file.child(items[0], .right),
        let name = SpelledValue.name(left, in: file)
      else { return nil }
      return Line(name: name, span: file.span(items[0]), meaning: .value(file, node: right))
    }

    /// The line as it is written, without its value.
    package var words: String {
      if case .picture = meaning { "Image(\(ValueDescription.quoted(name)))" } else { name }
    }
  }

  /// A value as the code spells it.
  struct Spelled {
    let name: String
    let words: String
    let type: SwiftType

    var mayBeText: Bool {
      let type = type.wrapped ?? type
      return type.isUnknown
        || ["LocalizedStringKey", "String", "Substring"].contains(where: type.isNamed)
    }
  }

  private let lines: [Line]
  private var boxes: [String: Int] = [:]
  private var pictures: [String: Int] = [:]
  private var values: [String: Int] = [:]
  private var used: Set<Int> = []
  private var missed: [String: MissingLine] = [:]
  /// How the code has spelled last what is not known, by the place where that came up.
  private var spelled: [SourceSpan: Spelled] = [:]
  private var conditions: [SourceSpan: (name: String, isNegated: Bool)] = [:]

  /// - Parameter lines: of two lines of one name the later one counts.
  package init(_ lines: [Line]) {
    self.lines = lines
    for (place, line) in lines.enumerated() {
      switch line.meaning {
      case .box: boxes[line.name] = place
      case .picture: pictures[line.name] = place
      case .value: values[line.name] = place
      }
    }
  }

  func box(_ name: String) -> ViewSize? {
    guard let place = boxes[name], case .box(let size) = lines[place].meaning else { return nil }
    used.insert(place)
    return size
  }

  func picture(_ name: String) -> ViewSize? {
    guard let place = pictures[name], case .picture(let size) = lines[place].meaning else {
      return nil
    }
    used.insert(place)
    return size
  }

  func value(_ name: String) -> (place: Int, file: SourceFile, node: Int)? {
    guard let place = values[name], case .value(let file, let node) = lines[place].meaning else {
      return nil
    }
    return (place, file, node)
  }

  /// Whether a line says something of a name, or of what it holds: `item.title` of `item`.
  func nameAny(of names: [String]) -> Bool {
    values.keys.contains { line in names.contains { line == $0 || line.hasPrefix($0 + ".") } }
  }

  /// Whether a file is the value of a line, which no line stands in for.
  func holds(_ file: SourceFile) -> Bool {
    lines.contains { if case .value(let own, _) = $0.meaning { own === file } else { false } }
  }

  func use(_ place: Int) { used.insert(place) }

  /// The lines that stood for nothing, each with the name that was probably meant.
  package var unused: [(line: Line, near: String?)] {
    lines.indices.filter { !used.contains($0) }.map { place in
      (lines[place], NearName.of(lines[place].words, among: missed.keys.sorted()))
    }
  }

  // MARK: Lines that are missing

  /// The lines that would help most: boxes and pictures, then lists, conditions and texts, what is shown most
  /// often first.
  ///
  /// - Rule: each says what stands there now, so that it is the place to change.
  package var missing: [String] {
    missed.values.sorted { one, other in
      (one.kind.rawValue, -one.count, one.order) < (other.kind.rawValue, -other.count, other.order)
    }.prefix(Self.mostMissing).map(\.text)
  }

  private static let mostMissing = 20

  func miss(_ name: String, _ value: String, _ kind: MissingLine.Kind) {
    let line = missed[name] ?? MissingLine(order: missed.count, text: name + value, kind: kind)
    missed[name] = line
    missed[name]?.count += 1
  }

  func note(_ spelled: Spelled, at span: SourceSpan) { self.spelled[span] = spelled }

  func note(condition name: String, isNegated: Bool, at span: SourceSpan) {
    conditions[span] = (name, isNegated)
  }

  /// Notes what stands for a value, by the place where that came up.
  func note(_ outcome: StandInOutcome?, at span: SourceSpan) {
    if case .branch(let isTaken) = outcome {
      guard let condition = conditions.removeValue(forKey: span) else { return }
      return miss(condition.name, " = \(isTaken != condition.isNegated)", .condition)
    }
    guard let outcome, let value = spelled[span] else { return }
    switch outcome {
    case .emptyList: miss(value.name, " = []", .list)
    case .listOfThree: miss(value.name, " = [_, _, _]", .list)
    case .number: miss(value.name, " = 10", .text)
    case .name where value.type.declaration?.number != nil: miss(value.name, " = 10", .text)
    case .name where value.mayBeText:
      miss(value.name, " = \(ValueDescription.quoted(value.words))", .text)
    case .symbol where value.mayBeText: miss(value.name, " = \"circle\"", .text)
    default: break
    }
  }
}

/// A line that a file of stand-ins has not, and how often it would have stood for something.
struct MissingLine {
  enum Kind: Int { case box, list, condition, text }

  let order: Int
  let text: String
  let kind: Kind
  var count = 0
}

/// How the code spells a value, as far as lines can name it.
enum SpelledValue {
  private static let mostBytes = 200

  /// `store.user.name` of `self.store?.user.name`; nil for what is no name, member or call of one.
  static func name(_ node: Int, in file: SourceFile) -> String? {
    guard [.name, .member, .call, .subscriptCall].contains(file.kind(node)) else { return nil }
    let span = file.span(node)
    guard span.end - span.start <= mostBytes else { return nil }
    var text = file.text(node).filter { !$0.isWhitespace }
    text = text.replacing("?.", with: ".").replacing("!.", with: ".")
    if text.hasPrefix("self.") { text.removeFirst("self.".count) }
    return text.first.map { $0.isLetter || "_$".contains($0) } == true && !text.contains("{")
      ? text : nil
  }
}

extension CodeContext {
  /// A value for which a line stands where it is not known.
  ///
  /// - Rule: of a value whose type nobody knows the line also says the type.
  func standingIn(_ value: Expression, _ node: Int, _ expected: SwiftType) -> Expression {
    guard let lines = runtime.standInLines, !file.isLibrary, value.constant == nil,
      case .value = value.meaning, let name = SpelledValue.name(node, in: file),
      !lines.holds(file)
    else { return value }
    guard let line = lines.value(name) else { return noted(value, name, node, lines) }
    let made = written(line, name, value.type.isUnknown ? nil : value.type, expected, node)
    let known: Run = { machine throws(Diagnostic) in
      lines.use(line.place)
      return try made.run(&machine)
    }
    if value.type.isUnknown { return Expression(made.type, known) }
    let (run, runtime) = (value.run, runtime)
    return Expression(value.type) { machine throws(Diagnostic) in
      let count = runtime.remarks.count
      switch try machine.catching(run) {
      case .success(let found) where found.unknown == nil: return found
      case .failure(let error) where runtime.leaves(error) || error.isLimit: throw error
      default:
        // What was told of the value on the way is said by the line.
        runtime.forgetRemarks(after: count)
        return try known(&machine)
      }
    }
  }

  /// The value of a line, which is made once.
  private func written(
    _ line: (place: Int, file: SourceFile, node: Int), _ name: String, _ type: SwiftType?,
    _ expected: SwiftType, _ node: Int
  ) -> Expression {
    if let count = countOfUnknowns(line.node, line.file) {
      let reason = Complaint.hasUnknownElements(name)
      let place = span(node)
      let elements = (1...count).map { number in
        Value.object(UnknownBox("\(name) \(number) of list", reason, at: place))
      }
      return Expression(type ?? library.array(.unknown), constant: .list(of: elements))
    }
    let context = CodeContext(module, TypeScope(module, line.file, within: nil), in: nil)
    let natural = context.compile(line.node, type ?? expected)
    let span = line.file.span(line.node)
    if let type, !fits(natural.type, type) {
      let error = Diagnostic(.doesNotFit(name, type), at: span)
      return Expression(type) { _ throws(Diagnostic) in throw error }
    }
    let made = type.map { context.converted(natural, to: $0) } ?? natural
    if made.constant != nil { return made }
    var known: Value?
    return Expression(made.type) { machine throws(Diagnostic) in
      if let known { return known }
      let make = try context.finished(made.run, named: nil, 0, &machine, span)
      switch try machine.catching({ machine throws(Diagnostic) in
        try machine.call(make, 0, CallSite(of: nil, at: span))
      }) {
      case .success(let value):
        known = value
        return value
      case .failure(let error):
        if error.isLimit { throw error }
        throw Diagnostic(.doesNotFit(name, type), at: span)
      }
    }
  }

  /// Whether a literal may be a value of a type.
  private func fits(_ literal: SwiftType, _ type: SwiftType) -> Bool {
    let plain = ["Array", "Bool", "String"]
    guard let given = literal.asWritten(library).declaration, given.isOfLibrary,
      let wanted = type.unwrapped.declaration, given !== wanted,
      plain.contains(given.name) || given.number != nil
    else { return true }
    if given.number != nil, wanted.number != nil { return true }
    return wanted.isOfLibrary
      ? !plain.contains(wanted.name) && wanted.number == nil : wanted.kind == .protocol
  }

  /// How many elements `[_, _, _]` has; nil for other values.
  private func countOfUnknowns(_ node: Int, _ file: SourceFile) -> Int? {
    guard file.kind(node) == .array else { return nil }
    let elements = file.children(node, .element)
    let areUnknown = elements.allSatisfy { file.kind($0) == .wildcard }
    return !elements.isEmpty && areUnknown ? elements.count : nil
  }

  /// The same, of which is noted how the code spells it where it is not known.
  private func noted(
    _ value: Expression, _ name: String, _ node: Int, _ lines: StandInLines
  ) -> Expression {
    let spelled = StandInLines.Spelled(name: name, words: words(of: node), type: value.type)
    var noted = value
    let run = value.run
    noted.run = { machine throws(Diagnostic) in
      switch try machine.catching(run) {
      case .success(let found):
        if let unknown = found.unknown { lines.note(spelled, at: unknown.origin.span) }
        return found
      case .failure(let error):
        if let span = error.span { lines.note(spelled, at: span) }
        throw error
      }
    }
    return noted
  }

  /// A condition, of which is noted how the code spells it where it is not known.
  func noted(condition run: @escaping Run, _ node: Int) -> Run {
    guard let lines = runtime.standInLines, !file.isLibrary else { return run }
    let isNegated = file.kind(node) == .prefix && file.text(node, .operator) == "!"
    guard let asked = isNegated ? file.child(node, .value) : node,
      let name = SpelledValue.name(asked, in: file)
    else { return run }
    return { machine throws(Diagnostic) in
      switch try machine.catching(run) {
      case .success(let found):
        if let unknown = found.unknown {
          lines.note(condition: name, isNegated: isNegated, at: unknown.origin.span)
        }
        return found
      case .failure(let error):
        if let span = error.span {
          lines.note(condition: name, isNegated: isNegated, at: span)
        }
        throw error
      }
    }
  }
}

extension SwiftRuntime {
  /// The natural size of a picture; nil for one that neither a catalog nor a line has.
  func pictureSize(_ name: String) -> ViewSize? {
    if let size = resources?.size(name) ?? standInLines?.picture(name) { return size }
    standInLines?.miss("Image(\(ValueDescription.quoted(name)))", " 100 x 100", .box)
    return nil
  }

  /// A view, or the box that stands for it.
  ///
  /// - Parameter name: the name of the view, by which a line gives the box its size.
  func orBox(
    _ machine: inout Machine, _ span: SourceSpan, named name: String?,
    _ work: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    try forgiving(&machine, nil, work) { error, machine throws(Diagnostic) in
      try box(for: error, named: name, &machine, span)
    }
  }

  /// The box of a line, or else the usual one, which is told.
  func box(
    for error: Diagnostic, named name: String?, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if let name, let size = standInLines?.box(name) {
      return try box((size.width, size.height), &machine, span)
    }
    remark(error, box)
    if let name {
      let (width, height) = placeholderSize
      standInLines?.miss(
        name, " \(SwiftWords.number(width)) x \(SwiftWords.number(height))", .box)
    }
    return try placeholder(&machine, span)
  }
}

extension CodeContext {
  /// The name of the view that code begins with: `MapView` of `MapView(place).padding()`; nil for all else.
  func nameOfMadeView(_ node: Int) -> String? {
    var next: Int? = node
    while let current = next {
      if file.kind(current) == .name {
        let name = file.name(current)
        return name.first?.isUppercase == true ? name : nil
      }
      guard [.call, .member].contains(file.kind(current)) else { return nil }
      next = file.child(current, .base)
    }
    return nil
  }
}

extension Complaint {
  fileprivate static func doesNotFit(_ name: String, _ type: SwiftType?) -> Complaint {
    let wanted = type.map { ": it is \(SwiftWords.one($0.spelling))" } ?? ""
    return Complaint("this is no value of `\(name)`\(wanted)")
  }

  fileprivate static func hasUnknownElements(_ name: String) -> Complaint {
    Complaint("the elements of `\(name)` are not known here")
  }
}
