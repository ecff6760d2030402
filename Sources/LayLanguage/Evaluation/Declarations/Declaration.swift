import LayEngine
import Synchronization

/// A builtin function, view or modifier: everything that anyone needs to know about it, and what
/// it does.
package final class Declaration: Sendable {
  package enum Kind: Sendable {
    case function
    /// A function that gives a column or row of a lazy grid.
    case track
    /// A view without children.
    case view
    /// A view whose further arguments are its children.
    case container
    /// A function whose last argument is the view that it modifies.
    case modifier

    /// Whether it gives views, so that `:name "x"` may be given.
    package var makesViews: Bool {
      switch self {
      case .function, .track: false
      case .view, .container, .modifier: true
      }
    }

    /// Whether its result goes into layout, so that its lengths must not be NaN.
    var isLaidOut: Bool { makesViews || self == .track }
  }

  typealias Run = @Sendable (inout Arguments) throws(Diagnostic) -> Value

  package let name: String
  /// Other names of the declaration.
  package let aliases: [String]
  package let kind: Kind
  /// Whether it is made from a row of `Interface`: it takes any arguments, since none changes anything.
  package let isInterface: Bool
  /// Whether its arguments may be unbound names, since nothing depends on them.
  package let takesUnboundNames: Bool
  package let summary: String
  /// The operation on two numbers that calls compile to; nil for other functions.
  let operation: ArithmeticOperation?
  let run: Run
  private let makeParameters: @Sendable () -> [Parameter]
  private let makeRest: @Sendable () -> RestParameter?
  private let makeSwiftUI: @Sendable () -> SwiftUISpelling?
  private let exampleLines: String
  private let madeSignature = AtomicLazyReference<Signature>()
  private let madeSpelling = AtomicLazyReference<KnownSpelling>()

  /// Parameters and spellings are closures that run on demand: of some hundred declarations a
  /// program uses few.
  init(
    _ kind: Kind, _ name: String, aliases: [String] = [], isInterface: Bool = false,
    takesUnboundNames: Bool = false, operation: ArithmeticOperation? = nil,
    parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil,
    summary: String, swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil,
    examples: String = "", run: @escaping Run
  ) {
    self.kind = kind
    self.name = name
    self.aliases = aliases
    self.isInterface = isInterface
    self.takesUnboundNames = takesUnboundNames || isInterface
    makeParameters = parameters
    makeRest = rest
    self.summary = summary
    makeSwiftUI = swiftUI
    exampleLines = examples
    self.run = run
    self.operation = operation
  }

  /// How SwiftUI spells it: as declared, or as derived from its parameters.
  ///
  /// Nil for functions that declare no spelling, and for what SwiftUI does not have.
  package var swiftUI: SwiftUISpelling? {
    (madeSpelling.load() ?? madeSpelling.storeIfNil(KnownSpelling(spelling))).spelling
  }

  private var spelling: SwiftUISpelling? {
    if let said = makeSwiftUI() { return said.calls.isEmpty ? nil : said }
    return kind.makesViews ? .derived(kind, name, parameters, rest) : nil
  }

  package var examples: [Example] { Example.all(in: exampleLines) }

  /// Its parameters and its rest, made when they are first asked for.
  var signature: Signature {
    madeSignature.load()
      ?? madeSignature.storeIfNil(
        Signature(
          makeParameters(), name: kind.makesViews ? Self.nameParameter : nil,
          rest: makeRest() ?? (kind == .container ? .children : nil)))
  }

  package var parameters: [Parameter] { signature.parameters }

  package var rest: RestParameter? { signature.rest }

  /// The places of the parameters that may be given without a keyword.
  var positional: [Int] { signature.positional }

  private static let nameParameter = Parameter.keyword(
    "name", .string, "a label for queries and drawings")

  package var names: [String] { [name] + aliases }

  func isCalled(_ name: String) -> Bool { self.name == name || aliases.contains(name) }

  package func parameter(_ name: String) -> Parameter? {
    index(of: name).map { parameters[$0] }
  }

  func index(of name: String) -> Int? { signature.index(of: name) }

  /// How it is written: `(padding [edges] [length] view)`.
  package var usage: String { usage(\.usage) }

  /// What to do about arguments that do not fit.
  var usageHint: String {
    let usage = usage { $0.isOptional || !$0.type.isText || !kind.makesViews ? $0.usage : "\"…\"" }
    return usage.count > 80 ? "`help \(name)` lists its arguments" : "write `\(usage)`"
  }

  private func usage(_ positionalUsage: (Parameter) -> String) -> String {
    var words = [name]
    let positional = parameters.filter(\.isPositional)
    words += positional.map(positionalUsage)
    words += parameters.filter { !$0.isPositional && $0.name != "name" }.map(\.usage)
    if let rest { words.append("\(rest.name)…") }
    if kind == .modifier { words.append("view") }
    return "(" + words.joined(separator: " ") + ")"
  }
}

/// A spelling that was looked for, or that there is none.
private final class KnownSpelling: Sendable {
  let spelling: SwiftUISpelling?

  init(_ spelling: SwiftUISpelling?) { self.spelling = spelling }
}

/// The names that an argument takes as symbols, such as `leading`, without looking up values.
struct BareNames {
  let members: [String]
  let takesLists: Bool
  let isOnlyNames: Bool
  /// The names of the declaration and of its parameter, for the complaint.
  let owner: String
  let parameter: String
  let isColor: Bool
  /// Whether a name without another meaning may be a color.
  let takesColors: Bool

  func hasNear(_ name: String) -> Bool { NearestName.nearest(to: name, among: members) != nil }

  /// The member that parts such as `trailing` and `top` make when joined, in either order.
  func member(ofParts parts: [String]) -> String? {
    [parts.joined(separator: "-"), parts.reversed().joined(separator: "-")].first {
      members.contains($0)
    }
  }

  /// The complaint about a name that is no member, written in the source or given by a value.
  func notAMember(_ name: String) -> Complaint {
    var sentences: [String] = []
    if let exact = exactMember(name) {
      sentences.append("write `\(exact)`")
    } else if let near = NearestName.hint(for: name, among: members) {
      sentences.append(near)
    }
    if sentences.isEmpty || !isColor && !sentences[0].hasPrefix("write") {
      sentences.append("use " + ParameterType.names(isColor ? ColorName.usual : members))
    }
    let message =
      isColor ? "`\(name)` is not a color" : "`\(owner)` has no `:\(parameter)` called `\(name)`"
    return Complaint(message, hint: sentences.joined(separator: " "))
  }

  func notAMember(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(notAMember(name), at: span)
  }
}

extension BareNames {
  /// The member that a name certainly means although it is spelled differently: `.leading`,
  /// `leading,`, `topTrailing` or `trailing-top`.
  private func exactMember(_ name: String) -> String? {
    let spelled = NearestName.kebabCase(name.hasSuffix(",") ? String(name.dropLast()) : name)
    if members.contains(spelled) { return spelled }
    let meant = ["left": "leading", "right": "trailing", "centre": "center", "middle": "center"]
    if let side = meant[spelled], members.contains(side) { return side }
    return member(ofParts: spelled.split(separator: "-").map(String.init))
  }
}

/// The arguments that a declaration takes: of `min`, `number` and then any more numbers.
final class Signature: Sendable {
  let parameters: [Parameter]
  let rest: RestParameter?
  /// The places of the parameters that may be given without a keyword.
  let positional: [Int]
  /// The places of the parameters that must be given.
  let required: [Int]

  /// - Parameter name: the `:name` parameter, which comes after the others; nil for functions.
  init(_ parameters: [Parameter], name: Parameter?, rest: RestParameter?) {
    self.parameters = name.map { parameters + [$0] } ?? parameters
    self.rest = rest
    positional = parameters.indices.filter { parameters[$0].isPositional }
    required = parameters.indices.filter { !parameters[$0].isOptional }
    precondition(self.parameters.count <= Arguments.mostParameters)
  }

  func index(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }
}

/// A function, view or modifier of the language itself.
final class Builtin: Function {
  let declaration: Declaration

  init(_ declaration: Declaration) {
    self.declaration = declaration
    super.init(name: declaration.name, isClosure: false)
  }

  override var viewHint: String? { declaration.kind == .view ? declaration.usageHint : nil }
}

extension Value {
  /// The declaration of a builtin; nil for other values.
  var builtin: Declaration? {
    guard case .function(let function) = self else { return nil }
    return (function as? Builtin)?.declaration
  }
}

/// Source to try out, for help and tests.
///
/// The line `(padding 8 (text "Hi")) | ideal | 32 x 36` is a view, what is proposed to it, and its
/// answer; `(+ 1 2) | 3` is a form and its value.
package struct Example: Sendable {
  package let source: String
  /// The proposal for the view of the example, as written after `propose`.
  package let proposing: String?
  /// The output that is then printed.
  package let gives: String?

  private init(_ line: Substring) {
    let parts = line.split(separator: " | ").map(String.init)
    precondition(parts.count == 2 || parts.count == 3)
    source = parts[0]
    proposing = parts.count == 3 ? parts[1] : nil
    gives = parts[parts.count - 1]
  }

  /// The examples of a text, one in each line.
  static func all(in lines: String) -> [Example] { lines.split(separator: "\n").map(Example.init) }
}
