import LayEngine

@testable import LayShell

/// A random view whose fixed lengths can be changed one by one.
///
/// `.stack(.horizontal, 3.5, [.box(width: 0, height: nil), .color])` is a row of a colour in a frame
/// whose width is length 0, and a colour.
indirect enum RandomLengths {
  case box(width: Int?, height: Int?)
  case color
  case divider
  case spacer
  /// Words of some letters, where a line may break between them.
  case text([Int])
  /// A ViewThatFits.
  case fits(AxisSet, [RandomLengths])
  case stack(Axis, spacing: Double, [RandomLengths])
  case depth([RandomLengths])
  case fixedSize(AxisSet, RandomLengths)
  case scrolling(AxisSet, RandomLengths)
  case padding(Double, RandomLengths)
  case background(RandomLengths, RandomLengths)
  case ratio(Double, ContentMode, RandomLengths)
  /// A geometry reader with a frame of a share of its width around the content.
  case reader(share: Double, RandomLengths)
  /// A lazy grid of columns of the same share.
  case lazyGrid(columns: Int, spacing: Double, [RandomLengths])
  /// Rows of cells, each with the number of its columns.
  case grid(spacing: Double, [[(view: RandomLengths, span: Int)]])

  /// What there is besides what all have.
  enum Extra {
    /// Cells of grids in several columns.
    case spans
    /// Texts that wrap, and candidates of which one fits.
    case texts
  }

  /// - Parameter lengths: gets a random value for each length of the view.
  init(
    levels: Int, with extra: Extra? = nil, _ lengths: inout [Double],
    _ random: inout SeededFacts
  ) {
    func inner(_ random: inout SeededFacts) -> RandomLengths {
      RandomLengths(levels: levels - 1, with: extra, &lengths, &random)
    }
    if extra == .texts, random.number(below: 4) == 0 {
      if levels == 0 || random.number(below: 2) == 0 {
        self = .text((0...random.number(below: 6)).map { _ in 1 + random.number(below: 5) })
      } else {
        let axes: [AxisSet] = [.horizontal, .vertical, [.horizontal, .vertical]]
        let candidates = (0..<(1 + random.number(below: 3))).map { _ in inner(&random) }
        self = .fits(axes[random.number(below: 3)], candidates)
      }
      return
    }
    switch levels == 0 ? random.number(below: 6) : random.number(below: 22) {
    case 0...2:
      func length(_ random: inout SeededFacts) -> Int? {
        guard random.number(below: 4) > 0 else { return nil }
        lengths.append(random.length())
        return lengths.count - 1
      }
      self = .box(width: length(&random), height: length(&random))
    case 3: self = .color
    case 4: self = .divider
    case 5: self = .spacer
    case 6...9:
      let axis: Axis = random.number(below: 2) == 0 ? .horizontal : .vertical
      let children = (0..<(2 + random.number(below: 3))).map { _ in inner(&random) }
      self = .stack(axis, spacing: random.length() / 8, children)
    case 10: self = .depth((0..<(2 + random.number(below: 2))).map { _ in inner(&random) })
    case 11:
      let axes: [AxisSet] = [.horizontal, .vertical, [.horizontal, .vertical]]
      self = .fixedSize(axes[random.number(below: 3)], inner(&random))
    case 12:
      self =
        random.number(below: 2) == 0
        ? .scrolling(random.number(below: 2) == 0 ? .horizontal : .vertical, inner(&random))
        : .padding(random.length() / 8, inner(&random))
    case 13, 14:
      let ratio = (1 + Double(random.number(below: 16))) / 4
      self = .ratio(ratio, random.number(below: 2) == 0 ? .fit : .fill, inner(&random))
    case 15...17:
      let rows = (0..<(1 + random.number(below: 3))).map { _ in
        (0..<(1 + random.number(below: 3))).map { _ in
          (view: inner(&random), span: extra == .spans ? max(random.number(below: 5) - 1, 1) : 1)
        }
      }
      self = .grid(spacing: random.length() / 8, rows)
    case 18: self = .reader(share: Double(1 + random.number(below: 6)) / 4, inner(&random))
    case 19, 20:
      let cells = (0..<(1 + random.number(below: 4))).map { _ in inner(&random) }
      self = .lazyGrid(
        columns: 1 + random.number(below: 3), spacing: random.length() / 8, cells)
    default: self = .background(inner(&random), inner(&random))
    }
  }

  /// The view with the given lengths; a box is called `b`, and the numbers of its lengths.
  func view(_ lengths: [Double]) -> View {
    switch self {
    case .box(let width, let height):
      let frame = FixedFrame(width: width.map { lengths[$0] }, height: height.map { lengths[$0] })
      let name = [width, height].map { $0.map(String.init) ?? "" }.joined(separator: " ")
      return View(frame, children: [View(Color("red"))], name: name)
    case .color: return View(Color("blue"))
    case .divider: return View(Divider())
    case .spacer: return View(Spacer())
    case .text(let words): return View(Text(Self.string(words)))
    case .fits(let axes, let candidates):
      return View(ViewThatFits(axes), children: candidates.map { $0.view(lengths) })
    case .stack(let axis, let spacing, let children):
      let (style, children) = (StackStyle(spacing: spacing), children.map { $0.view(lengths) })
      return axis == .horizontal
        ? View(HorizontalStack(style), children: children)
        : View(VerticalStack(style), children: children)
    case .depth(let children):
      return View(DepthStack(), children: children.map { $0.view(lengths) })
    case .fixedSize(let axes, let child):
      return View(FixedSize(axes), children: [child.view(lengths)])
    case .scrolling(let axes, let child):
      return View(ScrollView(axes), children: [child.view(lengths)])
    case .padding(let length, let child):
      return View(Padding(Insets(.all, length)), children: [child.view(lengths)])
    case .ratio(let ratio, let mode, let child):
      return View(AspectRatio(ratio, mode), children: [child.view(lengths)])
    case .reader(let share, let child):
      let content = GeometryContent { geometry in
        [
          View(
            FixedFrame(width: share * geometry.size.width, height: nil),
            children: [child.view(lengths)])
        ]
      }
      return View(GeometryReader(content))
    case .lazyGrid(let columns, let spacing, let cells):
      let tracks = Array(
        repeating: GridTrack(.flexible(minimum: 0, maximum: .infinity), spacing: spacing),
        count: columns)
      return View(
        LazyVerticalGrid(LazyGridStyle(tracks: tracks, spacing: spacing)),
        children: cells.map { $0.view(lengths) })
    case .grid(let spacing, let rows):
      let style = GridStyle(horizontalSpacing: spacing, verticalSpacing: spacing)
      return View(
        Grid(style),
        children: rows.map { cells in
          View(
            GridRow(),
            children: cells.map { cell in
              let view = cell.view.view(lengths)
              return cell.span == 1
                ? view : View(GridCellAttribute.columns(cell.span), children: [view])
            })
        })
    case .background(let child, let content):
      return View(Layer(isBehind: true), children: [child.view(lengths), content.view(lengths)])
    }
  }
}

extension RandomLengths {
  private static func string(_ words: [Int]) -> String {
    words.map { String(repeating: "a", count: $0) }.joined(separator: " ")
  }

  /// The view in the language, with the given lengths.
  func script(_ lengths: [Double]) -> String {
    func all(_ head: String, _ children: [RandomLengths]) -> String {
      "(" + ([head] + children.map { $0.script(lengths) }).joined(separator: " ") + ")"
    }
    switch self {
    case .box(let width, let height):
      let name = [width, height].map { $0.map(String.init) ?? "" }.joined(separator: " ")
      let frame = zip([":width", ":height"], [width, height]).map { label, number in
        number.map { "\(label) \(lengths[$0]) " } ?? ""
      }
      return "(name \"\(name)\" (frame \(frame.joined())(color red)))"
    case .color: return "(color blue)"
    case .divider: return "(divider)"
    case .spacer: return "(spacer)"
    case .text(let words): return "(text \"\(Self.string(words))\")"
    case .fits(let axes, let candidates):
      let words = Axis.allCases.filter { axes.contains($0) }.map { "\($0)" }
      return all("fits" + (words.count == 1 ? " :in \(words[0])" : ""), candidates)
    case .stack(let axis, let spacing, let children):
      return all("\(axis == .horizontal ? "h" : "v")stack :spacing \(spacing)", children)
    case .depth(let children): return all("zstack", children)
    case .fixedSize(let axes, let child):
      let words = Axis.allCases.map { ":\($0) \(axes.contains($0))" }.joined(separator: " ")
      return all("fixed-size \(words)", [child])
    case .scrolling(let axes, let child):
      let axis = axes.contains(.horizontal) ? "horizontal" : "vertical"
      return all("scroll-view :axes \(axis)", [child])
    case .padding(let length, let child): return all("padding \(length)", [child])
    case .background(let child, let content): return all("background", [content, child])
    case .ratio(let ratio, let mode, let child):
      return all("aspect-ratio \(ratio) :content-mode \(mode)", [child])
    case .reader(let share, let child):
      return
        "(geometry-reader (fn (g) (frame :width (* \(share) (width g)) \(child.script(lengths)))))"
    case .lazyGrid(let columns, let spacing, let cells):
      let tracks = Array(repeating: "(flexible 0 inf)", count: columns).joined(separator: " ")
      return all("lazy-vgrid :columns (\(tracks)) :spacing \(spacing)", cells)
    case .grid(let spacing, let rows):
      let rows = rows.map { cells in
        let cells = cells.map { cell in
          let view = cell.view.script(lengths)
          return cell.span == 1 ? view : "(grid-cell-columns \(cell.span) \(view))"
        }
        return "(grid-row \(cells.joined(separator: " ")))"
      }
      return "(grid :horizontal-spacing \(spacing) :vertical-spacing \(spacing) "
        + rows.joined(separator: " ") + ")"
    }
  }
}

extension SeededFacts {
  /// A length below 64 that hardly ever equals another one or a sum of others.
  mutating func length() -> Double { Double(next() % (1 << 26)) / Double(1 << 20) }
}

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
      let child = fact["child"] as? ViewMention
      if fact["kept"] != nil, let cell = child.flatMap({ self.number(of: $0, in: grid) }) {
        add(chain.asked(cell, of: grid), axis, -rate)
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
    guard let numbers = view.path.flatMap(ViewPath.init)?.numbers else { return nil }
    let depth = container.shown.path.numbers.count
    return numbers.indices.contains(depth) ? numbers[depth] - 1 : nil
  }
}
