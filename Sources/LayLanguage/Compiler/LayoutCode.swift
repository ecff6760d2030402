import LayEngine

/// The functions that a layout may have.
enum LayoutPart: String, CaseIterable {
  case explicitAlignment = "explicit-alignment"
  case makeCache = "make-cache"
  case placeSubviews = "place-subviews"
  case sizeThatFits = "size-that-fits"
  case spacing

  /// The function's parameters, without the cache.
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
  /// A function of the layout, as it is written.
  struct Part {
    let code: Code
    /// Its last form, which gives its value.
    let ending: SourceSpan
    /// Whether it assigns the cache.
    let assignsCache: Bool
  }

  private let name: Symbol
  private let span: SourceSpan
  /// The definitions that the layout's functions share.
  private let definitions: [Code]
  private let parts: [LayoutPart: Part]
  private let nameSlot: Int
  private let subviewsSlot: Int

  init(
    _ name: Symbol, _ span: SourceSpan, _ definitions: [Code], _ parts: [LayoutPart: Part],
    nameSlot: Int, subviewsSlot: Int
  ) {
    self.definitions = definitions
    self.name = name
    self.span = span
    self.parts = parts
    self.nameSlot = nameSlot
    self.subviewsSlot = subviewsSlot
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let site = machine.arrangedSite?.takeUnretainedValue() ?? CallSite(at: span)
    let use = LayoutUse(
      name: name, variable: variable(of: site, machine), span: site.span,
      arguments: arguments(of: site, machine))
    for definition in definitions { _ = try definition.run(&machine) }
    var clauses: [LayoutPart: LayoutDefinition.Clause] = [:]
    for (part, source) in parts {
      if case .function(let function) = try source.code.run(&machine) {
        clauses[part] = .init(
          function: function, ending: source.ending, assignsCache: source.assignsCache)
      }
    }
    let subviews = try machine.frame[subviewsSlot].views(at: site.span) {
      "`\(name.name)` contains views, not \($0)"
    }
    var label: String?
    if case .string(let box) = machine.frame[nameSlot] { label = box.text }
    let definition = LayoutDefinition(maker: machine.runningFunction, clauses: clauses)
    let layout = ProgramLayout(definition, use, machine.runtime)
    let written = use.arguments.compactMap { argument in
      WrittenValue(argument.value).map { WrittenArgument(argument.keyword?.name, $0) }
    }
    return .view(
      View(
        Custom(layout), children: subviews, written: written, name: label, span: site.span))
  }

  /// The variable of the layout's name; nil if the layout was called by another name, or the
  /// variable has changed: such a view keeps this layout.
  private func variable(of site: CallSite, _ machine: borrowing Machine) -> GlobalPointer? {
    let variable = machine.runtime.globals(of: site.span.source).slot(name)
    guard site.name == nil || site.name == name.name,
      variable.pointee.value.isEqual(to: machine.runningFunction)
    else { return nil }
    return variable
  }

  /// The arguments that the call gave, without defaults and without the subviews.
  private func arguments(
    of site: CallSite, _ machine: borrowing Machine
  ) -> [LayoutUse.Argument] {
    guard case .function(let function) = machine.runningFunction, function.isClosure else {
      return []
    }
    let parameters = unsafeDowncast(function, to: Closure.self).lambda.parameters
    var arguments: [LayoutUse.Argument] = []
    for slot in parameters.required.indices {
      let isInCell = parameters.cellSlots.contains(slot)
      arguments.append(.init(keyword: nil, value: value(in: slot, isInCell, machine)))
    }
    for (index, parameter) in parameters.keywords.enumerated()
    where site.keywords.contains(where: { $0 === parameter.keyword }) {
      let slot = parameters.required.count + index
      let value = value(in: slot, parameter.isInCell, machine)
      arguments.append(.init(keyword: parameter.keyword, value: value))
    }
    return arguments
  }

  private func value(in slot: Int, _ isInCell: Bool, _ machine: borrowing Machine) -> Value {
    guard isInCell, case .object(let object) = machine.frame[slot] else {
      return machine.frame[slot]
    }
    return unsafeDowncast(object, to: Cell.self).pointer.pointee
  }
}

/// Runs the body of a layout's function and gives its value together with the cache.
///
/// - Source: Swift passes the cache `inout`; here it is a parameter that is assigned.
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
