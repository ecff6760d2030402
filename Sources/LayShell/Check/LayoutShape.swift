import LayComparing
import LayEngine
import LayLanguage

extension LayoutShape {
  /// More pairs of views are not compared.
  private static let mostPairs = 400_000

  /// What rules ask of judged views; nil where there are too many to compare.
  ///
  /// - Parameter keptFree: what devices keep free above and below, by the height of what they leave.
  convenience init?(_ judged: JudgedLayout, keptFree: [Double: Double]) {
    self.init(judged.layout, count: judged.views.count)
    self.keptFree = keptFree
    let places = Self.places(judged)
    // A view comes before those inside it.
    for index in judged.views.indices { addPart(index, places, judged) }
    guard addCovers(judged, places) else { return nil }
  }

  /// For each judged view its place in the order of the children; judged they are from back to front.
  private static func places(_ judged: JudgedLayout) -> [Int] {
    var children = [[Int]](repeating: [], count: judged.views.count)
    for (index, view) in judged.views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    var places = [Int](repeating: 0, count: judged.views.count)
    for index in judged.views.indices {
      var next = places[index] + 1
      let sorted = children[index].sorted { judged.views[$0].number < judged.views[$1].number }
      for child in sorted {
        places[child] = next
        next += judged.inside(child).count
      }
    }
    return places
  }

  private func addPart(_ index: Int, _ places: [Int], _ judged: JudgedLayout) {
    let view = judged.views[index]
    var part = Part()
    part.parent = view.parent.map { places[$0] } ?? -1
    part.end = places[index] + judged.inside(index).count
    part.scrolls = view.around.scrolls
    part.ownScrolls = view.traits.scrolls
    // What is drawn tells how far what is around it reaches.
    let isDrawn = view.traits.draws && !view.around.isHidden
    for axis in Axis.allCases where isDrawn || judged.mayBeItem(index, axis) {
      part.stays.formUnion(axis == .horizontal ? .horizontal : .vertical)
    }
    if let parent = view.parent {
      part.isHeld = !judged.views[parent].traits.mayBeSmaller
      part.viewport =
        judged.views[parent].traits.cutsOff ? places[parent] : parts[places[parent]].viewport
    }
    part.isMoved = view.around.isMoved
    part.isSeen = view.kind != nil
    part.isInk = judged.isInk(index)
    part.isControl = view.kind == .control || view.traits.takesTaps
    part.isFilling = view.kind == .filling || view.content is GeometryReader
    part.control = OutsideParent.control(labelledWith: index, judged).map { places[$0] }
    part.ignoresSafeArea =
      view.content is IgnoresSafeArea
      || view.parent.map { parts[places[$0]].ignoresSafeArea } ?? false
    part.isContainer = !view.traits.isModifier
    part.blank = view.traits.blank
    for axis in Axis.allCases {
      part.paddings[axis] = judged.ownPadding(of: index, axis).map { places[$0] }
    }
    part.drawnOutOf =
      view.parent.flatMap {
        judged.views[$0].traits.drawsOut ? places[$0] : parts[places[$0]].drawnOutOf
      }
    part.fits = (view.content as? ViewThatFits)?.axes ?? []
    let place = places[index]
    parts[place] = part
    if view.kind == .text { texts.append(place) }
    if view.kind == .text || view.kind == .control { contents.append(place) }
    if let inset = view.content as? SafeAreaInset {
      let children = judged.inside(index).filter { judged.views[$0].parent == index }
      let (screen, bar) = (
        children.first { judged.views[$0].number == 1 },
        children.first { judged.views[$0].number == 2 }
      )
      if let screen, let bar { bars.append((places[bar], places[screen], inset.edge.axis)) }
    }
  }

  /// - Returns: false for too many pairs.
  private func addCovers(_ judged: JudgedLayout, _ places: [Int]) -> Bool {
    let seen = judged.seen.prefix(OverText.mostViews).filter { OverText.isSeen(judged.views[$0]) }
    let textCount = seen.count { judged.views[$0].kind == .text }
    guard textCount * seen.count <= Self.mostPairs else { return false }
    for (number, text) in seen.enumerated() {
      guard judged.views[text].kind == .text else {
        plates.append(places[text])
        continue
      }
      var last = plates.count
      for above in seen[(number + 1)...] {
        let kind = judged.views[above].kind
        if kind != .control, !judged.isInside(text, above), OverText.isRelated(text, above, judged)
        {
          covers.append(
            Cover(
              text: places[text], above: places[above], isOfTexts: kind == .text,
              between: plates.count..<last))
        }
        if kind != .text { last += 1 }
      }
    }
    return true
  }
}
