import LayLanguage

/// Sets of names: `Edge.Set` and `Axis.Set`, whose values are a name or a list of names.
struct NameSets {
  static let all: [String: Native] = NameSets(ofEdges: true).natives("Edge")
    .merging(NameSets(ofEdges: false).natives("Axis")) { first, _ in first }

  /// Whether some names stand for several.
  let ofEdges: Bool

  private static let parts = [
    "all": ["top", "leading", "bottom", "trailing"], "horizontal": ["leading", "trailing"],
    "vertical": ["top", "bottom"],
  ]

  private func natives(_ type: String) -> [String: Native] {
    [
      type + ".names(_:_:)": .function { _, call in
        value(names(call[0]) + names(call[1]), call)
      },
      type + ".rest(_:_:)": .function { _, call in
        let taken = names(call[1])
        return value(names(call[0]).filter { !taken.contains($0) }, call)
      },
      type + ".count(_:)": .function { _, call in .integer(Set(names(call[0])).count) },
    ]
  }

  /// The names in a set: of edges those of the four sides.
  private func names(_ value: Value) -> [String] {
    if case .list(let list) = value { return list.elements.flatMap(names) }
    guard let name = value.unwrapped?.caseName else { return [] }
    return ofEdges ? Self.parts[name] ?? [name] : [name]
  }

  /// The set of some names: one name where that says it.
  private func value(_ names: [String], _ call: NativeCall) -> Value {
    let names = Set(names)
    let whole = ofEdges ? Self.parts.first { Set($0.value) == names }?.key : nil
    let cases = (whole.map { [$0] } ?? names.sorted()).map { name in
      Value.object(LibraryCase(call.runtime.module.interpreter.symbol(name), of: "Set"))
    }
    return cases.count == 1 ? cases[0] : .list(of: cases)
  }
}
