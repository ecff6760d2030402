import Foundation
import LayEngine
import Testing

@testable import LayShell

/// The pages of the lessons in a browser, where there is one.
@Suite(
  .serialized, .enabled(if: Browser.path != nil, "there is no Chromium"), .timeLimit(.minutes(10)))
struct BrowserTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  /// Moves sliders, measures the boxes in points of the layout, and writes them into the page around this one.
  private static func script(_ name: String, _ places: [DrawnLesson.Place]) -> String {
    let list = places.map { "[\($0.picture),\($0.slider),\($0.length)]" }.joined(separator: ",")
    return """
      <script>
      for (const details of document.querySelectorAll("details")) details.open = true;
      const figures = document.querySelectorAll("figure.sliding");
      const measured = [\(list)].map(([picture, slider, length]) => {
        const input = figures[picture].querySelectorAll("input")[slider];
        input.value = length;
        input.dispatchEvent(new Event("input"));
        const group = figures[picture].querySelector("svg g");
        const to = group.getScreenCTM();
        return [...group.querySelectorAll("rect")].map((rect) => {
          const box = rect.getBoundingClientRect();
          return [(box.left - to.e) / to.a, (box.top - to.f) / to.d, box.width / to.a,
                  box.height / to.d];
        });
      });
      const result = parent.document.createElement("pre");
      result.id = "\(name)";
      result.append(JSON.stringify(measured));
      frameElement.replaceWith(result);
      </script>
      </body>
      """
  }

  /// One page of all lessons, each in a frame of its own, since a browser takes long to start.
  @Test func `the boxes of each page stand where json has them`() throws {
    let lessons = try LessonLibrary.names.map { ($0, try DrawnLesson($0, hasChanges: false)) }
    let frames = lessons.map { name, drawn in
      let page = drawn.page.replacingOccurrences(
        of: "</body>", with: Self.script(name, drawn.places))
      let quoted = page.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "\"", with: "&quot;")
      return "<iframe width=1000 height=800 srcdoc=\"\(quoted)\"></iframe>"
    }
    let page = "<!DOCTYPE html><body>\(frames.joined(separator: "\n"))</body>"
    let shown = try Browser.page(of: home.file(page, ending: "html"), in: home)
    for (name, drawn) in lessons {
      #expect(drawn.places.count >= 40)
      try check(drawn, in: shown, name)
    }
  }

  /// Compares what a page wrote with the frames of the layout.
  private func check(_ drawn: DrawnLesson, in shown: String, _ name: String) throws {
    let start = try #require(
      shown.range(of: "<pre id=\"\(name)\">"), "\(name): \(shown.suffix(500))")
    let text = shown[start.upperBound...].prefix { $0 != "<" }
    let measured = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[[Double]]])
    #expect(measured.count == drawn.places.count)
    for (boxes, place) in zip(measured, drawn.places) {
      let frames = boxes.map { ViewFrame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      // The page rounds to three decimals, and a browser measures with less precision.
      #expect(
        SeenBoxes.areSame(frames, place.frames, within: 0.01),
        "\(name), picture \(place.picture) at \(place.length): \(frames) and not \(place.frames)")
    }
  }
}
