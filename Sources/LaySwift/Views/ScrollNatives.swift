import LayEngine
import LayLanguage

/// What scroll views tell of themselves.
enum ScrollNatives {
  static let all: [String: Native] = [
    "ScrollGeometry.contentOffset": .function { _, call in
      call.runtime.point(of: call[0].field("content-offset"))
    },
    "ScrollGeometry.contentSize": .function { _, call in
      call.runtime.size(of: call[0].field("content-size"))
    },
    "ScrollGeometry.contentInsets": .function { _, call in
      call.runtime.insets(of: call[0].field("content-insets"))
    },
    "ScrollGeometry.containerSize": .function { _, call in
      call.runtime.size(of: call[0].field("container-size"))
    },
    "ScrollGeometry.visibleRect": .function { _, call in
      call.runtime.rectangle(of: call[0].field("visible-rect"))
    },
    "ScrollGeometry.bounds": .function { _, call in
      call.runtime.rectangle(of: call[0].field("bounds"))
    },
    "ScrollPhaseChangeContext.geometry": .function { _, call in call[0].field("geometry") },
    "View.onScrollGeometryChange(for:of:action:)": .function {
      machine, call throws(Diagnostic) in
      let (runtime, span) = (call.runtime, call.span)
      let transform = try runtime.carrying(call[2], &machine, span)
      let action = try call.action(3, &machine)
      return try call.modified(
        "on-scroll-geometry-change", [(nil, transform), (nil, action)], &machine)
    },
    "View.onScrollPhaseChange(_:)": .function { machine, call throws(Diagnostic) in
      let action = try call.action(1, &machine) { value in
        guard case .symbol(let phase) = value else { return value }
        return .object(LibraryCase(phase, of: "ScrollPhase"))
      }
      return try call.modified("on-scroll-phase-change", [(nil, action)], &machine)
    },
    "View.onScrollVisibilityChange(threshold:_:)": .function { machine, call throws(Diagnostic) in
      try call.modified(
        "on-scroll-visibility-change",
        [("threshold", call[1]), (nil, try call.action(2, &machine))], &machine)
    },
  ]
}
