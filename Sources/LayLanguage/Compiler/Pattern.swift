import LayEngine

/// The names that the parts of a tuple, or a list, are bound to: `(index row)`.
struct Pattern {
  /// The names in order; `_` leaves a part out.
  let names: [Symbol]
  let span: SourceSpan

  init(
    _ syntax: SyntaxTree.Index, _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) {
    var names: [Symbol] = []
    for child in compiler.tree.children(syntax) {
      let name = try compiler.parameterName(child, call)
      guard name.name == "_" || !names.contains(where: { $0 === name }) else {
        throw call.malformed("`\(name.name)` is there twice", at: compiler.tree.span(child))
      }
      names.append(name)
    }
    self.names = names
    span = compiler.tree.span(syntax)
  }

  /// The pattern as source.
  var text: String { "(" + names.map(\.name).joined(separator: " ") + ")" }
}

extension Compiler {
  /// Binds the names of a pattern, and gives the code that takes a value apart for them.
  func bind(_ pattern: Pattern, to value: Code) -> Code {
    let targets = pattern.names.map { name in
      let isInCell = isAssigned(name)
      return TakeApartCode.Target(slot: scope.bind(name, isInCell: isInCell), isInCell: isInCell)
    }
    return TakeApartCode(value, targets, pattern.span)
  }
}

/// Gives local variables the parts of a tuple or a list.
final class TakeApartCode: Code {
  struct Target {
    let slot: Int
    let isInCell: Bool
  }

  let value: Code
  let targets: [Target]
  let span: SourceSpan

  init(_ value: Code, _ targets: [Target], _ span: SourceSpan) {
    self.value = value
    self.targets = targets
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let elements = try Self.parts(try value.run(&machine), count: targets.count, at: span)
    for (target, element) in zip(targets, elements) {
      machine.frame[target.slot] =
        target.isInCell ? .object(Cell(element, madeBy: machine.runtime.item)) : element
    }
    return .nothing
  }

  /// The parts of a tuple or a list, which must have `count` of them.
  static func parts(
    _ value: Value, count: Int, at span: SourceSpan
  ) throws(Diagnostic) -> ListElements {
    let elements: ListElements?
    switch value {
    case .list(let list): elements = list.elements
    case .object(let object): elements = object.compound?.elements
    default: elements = nil
    }
    guard let elements else { throw Diagnostic(.cannotTakeApart(value, count), at: span) }
    guard elements.count == count else {
      throw Diagnostic(.hasOtherParts(value, elements.count, count), at: span)
    }
    return elements
  }
}

extension Complaint {
  fileprivate static func cannotTakeApart(_ value: Value, _ count: Int) -> Complaint {
    Complaint(
      "a tuple of \(count) is taken apart here, not \(ValueDescription.phrase(value))",
      isAboutNil: value.isNothing)
  }

  fileprivate static func hasOtherParts(_ value: Value, _ count: Int, _ wanted: Int) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(value)) of \(count) cannot be taken apart into \(wanted)",
      hint: "a part that nobody needs is named `_`")
  }
}
