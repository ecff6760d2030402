import LayEngine
import LayLanguage

/// A trace as one JSON object: its steps in order, each with its depth.
enum TraceJSON {
  static func text(_ trace: LayoutTrace, _ lookout: Lookout) -> String {
    var text = ReportJSON.head("trace") + ", \"isPart\": \(trace.isPart),\n \"steps\": ["
    for (index, step) in trace.steps.enumerated() where !lookout.isOver {
      text += (index == 0 ? "\n  " : ",\n  ") + self.text(step)
    }
    return text + "]}"
  }

  private static func text(_ step: LayoutTrace.Step) -> String {
    var text = "{\"depth\": \(step.depth), \"step\": \"\(step.kind.rawValue)\""
    if step.kind == .again {
      return text + ", \"length\": \(step.length), \"times\": \(step.times)}"
    }
    text += ", \(step.view.members)"
    text += ", \"proposal\": \(JSONText.proposal(step.proposal))"
    if let guide = step.guide {
      text += ", \"line\": \(JSONText.string(guide.nameOnAxis))"
      text += ", \"position\": \(step.position.map(JSONText.number) ?? "null")"
    } else {
      text += ", \"size\": \(JSONText.size(step.size))"
    }
    if step.kind == .question {
      text += ", \"probe\": \(step.probe.map { "\"\($0.name)\"" } ?? "null")"
      text += ", \"isRemembered\": \(step.isRemembered)"
    }
    return text + ", \"times\": \(step.times)}"
  }
}

extension Probe {
  /// `shortest`, `longest`, `ideal` or `candidate`.
  var name: String {
    switch self {
    case .shortest: "shortest"
    case .longest: "longest"
    case .ideal: "ideal"
    case .candidate: "candidate"
    }
  }
}
