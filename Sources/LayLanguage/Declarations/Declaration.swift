import CAtomic
import LayEngine

/// A builtin function, view or modifier: everything that anyone needs to know about it, and what
/// it does.
///
/// In a release, the compiler makes the declarations that are constants, and no code runs for them:
/// `init` is inlined, and what it keeps is numbers, texts and closures that capture nothing. An empty
/// list or an `Atomic` among them would be made when the program starts.
package final class Declaration: Sendable {
  package enum Kind: Sendable {
    case function
    /// A function that gives a column or row of a lazy grid.
    case track
    /// A view without children.
    case view
    /// A view whose further arguments are its children.
    case container
    /// Its last argument is the view that it modifies.
    case modifier

    /// Whether `:name "x"` may be given.
    package var makesViews: Bool {
      switch self {
      case .function, .track: false
      case .view, .container, .modifier: true
      }
    }

    /// Whether what it gives goes into layout, so that its measures must be numbers.
    var isLaidOut: Bool { makesViews || self == .track }
  }

  typealias Run = @Sendable (inout Arguments) throws(Diagnostic) -> Value

  package let name: String
  private let furtherNames: [String]?
  package let kind: Kind
  /// Whether it is made of a row of the interface: its arguments may be names without a value.
  package let isInterface: Bool
  let operation: ArithmeticOperation?
  let run: Run
  private let makeParameters: @Sendable () -> [Parameter]
  private let makeRest: @Sendable () -> RestParameter?
  private let makeSummary: @Sendable () -> String
  private let makeSwiftUI: @Sendable () -> SwiftUISpelling?
  private let makeExamples: @Sendable () -> [Example]
  /// The address of a signature that it owns; 0 as long as there is none.
  private nonisolated(unsafe) var madeSignature: UInt = 0

  /// What it takes and what is told about it is made when it is asked for: of some hundred
  /// declarations a short program uses few.
  @inline(__always)
  init(
    _ kind: Kind, _ name: String, aliases: [String]? = nil, isInterface: Bool = false,
    parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil,
    summary: @autoclosure @escaping @Sendable () -> String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil,
    examples: @autoclosure @escaping @Sendable () -> [Example] = [], run: @escaping Run
  ) {
    self.kind = kind
    self.name = name
    furtherNames = aliases
    self.isInterface = isInterface
    makeParameters = parameters
    makeRest = rest
    makeSummary = summary
    makeSwiftUI = swiftUI
    makeExamples = examples
    self.run = run
    operation = nil
  }

  /// A function of numbers for which there is code of its own.
  @inline(__always)
  init(
    operation: ArithmeticOperation, _ name: String,
    rest: @autoclosure @escaping @Sendable () -> RestParameter?,
    summary: @autoclosure @escaping @Sendable () -> String,
    examples: @autoclosure @escaping @Sendable () -> [Example], run: @escaping Run
  ) {
    kind = .function
    self.name = name
    furtherNames = nil
    isInterface = false
    makeParameters = { [] }
    makeRest = rest
    makeSummary = summary
    makeSwiftUI = { nil }
    makeExamples = examples
    self.run = run
    self.operation = operation
  }

  /// Other names for the same.
  package var aliases: [String] { furtherNames ?? [] }

  package var summary: String { makeSummary() }

  /// How SwiftUI spells it: what the declaration says, or what follows from its parameters; nil for
  /// functions that say nothing, and for what SwiftUI has not.
  package var swiftUI: SwiftUISpelling? {
    if let said = makeSwiftUI() { return said.calls.isEmpty ? nil : said }
    return kind.makesViews ? .derived(kind, name, parameters, rest) : nil
  }

  package var examples: [Example] { makeExamples() }

  /// What it takes; made when it is asked for first.
  var signature: Signature {
    Self.signature(at: word_load(&madeSignature)) ?? makeSignature()
  }

  private static func signature(at address: UInt) -> Signature? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes the signature; of two that make it at the same time one is first.
  private func makeSignature() -> Signature {
    let signature = Signature(
      makeParameters(), name: kind.makesViews ? Self.nameParameter : nil,
      rest: makeRest() ?? (kind == .container ? .children : nil), isLaidOut: kind.isLaidOut)
    let owned = Unmanaged.passRetained(signature)
    let earlier = word_set_once(&madeSignature, UInt(bitPattern: owned.toOpaque()))
    guard let earlier = Self.signature(at: earlier) else { return signature }
    owned.release()
    return earlier
  }

  deinit {
    guard let signature = Self.signature(at: madeSignature) else { return }
    Unmanaged.passUnretained(signature).release()
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

/// The names that an argument may be without being looked up.
struct BareNames {
  let members: [String]
  let takesLists: Bool
  let isOnlyNames: Bool
  /// What has the argument, and what the argument is called, for the complaint.
  let owner: String
  let parameter: String
  let isColor: Bool
  /// Whether a name that means nothing else may be that of a color.
  let takesColors: Bool

  func hasNear(_ name: String) -> Bool { NearestName.nearest(to: name, among: members) != nil }

  /// The member that parts such as `trailing` and `top` mean together, in either order.
  func member(ofParts parts: [String]) -> String? {
    [parts.joined(separator: "-"), parts.reversed().joined(separator: "-")].first {
      members.contains($0)
    }
  }

  /// The complaint about a name that is none of the members, whether the text or a value has it.
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
      isColor
      ? "`\(name)` is not a color" : "`\(owner)` has no `:\(parameter)` called `\(name)`"
    return Complaint(message, hint: sentences.joined(separator: " "))
  }

  func notAMember(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(notAMember(name), at: span)
  }
}

extension BareNames {
  /// The member that a name of another spelling is for certain: `.leading`, `leading,`,
  /// `topTrailing` or `trailing-top`.
  private func exactMember(_ name: String) -> String? {
    let spelled = NearestName.kebabCase(name.hasSuffix(",") ? String(name.dropLast()) : name)
    if members.contains(spelled) { return spelled }
    let meant = ["left": "leading", "right": "trailing", "centre": "center", "middle": "center"]
    if let side = meant[spelled], members.contains(side) { return side }
    return member(ofParts: spelled.split(separator: "-").map(String.init))
  }
}
