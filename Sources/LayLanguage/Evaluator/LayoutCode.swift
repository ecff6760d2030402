import LayEngine

/// The functions that a layout may have.
enum LayoutPart: String, CaseIterable {
  case explicitAlignment = "explicit-alignment"
  case makeCache = "make-cache"
  case placeSubviews = "place-subviews"
  case sizeThatFits = "size-that-fits"
  case spacing

  /// What the function is called with, the cache left out.
  var parameters: [String] {
    switch self {
    case .explicitAlignment: ["guide", "bounds", "proposal", "subviews"]
    case .makeCache, .spacing: ["subviews"]
    case .placeSubviews: ["bounds", "proposal", "subviews"]
    case .sizeThatFits: ["proposal", "subviews"]
    }
  }

  var usage: String { "(\(rawValue) (\(parameters.joined(separator: " "))) …)" }
}

/// Makes a view of a layout from the arguments of the call.
final class MakeLayoutCode: Code {
  private let name: String
  private let span: SourceSpan
  private let parts: [LayoutPart: Code]
  private let nameSlot: Int
  private let subviewsSlot: Int

  init(
    _ name: String, _ span: SourceSpan, _ parts: [LayoutPart: Code], nameSlot: Int,
    subviewsSlot: Int
  ) {
    self.name = name
    self.span = span
    self.parts = parts
    self.nameSlot = nameSlot
    self.subviewsSlot = subviewsSlot
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let callSpan = machine.arrangedSite?._withUnsafeGuaranteedRef { $0.span } ?? span
    var functions: [LayoutPart: Function] = [:]
    for (part, code) in parts {
      if case .function(let function) = try code.run(&machine) { functions[part] = function }
    }
    var subviews: [View] = []
    try collect(machine.frame[subviewsSlot], into: &subviews, at: callSpan)
    var label: String?
    if case .string(let box) = machine.frame[nameSlot] { label = box.text }
    let layout = ProgramLayout(name, at: callSpan, functions, machine.surroundings)
    return .view(View(.custom(layout), children: subviews, name: label, span: callSpan))
  }

  private func collect(
    _ value: Value, into views: inout [View], at span: SourceSpan
  ) throws(Diagnostic) {
    try Compiler.checkDepth(at: span)
    switch value {
    case .nothing: return
    case .view(let view): views.append(view)
    case .list(let list):
      for element in list.elements { try collect(element, into: &views, at: span) }
    default:
      guard let view = value.colorView(at: span) else {
        throw Diagnostic(.notASubview(value, name), at: span)
      }
      views.append(view)
    }
  }
}

/// Runs the body of a layout's function and takes along what it left in its cache.
///
/// - Source: Swift hands the cache over `inout`; here it is a parameter that is assigned.
final class KeepCacheCode: Code {
  private let body: Code
  private let cacheSlot: Int

  init(_ body: Code, cacheSlot: Int) {
    self.body = body
    self.cacheSlot = cacheSlot
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let answer = try body.run(&machine)
    guard case .object(let object) = machine.frame[cacheSlot] else { return answer }
    let cell = unsafeDowncast(object, to: Cell.self)
    return .object(AnswerBox(answer, cache: cell.pointer.pointee))
  }
}

/// What a function of a layout gave, and its cache afterwards.
final class AnswerBox: ObjectBox {
  let answer: Value
  let cache: Value

  init(_ answer: Value, cache: Value) {
    self.answer = answer
    self.cache = cache
  }
}

extension Complaint {
  fileprivate static func notASubview(_ value: Value, _ name: String) -> Complaint {
    Complaint("`\(name)` contains views, not \(ValueDescription.phrase(value))")
  }
}
