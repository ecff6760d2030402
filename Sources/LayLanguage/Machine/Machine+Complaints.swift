import LayEngine

extension Machine {
  func unknownName(
    _ name: String, at span: SourceSpan, in place: NamePlace = .item
  ) -> Diagnostic {
    runtime.unknownName(name, also: [], at: span, in: place)
  }

  /// Calls the builtin of the same name where a variable hides it and its value cannot be called.
  ///
  /// So a function with a parameter `proposal`, as in layouts, can still call `(proposal …)`.
  @inline(never)
  mutating func callHidden(
    _ value: Value, _ arguments: ArgumentCodes, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard let function = hiddenFunction(site) else {
      throw Diagnostic(.notAFunction(site.name, value), at: site.headSpan)
    }
    try arguments.push(on: &self)
    return try call(function, arguments.count, site)
  }

  @inline(never)
  mutating func callHidden(
    _ slot: GlobalPointer, _ arguments: ArgumentCodes, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard slot.pointee.isDefined else { throw notAFunction(slot, site) }
    return try callHidden(slot.pointee.value, arguments, site)
  }

  func notAFunction(_ slot: GlobalPointer, _ site: CallSite) -> Diagnostic {
    guard slot.pointee.isDefined else {
      return unknownName(slot.pointee.symbol.name, at: site.headSpan, in: .called)
    }
    return Diagnostic(.notAFunction(site.name, slot.pointee.value), at: site.headSpan)
  }

  /// The function of a global variable, or the builtin that the variable hides.
  func function(_ slot: GlobalPointer, _ site: CallSite) -> Function? {
    if case .function(let function) = slot.pointee.value { return function }
    return slot.pointee.isDefined ? hiddenFunction(site) : nil
  }

  private func hiddenFunction(_ site: CallSite) -> Function? {
    site.name.flatMap { runtime.builtinFunction(named: $0) }
  }
}

extension Runtime {
  fileprivate func builtinFunction(named name: String) -> Function? {
    let slot = libraryGlobals.slot(symbols.intern(name))
    guard slot.pointee.isBuiltin, case .function(let function) = slot.pointee.value else {
      return nil
    }
    return function
  }
}

extension Complaint {
  fileprivate static func notAFunction(_ name: String?, _ value: Value) -> Complaint {
    let what = ValueDescription.phrase(value)
    guard let name else {
      return Complaint("\(what) cannot be called", hint: "a list of values is written `(list …)`")
    }
    return Complaint("`\(name)` is \(what), which cannot be called", hint: "write `\(name)` alone")
  }
}
