/// Layouts in the manner of public packages.
extension LayoutSample {
  static let further = [
    // Lines of 30 + 8 + 40 and of 50; a view 10 high stands at the bottom of the line of 20; the
    // lines are 20 + 8 + 10 high.
    LayoutSample(
      "Stream", 100, nil, size: [78, 38],
      ["a": [0, 10, 30, 10], "b": [38, 0, 40, 20], "c": [0, 28, 50, 10]]),
    // (100 + 8) / (40 + 8) is 2, so columns of 46. Each view goes to the shortest column: 30 and
    // 20, then below the 20, then below the 30, at 38; that column ends at 38 + 15.
    LayoutSample(
      "Waterfall", 100, nil, size: [100, 53],
      [
        "a": [0, 0, 46, 30], "b": [54, 0, 46, 20], "c": [54, 28, 46, 10], "d": [0, 38, 46, 15],
      ]),
    // 100 x 3 * 20, so a radius of 60 / 3 = 20 around 50, 30. The rank of the first view is 1,
    // which turns the wheel by a quarter: the first view stands to the right.
    LayoutSample(
      "Wheel", 100, nil, size: [100, 60],
      [
        "a": [60, 20, 20, 20], "b": [40, 40, 20, 20], "c": [20, 20, 20, 20], "d": [40, 0, 20, 20],
      ]),
    // The widest is 40: 3 * 40 and 8 twice, with each view in the middle of its 40.
    LayoutSample(
      "ButtonRow", nil, nil, size: [136, 20],
      ["a": [5, 5, 30, 10], "b": [48, 0, 40, 20], "c": [108, 0, 16, 20]]),
    // 200 - 30 - 4 - 20 is shared by the two views in the middle; the footer stands at the bottom.
    LayoutSample(
      "PinnedHeader", 100, 200, size: [100, 200],
      [
        "header": [0, 0, 100, 30], "one": [0, 34, 100, 73], "two": [0, 107, 100, 73],
        "footer": [0, 180, 100, 20],
      ]),
    // 30 + 4 + 10 + 10 + 20, as shapes are ideally 10.
    LayoutSample(
      "PinnedHeader", 100, nil, size: [100, 74],
      ["one": [0, 34, 100, 10], "two": [0, 44, 100, 10], "footer": [0, 54, 100, 20]]),
    // The widest mark is 16, with 12 behind it; 72 are left for the texts. The second text breaks
    // into two lines, of which "and sent" is the wider one: 64.
    LayoutSample(
      "Timeline", 100, nil, size: [92, 66],
      [
        "m1": [3, 5, 10, 10], "t1": [28, 0, 56, 20], "m2": [0, 38, 16, 16], "t2": [28, 26, 64, 40],
      ]),
    // (200 - 120) / 2 between two views.
    LayoutSample(
      "Justified", 200, nil, size: [200, 20],
      ["a": [0, 5, 30, 10], "b": [70, 0, 40, 20], "c": [150, 5, 50, 10]]),
    // The views take 120 and the least spacing 4 twice, which is more than 100.
    LayoutSample("Justified", 100, nil, size: [128, 20], ["c": [78, 5, 50, 10]]),
    // Three views of 40, each 30 further on; the fourth is far away. The row's leading guide is at
    // 5, where the view below begins.
    LayoutSample(
      "Avatars", nil, nil, size: [100, 50],
      [
        "p0": [0, 0, 40, 40], "p2": [60, 0, 40, 40], "p3": [-1000, -1000, 40, 40],
        "below": [5, 40, 20, 10],
      ]),
    // Cells of 280 / 7 = 40. The first day is in the sixth column, the thirtieth in the fifth row:
    // slot 34 in rows of 7. A digit is 8 x 20.
    LayoutSample(
      "Month", nil, nil, size: [280, 200],
      [
        "d1": [216, 10, 8, 20], "d2": [256, 10, 8, 20], "d3": [16, 50, 8, 20],
        "d30": [252, 170, 16, 20],
      ]),
    // The second child needs 20 + 10 + 20 for its children, so the root's children need 30 + 10 +
    // 50. Between a view and its children are 20 points.
    LayoutSample(
      "Tree", nil, nil, size: [90, 100],
      [
        "root": [25, 0, 40, 20], "a": [0, 40, 30, 10], "b": [40, 40, 50, 10],
        "c": [40, 70, 20, 30], "d": [70, 70, 20, 10],
      ]),
    // In the order of priority 50 and 8 + 30 fit into 100; 8 + 40 more do not.
    LayoutSample(
      "Priority", 100, nil, size: [88, 10],
      ["a": [0, 0, 30, 10], "b": [-10_000, 0, 40, 20], "c": [38, 0, 50, 10]]),
    // The second view begins 6 points to the right of the first and 6 points below it.
    LayoutSample(
      "Switching", nil, nil, size: [76, 36], ["a": [0, 0, 30, 10], "b": [36, 16, 40, 20]]),
    // Rows of two: 30 + 40 and 50, and the width is 4 more; the second row is moved by 1.
    LayoutSample(
      "Chunks", nil, nil, size: [74, 30],
      ["a": [0, 0, 30, 10], "b": [30, 0, 40, 20], "c": [1, 20, 50, 10]]),
    // A shape stands 10 below a text and 6 above one: 20 + 10 + 20 + 6 + 20. The text in the second
    // column keeps its distance through the layout: as below a shape, 6.
    LayoutSample(
      "BasicColumn", nil, nil, size: [56, 76],
      [
        "a": [12, 0, 24, 20], "b": [4, 30, 40, 20], "c": [0, 56, 48, 20], "x": [48, 0, 8, 20],
        "y": [48, 26, 8, 20],
      ]),
    // Two items are wider than 35 and grow by 3: 126; two are no wider than 45; 120 is between 100
    // and 200. One has the greatest height, 20, and two have the same: 20 + 200 + 2 + 4 / 4 for the
    // height. The widest stands first.
    LayoutSample(
      "Mixed", nil, nil, size: [22_126, 223],
      ["a": [98, 2, 30, 10], "b": [54, 1, 40, 20], "c": [0, 0, 50, 10]]),
  ]
}
