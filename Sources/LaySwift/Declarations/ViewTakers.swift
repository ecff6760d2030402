import LaySwiftTree

/// What functions and hosting controllers of an app do with the views that they are given.
///
/// - Value: `extension View { func tools(@ViewBuilder _ tools: () -> some View) -> some View { toolbar { tools() } } }`
///   shows what it is given in a bar.
package struct ViewTakers {
  /// A function that other functions of its name stand for too.
  struct Function {
    let name: String
    /// The labels of the parameters by their names; an empty one for none.
    let labels: [String: String]
    /// The labels of those that are functions, in order.
    let closures: [String]

    init(_ node: Int, _ file: SourceFile) {
      name = file.text(node, .name) ?? ""
      var (labels, closures): ([String: String], [String]) = ([:], [])
      for parameter in file.children(node, .parameter) {
        let written = file.text(parameter, .label) ?? file.text(parameter, .name) ?? ""
        let label = written == "_" ? "" : written
        labels[file.text(parameter, .name) ?? written] = label
        let type = file.child(parameter, .type)
        let isFunction =
          type.map { type in
            (type..<file.tree.end(of: type)).contains { file.kind($0) == .functionType }
          } ?? false
        if isFunction { closures.append(label) }
      }
      (self.labels, self.closures) = (labels, closures)
    }
  }

  /// Where functions show what they are given, by their names and the labels of their parameters.
  private var places: [String: [String: Set<ViewUses.Place>]] = [:]
  private var closures: [String: [String]] = [:]
  /// The modifiers for controls that functions give to their views.
  private(set) var styles: [String: Set<String>] = [:]
  /// The hosting controllers of any view that stay upright on phones.
  var upright: Set<String> = []

  package init() {}

  /// What those of some files do.
  package init(_ uses: [ViewUses]) {
    for next in uses.map(\.own) {
      places.merge(next.places) { $0.merging($1) { $0.union($1) } }
      closures.merge(next.closures) { one, _ in one }
      styles.merge(next.styles) { $0.union($1) }
      upright.formUnion(next.upright)
    }
  }

  /// Whether a file may declare some.
  ///
  /// - Parameter holds: whether it has a word.
  package static func mayBe(in holds: (String) -> Bool) -> Bool {
    let isExtending = holds("extension") && holds("View") && holds("func")
    return isExtending && words.contains(where: holds)
      || holds("UIHostingController") && holds("supportedInterfaceOrientations")
  }

  private static let words = ViewUses.ofControls.union([
    "Menu", "contextMenu", "navigationBarItems", "toolbar",
  ])

  mutating func add(_ place: ViewUses.Place, of label: String, in function: Function) {
    places[function.name, default: [:]][label, default: []].insert(place)
    closures[function.name] = function.closures
  }

  mutating func add(style: String, by function: Function) {
    styles[function.name, default: []].insert(style)
  }

  /// What a call gives to a function that shows it in bars or menus alone.
  func contents(
    of name: String, _ arguments: [Int], _ trailing: [Int], _ file: SourceFile
  ) -> [(node: Int, place: ViewUses.Place)] {
    guard let places = places[name] else { return [] }
    let given = Set(arguments.map { file.text($0, .label) ?? "" })
    let first = closures[name]?.first { !given.contains($0) }
    let values = arguments.compactMap { argument in
      file.child(argument, .value).map { (node: $0, label: file.text(argument, .label) ?? "") }
    }
    let closures = trailing.map { (node: $0, label: file.text($0, .label) ?? first ?? "") }
    return (values + closures).compactMap { node, label in
      guard let all = places[label], let place = all.first, all.isSubset(of: [.bar, .menu]) else {
        return nil
      }
      return (node: node, place: place)
    }
  }
}
