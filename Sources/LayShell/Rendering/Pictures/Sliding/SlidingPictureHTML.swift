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

/// The pieces of a sliding picture, for the script of its page.
///
/// `words` are the distinct texts of all pieces, and `texts` lists their order in a picture. A
/// piece is its two ends, the index of its texts, and its numbers: one if it is constant, else the
/// numbers at both ends.
enum SlidingPictureJSON {
  static func text(_ picture: SlidingPicture) -> String {
    var pool = Pool()
    let sliders = picture.sliders.map { slider(of: $0, &pool) }
    let words = pool.words.map(string).joined(separator: ",")
    let texts = pool.texts.map { "[\($0.map(String.init).joined(separator: ","))]" }
    return "{\"words\":[\(words)],\n\"texts\":[\(texts.joined(separator: ","))],\n"
      + "\"sliders\":[\(sliders.joined(separator: ",\n"))]}"
  }

  /// Texts that pieces share.
  private struct Pool {
    private(set) var words: [String] = []
    private(set) var texts: [[Int]] = []
    private var wordNumbers: [String: Int] = [:]
    private var textNumbers: [[Int]: Int] = [:]

    mutating func number(of text: [String]) -> Int {
      let numbers = text.map { word(number: $0) }
      if let number = textNumbers[numbers] { return number }
      textNumbers[numbers] = texts.count
      texts.append(numbers)
      return texts.count - 1
    }

    private mutating func word(number word: String) -> Int {
      if let number = wordNumbers[word] { return number }
      wordNumbers[word] = words.count
      words.append(word)
      return words.count - 1
    }
  }

  private static func slider(of slider: PictureSlider, _ pool: inout Pool) -> String {
    let pieces = slider.pieces.map { piece(of: $0, pool.number(of: $0.texts)) }
    let changes = slider.changes.map(\.json).joined(separator: ",")
    return "{\"changes\":[\(changes)],\"pieces\":[\n\(pieces.joined(separator: ",\n"))]}"
  }

  private static func piece(of piece: PicturePiece, _ texts: Int) -> String {
    let numbers = zip(piece.first, piece.last).map { first, last in
      first == last ? first.json : "[\(first.json),\(last.json)]"
    }
    return "[\(piece.start.json),\(piece.end.json),\(texts),[\(numbers.joined(separator: ","))]]"
  }

  /// A JSON string that is safe inside an HTML `script` element.
  private static func string(_ text: String) -> String {
    var result = ""
    for character in text.json {
      result += character == "<" ? "\\u003c" : String(character)
    }
    return result
  }
}

/// The script of a page with sliding pictures.
///
/// It finds the piece of a proposal, interpolates its numbers and inserts them between its texts.
enum SlidingPictureScript {
  static let text = #"""
    for (const figure of document.querySelectorAll("figure.sliding")) {
      const source = figure.querySelector("script");
      if (!source) continue;
      const data = JSON.parse(source.textContent);
      const group = figure.querySelector("svg g");
      const output = figure.querySelector("output");
      const reset = figure.querySelector(".reset");
      const first = [group.innerHTML, output.innerHTML];
      const rows = [...figure.querySelectorAll(".slider")];
      const inputs = rows.map((row) => row.querySelector("input"));
      const places = inputs.map((input) => Number(input.value));

      // Three decimals at most, as everywhere.
      const rounded = (number) => Math.round(number * 1000) / 1000 + 0;

      const show = (number, x) => {
        const [a, b, texts, numbers] = data.sliders[number].pieces.findLast(([a]) => a <= x);
        const part = b > a ? (x - a) / (b - a) : 0;
        let text = "";
        data.texts[texts].forEach((word, index) => {
          text += data.words[word];
          if (index < numbers.length) {
            const ends = numbers[index];
            text += rounded(Array.isArray(ends) ? ends[0] + (ends[1] - ends[0]) * part : ends);
          }
        });
        [group.innerHTML, output.innerHTML] = text.split("\u0003");
        reset.disabled = false;
      };

      // One slider moves at a time; the others go back to where they were.
      const stillExcept = (number) =>
        inputs.forEach((input, other) => {
          if (other === number) return;
          input.value = input.defaultValue;
          places[other] = Number(input.value);
        });

      const move = (number, x) => {
        places[number] = x;
        stillExcept(number);
        show(number, x);
      };

      rows.forEach((row, number) => {
        const input = inputs[number];
        input.addEventListener("input", () => move(number, Number(input.value)));
        for (const button of row.querySelectorAll("button")) {
          button.addEventListener("click", () => {
            const { changes } = data.sliders[number];
            const next =
              button.dataset.way === "1"
                ? changes.find((change) => change > places[number])
                : changes.findLast((change) => change < places[number]);
            if (next === undefined) return;
            input.value = next;
            move(number, next);
          });
        }
      });

      reset.addEventListener("click", () => {
        [group.innerHTML, output.innerHTML] = first;
        stillExcept(-1);
        reset.disabled = true;
      });
      figure.querySelector(".sliders").hidden = false;
    }
    """#
}
