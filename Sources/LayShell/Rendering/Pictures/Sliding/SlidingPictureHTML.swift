import LayEngine
import LayLanguage

/// A sliding picture as HTML; without the page's script it is a still picture.
enum SlidingPictureHTML {
  private static let margin = 8.0
  /// The width of a page in CSS pixels, and the scales to try for a picture, the largest first.
  private static let (pageWidth, scales) = (680.0, [2.0, 1.5, 1])

  static func text(_ picture: SlidingPicture) -> String {
    let number = SVGText.number
    let canvas = picture.canvas
    let (width, height) = (canvas.size.width + 2 * margin, canvas.size.height + 2 * margin)
    let scale = scales.first { $0 * width <= pageWidth } ?? 1
    let (picture, shown) = (picture, picture.start.shown)
    var lines = [
      "<figure class=\"sliding\">",
      "<div class=\"stage\"><svg style=\"--width: \(number((width * scale).rounded(.up)))px\" "
        + "viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\" "
        + "aria-label=\"\(SVGText.escaped(picture.title))\">",
      "<g transform=\"translate(\(number(margin - canvas.origin.x)) "
        + "\(number(margin - canvas.origin.y)))\">",
      shown.picture,
      "</g></svg></div>",
      "<figcaption>\(SVGText.escaped(picture.title)) <output>\(shown.caption)</output></figcaption>",
    ]
    if !picture.sliders.isEmpty {
      lines.append("<div class=\"sliders\" hidden>")
      lines += picture.sliders.flatMap { slider($0, picture) }
      lines += [
        "<button class=\"reset\" type=\"button\" disabled>back to "
          + "\(proposal(of: picture))</button>",
        "</div>",
        "<script type=\"application/json\">\(SlidingPictureJSON.text(picture))</script>",
      ]
    }
    return (lines + ["</figure>"]).joined(separator: "\n")
  }

  /// The initial proposal, from the beginning of the caption.
  private static func proposal(of picture: SlidingPicture) -> String {
    let caption = picture.start.shown.caption
    return caption.split(separator: " → ").first.map(String.init) ?? caption
  }

  private static func slider(_ slider: PictureSlider, _ picture: SlidingPicture) -> [String] {
    let number = SVGText.number
    let side = slider.line.axis == .horizontal ? "width" : "height"
    guard let most = slider.steps.last, slider.steps.count > 1 else { return [] }
    let marks = slider.changes.map { change in
      "<i style=\"--place: \(number(change / most))\"></i>"
    }
    let buttons =
      slider.changes.isEmpty
      ? []
      : [
        "<button type=\"button\" data-way=\"-1\" aria-label=\"to the change before\">‹</button>",
        "<button type=\"button\" data-way=\"1\" aria-label=\"to the next change\">›</button>",
      ]
    let value = slider.start ?? most
    return [
      "<div class=\"slider\"><label><span class=\"side\">\(side)</span><span class=\"track\"><input type=\"range\" min=\"0\" "
        + "max=\"\(number(most))\" step=\"\(number(slider.steps[1]))\" value=\"\(number(value))\" "
        + "aria-label=\"proposed \(side)\">\(marks.joined())</span></label>"
        + "\(buttons.joined())</div>"
    ]
  }
}
