import LayEngine
import LayLanguage

extension Explainer {
  static func explainLeaf(_ story: Story, in section: inout ExplanationSection) {
    switch story.view.view.kind {
    case .text(let string): explainText(story, string, in: &section)
    case .shape, .color: section.say("it fills what is proposed; where nothing is, it takes 10")
    case .circle:
      section.say("the smaller of width and height on both axes, 10 where nothing is proposed")
    case .image(let image): explainImage(image, in: &section)
    case .spacer(let minimum):
      section.say(
        "along the stack it takes what is proposed, at least \(NumberText.of(minimum ?? 8)); "
          + "across, nothing")
    case .divider: section.say("a line 1 thick across the stack, as long as proposed")
    default: section.say("it is nothing: no child, no spacing")
    }
  }

  private static func explainImage(
    _ image: ImageContent, in section: inout ExplanationSection
  ) {
    guard image.isResizable else {
      return section.say("its natural size, whatever is proposed")
    }
    section.say("it takes what is proposed; where nothing is, its natural length")
    if image.caps != Insets() {
      section.say(
        "what stays as it is at the edges takes \(NumberText.of(image.caps.horizontal)) of the "
          + "width and \(NumberText.of(image.caps.vertical)) of the height, at least")
    }
  }
}
