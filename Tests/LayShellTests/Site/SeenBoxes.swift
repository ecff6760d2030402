import Foundation
import LayEngine
import LayLanguage

@testable import LayShell

/// The frames that a picture should draw, from the output of `json`, in drawing order.
///
/// The picture draws leaves, views with names, borders and the root, as far as the scroll views and
/// clips around them show them. The last frame is the edge of the root.
struct SeenBoxes {
  private(set) var frames: [ViewFrame] = []

  init(_ layout: Layout) throws {
    let text = TreeJSON.text(TreeListing(.root(of: layout)), Lookout())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let views = object?["views"] as? [[String: Any]], let root = views.first else { return }
    add(Self.tree(views[...]), isRoot: true, nil)
    frames.append(Self.frame(root))
  }

  /// The first view with the views in it, which follow it and are deeper.
  private static func tree(_ views: ArraySlice<[String: Any]>) -> [String: Any] {
    guard var view = views.first, let depth = view["depth"] as? Int else { return [:] }
    let inside = views.dropFirst()
    view["children"] = inside.indices.filter { inside[$0]["depth"] as? Int == depth + 1 }.map {
      start in
      let end = inside[(start + 1)...].firstIndex { ($0["depth"] as? Int ?? 0) <= depth + 1 }
      return tree(inside[start..<(end ?? inside.endIndex)])
    }
    return view
  }

  private mutating func add(_ node: [String: Any], isRoot: Bool, _ seen: ViewFrame?) {
    let kind = node["view"] as? String ?? ""
    let children = node["children"] as? [[String: Any]] ?? []
    let whole = Self.frame(node)
    guard kind != "hidden", let visible = Self.part(of: whole, in: seen) else { return }
    if isRoot || children.isEmpty || node["name"] is String || kind == "border" {
      frames.append(visible)
    }
    let isCutting = ["scroll-view", "clipped"].contains(kind)
    // A background is drawn before the view in front of it.
    let ordered = kind == "background" ? children.reversed() : children
    for child in ordered { add(child, isRoot: false, isCutting ? visible : seen) }
  }

  private static func frame(_ node: [String: Any]) -> ViewFrame {
    let frame = node["frame"] as? [String: Any] ?? [:]
    func number(_ name: String) -> Double { frame[name] as? Double ?? .nan }
    return ViewFrame(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// The visible part of a frame; nil if nothing of it is visible.
  private static func part(of frame: ViewFrame, in seen: ViewFrame?) -> ViewFrame? {
    guard let seen else { return frame }
    let left = max(frame.origin.x, seen.origin.x)
    let top = max(frame.origin.y, seen.origin.y)
    let (right, bottom) = (min(frame.maxX, seen.maxX), min(frame.maxY, seen.maxY))
    // A frame without a width or a height of its own counts as visible.
    guard left < right || frame.size.width == 0 && left == right,
      top < bottom || frame.size.height == 0 && top == bottom
    else { return nil }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the frames are the same: within so many points, or that part of a length above 1.
  static func areSame(_ frames: [ViewFrame], _ others: [ViewFrame], within most: Double) -> Bool {
    frames.count == others.count
      && zip(frames, others).allSatisfy { one, other in
        let pairs = [
          (one.origin.x, other.origin.x), (one.origin.y, other.origin.y),
          (one.size.width, other.size.width), (one.size.height, other.size.height),
        ]
        return pairs.allSatisfy { abs($0 - $1) <= most * max(1, abs($0)) }
      }
  }
}
