import LayLanguage

/// Writes nodes as a script in its canonical form, and notes where each of them stands.
struct ProgramWriter {
  private struct Stretch {
    let first: Int
    var last: Int
    let place: SwiftPlace
  }

  private var text = ""
  private var tokens = 0
  private var stretches: [Stretch] = []
  private let lookout: Lookout

  private init(_ lookout: Lookout) { self.lookout = lookout }

  static func write(
    _ items: [LayNode], _ lookout: Lookout
  ) throws(Diagnostic) -> (text: String, origins: [SwiftProgram.Origin]) {
    var writer = ProgramWriter(lookout)
    for (index, item) in items.enumerated() {
      if index > 0 { writer.text += items[index - 1].isComment ? "\n" : "\n\n" }
      writer.write(item)
    }
    writer.text += "\n"
    let text = try Formatter.format(writer.text, lookout) { _ in false }
    let places = Formatter.tokenPlaces(of: text, lookout)
    try lookout.check()
    let origins = writer.stretches.compactMap { stretch -> SwiftProgram.Origin? in
      guard stretch.last < places.count else { return nil }
      return SwiftProgram.Origin(
        start: places[stretch.first].lowerBound, end: places[stretch.last].upperBound,
        place: stretch.place)
    }
    return (text, origins)
  }

  private mutating func write(_ node: LayNode) {
    if lookout.isOver { return }
    var own: Int?
    if let place = node.place {
      own = stretches.count
      stretches.append(Stretch(first: tokens, last: tokens, place: place))
    }
    switch node.content {
    case .atom(let atom):
      text += atom
      tokens += 1
    case .quoted(let inner):
      text += "'"
      tokens += 1
      write(inner)
    case .comment(let comment):
      text += "; " + comment
      tokens += 1
    case .list(let nodes): write(nodes)
    }
    if let own { stretches[own].last = tokens - 1 }
  }

  private mutating func write(_ nodes: [LayNode]) {
    text += "("
    tokens += 1
    for (index, node) in nodes.enumerated() {
      if node.isComment || index > 0 && nodes[index - 1].isComment {
        text += "\n"
      } else if index > 0 {
        text += " "
      }
      write(node)
    }
    if nodes.last?.isComment == true { text += "\n" }
    text += ")"
    tokens += 1
  }
}
