import LayEngine
import LayLanguage

/// What the form of a view says: its head, its arguments and the views in it.
///
/// - Rule: what is among the views of a form too, as the title of a button, is said once.
struct FormParts {
  private(set) var head: String
  private(set) var arguments: [WrittenArgument]
  /// The views of its label, which stand in one.
  private(set) var label: [View] = []
  /// The views behind the label; the view that a modifier wraps comes last.
  private(set) var children: [View]

  /// Nil for a view that has no words, or whose words are a function.
  init?(_ view: View) {
    head = view.head
    if case .bar(.toolbar)? = view.content as? Effect { head = "toolbar" }
    guard let declaration = Catalogue.declaration(named: head), declaration.kind.makesViews,
      declaration.isInterface || !declaration.parameters.contains(where: \.needsFunction)
    else { return nil }
    arguments = declaration.isInterface ? [] : view.shownArguments
    children = view.children
    addWords(of: view.content)
    if view.content.isModifier, !take(views: view.children, declaration) { return nil }
    if let control = view.content as? Control { take(control, declaration) }
    arguments = arguments.map { argument in
      guard case .name(let name) = argument.value,
        !declaration.parameters(of: argument).contains(where: { $0.type.accepts(name) })
      else { return argument }
      return WrittenArgument(argument.keyword, argument.value.quoted)
    }
  }

  /// Takes what a modifier adds, which a word says or views; false where neither does.
  private mutating func take(views: [View], _ declaration: Declaration) -> Bool {
    let said = arguments.filter { declaration.parameters(of: $0).first?.type.takesViews == true }
    let hasWords = !said.isEmpty && said.allSatisfy(\.isWord)
    if !hasWords { arguments.removeAll { said.contains($0) } }
    let added = hasWords ? [] : views.dropFirst()
    children = Array(added + views.prefix(1))
    return hasWords || !added.isEmpty || declaration.isInterface
      || !declaration.parameters.contains { $0.type.takesViews && !$0.isOptional }
  }

  /// Parts a control into its label and the rest.
  private mutating func take(_ control: Control, _ declaration: Declaration) {
    if declaration.rest == nil, !declaration.parameters.contains(where: { $0.type.takesViews }) {
      children = []
      return
    }
    guard control.labelCount > 0, !children.isEmpty else { return }
    label = Array(children.prefix(control.labelCount))
    children.removeFirst(label.count)
    if let symbol = arguments.first(where: { $0.keyword == "system-image" })?.value {
      let isMade = { (view: View) in
        view.content is ImageContent
          && view.shownArguments == [WrittenArgument("system-name", symbol)]
      }
      label.removeAll(where: isMade)
      children.removeAll(where: isMade)
    }
    let title = arguments.first { $0.keyword == nil }
    if let title, label.count == 1, label[0].head == "text", label[0].shownArguments == [title] {
      label = []
    } else {
      arguments.removeAll { $0.keyword == nil }
    }
  }

  /// Adds what another word says of the content: the title of a text, an image that is resizable.
  private mutating func addWords(of content: any ViewContent) {
    switch content {
    case let image as ImageContent
    where image.isResizable && !arguments.contains { $0.keyword == "resizable" }:
      arguments.append(WrittenArgument("resizable", .truth(true)))
    case let item as ToolbarItem where arguments.isEmpty && item.placement != .automatic:
      arguments = [WrittenArgument("placement", .name(item.placement.spelling))]
    case Effect.bar(.navigationTitle(let title)) where !arguments.contains { $0.keyword == nil }:
      arguments.insert(WrittenArgument(nil, .string(title)), at: 0)
    case Effect.bar(.navigationBarTitleDisplayMode(let mode)) where arguments.isEmpty:
      arguments = [WrittenArgument(nil, .name(mode.spelling))]
    default: break
    }
  }
}

extension WrittenArgument {
  /// Whether it is a name or a text, such as that of a color.
  fileprivate var isWord: Bool {
    switch value {
    case .name, .string: true
    default: false
    }
  }
}

extension WrittenValue {
  /// The name as a value, which a form may take for a variable.
  fileprivate var quoted: WrittenValue { .made("quote", [WrittenArgument(nil, self)], text: "") }
}

extension ParameterType {
  /// Whether a bare name may stand here, as one of its own or as that of a color.
  fileprivate func accepts(_ name: String) -> Bool {
    switch self {
    case .color, .colors, .viewOrColor, .layeredContent: true
    case .oneOf(let types): types.contains { $0.accepts(name) }
    default: bareNames.contains(name)
    }
  }
}

extension Parameter {
  /// Whether it is a function that a form has to give.
  fileprivate var needsFunction: Bool {
    switch type {
    case .function, .builder, .action: !isOptional
    default: false
    }
  }
}

extension Declaration {
  /// The parameters that an argument may be for.
  fileprivate func parameters(of argument: WrittenArgument) -> [Parameter] {
    guard let keyword = argument.keyword else { return parameters.filter(\.isPositional) }
    return parameter(keyword).map { [$0] } ?? []
  }
}
