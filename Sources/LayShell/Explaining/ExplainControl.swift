import LayEngine
import LayLanguage

extension Explainer {
  /// What a control is made of; how that answers is told next.
  static func explainControl(_ control: Control, in section: inout ExplanationSection) {
    switch control {
    case .button: section.say("a plain button is its label")
    case .label: section.say("a label is a row of its symbol and its title")
    case .listView:
      section.say(
        "a list takes what is proposed, 0 where nothing is; its rows stand in a scroll view, each "
          + "with \(NumberText.of(ControlMetrics.rowInsets.leading)) before and after it and "
          + "\(NumberText.of(ControlMetrics.rowLeastHeight)) high at least")
    case .progressView(nil):
      section.say("a progress view without a value is a spinner of \(size(ControlMetrics.spinner))")
    case .progressView:
      section.say(
        "a progress view is a bar \(NumberText.of(ControlMetrics.progressBarHeight)) high, "
          + "as wide as proposed")
    case .slider:
      section.say(
        "a slider is \(NumberText.of(ControlMetrics.sliderHeight)) high and as wide as proposed; "
          + "\(NumberText.of(ControlMetrics.barIdealWidth)) where nothing is")
    case .stepper:
      section.say(
        "a stepper is a row of its label, a spacer and buttons of "
          + size(ControlMetrics.stepperButtons))
    case .textField:
      section.say(
        "a text field is one line high and as wide as proposed; as its text where nothing is")
    case .toggle:
      section.say(
        "a toggle is a row of its label, a spacer and a switch of "
          + size(ControlMetrics.toggleSwitch))
    }
  }

  private static func size(_ size: (width: Double, height: Double)) -> String {
    "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
  }
}
