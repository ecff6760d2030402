import LayEngine
import LayLanguage
import LaySwiftTree

/// Styles that the code declares: `struct Card: ButtonStyle { func makeBody(…) }`.
extension SwiftRuntime {
  /// The modifiers that take values of the protocols of styles.
  private static let modifiersOfStyles = [
    "ButtonStyle": "button-style", "PrimitiveButtonStyle": "button-style",
    "LabelStyle": "label-style", "ToggleStyle": "toggle-style",
    "ProgressViewStyle": "progress-view-style", "GaugeStyle": "gauge-style",
    "GroupBoxStyle": "group-box-style", "DisclosureGroupStyle": "disclosure-group-style",
    "LabeledContentStyle": "labeled-content-style",
  ]

  /// A value of the code as a style that a modifier takes; nil for a value that is none.
  func style(
    _ value: Value, _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    let protocols = type.lineage.filter { $0.kind == .protocol && $0.isOfLibrary }
    guard let modifier = protocols.lazy.compactMap({ Self.modifiersOfStyles[$0.name] }).first,
      let body = type.members("makeBody").first(where: { !$0.file.isLibrary })
    else { return nil }
    let content = try function(of: 2, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      try within(values[1], &machine) { machine throws(Diagnostic) in
        let choice = InstanceChoice(
          self, body, types(of: value, type), isDynamic: false, body.span)
        let views = try choice.instance(for: value).call([value, values[0]], &machine, choice)
        return try shown(views, &machine, span)
      }
    }
    guard case .function(let function) = content else { return nil }
    return .style(for: modifier, named: SwiftUISpelling.kebabCase(type.name), function, at: span)
  }

  /// What reads a property of a configuration of a style; nil for other members.
  func configured(_ member: Member) -> Native? {
    guard let owner = member.owner, owner.name.hasSuffix("StyleConfiguration"),
      member.kind == .computed
    else { return nil }
    let name = SwiftUISpelling.kebabCase(member.name)
    return .function { _, call in
      let value = call[0].field(name)
      if case .symbol(let symbol) = value, let type = call.result.unwrapped.declaration {
        return OptionalBox.some(.object(LibraryCase(symbol, of: type.name)))
      }
      return call.result.wrapped == nil || value.isNothing ? value : OptionalBox.some(value)
    }
  }
}
