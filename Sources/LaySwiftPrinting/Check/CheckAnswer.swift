import LayLanguage

/// The size and the frames of a view for a proposal, in points; a nil length is unspecified.
package struct CheckAnswer {
  /// The frame of a named view, in the coordinates of the root.
  package struct Frame {
    let name: String
    let x, y, width, height: Double

    package init(_ name: String, x: Double, y: Double, width: Double, height: Double) {
      self.name = name
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  let proposed: (width: Double?, height: Double?)
  let size: (width: Double, height: Double)
  private(set) var frames: [Frame]

  package init(
    proposed: (width: Double?, height: Double?), size: (width: Double, height: Double),
    frames: [Frame]
  ) {
    self.proposed = proposed
    self.size = size
    self.frames = frames
  }

  /// The answer with only the frames of views whose names the Swift code has too.
  ///
  /// - Parameter names: the names in the Swift code; nil if some are computed there.
  func naming(_ names: Set<String>?) -> CheckAnswer {
    guard let names else { return self }
    var answer = self
    answer.frames.removeAll { !names.contains($0.name) }
    return answer
  }

  /// `ProposedViewSize(width: 100, height: nil)`, or `.unspecified`.
  var proposal: SwiftExpression {
    switch (proposed.width, proposed.height) {
    case (nil, nil): .atom(".unspecified")
    case (0, 0): .atom(".zero")
    case (.infinity, .infinity): .atom(".infinity")
    default:
      .call(
        "ProposedViewSize",
        [
          .init("width", Self.length(proposed.width)),
          .init("height", Self.length(proposed.height)),
        ])
    }
  }

  private static func length(_ length: Double?) -> SwiftExpression {
    length.map { .number($0) } ?? .atom("nil")
  }

  /// `["a": CGRect(x: 0, y: 0, width: 8, height: 20)]`.
  var printedFrames: SwiftExpression {
    .array(
      frames.map { frame in
        .binary(
          .string(frame.name), .entry,
          .call(
            "CGRect", ["x", "y", "width", "height"],
            [frame.x, frame.y, frame.width, frame.height]))
      })
  }
}

extension SwiftExpression {
  /// A call whose arguments are numbers.
  static func call(_ name: String, _ labels: [String], _ numbers: [Double]) -> SwiftExpression {
    .call(name, zip(labels, numbers).map { SwiftArgument($0, .number($1)) })
  }
}
