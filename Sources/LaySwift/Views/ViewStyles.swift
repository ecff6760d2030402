import LayEngine
import LayLanguage
import LaySwiftTree

/// Styles that the code declares: `struct Card: ButtonStyle { func makeBody(…) }`.
extension TypeDeclaration {
  /// The modifiers that take values of the protocols of styles.
  private static let modifiersOfStyles = [
    "ButtonStyle": "button-style", "PrimitiveButtonStyle": "button-style",
    "ControlGroupStyle": "control-group-style", "DatePickerStyle": "date-picker-style",
    "DisclosureGroupStyle": "disclosure-group-style", "FormStyle": "form-style",
    "GaugeStyle": "gauge-style", "GroupBoxStyle": "group-box-style",
    "IndexViewStyle": "index-view-style", "LabelStyle": "label-style",
    "LabeledContentStyle": "labeled-content-style", "ListStyle": "list-style",
    "MenuStyle": "menu-style", "NavigationSplitViewStyle": "navigation-split-view-style",
    "NavigationViewStyle": "navigation-view-style", "PickerStyle": "picker-style",
    "ProgressViewStyle": "progress-view-style", "TableStyle": "table-style",
    "TabViewStyle": "tab-view-style",
    "TextEditorStyle": "text-editor-style", "TextFieldStyle": "text-field-style",
    "ToggleStyle": "toggle-style",
  ]

  private var protocolOfStyle: String? {
    lineage.first {
      $0.kind == .protocol && $0.isOfLibrary && Self.modifiersOfStyles[$0.name] != nil
    }?.name
  }

  /// The modifier that takes its values, where these are styles.
  var modifierOfStyle: String? { protocolOfStyle.flatMap { Self.modifiersOfStyles[$0] } }

  /// The name of a style of SwiftUI: of `InsetGroupedListStyle` `inset-grouped`; nil for other types.
  var nameOfStyle: String? {
    guard isOfLibrary, kind == .struct, let style = protocolOfStyle else { return nil }
    let ending = style == "PrimitiveButtonStyle" ? "ButtonStyle" : style
    guard name.hasSuffix(ending) else { return nil }
    let own = SwiftUISpelling.kebabCase(String(name.dropLast(ending.count)))
    return own == "default" ? "automatic" : own
  }
}

extension SwiftRuntime {
  /// A value of the code as a style that a modifier takes; nil for a value that is none.
  func style(
    _ value: Value, _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    guard let modifier = type.modifierOfStyle,
      let body = (type.members("makeBody") + type.members("_body")).first(where: {
        !$0.file.isLibrary
      })
    else { return nil }
    let isOfField = body.name == "_body"
    let content = try function(of: 2, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      try within(values[1], &machine) { machine throws(Diagnostic) in
        let choice = InstanceChoice(
          self, body, types(of: value, type), isDynamic: false, body.span)
        let given = isOfField ? values[0].field("field") : values[0]
        let views = try choice.instance(for: value).call([value, given], &machine, choice)
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
