import LayLanguage

/// What a view answers to a proposal, in points; nil proposes nothing.
package struct CheckAnswer {
  /// Where a view with a name stands, in the coordinates of the root.
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

  /// The answer with the frames of those views alone that have a name in Swift too.
  ///
  /// - Parameter names: nil where some are worked out.
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
  /// A call with numbers.
  static func call(_ name: String, _ labels: [String], _ numbers: [Double]) -> SwiftExpression {
    .call(name, zip(labels, numbers).map { SwiftArgument($0, .number($1)) })
  }
}
