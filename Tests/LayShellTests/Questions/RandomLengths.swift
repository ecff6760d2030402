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
  /// A column of a view whose ideal width a state keeps, and of one in a frame of a share of that; only scripts
  /// have the state.
  case measured(state: UInt64, share: Double, [RandomLengths])
  /// A lazy grid of columns of the same share.
  case lazyGrid(columns: Int, spacing: Double, [RandomLengths])
  /// Rows of cells, each with the number of its columns.
  case grid(spacing: Double, [[(view: RandomLengths, span: Int)]])

  /// What there is besides what all have.
  enum Extra {
    /// Cells of grids in several columns.
    case spans
    /// States of the program that are widths of views.
    case states
    /// Texts that wrap, and candidates of which one fits.
    case texts
  }

  private static let axes: [AxisSet] = [.horizontal, .vertical, [.horizontal, .vertical]]

  private static func length(_ lengths: inout [Double], _ random: inout SeededFacts) -> Int? {
    guard random.number(below: 4) > 0 else { return nil }
    lengths.append(random.length())
    return lengths.count - 1
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
        let count = 1 + random.number(below: 3)
        self = .fits(Self.axes[random.number(below: 3)], (0..<count).map { _ in inner(&random) })
      }
      return
    }
    if extra == .states, levels > 0, random.number(below: 4) == 0 {
      let (state, share) = (random.next(), Double(1 + random.number(below: 6)) / 4)
      self = .measured(state: state, share: share, [inner(&random), inner(&random)])
      return
    }
    switch levels == 0 ? random.number(below: 6) : random.number(below: 22) {
    case 0...2:
      self = .box(
        width: Self.length(&lengths, &random), height: Self.length(&lengths, &random))
    case 3: self = .color
    case 4: self = .divider
    case 5: self = .spacer
    case 6...9:
      let axis: Axis = random.number(below: 2) == 0 ? .horizontal : .vertical
      let children = (0..<(2 + random.number(below: 3))).map { _ in inner(&random) }
      self = .stack(axis, spacing: random.length() / 8, children)
    case 10: self = .depth((0..<(2 + random.number(below: 2))).map { _ in inner(&random) })
    case 11:
      self = .fixedSize(Self.axes[random.number(below: 3)], inner(&random))
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
        let frame = FixedFrame(width: share * geometry.size.width, height: nil)
        return [View(frame, children: [child.view(lengths)])]
      }
      return View(GeometryReader(content))
    case .measured(_, _, let views):
      return View(VerticalStack(StackStyle(spacing: 0)), children: views.map { $0.view(lengths) })
    case .lazyGrid(let columns, let spacing, let cells):
      let track = GridTrack(.flexible(minimum: 0, maximum: .infinity), spacing: spacing)
      let tracks = Array(repeating: track, count: columns)
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
                ? view : View(GridCellAttribute.gridCellColumns(cell.span), children: [view])
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
    case .measured(let state, let share, let views):
      return "(vstack :spacing 0 (on-geometry-change width (fn (w) (set! w\(state) w)) "
        + "(fixed-size \(views[0].script(lengths)))) "
        + "(frame :width (* \(share) w\(state)) \(views[1].script(lengths))))"
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
