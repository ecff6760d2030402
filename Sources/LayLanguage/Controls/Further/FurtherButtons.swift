import LayEngine

/// Buttons with a special purpose, each laid out as its label.
extension Declaration {
  private static func button(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, purpose: String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling,
    example: String
  ) -> Declaration {
    Declaration(
      .view, name,
      parameters: [
        .optionalPositional("title", .oneOf([.string, .view]), "the title, or a view"),
        .systemImage,
      ] + parameters(), rest: rest(), summary: "A button that \(purpose), laid out as its label.",
      swiftUI: swiftUI(), examples: example
    ) { arguments throws(Diagnostic) in
      let given = arguments.labelWithSymbol()
      let label = given.isEmpty ? [View.text(name)] : given
      return arguments.makeControl(.button, label)
    }
  }

  static let newDocumentButton = button(
    "new-document-button", [.keyword("content-type", .any, "the type of the document")],
    purpose: "makes a document", swiftUI: .view("NewDocumentButton", ["_ title", "contentType"]),
    example: #"(new-document-button "New") | ideal | 24 x 20"#)

  /// As a modifier it takes the modified view as its label and has that view's size.
  static let photosPicker = button(
    "photos-picker",
    [
      .keyword("is-presented", .any, "whether the picker is shown"),
      .keyword("selection", .any, "the selected photos"),
      .keyword("max-selection-count", .any, "the maximum number of photos"),
      .keyword("selection-behavior", .any, "how photos are selected"),
      .keyword("matching", .any, "which photos are offered"),
      .keyword("preferred-item-encoding", .any, "the encoding of the selected photos"),
      .keyword("photo-library", .any, "the library of the photos"),
    ], rest: RestParameter("label", .shown, "has no effect here"),
    purpose: "lets people choose photos",
    swiftUI: .view(
      "PhotosPicker", ["_ title"] + photoArguments,
      photoArguments + [.closure("title", label: "label")]),
    example: #"(photos-picker "Choose") | ideal | 48 x 20"#)

  private static let photoArguments: [SwiftUIArgument] = [
    .binding("selection"), "maxSelectionCount", "selectionBehavior", "matching",
    "preferredItemEncoding", "photoLibrary",
  ]

  static let settingsLink = button(
    "settings-link", [], purpose: "opens the settings",
    swiftUI: .view("SettingsLink", [], [.closure("title", label: "label")]),
    example: #"(settings-link "Settings") | ideal | 64 x 20"#)

  static let textFieldLink = button(
    "text-field-link",
    [
      .keyword("prompt", .any, "the prompt"),
      .optionalPositional(
        "on-submit", .actionOrValue, "the action in SwiftUI; it is not performed here"),
    ], purpose: "asks for a text on a watch",
    swiftUI: .view("TextFieldLink", ["_ title", "prompt", .closure("on-submit")]),
    example: #"(text-field-link "Name") | ideal | 32 x 20"#)
}
