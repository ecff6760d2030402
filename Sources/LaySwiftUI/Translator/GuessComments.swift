import LayLanguage

/// Adds comments on guesses to a program, each on a line before the form that it is about.
struct GuessComments {
  private struct Remark {
    let number: Int
    let message: String
    let place: SwiftPlace
  }

  /// The numbers of the remarks that have become comments.
  private var told: Set<Int> = []

  static func added(to program: [LayNode], _ translator: Translator) -> [LayNode] {
    let known = translator.remarks.compactMap { remark in
      remark.place.map { (message: remark.message, place: $0) }
    }
    let remarks = (known + translator.notes).enumerated().map {
      Remark(number: $0, message: $1.message, place: $1.place)
    }
    guard !remarks.isEmpty else { return program }
    var comments = GuessComments()
    var items: [LayNode] = []
    for item in program {
      let inner = comments.inside(item, remarks)
      items += comments.taken(for: item, remarks) + [inner]
    }
    return items
  }

  /// The form with comments in it.
  ///
  /// - Parameter remarks: the remarks that may be about a part of the form.
  private mutating func inside(_ node: LayNode, _ remarks: [Remark]) -> LayNode {
    guard let nodes = node.nodes else { return node }
    let remarks = node.place.map { place in remarks.filter { place.contains($0.place) } } ?? remarks
    if remarks.isEmpty { return node }
    var result: [LayNode] = []
    for (index, child) in nodes.enumerated() {
      let child = inside(child, remarks)
      // No comment stands between a keyword and its value, before what is called, or in a chain.
      let isAlone =
        index > 0 && nodes[index - 1].text?.hasPrefix(":") != true && node.head != "->"
      if isAlone, child.nodes != nil { result += taken(for: child, remarks) }
      result.append(child)
    }
    return .list(result, node.place)
  }

  /// The comments on a form; each remark becomes one comment.
  private mutating func taken(for node: LayNode, _ remarks: [Remark]) -> [LayNode] {
    guard let place = node.place else { return [] }
    var comments: [LayNode] = []
    for remark in remarks where place.contains(remark.place) {
      guard told.insert(remark.number).inserted else { continue }
      comments.append(.comment("guessed: " + remark.message))
    }
    return comments
  }
}

extension SwiftPlace {
  fileprivate func contains(_ other: SwiftPlace) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
