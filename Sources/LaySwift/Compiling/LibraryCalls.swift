import LayLanguage
import LaySwiftTree

/// What is done for calls of the library by the code.
extension CodeContext {
  /// Places a view that code of the library makes, as `Text(5, format: .number)`, where the code calls for it.
  func placed(_ made: Expression, _ member: Member?, _ node: Int) -> Expression {
    guard let member, member.file.isLibrary, !file.isLibrary, made.type.isOfViews,
      !runtime.isNative(member, .body)
    else { return made }
    let (run, span, library) = (made.run, span(node), module.librarySources)
    return Expression(made.type) { machine throws(Diagnostic) in
      let value = try run(&machine)
      guard case .view(let view) = value, let own = view.span, library.contains(own.source) else {
        return value
      }
      return .view(view.located(at: span))
    }
  }

  /// Says, where it runs, that what the library gives is not what Swift gives: the clock stands still.
  func remarked(_ made: Expression, _ member: Member?, _ node: Int) -> Expression {
    guard let member, member.file.isLibrary, !file.isLibrary,
      member.file.attributes(member.statement).contains("ofClock")
    else { return made }
    let (runtime, span) = (runtime, span(node))
    return Expression(made.type) { machine throws(Diagnostic) in
      runtime.remark(Diagnostic(.clockStands, at: span))
      return try made.run(&machine)
    }
  }
}

extension Complaint {
  fileprivate static let clockStands = Complaint(
    "the clock stands at 9:41 on 9 September 2025 here")
}
