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

      const pieceAt = (pieces, x) =>
        pieces.find(([a, b, hasA, hasB]) => (hasA ? a <= x : a < x) && (hasB ? x <= b : x < b)) ??
        pieces.findLast(([a]) => a <= x);

      // Three decimals at most, as everywhere.
      const rounded = (number) => Math.round(number * 1000) / 1000 + 0;

      const show = (number, x) => {
        const [a, b, , , texts, numbers] = pieceAt(data.sliders[number].pieces, x);
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
