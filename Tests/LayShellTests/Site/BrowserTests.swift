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

  /// Moves sliders and measures the boxes, in points of the layout.
  private static func script(_ places: [DrawnLesson.Place]) -> String {
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
      document.body.innerHTML = "<pre id=measured>" + JSON.stringify(measured) + "</pre>";
      </script>
      </body>
      """
  }

  @Test(arguments: LessonLibrary.names)
  func `the boxes of a page stand where json has them`(_ name: String) throws {
    let drawn = try DrawnLesson(name, hasChanges: false)
    #expect(drawn.places.count >= 40)
    let page = drawn.page.replacingOccurrences(of: "</body>", with: Self.script(drawn.places))
    let shown = try Browser.page(of: home.file(page, ending: "html"), in: home)
    let start = try #require(shown.range(of: "<pre id=\"measured\">"), "\(shown.suffix(500))")
    let text = shown[start.upperBound...].prefix { $0 != "<" }
    let measured = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[[Double]]])
    #expect(measured.count == drawn.places.count)
    for (boxes, place) in zip(measured, drawn.places) {
      let frames = boxes.map { ViewFrame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      // The page rounds to three decimals, and a browser measures with less precision.
      #expect(
        SeenBoxes.areSame(frames, place.frames, within: 0.01),
        "picture \(place.picture) at \(place.length): \(frames) and not \(place.frames)")
    }
  }
}
