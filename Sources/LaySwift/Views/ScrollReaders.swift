import LayEngine
import LayLanguage

/// Readers that scroll: what `scrollTo` says last is where the scroll views in the reader begin.
enum ScrollReaders {
  static let all: [String: Native] = [
    "ScrollViewReader.init(content:)": reader,
    "ScrollViewProxy.scrollTo(_:anchor:)": .function { machine, call throws(Diagnostic) in
      let id = try call.runtime.argument(call[1], &machine, call.span)
      let target = Value.list(of: [id, call[2].unwrapped ?? .nothing])
      try machine.change(try call.content(0, ProxyContent.self).target) { old, _ in old = target }
      return call.runtime.void
    },
  ]

  private static let reader = Native.function { machine, call throws(Diagnostic) in
    let (content, runtime, span) = (call[0], call.runtime, call.span)
    // The numbers of states are those of nodes, which are not negative.
    let target = machine.stateCell(-1 - Int(span.start))
    if target.present == nil { target.begin(with: .nothing) }
    let proxy = Value.content(ProxyContent(target: target))
    let makes = try runtime.function(of: 1, &machine, span) { _, machine throws(Diagnostic) in
      try runtime.shown(
        try runtime.call(content, [proxy], &machine, span), &machine, span)
    }
    let views = try call.made("scroll-view-reader", [makes], &machine)
    guard case .list(let found)? = target.present else { return views }
    let parts = Array(found.elements)
    var (values, labels): ([Value], [String?]) = ([parts[0]], ["id"])
    if let anchor = call.anchor(parts[1]) {
      values.append(anchor)
      labels.append("anchor")
    }
    return try call.made("scroll-position", values + [views], labels: labels + [nil], &machine)
  }
}

extension NativeCall {
  /// A point of a view by its name, or as it is.
  fileprivate func anchor(_ point: Value) -> Value? {
    guard case .number(let x) = point.part(at: 0), case .number(let y) = point.part(at: 1) else {
      return nil
    }
    let columns = [0: "leading", 0.5: "", 1: "trailing"]
    let rows = [0: "top", 0.5: "", 1: "bottom"]
    guard let column = columns[x], let row = rows[y] else { return nil }
    let name = [row, column].filter { !$0.isEmpty }.joined(separator: "-")
    return symbol(name.isEmpty ? "center" : name)
  }
}

/// What scrolls the views of a reader.
private struct ProxyContent: SwiftContent {
  let target: Cell

  var typeName: String { "ScrollViewProxy" }
}
