import LayEngine

/// A layout as it is compared with others.
package struct SeenLayout {
  package let shape: LayoutShape
  /// How each text comes out; the last bit is set for one that is cut.
  package let texts: [UInt8]
  package let numbers: LayoutNumbers

  package init(shape: LayoutShape, texts: [UInt8], numbers: LayoutNumbers) {
    (self.shape, self.texts, self.numbers) = (shape, texts, numbers)
  }

  /// Whether it has the same views, with texts that come out alike.
  func isAlike(_ other: SeenLayout) -> Bool { shape === other.shape && texts == other.texts }

  var hasCutText: Bool { texts.contains { $0 & 1 != 0 } }

  /// What decides the findings.
  package var sign: Sign {
    let overflows = LayoutComparisons.overflows(shape, numbers)
    let hasEmpty = LayoutComparisons.hasEmpty(shape, numbers)
    return Sign(
      shape, texts,
      LayoutComparisons(shape, numbers, hasCutText: hasCutText, hasEmpty: hasEmpty, overflows))
  }

  /// How the comparisons of a layout come out.
  package struct Sign: Hashable {
    let shape: ObjectIdentifier
    fileprivate(set) var signs: [UInt8]
    /// Whether it is known exactly, so that layouts of the same sign have the same findings.
    package fileprivate(set) var isExact = true

    fileprivate init(_ shape: LayoutShape, _ texts: [UInt8], _ comparisons: LayoutComparisons) {
      self.shape = ObjectIdentifier(shape)
      signs = texts
      for number in comparisons.numbers {
        if abs(number) < LayoutComparisons.least { isExact = false }
        signs.append(number > 0 ? 1 : 0)
      }
      // Edges that are equal differ by their rounding: what is visible is the same on both sides.
      for cut in comparisons.cuts {
        let isEqual = abs(cut) < LayoutComparisons.least
        signs.append(isEqual ? 2 : cut > 0 ? 1 : 0)
      }
      for (index, pair) in shape.covers.enumerated() where comparisons.meet(pair) {
        guard let cover = comparisons.cover(pair) else { continue }
        let outcome = cover.outcome(comparisons.plates)
        if !outcome.isExact { isExact = false }
        if outcome.signs == [0] { continue }
        withUnsafeBytes(of: Int32(clamping: index)) { signs += $0 }
        signs += outcome.signs
      }
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(shape)
      signs.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

/// A layout as it moves over a piece of widths, in which all frames are linear.
package struct MovingLayout {
  private let shape: LayoutShape
  private let texts: [UInt8]
  /// What it has at a width.
  private let numbers: (Double) -> LayoutNumbers

  /// Nil where the shape is one of other views.
  package init?(_ shape: LayoutShape, _ views: MovingViews) {
    guard shape.parts.count == views.frames.count else { return nil }
    self.shape = shape
    texts = shape.texts.map { views.texts[$0] }
    numbers = { LayoutNumbers(views, at: $0 - views.start) }
  }

  /// As layouts at two widths move from one to the other; nil where they are not alike.
  package init?(
    from one: (width: Double, layout: SeenLayout), to other: (width: Double, layout: SeenLayout)
  ) {
    guard one.layout.isAlike(other.layout) else { return nil }
    (shape, texts) = (one.layout.shape, one.layout.texts)
    let length = other.width - one.width
    numbers = {
      LayoutNumbers(
        from: one.layout.numbers, to: other.layout.numbers, at: ($0 - one.width) / length)
    }
  }

  package func seen(at width: Double) -> SeenLayout {
    SeenLayout(shape: shape, texts: texts, numbers: numbers(width))
  }

  /// Whether a layout at a width is as it moves.
  package func passes(through layout: SeenLayout, at width: Double) -> Bool {
    let own = seen(at: width)
    return own.isAlike(layout) && own.numbers.isClose(to: layout.numbers)
  }

  /// The widths between two others at which a comparison comes out otherwise, in order, some distance
  /// from each other.
  ///
  /// - Returns: also what decides the findings in the middle, where that is known with them.
  package func look(
    in start: Double, _ end: Double, apart: Double
  ) -> (changes: [Double], middle: SeenLayout.Sign?) {
    let (known, isOfMiddle) = comparisons(start, end)
    let changes = changes(known, in: start, end, apart)
    guard isOfMiddle, changes.isEmpty else { return (changes, nil) }
    return ([], SeenLayout.Sign(shape, texts, known[1].comparisons))
  }

  private func changes(
    _ first: Known, in start: Double, _ end: Double, _ apart: Double
  ) -> [Double] {
    // Between the widths at which something else is cut off, what is visible is linear.
    var places: [Double] = []
    var pending = [(start, end, 0)]
    while let (start, end, depth) = pending.popLast() {
      let found = depth == 0 ? first : comparisons(start, end).known
      let pairs = pairs(found)
      var cuts: [Double] = []
      if depth < 4 {
        cuts = Self.crossings(found.map { ($0.width, $0.comparisons.cuts) }, start, end, apart)
        if cuts.isEmpty {
          cuts = Self.crossings(Self.numbers(found, pairs) { [$0.higher] }, start, end, apart)
        }
      }
      if cuts.isEmpty {
        places += Self.crossings(
          found.map { ($0.width, $0.comparisons.numbers) }, start, end, apart)
        places += Self.crossings(Self.numbers(found, pairs, \.numbers), start, end, apart)
        places += Self.changesInside(found, pairs, start, end, apart)
      } else {
        places += cuts
        for (low, high) in zip([start] + cuts, cuts + [end]) {
          pending.append((low, high, depth + 1))
        }
      }
    }
    var apartPlaces: [Double] = []
    for place in places.sorted() where place > (apartPlaces.last ?? start) + apart {
      apartPlaces.append(place)
    }
    return apartPlaces
  }

  /// What is compared at a quarter and in the middle, and whether a layout in the middle compares the same.
  private func comparisons(_ start: Double, _ end: Double) -> (known: Known, isOfMiddle: Bool) {
    let ends = [start, end].map(numbers)
    let overflows = ends.reduce(into: Set<LayoutComparisons.Overflow>()) {
      $0.formUnion(LayoutComparisons.overflows(shape, $1))
    }
    let hasCutText = texts.contains { $0 & 1 != 0 }
    let hasEmpty = ends.contains { LayoutComparisons.hasEmpty(shape, $0) }
    let places = [start + (end - start) / 4, start + (end - start) / 2]
    let moved = places.map(numbers)
    let known = zip(places, moved).map { width, numbers in
      let comparisons = LayoutComparisons(
        shape, numbers, hasCutText: hasCutText, hasEmpty: hasEmpty, overflows)
      return (width: width, comparisons: comparisons)
    }
    let isOfMiddle =
      LayoutComparisons.overflows(shape, moved[1]) == overflows
      && LayoutComparisons.hasEmpty(shape, moved[1]) == hasEmpty
    return (known, isOfMiddle)
  }

  private typealias Known = [(width: Double, comparisons: LayoutComparisons)]
  /// A text and what may lie over it, at a quarter of a piece and at its middle.
  private typealias MovingPair = (quarter: CoveredText, middle: CoveredText)

  /// The pairs that are not apart from one side of a piece to the other.
  private func pairs(_ known: Known) -> [MovingPair] {
    let (one, other) = (known[0].comparisons, known[1].comparisons)
    return shape.covers.compactMap { pair in
      guard let quarter = one.cover(pair), let middle = other.cover(pair),
        !quarter.isApart(to: middle)
      else { return nil }
      return (quarter, middle)
    }
  }

  private static func numbers(
    _ known: Known, _ pairs: [MovingPair], _ numbers: (CoveredText) -> [Double]
  ) -> [(width: Double, numbers: [Double])] {
    [
      (known[0].width, pairs.flatMap { numbers($0.quarter) }),
      (known[1].width, pairs.flatMap { numbers($0.middle) }),
    ]
  }

  /// Where what is covered of a text is a limit, and where what lies between covers it too.
  private static func changesInside(
    _ known: Known, _ pairs: [MovingPair], _ start: Double, _ end: Double, _ apart: Double
  ) -> [Double] {
    let (one, other) = (known[0].comparisons, known[1].comparisons)
    return pairs.flatMap { quarter, middle in
      let plates = [
        (known[0].width, quarter.numbers(one.plates(quarter))),
        (known[1].width, middle.numbers(other.plates(middle))),
      ]
      let shares = quarter.changesOfShare(to: middle).map { start + (end - start) * $0 }
      return crossings(plates, start, end, apart)
        + shares.filter { $0 > start + apart && $0 < end - apart }
    }
  }

  /// Where linear numbers, known at two widths, are 0.
  private static func crossings(
    _ known: [(width: Double, numbers: [Double])], _ start: Double, _ end: Double, _ apart: Double
  ) -> [Double] {
    let (one, other) = (known[0], known[1])
    guard one.numbers.count == other.numbers.count else { return [] }
    var places: [Double] = []
    for (before, after) in zip(one.numbers, other.numbers) where before != after {
      let slope = (after - before) / (other.width - one.width)
      guard slope.isFinite, abs(slope) > 1e-9 else { continue }
      let place = rounded(other.width - after / slope)
      if place > start + apart, place < end - apart { places.append(place) }
    }
    return places.sorted()
  }

  /// A sum of lengths, rounded to a number with few digits if one is near enough.
  private static func rounded(_ length: Double) -> Double {
    let near = (length * 1024).rounded() / 1024
    return abs(near - length) < 1e-9 * max(1, abs(length)) ? near : length
  }
}
