import LayEngine

@testable import LayShell

/// How much a length that `why` explains changes with each length that its steps name.
///
/// Only what the steps say counts here: which view is as long as which, what adds up, who shares.
struct NamedLengths {
  /// By how much the length changes, for each point of change of a length.
  private(set) var rates: [Int: Double] = [:]
  /// The same for the proposal to the whole.
  private(set) var rateOfProposal: [Axis: Double] = [:]
  private let traced: TracedLayout

  init(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) {
    self.traced = traced
    add(ReasonPlace(shown), axis, 1)
  }

  private mutating func add(_ place: ReasonPlace, _ axis: Axis, _ rate: Double) {
    var (axis, rate) = (axis, rate)
    for step in LengthReasons.steps(place, axis, traced) {
      guard addParts(step, axis, rate), follow(step, &axis, &rate) else { return }
      switch step.fact.name {
      case "lengthDeclared", "offerDeclared":
        let name = step.view?.name ?? ""
        let numbers = name.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
        if numbers.count == 2, let number = numbers[axis == .horizontal ? 0 : 1] {
          rates[number, default: 0] += rate
        }
      case "offerOf": if step.number == 0 { return }
      case "offerFromOutside", "offerOfScreen": rateOfProposal[axis, default: 0] += rate
      default: continue
      }
    }
  }

  /// Adds the lengths of several views of which a step is made, and returns whether the steps after it
  /// are about something else than one of these.
  private mutating func addParts(_ step: Reasons.Step, _ axis: Axis, _ rate: Double) -> Bool {
    guard let container = step.place else { return true }
    let chain = LengthReasons(traced: traced)
    switch step.fact.name {
    case "lengthSum" where step.fact["fills"] as? Bool == true: return true
    case "lengthSum" where container.content.isGrid:
      let lines = chain.facts(container).lines[axis]?.indices ?? 0..<0
      add(lines, of: container, axis, rate)
    case "lengthSum":
      for number in 0..<container.view.childCount {
        add(chain.asked(number, of: container), axis, rate)
      }
    case "lengthOfIdeals":
      for number in (step.fact["parts"] as? [FactNumber] ?? []).indices {
        add(chain.asked(number, of: container, isIdeal: true), axis, rate)
      }
    case "offerOfSpreadColumn", "lengthOfSpreadColumn":
      guard let number = step.fact["number"] as? Int else { return true }
      add(column: number - 1, of: container, axis, rate)
    case "offerOfGridLines":
      let parts = step.fact["parts"] as? [PartOfGrid] ?? []
      guard let first = step.fact["first"] as? Int, let last = step.fact["last"] as? Int else {
        return true
      }
      // While cells are served, columns are as long as one cell each makes them by then.
      let lines = chain.lineParts(container, axis, first - 1..<last).map(\.length)
      if lines.filter({ $0 != 0 }) == parts.compactMap(\.length.value).filter({ $0 != 0 }) {
        add(first - 1..<last, of: container, axis, rate)
        return false
      }
      for part in parts {
        guard let cell = part.child.flatMap({ number(of: $0, in: container) }) else { continue }
        add(chain.asked(cell, of: container), axis, rate)
      }
    default: return true
    }
    return false
  }

  /// Adds what columns or rows of a grid are made of.
  private mutating func add(
    _ lines: Range<Int>, of grid: ReasonPlace, _ axis: Axis, _ rate: Double
  ) {
    let chain = LengthReasons(traced: traced)
    for part in chain.lineParts(grid, axis, lines) {
      if let cell = part.cause.flatMap({ chain.cell($0, of: grid) }) {
        add(cell, axis, rate)
      } else {
        add(column: part.lines.lowerBound, of: grid, axis, rate)
      }
    }
  }

  /// Adds what a column of a grid is made of: its own length, and a part of what a cell of several columns
  /// lacked, which is the cell's width less the lengths of its columns before.
  private mutating func add(
    column: Int, of grid: ReasonPlace, _ axis: Axis, _ rate: Double, growths: Int? = nil
  ) {
    let chain = LengthReasons(traced: traced)
    guard
      let spread = SpreadColumn(column, axis, of: grid, chain.facts(grid), growths: growths)
    else { return }
    let part = rate / Double(spread.among)
    if let cell = chain.cell(spread.wide, of: grid) { add(cell, axis, part) }
    for before in spread.before {
      let rate = (before.column == column ? rate : 0) - part
      if let cell = before.maker.flatMap({ chain.cell($0, of: grid) }) {
        add(cell, axis, rate)
      } else {
        add(column: before.column, of: grid, axis, rate, growths: before.growths)
      }
    }
  }

  /// Follows a step to another axis or to a share, less what others take; returns false where nothing
  /// that comes before it counts.
  private mutating func follow(_ step: Reasons.Step, _ axis: inout Axis, _ rate: inout Double)
    -> Bool
  {
    let (fact, chain) = (step.fact, LengthReasons(traced: traced))
    func number(_ label: String) -> Double? { (fact[label] as? FactNumber)?.value }
    func count(_ label: String) -> Double { Double(fact[label] as? Int ?? 1) }
    switch fact.name {
    case "offerOfShare":
      guard let stack = step.place, number("left") ?? 0 > 0 else { return false }
      rate /= count("among")
      // What is left is what others did not take. Only spacers have another priority here, and what
      // is kept for them is constant.
      for (taker, length) in takers(fact["taken"], stack) {
        // A stack to which nothing is proposed across asks again once it knows its own length.
        let asked = chain.asked(taker, of: stack)
        add(asked.size[axis] == length ? asked : stack.child(taker), axis, -rate)
      }
    case "offerOfGridShare":
      guard let grid = step.place, number("left") != nil else { return false }
      for (taker, _) in takers(fact["beside"], grid) {
        add(chain.asked(taker, of: grid), axis, rate)
      }
      rate *= count("lines") / count("among")
      for (taker, _) in takers(fact["taken"], grid) {
        add(chain.asked(taker, of: grid), axis, -rate)
      }
      for kept in fact["cells"] as? [KeptForCell] ?? [] {
        guard let cell = self.number(of: kept.child, in: grid) else { continue }
        add(chain.asked(cell, of: grid), axis, -rate)
        for (beside, _) in takers(kept.beside, grid) {
          add(chain.asked(beside, of: grid), axis, rate)
        }
      }
    case "offerOfTracks":
      if number("left") ?? 0 <= 0 { return false }
      rate /= count("among") * count("count")
    case "offerOfRatio":
      guard let decisive = fact["axis"] as? Axis, let width = number("width"),
        let height = number("height")
      else { return false }
      axis = decisive
      rate *= axis == .horizontal ? height / width : width / height
    // Lines that are broken at another width are mostly the same.
    case "lengthBreaks", "lengthOfLines": return false
    case "lengthSmaller": axis = fact["axis"] as? Axis ?? axis
    case "lengthOfReader":
      axis = fact["axis"] as? Axis ?? axis
      rate *= number("share") ?? 0
    default: break
    }
    return true
  }

  /// The indices of the children of a container that have taken something, and what.
  private func takers(
    _ taken: Any?, _ container: ReasonPlace
  ) -> [(Int, Double?)] {
    (taken as? [Taker] ?? []).compactMap { taker in
      number(of: taker.child, in: container).map { ($0, taker.length.value) }
    }
  }

  /// The index of the child of a container in which a view is.
  private func number(of view: ViewMention, in container: ReasonPlace) -> Int? {
    guard let numbers = view.path.flatMap(ViewPath.init)?.numbers else {
      return (0..<container.view.childCount).first { number in
        let child = container.shown.child(number)
        return child.view.view === view.view || container.shown.cell(number).view.view === view.view
      }
    }
    let depth = container.shown.path.numbers.count
    return numbers.indices.contains(depth) ? numbers[depth] - 1 : nil
  }
}
