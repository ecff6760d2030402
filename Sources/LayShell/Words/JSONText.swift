import LayEngine
import LayLanguage

/// A layout, or a view in one, as a JSON object, with numbers in full precision.
///
/// Frames are in the root's coordinates, `chosen` counts from 1, an infinite number is the string
/// `"inf"`, and a coordinate that does not exist is null.
enum JSONText {
  /// The most views that are written, since views can be nested with exponentially many paths.
  private static let mostViews = 1_000_000

  /// Throws an error if there are too many views.
  static func check(_ view: PlacedView, at span: SourceSpan?) throws(Diagnostic) {
    guard view.hasViews(atMost: mostViews) else {
      throw Diagnostic(.tooManyViews(mostViews), at: span)
    }
  }

  static func text(_ view: PlacedView, _ lookout: Lookout = Lookout()) -> String {
    JSONWriter.text { writer in
      writer.write("{\"proposal\": ")
      writer.write(view.proposal)
      writer.write(",\n \"size\": ")
      writer.write(view.frame.size)
      writer.write(",\n")
      if view.isRoot, let screen = view.layout.screen {
        writer.write(" \"screen\": ")
        writer.write(screen, holding: view.frame.size)
        writer.write(",\n")
      }
      writer.write(" \"root\": ")
      writer.writeTree(view, lookout)
      writer.write("}")
    }
  }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    JSONWriter.text { $0.write(proposal) }
  }

  static func point(_ point: ViewPoint) -> String { JSONWriter.text { $0.write(point) } }

  static func frame(_ frame: ViewFrame) -> String { JSONWriter.text { $0.write(frame) } }

  static func size(_ size: ViewSize) -> String { JSONWriter.text { $0.write(size) } }

  static func insets(_ insets: Insets) -> String { JSONWriter.text { $0.write(insets) } }

  static func number(_ number: Double) -> String { JSONWriter.text { $0.write(number) } }

  /// A string of JSON with its quotes.
  static func string(_ text: String) -> String { JSONWriter.text { $0.write(string: text) } }
}

extension JSONWriter {
  /// Writes a tree without recursion, since layouts can be 100 000 views deep.
  fileprivate mutating func writeTree(_ root: PlacedView, _ lookout: Lookout) {
    enum Step {
      case view(PlacedView)
      case separator
      case end
    }
    var steps = [Step.view(root)]
    while !lookout.isOver, let step = steps.popLast() {
      switch step {
      case .separator: write(", ")
      case .end: write("]}")
      case .view(let view):
        writeHead(view)
        steps.append(.end)
        for number in stride(from: view.childCount - 1, through: 0, by: -1) {
          steps.append(.view(view.child(number)))
          if number > 0 { steps.append(.separator) }
        }
      }
    }
  }

  private mutating func writeHead(_ view: PlacedView) {
    write("{\"view\": ")
    write(string: view.view.content.name)
    write(", \"name\": ")
    if let name = view.view.name { write(string: name) } else { write("null") }
    if let chosen = view.chosen {
      write(", \"chosen\": ")
      write(chosen)
    }
    write(", \"proposal\": ")
    write(view.proposal)
    write(", \"frame\": ")
    write(view.frame)
    write(", \"children\": [")
  }

  fileprivate mutating func write(_ proposal: ProposedViewSize) {
    write("{\"width\": ")
    write(proposal.width)
    write(", \"height\": ")
    write(proposal.height)
    write("}")
  }

  fileprivate mutating func write(_ point: ViewPoint) {
    write("{\"x\": ")
    write(point.x)
    write(", \"y\": ")
    write(point.y)
    write("}")
  }

  fileprivate mutating func write(_ frame: ViewFrame) {
    write("{\"x\": ")
    write(frame.origin.x)
    write(", \"y\": ")
    write(frame.origin.y)
    write(", \"width\": ")
    write(frame.size.width)
    write(", \"height\": ")
    write(frame.size.height)
    write("}")
  }

  fileprivate mutating func write(_ size: ViewSize) {
    write("{\"width\": ")
    write(size.width)
    write(", \"height\": ")
    write(size.height)
    write("}")
  }

  fileprivate mutating func write(_ insets: Insets) {
    write("{\"top\": ")
    write(insets.top)
    write(", \"leading\": ")
    write(insets.leading)
    write(", \"bottom\": ")
    write(insets.bottom)
    write(", \"trailing\": ")
    write(insets.trailing)
    write("}")
  }

  /// Writes the screen that a root view is on; `origin` is the root's position on it.
  fileprivate mutating func write(_ screen: Screen, holding root: ViewSize) {
    write("{\"device\": ")
    write(string: screen.title)
    write(", \"size\": ")
    write(screen.size)
    write(", \"scale\": ")
    write(screen.scale)
    write(", \"safeArea\": ")
    write(screen.safeInsets)
    write(", \"cornerRadius\": ")
    write(screen.cornerRadius)
    write(", \"origin\": ")
    write(screen.origin(ofRoot: root))
    write("}")
  }
}

extension Complaint {
  fileprivate static func tooManyViews(_ most: Int) -> Complaint {
    Complaint(
      "this layout has more than \(most) views, too many for JSON",
      hint: "write a part of it, or look at it with `show`")
  }
}
