import LayEngine

/// Members of values: `(:height row)`.
extension Compiler {
  /// Compiles the reading of a member, or the call of one that takes more than the value.
  mutating func compileMember(
    _ name: Symbol, of syntax: SyntaxTree.Index
  ) throws(Diagnostic) -> Code {
    var children = tree.children(syntax)
    guard let head = children.next() else { return ConstantCode(.nothing) }
    let arguments = try readArguments(children, of: head)
    guard let whole = arguments.first, whole.keyword == nil else {
      throw Diagnostic(.memberOfNothing(name.name), at: tree.span(syntax))
    }
    let codes = try compileArguments(arguments, of: nil)
    let site = CallSite(
      name: nil, span: tree.span(syntax), headSpan: tree.span(head), arguments: arguments,
      codes: codes)
    if codes.count == 1 { return MemberCode(name, of: codes[0], site) }
    return MemberCallCode(name, ArgumentCodes(codes), site)
  }
}

/// A member of a value: a field, a part such as the width of a size, or a function of the program
/// that is called by the kind of value and the member's name, as `row.width`.
final class MemberCode: Code {
  let name: Symbol
  let whole: Code
  let site: CallSite

  init(_ name: Symbol, of whole: Code, _ site: CallSite) {
    self.name = name
    self.whole = whole
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try whole.run(&machine)
    if case .object(let object) = value {
      if let compound = object.compound {
        if let place = compound.shape.index(of: name) {
          return compound.elements[compound.elements.startIndex + place]
        }
      } else if let part = object.part(name.name) {
        return part
      }
    }
    let function = try machine.member(name, of: value, site)
    machine.push(value)
    return try machine.call(function, 1, site)
  }
}

/// The call of a member with arguments: `(:fits row 20)` is `(row.fits row 20)`.
final class MemberCallCode: Code {
  let name: Symbol
  let arguments: ArgumentCodes
  let site: CallSite

  init(_ name: Symbol, _ arguments: ArgumentCodes, _ site: CallSite) {
    self.name = name
    self.arguments = arguments
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try arguments.push(on: &machine)
    let whole = (machine.top - arguments.count).pointee
    let function = try machine.member(name, of: whole, site)
    return try machine.call(function, arguments.count, site)
  }
}

extension Machine {
  /// The function that the program defined as a member of values of this kind.
  @inline(never)
  fileprivate func member(
    _ name: Symbol, of value: Value, _ site: CallSite
  ) throws(Diagnostic) -> Function {
    guard !value.isNothing else {
      throw Diagnostic(.hasNoField(name.name, value), at: site.span)
    }
    let slot: GlobalPointer
    if let shape = value.shape, let member = shape.member(name, runtime) {
      slot = member
    } else {
      slot = runtime.globals.slot(runtime.symbols.intern("\(value.kindName).\(name.name)"))
    }
    guard slot.pointee.isDefined, case .function(let function) = slot.pointee.value else {
      throw Diagnostic(.hasNoField(name.name, value), at: site.span)
    }
    return function
  }
}

extension Complaint {
  fileprivate static func memberOfNothing(_ name: String) -> Complaint {
    Complaint(
      "`:\(name)` at the beginning of a form reads a part of the value after it",
      hint: "write `(:\(name) value)`")
  }
}
