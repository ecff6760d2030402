import LayEngine

/// Makes copies of a view, all in new objects, that differ from it in one place.
struct RandomChanges {
  private var generator: SeededGenerator
  private var views: RandomViews
  /// How many views the copy still passes before the one that changes.
  private var remaining = 0

  init(seed: Int) {
    generator = SeededGenerator(seed: seed &+ 30_000)
    views = RandomViews(seed: seed &+ 60_000)
  }

  mutating func changed(_ view: View) -> View {
    remaining = Int.random(in: 0..<Self.count(view), using: &generator)
    return copy(view)
  }

  private static func count(_ view: View) -> Int {
    view.children.reduce(1) { $0 + count($1) }
  }

  private mutating func copy(_ view: View) -> View {
    remaining -= 1
    let isChanged = remaining == -1
    var children: [View] = []
    for child in view.children { children.append(copy(child)) }
    let copied = view.containing(children)
    return isChanged ? change(copied) : copied
  }

  private mutating func change(_ view: View) -> View {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return views.view(levels: 1)
    case 1: return view.padded(3)
    case 2: return view.limited(toLines: 1)
    case 3: return view.changing(.layoutDirection(.rightToLeft))
    case 4: return view.changing(.font(Font(size: 21)))
    case 5: return view.named("changed")
    case 6 where takesViews(view):
      let place = Int.random(in: 0...view.children.count, using: &generator)
      var children = view.children
      children.insert(views.view(levels: 1), at: place)
      return view.containing(children)
    case 7 where takesViews(view):
      let place = Int.random(in: view.children.indices, using: &generator)
      var children = view.children
      children.remove(at: place)
      return view.containing(children)
    case 8 where takesViews(view): return view.containing(view.children.reversed())
    default: return view
    }
  }

  private func takesViews(_ view: View) -> Bool {
    switch view.content {
    case is HorizontalStack, is VerticalStack, is DepthStack, is ViewThatFits,
      is LazyVerticalStack, is GridRow:
      !view.children.isEmpty
    default: false
    }
  }
}
