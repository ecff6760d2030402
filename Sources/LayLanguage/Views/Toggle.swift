import LayEngine

extension Declaration {
  static let toggle = Declaration(
    .view, "toggle",
    parameters: [.controlLabel],
    summary: "A label and, at the other end, a switch of 51 x 31.",
    swiftUI: "Toggle(\"title\", isOn: $value)",
    examples: [
      Example("(toggle \"Wi-Fi\")", proposing: "300 x nil", gives: "300 x 31"),
      Example("(toggle \"Wi-Fi\")", proposing: "ideal", gives: "99 x 31"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.toggle)
  }
}
