import LayEngine

extension Declaration {
  static let toggle = Declaration(
    .view, "toggle",
    parameters: [
      .controlLabel,
      .keyword("is-on", .truth, "whether it is on; does not change the size", default: "false"),
      .systemImage,
    ],
    summary:
      "A label and, at the trailing edge, a switch of \(ControlSizes.words(\.toggleSwitch)).",
    swiftUI: .view(
      "Toggle", ["_ title", "systemImage", .binding("isOn")],
      [.binding("isOn"), .closure("title", label: "label")]),
    examples: """
      (toggle "Wi-Fi") | 300 x nil | 300 x 31
      (toggle "Wi-Fi" :is-on true) | ideal | 99 x 31
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.toggle, arguments.labelWithSymbol())
  }
}

extension Control {
  fileprivate static let toggle = Control(
    "toggle",
    sizedComposition: {
      "a toggle is a row of its label, a spacer and a switch of \(ControlSizes.text($0.toggleSwitch))"
    },
    hasBaselinesAtTop: { $0.toggle != .button }, styledBy: "toggle-style"
  ) { parts, style in
    switch style.toggle {
    case .automatic, .switch:
      .setting(
        [.label(parts, style)], .fixed(style.sizes.toggleSwitch, .capsule).inLine(style), style)
    case .button: .bordered(.label(parts, style), style)
    }
  }
}
