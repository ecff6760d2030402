import SwiftUI

/// A tree in levels; each node says whose child it is.
struct TreeLayout: Layout {
  var levelSpacing: CGFloat = 20
  var siblingSpacing: CGFloat = 10

  struct Parent: LayoutValueKey {
    static let defaultValue: Int? = nil
  }

  final class Node {
    let index: Int
    let size: CGSize
    var children: [Int] = []
    init(index: Int, size: CGSize) {
      self.index = index
      self.size = size
    }
  }

  struct Storage {
    var sizes: [CGSize] = []
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
  }

  func makeCache(subviews: Subviews) -> Storage {
    var storage = Storage()
    for (index, subview) in subviews.enumerated() {
      storage.sizes.append(subview.sizeThatFits(.unspecified))
      if let parent = subview[Parent.self] {
        storage.children[parent, default: []].append(index)
      } else {
        storage.roots.append(index)
      }
    }
    return storage
  }

  private func width(of node: Int, in storage: Storage) -> CGFloat {
    let own = storage.sizes[node].width
    guard let children = storage.children[node], !children.isEmpty else { return own }
    let below = children.map { width(of: $0, in: storage) }.reduce(0, +)
    return max(own, below + siblingSpacing * CGFloat(children.count - 1))
  }

  private func height(of node: Int, in storage: Storage) -> CGFloat {
    let below = (storage.children[node] ?? []).map { height(of: $0, in: storage) }.max()
    return storage.sizes[node].height + (below.map { $0 + levelSpacing } ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Storage) -> CGSize
  {
    let widths = cache.roots.map { width(of: $0, in: cache) }
    let heights = cache.roots.map { height(of: $0, in: cache) }
    return CGSize(
      width: widths.reduce(0, +) + siblingSpacing * CGFloat(max(0, widths.count - 1)),
      height: heights.max() ?? 0)
  }

  private func place(
    _ node: Int, at origin: CGPoint, subviews: Subviews, storage: Storage
  ) {
    let total = width(of: node, in: storage)
    let size = storage.sizes[node]
    subviews[node].place(
      at: CGPoint(x: origin.x + total / 2, y: origin.y), anchor: .top,
      proposal: ProposedViewSize(size))
    var x = origin.x
    for child in storage.children[node] ?? [] {
      place(
        child, at: CGPoint(x: x, y: origin.y + size.height + levelSpacing),
        subviews: subviews, storage: storage)
      x += width(of: child, in: storage) + siblingSpacing
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Storage
  ) {
    var x = bounds.minX
    for root in cache.roots {
      place(root, at: CGPoint(x: x, y: bounds.minY), subviews: subviews, storage: cache)
      x += width(of: root, in: cache) + siblingSpacing
    }
  }
}

extension View {
  func parent(_ index: Int?) -> some View {
    layoutValue(key: TreeLayout.Parent.self, value: index)
  }
}

#Preview {
  TreeLayout {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("root")
    Color.red.frame(width: 30, height: 10).parent(0).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 10).parent(0).accessibilityIdentifier("b")
    Color.red.frame(width: 20, height: 30).parent(2).accessibilityIdentifier("c")
    Color.red.frame(width: 20, height: 10).parent(2).accessibilityIdentifier("d")
  }
}
