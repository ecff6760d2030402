import LayEngine
import LayLanguage
import LaySwiftTree

/// What is done for calls of the library by the code.
extension CodeContext {
  /// Places a view that code of the library makes, as `Text(5, format: .number)`, where the code calls for it; and one
  /// that an initialiser makes by which the code extends a view of the library.
  func placed(_ made: Expression, _ member: Member?, _ node: Int) -> Expression {
    guard let member, !file.isLibrary, made.type.isOfViews else { return made }
    let isOfLibrary = member.file.isLibrary && !runtime.isNative(member, .body)
    let isOfExtension =
      !member.file.isLibrary && member.kind == .initializer && member.owner?.isOfLibrary == true
    guard isOfLibrary || isOfExtension else { return made }
    let (run, span, library) = (made.run, span(node), module.librarySources)
    let extending = isOfExtension ? member.file.span(member.node) : nil
    func isMadeThere(_ own: SourceSpan) -> Bool {
      guard let extending else { return library.contains(own.source) }
      return own.source == extending.source && extending.start <= own.start
        && own.end <= extending.end
    }
    return Expression(made.type) { machine throws(Diagnostic) in
      let value = try run(&machine)
      guard case .view(let view) = value, let own = view.span, isMadeThere(own) else {
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
