import Testing

/// A Swift file of the cases, what is proposed to its preview, and the size and frames it gets.
///
/// The numbers are derived by hand, as the comments say.
struct LayoutSample: CustomTestStringConvertible, Sendable {
  let file: String
  let width: Double?
  let height: Double?
  let size: [Double]
  /// By the names of the views: x, y, width and height, in points.
  let frames: [String: [Double]]

  init(
    _ file: String, _ width: Double?, _ height: Double?, size: [Double],
    _ frames: [String: [Double]]
  ) {
    self.file = file
    self.width = width
    self.height = height
    self.size = size
    self.frames = frames
  }

  var testDescription: String { "\(file) at \(width ?? -1) x \(height ?? -1)" }
}

extension LayoutSample {
  static let plain = [
    // 30 + 8 + 40 fit into 100 and 8 + 50 more do not; lines of 20 and 10, 8 apart; in the line of
    // 20 a view of 10 is centred, 5 down.
    LayoutSample(
      "Flow", 100, nil, size: [78, 38],
      ["a": [0, 5, 30, 10], "b": [38, 0, 40, 20], "c": [0, 28, 50, 10]]),
    LayoutSample("Flow", nil, nil, size: [136, 20], ["c": [86, 5, 50, 10]]),
    // A radius of 50 - 10 around 50, 50: views at the top, the right, the bottom and the left.
    LayoutSample(
      "Radial", nil, nil, size: [100, 100],
      [
        "n": [40, 0, 20, 20], "e": [80, 40, 20, 20], "s": [40, 80, 20, 20], "w": [0, 40, 20, 20],
      ]),
    // Six letters are 48 wide; both views get that width, with 8 in between.
    LayoutSample(
      "EqualWidth", 400, 200, size: [104, 20], ["a": [0, 0, 48, 20], "b": [56, 0, 48, 20]]),
    // Columns of (100 - 8) / 2; the third view goes below the view that is 20 high.
    LayoutSample(
      "Masonry", 100, nil, size: [100, 38],
      ["a": [0, 0, 46, 30], "b": [54, 0, 46, 20], "c": [54, 28, 46, 10]]),
    // The views share the length 1 to 3.
    LayoutSample(
      "Proportional", 400, 200, size: [400, 200],
      ["a": [0, 0, 100, 200], "b": [100, 0, 300, 200]]),
    LayoutSample("Proportional", nil, nil, size: [100, 20], ["b": [25, 0, 75, 20]]),
    LayoutSample("Proportional", nil, 50, size: [100, 50], ["b": [25, 0, 75, 50]]),
    // The widest is 40, the highest 30, and each view is 10 further right and down.
    LayoutSample(
      "CardStack", nil, nil, size: [60, 50],
      ["a": [0, 0, 40, 20], "b": [10, 10, 20, 30], "c": [20, 20, 10, 10]]),
    // The first view that is no wider than 100, 89 and 20, or else the last; the others are far
    // away.
    LayoutSample(
      "FirstFit", 100, 100, size: [90, 10], ["a": [0, 0, 90, 10], "b": [5000, 5000, 60, 20]]),
    LayoutSample("FirstFit", 89, 100, size: [60, 20], ["b": [0, 0, 60, 20]]),
    LayoutSample("FirstFit", 20, 100, size: [30, 30], ["c": [0, 0, 30, 30]]),
    // 30 + 10 + 40 fit into 100, 10 + 50 more do not; lines of 20 and 10 with 10 in between.
    LayoutSample(
      "TagCloud", 100, nil, size: [80, 40],
      ["a": [0, 0, 30, 10], "b": [40, 0, 40, 20], "c": [0, 30, 50, 10]]),
    // 10 + 20 + 10 high and 8 twice; each view ends where the widest does.
    LayoutSample(
      "TrailingColumn", nil, nil, size: [50, 56],
      ["a": [20, 0, 30, 10], "b": [10, 18, 40, 20], "c": [0, 46, 50, 10]]),
    // Columns of 50 and 40 and rows of 20 and 10, 6 apart; the view of 30 is centred in 50.
    LayoutSample(
      "PlainGrid", nil, nil, size: [96, 36],
      ["a": [10, 0, 30, 10], "b": [56, 0, 40, 20], "c": [0, 26, 50, 10]]),
    // 100 less 4 twice is 92, shared by 1 : 2 : 4 and rounded down: 13, 26, 52.
    LayoutSample(
      "Weighted", 100, 100, size: [100, 100],
      ["a": [0, 0, 100, 13], "b": [0, 17, 100, 26], "c": [0, 47, 100, 52]]),
  ]
}
