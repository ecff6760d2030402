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
  case stack(Axis, spacing: Double, [RandomLengths])
  case depth([RandomLengths])
  case fixedSize(AxisSet, RandomLengths)
  case scrolling(AxisSet, RandomLengths)
  case padding(Double, RandomLengths)
  case background(RandomLengths, RandomLengths)

  /// - Parameter lengths: gets a random value for each length of the view.
  init(levels: Int, _ lengths: inout [Double], _ random: inout SeededFacts) {
    func inner(_ random: inout SeededFacts) -> RandomLengths {
      RandomLengths(levels: levels - 1, &lengths, &random)
    }
    switch levels == 0 ? random.number(below: 6) : random.number(below: 14) {
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
    case .stack(.horizontal, let spacing, let children):
      let style = StackStyle(spacing: spacing)
      return View(HorizontalStack(style), children: children.map { $0.view(lengths) })
    case .stack(.vertical, let spacing, let children):
      let style = StackStyle(spacing: spacing)
      return View(VerticalStack(style), children: children.map { $0.view(lengths) })
    case .depth(let children):
      return View(DepthStack(), children: children.map { $0.view(lengths) })
    case .fixedSize(let axes, let child):
      return View(FixedSize(axes), children: [child.view(lengths)])
    case .scrolling(let axes, let child):
      return View(ScrollView(axes), children: [child.view(lengths)])
    case .padding(let length, let child):
      return View(Padding(Insets(.all, length)), children: [child.view(lengths)])
    case .background(let child, let content):
      return View(Background(), children: [child.view(lengths), content.view(lengths)])
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
    var rate = rate
    let chain = LengthReasons(traced: traced)
    for step in LengthReasons.steps(place, axis, traced) {
      switch step.reason {
      case LengthFact.lengthDeclared, OfferFact.offerDeclared:
        let name = step.view?.name ?? ""
        let numbers = name.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
        if numbers.count == 2, let number = numbers[axis == .horizontal ? 0 : 1] {
          rates[number, default: 0] += rate
        }
      case LengthFact.lengthSum(false, _, _):
        guard let stack = step.place else { continue }
        for number in 0..<stack.view.childCount { add(chain.asked(number, of: stack), axis, rate) }
      case OfferFact.offerOfShare(let left, let among, _, _, let taken, _, _, _):
        guard let stack = step.place, left.value ?? 0 > 0 else { return }
        rate /= Double(among)
        // What is left is what others did not take. Only spacers have another priority here, and
        // what is kept for them is constant.
        for taker in takers(taken) { add(chain.asked(taker, of: stack), axis, -rate) }
      case OfferFact.offerOf: if step.number == 0 { return }
      case OfferFact.offerFromOutside: rateOfProposal[axis, default: 0] += rate
      default: continue
      }
    }
  }

  /// The indices of the children of the stack that have taken something.
  private func takers(_ taken: OfferFact.Taken) -> [Int] {
    guard case .all(let takers) = taken else { return [] }
    return takers.compactMap { taker in
      taker.child.path.flatMap(ViewPath.init)?.numbers.last.map { $0 - 1 }
    }
  }
}
