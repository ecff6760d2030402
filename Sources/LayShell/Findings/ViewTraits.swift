import LayComparing
import LayEngine
import LayLanguage

/// What a view is, as far as rules of findings ask, whatever its frame is.
struct ViewTraits: Hashable {
  /// What a person sees or uses; nil for what is none of these, as containers and modifiers.
  private(set) var kind: JudgedView.Kind?
  private(set) var isModifier = false
  /// The axes along which it scrolls, and those along which it arranges views one by one.
  private(set) var scrolls: AxisSet = []
  private(set) var arranges: AxisSet = []
  /// The axes on which it is a frame that declares a length, and those on which it has a length of its own,
  /// whatever it is offered: those, or for a picture both.
  private(set) var declares: AxisSet = []
  private(set) var hasOwnLength: AxisSet = []
  /// Whether it is meant to be smaller than what is in it; padding is where it is negative.
  private(set) var mayBeSmaller = false
  /// Whether it is a padding that is negative somewhere.
  private(set) var drawsOut = false
  /// Whether a padding around it is one of what it is for too.
  private(set) var mayBePadded = false
  /// The shares of its height above and below in which nothing is drawn: those of a line around words.
  private(set) var blank = BlankShares()
  /// Whether its further children belong to the first, and may reach out of it.
  private(set) var isLayer = false
  private(set) var moves = false
  private(set) var hides = false
  /// Whether a tap anywhere in it goes before those of what is in it.
  private(set) var takesTaps = false
  /// Whether what is in it cannot be touched.
  private(set) var refusesTouches = false
  /// Whether texts in it are bars in their place, or are not; nil for neither.
  private(set) var redacts: Bool?
  /// Whether of a shape in it no more than the outline is drawn.
  private(set) var outlines = false
  private(set) var transforms = false
  private(set) var presents = false
  private(set) var cutsOff = false
  /// Whether its further children are in a row, or all of them.
  private(set) var swipes = false
  private(set) var holdsRows = false
  private(set) var isInset = false
  private(set) var isBar = false
  private(set) var isBarRow = false
  /// Whether texts in it are what a person typed, which scroll; a title or a prompt behind them is not seen.
  private(set) var holdsTypedText = false
  private(set) var isReader = false
  private(set) var isViewThatFits = false
  /// Whether it draws something in its frame by itself, or takes taps there.
  private(set) var draws = false

  init(_ placed: PlacedView, _ written: WrittenTraits?) {
    let view = placed.view
    takesTaps = written?.takesTaps(view) ?? false
    let content = view.content
    kind = Self.kind(view)
    draws = Self.draws(view)
    isModifier = content.isModifier
    isLayer =
      content is Layer || content is PreferenceLayer || content is SafeAreaInset
      || content is Effect || content is Presentation
    cutsOff = placed.cutsOff
    switch content {
    case let scroll as ScrollView: (scrolls, mayBeSmaller) = (scroll.axes, true)
    case let padding as Padding:
      drawsOut = padding.drawsOut
      (mayBeSmaller, mayBePadded) = (true, !drawsOut)
    case let text as Text:
      let line = placed.layout.tree.lineHeight(of: placed.node)
      blank = BlankShares(of: text.string, line: line ?? .infinity)
    case is IgnoresSafeArea, is MatchedGeometry: mayBeSmaller = true
    case is EnvironmentChange: mayBePadded = true
    case is HorizontalStack: arranges = .horizontal
    case is VerticalStack: arranges = .vertical
    case is LazyVerticalGrid: arranges = .horizontal
    case is LazyHorizontalGrid: arranges = .vertical
    case is Grid: arranges = [.horizontal, .vertical]
    case let frame as FixedFrame:
      if frame.width != nil { declares.formUnion(.horizontal) }
      if frame.height != nil { declares.formUnion(.vertical) }
      hasOwnLength = declares
    case let image as ImageContent where !image.isResizable:
      hasOwnLength = [.horizontal, .vertical]
    case let shape as ChangedShape: outlines = shape.change == .strokeBorder
    case is Offset, is Position: moves = true
    case is Presentation: presents = true
    case is SafeAreaInset: (isInset, isBar) = (true, view.span == nil)
    case is GeometryReader: isReader = true
    case is ViewThatFits: isViewThatFits = true
    case is BarRow: isBarRow = true
    case let control as Control:
      holdsRows = control.separators != nil || control.holdsRows
      // Source: on a Mac, but not on a pad, a table scrolls sideways too: useyourloaf.com, "SwiftUI Tables Quick Guide".
      if control.name == "table", placed.layout.tree.rootEnvironment.platform == .mac {
        (scrolls, cutsOff, mayBeSmaller) = (.horizontal, true, true)
      }
      if control.name == "text-editor" {
        (scrolls, cutsOff, mayBeSmaller) = (.vertical, true, true)
      }
      holdsTypedText =
        control.name == "text-editor"
        || ["text-field", "secure-field"].contains(control.name) && view.children.count > 1
    case let effect as Effect: add(effect, view, written)
    default: break
    }
  }

  private mutating func add(_ effect: Effect, _ view: View, _ written: WrittenTraits?) {
    let value = view.written.first?.value
    switch effect {
    case .hidden: hides = true
    case .opacity(let opacity): hides = opacity < 0.05
    case .drawn: transforms = true
    case .fill(let color): outlines = color == "clear"
    case .inert:
      outlines = ["stroke", "stroke-border"].contains(effect.name)
      let isConstant = written?.isConstant(view) ?? true
      switch effect.name {
      case "allows-hit-testing": refusesTouches = value == .truth(false)
      case "disabled": refusesTouches = value != .truth(false) && isConstant
      case "redacted": redacts = isConstant ? true : nil
      case "unredacted": redacts = false
      default: break
      }
    case .swipeActions: swipes = true
    default: break
    }
  }

  private static func kind(_ view: View) -> JudgedView.Kind? {
    switch view.content {
    case let text as Text: text.string.allSatisfy(\.isWhitespace) ? nil : .text
    case is ImageContent: .picture
    case let color as Color: color.color == "clear" ? nil : .filling
    case is Shape, is Circle, is ChangedShape: .filling
    case let control as Control: controls.contains(control.name) ? .control : nil
    default: nil
    }
  }

  private static func draws(_ view: View) -> Bool {
    switch view.content {
    case let text as Text: !text.string.allSatisfy(\.isWhitespace)
    case let color as Color: color.color != "clear"
    case is Spacer, is EmptyView: false
    // What is pressed draws no more than its label.
    case let control as Control:
      control.keepsValues && !madeOfParts.contains(control.name) && kind(view) == nil
    case let effect as Effect:
      switch effect {
      case .border: true
      case .inert(let effect): drawingModifiers.contains(effect.name)
      default: false
      }
    default: view.children.isEmpty
    }
  }

  /// The controls that are what they are made of.
  private static let madeOfParts: Set<String> = ["label", "labeled-content"]
  private static let drawingModifiers: Set<String> = [
    "container-background", "content-shape", "glass-effect",
  ]

  /// The controls that are pressed.
  private static let controls: Set<String> = ["button", "link", "menu", "navigation-link"]
}

extension Padding {
  /// Whether it is negative somewhere.
  var drawsOut: Bool {
    [insets.top, insets.leading, insets.bottom, insets.trailing].contains { $0 < 0 }
  }
}

extension PlacedView {
  fileprivate func likeness(_ traits: ViewTraits) -> Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(type(of: view.content)))
    hasher.combine(view.span)
    hasher.combine(view.name)
    hasher.combine(traits)
    switch view.content {
    case let text as Text: hasher.combine(text.string)
    case let priority as LayoutPriority: hasher.combine(priority.priority)
    case let frame as FixedFrame: hasher.combine([frame.width == 0, frame.height == 0])
    case let frame as FlexibleFrame:
      hasher.combine([frame.width, frame.height].map { $0.maximum?.isFinite })
    case let inset as SafeAreaInset: hasher.combine(inset.edge)
    case let fits as ViewThatFits:
      hasher.combine(fits.axes)
      hasher.combine(layout.tree.children(of: node).count)
    case let control as Control: hasher.combine(control.name)
    default: break
    }
    return hasher.finalize()
  }
}

/// The traits of the views of one tree, and of the trees of readers in it, each found once.
final class TreeTraits {
  /// More trees of readers are not kept.
  private static let mostContents = 200

  private let tree: ViewTree
  private let written: WrittenTraits?
  private var known: [ViewTraits?]
  private var likenesses: [Int?]
  private var contents: [ObjectIdentifier: TreeTraits] = [:]

  /// - Parameter written: what the code says of views; nil where it is not known.
  init(_ tree: ViewTree, _ written: WrittenTraits? = nil) {
    (self.tree, self.written) = (tree, written)
    known = Array(repeating: nil, count: tree.count)
    likenesses = known.map { _ in nil }
  }

  func isOf(_ tree: ViewTree) -> Bool { self.tree === tree }

  func traits(of view: PlacedView) -> ViewTraits {
    let owner = traits(of: view.layout.tree)
    if let known = owner.known[Int(view.node)] { return known }
    let traits = ViewTraits(view, written)
    owner.known[Int(view.node)] = traits
    return traits
  }

  /// A number that is the same for views of which rules find the same, wherever they stand and however large they are.
  func likeness(of view: PlacedView) -> Int {
    let owner = traits(of: view.layout.tree)
    if let known = owner.likenesses[Int(view.node)] { return known }
    let likeness = view.likeness(traits(of: view))
    owner.likenesses[Int(view.node)] = likeness
    return likeness
  }

  private func traits(of tree: ViewTree) -> TreeTraits {
    if tree === self.tree { return self }
    if let known = contents[ObjectIdentifier(tree)] { return known }
    if contents.count >= Self.mostContents { contents = [:] }
    let traits = TreeTraits(tree, written)
    contents[ObjectIdentifier(tree)] = traits
    return traits
  }
}
