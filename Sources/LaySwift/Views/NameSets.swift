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
      type + ".names(_:_:)": .function { _, call throws(Diagnostic) in
        value(try names(0, call) + names(1, call), call)
      },
      type + ".rest(_:_:)": .function { _, call throws(Diagnostic) in
        let taken = try names(1, call)
        return value(try names(0, call).filter { !taken.contains($0) }, call)
      },
      type + ".count(_:)": .function { _, call throws(Diagnostic) in
        .integer(Set(try names(0, call)).count)
      },
    ]
  }

  /// The names in a set: of edges those of the four sides.
  private func names(_ place: Int, _ call: NativeCall) throws(Diagnostic) -> [String] {
    var values = [call[place]]
    if case .list(let list) = call[place] { values = Array(list.elements) }
    var found: [String] = []
    for value in values {
      guard let name = value.unwrapped?.caseName else {
        throw call.unfollowed("this set of names")
      }
      found += ofEdges ? Self.parts[name] ?? [name] : [name]
    }
    return found
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
