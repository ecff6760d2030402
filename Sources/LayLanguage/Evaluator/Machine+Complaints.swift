import LayEngine

extension Machine {
  func unknownName(_ name: String, at span: SourceSpan) -> Diagnostic {
    surroundings.unknownName(name, also: [], at: span)
  }

  func notAFunction(_ slot: GlobalPointer, _ site: CallSite) -> Diagnostic {
    guard slot.pointee.isDefined else {
      return unknownName(slot.pointee.symbol.name, at: site.headSpan)
    }
    return notAFunction(slot.pointee.value, site)
  }

  func notAFunction(_ value: Value, _ site: CallSite) -> Diagnostic {
    Diagnostic(.notAFunction(site.name, value), at: site.headSpan)
  }
}

extension Complaint {
  fileprivate static func notAFunction(_ name: String?, _ value: Value) -> Complaint {
    let what = ValueDescription.phrase(value)
    guard let name else {
      return Complaint("\(what) cannot be called", hint: "a list of values is written `(list …)`")
    }
    var other: String?
    var hides = false
    if case .declaration(let declaration) = Catalogue.entry(named: name) {
      hides = true
      other = declaration.names.first { $0 != name }
    }
    return Complaint(
      "`\(name)` is \(what), which cannot be called",
      hint: hides
        ? "this variable hides the function `\(name)`; "
          + (other.map { "call it `\($0)`, or " } ?? "") + "give the variable another name"
        : "write `\(name)` alone")
  }
}
