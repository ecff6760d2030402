/// Correct spellings of arguments that were written without keywords or parentheses.
extension Declaration {
  /// A name with the keyword that takes it: `:alignment top`, `:horizontal true`; `:width` if it is
  /// itself the name of an argument, whose value follows; nil if no keyword does.
  func withKeyword(name: String) -> String? {
    let name = NearestName.kebabCase(name)
    let meant = parameters.first {
      $0.isKeyword && !$0.isPositional && $0.type.bareNames.contains(name)
    }
    if let meant { return ":\(meant.name) \(name)" }
    guard name != "name", let own = parameter(name), own.isKeyword else { return nil }
    if case .truth = own.type { return ":\(name) true" }
    return ":\(name)"
  }

  /// Whether a name is taken as a symbol where it stands by position.
  func takesBare(_ name: String) -> Bool {
    bareNames(.inOrder)?.members.contains(name) == true
  }

  /// Whether it takes no arguments except the name that every view may have.
  var isBare: Bool {
    rest == nil && kind != .modifier && parameters.allSatisfy { $0.name == "name" }
  }

  /// Whether these words fit as positional arguments; always true if one of them is a keyword.
  func hasRoom(for words: [String]) -> Bool {
    rest != nil || words.contains { $0.hasPrefix(":") }
      || words.count <= positional.count + (kind == .modifier ? 1 : 0)
  }

  /// The hint for a positional name that a keyword would take.
  func keywordHint(for name: String) -> String? { withKeyword(name: name).map { "write `\($0)`" } }

  /// Numbers with the keywords that take them: of the only parameter that takes a number, or of
  /// width and height; nil if numbers are given by position.
  func withKeywords(numbers: [Double]) -> String? {
    let takers = parameters.filter { $0.type.accepts(.number(numbers.first ?? 0)) }
    guard !takers.contains(where: \.isPositional) else { return nil }
    let names = takers.map(\.name)
    let meant = names.count == 1 || names.first == "width" ? names.prefix(numbers.count) : []
    guard (1...2).contains(numbers.count), meant.count == numbers.count,
      numbers.count < 2 || meant.last == "height"
    else { return nil }
    return Self.pairs(Array(meant), numbers)
  }

  /// The frame that gives a shape, which has no size of its own, the size that was written into it;
  /// nil for other declarations.
  func framed(numbers: [Double]) -> String? {
    guard Self.sizedByFrames.contains(name), (1...2).contains(numbers.count) else { return nil }
    let lengths = numbers.count == 1 ? numbers + numbers : numbers
    return "(frame \(Self.pairs(["width", "height"], lengths)) (\(name)))"
  }

  private static func pairs(_ names: [String], _ numbers: [Double]) -> String {
    zip(names, numbers).map { ":\($0) \(NumberText.of($1))" }.joined(separator: " ")
  }

  private static let sizedByFrames: Set = ["capsule", "circle", "ellipse", "rectangle"]
}
