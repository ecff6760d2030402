import LayLanguage

/// What a question is given besides its program and its words, on the command line and by a server:
/// `--device iphone-se` is `"device": "iphone-se"`.
package enum QuestionOption: String, CaseIterable, Sendable {
  case view, device, propose, set

  /// What it means, in a sentence.
  package var help: String {
    switch self {
    case .view: "Of SwiftUI code, the preview or the view that is asked about."
    case .device: "The device that the view is on: iphone-se, \"ipad-11 landscape\"."
    case .propose:
      "The proposal: 100x20, 100xnil, infx20, ideal, min or max, or a device; without it that of the "
        + "script, or the room on the device."
    case .set: "What `set` is given: dynamic-type=xxx-large; may be repeated."
    }
  }

  package var valueName: String {
    switch self {
    case .view, .device: "NAME"
    case .propose: "WxH"
    case .set: "NAME=VALUE"
    }
  }
}

extension LayoutQuestion {
  /// Takes the value of an option.
  ///
  /// - Returns: why it is none, in a sentence; nil where it was taken.
  package mutating func refusal(of value: String, for option: QuestionOption) -> String? {
    switch option {
    case .view: view = value
    case .device:
      guard choose(device: value) else { return DeviceList.refusal(of: value) }
    case .propose:
      guard let proposal = Proposed.parse(value) else {
        return "'\(value)' is not a proposal; write it as 100x20, 100xnil or iphone-16."
      }
      self.proposal = proposal
    case .set:
      guard add(setting: value) else {
        return "'\(value)' is no setting; write dynamic-type=xxx-large."
      }
    }
    return nil
  }
}
