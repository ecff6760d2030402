import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The widths of findings are those at which a layout by itself has them.
@Suite struct CheckRangeTests {
  /// Scripts whose findings begin and end at widths with and without a change of the structure.
  static let screens = [
    // Cut by a limit; how much is left follows from two other texts.
    "(hstack (line-limit 1 (text \"A title that is far too long for the row\")) (spacer) (text \"12.50\"))",
    // Two that share what is left.
    "(hstack (line-limit 1 (text \"One title of some length\")) (line-limit 1 (text \"Another\")) (text \"fixed\"))",
    // Fixed lengths side by side: 150 + 8 + 150 + 8 + 150 = 466.
    "(hstack (frame :width 150 (text \"a\")) (frame :width 150 (text \"b\")) (frame :width 150 (text \"c\")))",
    // Out of its parent inside the window, and out of both.
    "(padding 20 (frame :max-width 500 (fixed-size (text \"A long caption that does not wrap in any frame at all\"))))",
    // A text over another one, from the one and from the other side.
    "(zstack (frame :max-width inf :alignment leading (text \"Leading text that is long\")) "
      + "(frame :max-width inf :alignment trailing (text \"Trailing text that is long\")))",
    // A candidate of which none fits.
    "(fits (fixed-size (text \"A candidate that is long enough to be too long for it\")) "
      + "(fixed-size (text \"A shorter candidate, still too long for it\")))",
    // A word that breaks in its letters, beside a text that wraps.
    "(hstack (text \"Notifications\") (text \"Settings of the profile\"))",
    // A guide that reads the width: where it moves is not followed.
    "(vstack :alignment leading (alignment-guide leading (fn (d) (* 0.25 (width d))) "
      + "(line-limit 1 (text \"A title that is far too long for the row\"))) (text \"12.50\"))",
    // Content that moves with the width that its reader reads, and content that is another one above a width.
    "(geometry-reader (fn (g) (frame :width (/ (width g) 2) (line-limit 1 (text \"A title that is far too long for it\")))))",
    "(geometry-reader (fn (g) (if (> (width g) 350.25) (line-limit 1 (text \"A title that is far too long for the row that it has\")) "
      + "(frame :width 340 (text \"Short\")))))",
    // Of a width of which content reads the height alone, and of one that a guide in it reads later.
    "(geometry-reader (fn (g) (line-limit 1 (frame :height (min 60 (height g)) (text \"A title that is far too long for the row\")))))",
    "(geometry-reader (fn (g) (vstack :alignment leading (alignment-guide leading (fn (d) (* 0.25 (width g))) "
      + "(line-limit 1 (text \"A title that is far too long for the row\"))) (text \"12.50\"))))",
    // Followed but for the widths at which the text shrinks.
    "(hstack (minimum-scale-factor 0.8 (line-limit 1 (text \"A title that is far too long for the row\"))) (text \"12.50\"))",
  ]

  /// What is kept of an environment reads the size of texts later, where its reader is 500 to 600 wide.
  @Test func `what reads its environment later is made for each`() throws {
    let script = """
      (environment-reader (fn (e) (geometry-reader (fn (g)
        (if (and (> (width g) 500) (< (width g) 600) (= (:dynamic-type-size e) 'xxx-large))
          (frame :width 40 (line-limit 1 (text "A title that is far too long"))) (text "Hi"))))))
      """
    let result = try CheckedCode(Limits()).view(ofScript: "s.lay", script)
    let checked = try #require(result.views.first)
    let found = try CheckRun.findings(of: checked, CheckRequest([])).findings
      .filter { $0.rule == CutText.name }
    #expect(Set(found.flatMap(\.cases).map(\.textSize)) == [.xxxLarge])
  }

  /// One that is cut at one size of texts alone, which is not judged first.
  static let ofOneSize =
    "(environment-reader (fn (e) (if (= (:dynamic-type-size e) 'x-large) "
    + "(line-limit 1 (text \"A title that is far too long for the row that it has\")) (text \"Hi\"))))"

  @Test(arguments: screens + [ofOneSize])
  func `sizes of texts between two have what they have by themselves`(_ code: String) throws {
    let result = try CheckedCode(Limits()).view(ofScript: "s.lay", code)
    let checked = try #require(result.views.first)
    func search(_ sizes: [DynamicType]) throws -> CheckSearch {
      var request = CheckRequest([])
      (request.textSizes, request.widths) = (sizes, 320...500)
      let judge = CheckJudge(
        request: request, path: "s.lay", places: CodePlaces(checked.interpreter.sources),
        lookout: checked.interpreter.lookout())
      var search = CheckSearch(checked, judge)
      try search.run()
      return search
    }
    let all = try search(DynamicType.allCases)
    #expect(Set(all.judgedSizes) == Set(DynamicType.allCases) || !all.isFollowed)
    /// Of a size; of the heights three are judged at most sizes.
    func found(_ search: CheckSearch, _ size: DynamicType) -> CheckSearch.Cases {
      search.cases.compactMapValues { cases in
        let alike = cases.compactMap { next -> CheckCase? in
          guard next.textSize == size else { return nil }
          var next = next
          next.heights.removeAll { ![647, 778, 1332].contains($0) && !CheckSetting.isLow($0) }
          return next.heights.isEmpty ? nil : next
        }
        return alike.isEmpty ? nil : alike
      }
    }
    for size in all.judgedSizes {
      let (known, alone) = (found(all, size), found(try search([size]), size))
      #expect(known == alone, "at \(size)")
    }
  }

  @Test(arguments: screens.indices, [100.0, 700])
  func `ranges are those of each half point`(_ index: Int, _ height: Double) throws {
    let limits = Limits()
    let result = try CheckedCode(limits).view(ofScript: "s.lay", Self.screens[index])
    let checked = try #require(result.views.first)
    let lookout = checked.interpreter.lookout()
    let judge = CheckJudge(
      request: CheckRequest([]), path: "s.lay", places: CodePlaces(checked.interpreter.sources),
      lookout: lookout)
    let view = try checked.current(CheckSetting(textSize: .xxxLarge))
    let search = FindingRangeSearch(view: view, height: height, alike: AlikeLayouts(judge))
    let widths = 120.0...620.0
    let found = try search.run(over: widths)
    var seen: Set<SightedFinding.Key> = []
    for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 0.5) {
      let size = ProposedViewSize(width: width, height: height)
      let keys = Set(try judge.sighted(view, size).map(\.key))
      let ranges = Set(found.ranges.filter { $1.contains { $0.contains(width) } }.map(\.key))
      #expect(keys == ranges, "at \(width)")
      seen.formUnion(keys)
    }
    #expect(!seen.isEmpty || height > 100)
  }

  /// At 400 points, between 100 and 700, found with what is known of these and without.
  @Test(arguments: screens.indices)
  func `a height between two has what it has by itself`(_ index: Int) throws {
    let result = try CheckedCode(Limits()).view(ofScript: "s.lay", Self.screens[index])
    let checked = try #require(result.views.first)
    let judge = CheckJudge(
      request: CheckRequest([]), path: "s.lay", places: CodePlaces(checked.interpreter.sources),
      lookout: checked.interpreter.lookout())
    let view = try checked.current(CheckSetting(textSize: .xxxLarge))
    let widths = 120.0...620.0
    func search(_ height: Double) -> FindingRangeSearch {
      FindingRangeSearch(view: view, height: height, alike: AlikeLayouts(judge))
    }
    let (low, high) = (try search(100).run(over: widths), try search(700).run(over: widths))
    let middle = try search(400).run(over: widths, between: low, high)
    #expect(middle == (try search(400).run(over: widths)))
  }

  /// A text of 50 letters behind 2000 points of a colour: where the screen is 100 or 700 high it is cut at
  /// the widths at which the text alone is, and it does not reach out of the screen.
  @Test func `what can be scrolled to has the same findings at all heights`() throws {
    let text = "(line-limit 1 (text \"A title that is far too long for the row, and more\"))"
    let rows = "(vstack (frame :height 2000 (color red)) \(text))"
    func ranges(_ code: String, _ height: Double) throws -> [[WidthRange]] {
      let result = try CheckedCode(Limits()).view(ofScript: "s.lay", code)
      let checked = try #require(result.views.first)
      let judge = CheckJudge(
        request: CheckRequest([]), path: "s.lay", places: CodePlaces(checked.interpreter.sources),
        lookout: checked.interpreter.lookout())
      let view = try checked.current(CheckSetting())
      let search = FindingRangeSearch(view: view, height: height, alike: AlikeLayouts(judge))
      let found = try search.run(over: 120...620)
      #expect(found.isExact && found.ranges.keys.allSatisfy { $0.rule == "text-cut" })
      return Array(found.ranges.values)
    }
    let alone = try ranges(text, 700)
    #expect(alone.count == 1)
    for height in [100.0, 700] { #expect(try ranges("(scroll-view \(rows))", height) == alone) }
    #expect(try ranges("(scroll-view horizontal \(text))", 700).isEmpty)
  }

  /// 2 to 3 and 5 of the widths 1 to below 5 leave 1 to below 2 and above 3 to below 5.
  @Test func `widths without others are what is beside them`() {
    func end(_ length: Double, _ isIncluded: Bool) -> RangeEnd {
      RangeEnd(length: length, isIncluded: isIncluded)
    }
    let range = WidthRange(start: end(1, true), end: end(5, false))
    #expect(
      range.outside([2...3, 5...5]) == [
        WidthRange(start: end(1, true), end: end(2, false)),
        WidthRange(start: end(3, false), end: end(5, false)),
      ])
    #expect(
      range.outside([0...1, 4...9]) == [WidthRange(start: end(1, false), end: end(4, false))])
    let point = WidthRange(start: end(2, true), end: end(2, true))
    #expect(point.outside([2...2]).isEmpty)
    #expect(point.outside([0...1]) == [point])
  }

  @Test func `ranges that meet are one`() {
    func range(_ start: Double, _ end: Double, _ isIn: (Bool, Bool)) -> WidthRange {
      WidthRange(
        start: RangeEnd(length: start, isIncluded: isIn.0),
        end: RangeEnd(length: end, isIncluded: isIn.1))
    }
    let (one, two) = (range(1, 2, (true, true)), range(2, 3, (false, false)))
    #expect(WidthRange.union([[two], [one]]) == [range(1, 3, (true, false))])
    let apart = range(2, 3, (false, true))
    #expect(WidthRange.union([[range(1, 2, (true, false))], [apart]]).count == 2)
    #expect(WidthRange.union([[range(1, 9, (true, true))], [two]]) == [range(1, 9, (true, true))])
  }

  /// 5 letters at 140 are 7, and 3 more make 11.2 of 8, so the second word has 4.
  @Test func `words grow by letters from their beginning`() {
    #expect(LongerText.lengthened("Green Tea", to: 140) == "GreenGr TeaT")
    #expect(LongerText.lengthened("12.50 €", to: 140) == "12.50 €")
    #expect(LongerText.lengthened("Green", to: 100) == "Green")
  }
}
