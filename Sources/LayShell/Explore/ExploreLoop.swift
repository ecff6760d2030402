import LayEngine
import LayLanguage
import LayTerminal

/// Shows the exploration and handles its events until it ends.
struct ExploreLoop {
  let screen: FullScreen
  let drawing: ExploreDrawing
  private(set) var state: ExploreState

  init(_ screen: FullScreen, _ style: Style, _ state: ExploreState) {
    self.screen = screen
    drawing = ExploreDrawing(style: style)
    self.state = state
  }

  mutating func run() -> ExploreEnding {
    screen.open()
    defer { screen.close() }
    measure()
    while true {
      if state.isInterrupted { return .left }
      draw()
      lookForBreakpoints()
      // Handle all pending events before drawing again.
      var event = screen.next(waits: true)
      while let present = event {
        if let ending = handle(present) { return ending }
        event = screen.next(waits: false)
      }
    }
  }

  private mutating func handle(_ event: FullScreen.Event) -> ExploreEnding? {
    switch event {
    case .key(let key): return state.handle(key)
    case .resized:
      measure()
      screen.forget()
      return nil
    case .interrupted, .ended: return .left
    }
  }

  private mutating func measure() {
    let size = screen.size
    var plan = ExplorePlan(rows: size.rows, columns: size.columns)
    plan.isWhole = state.plan.isWhole
    state.plan = plan
  }

  private mutating func draw() {
    state.layOut()
    screen.show(drawing.rows(state))
  }

  /// Extends the ruler until there is input.
  private mutating func lookForBreakpoints() {
    let screen = screen
    while !state.ruler.isDone, !screen.hasInput {
      let (end, count) = (state.ruler.end, state.ruler.stops.count)
      state.extendRuler(Lookout { screen.hasInput ? .interrupted : nil })
      if state.ruler.stops.count > count || state.ruler.isDone { draw() }
      if state.ruler.end == end { return }
    }
  }
}
