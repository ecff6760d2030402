import LayEngine

/// The hints for unbound names, by the places where they stand.
///
/// The first few are in an array, which is searched: setting up a dictionary with a key type of our
/// own takes as long as a short program runs.
struct NameHints {
  private var first: [(place: SourceSpan, hint: String)] = []
  private var others: [SourceSpan: String] = [:]

  private static var mostListed: Int { 16 }

  subscript(place: SourceSpan) -> String? {
    get {
      for entry in first where entry.place == place { return entry.hint }
      return first.count < Self.mostListed ? nil : others[place]
    }
    set {
      guard let newValue else { return }
      if let index = first.firstIndex(where: { $0.place == place }) {
        first[index].hint = newValue
      } else if first.count < Self.mostListed {
        first.append((place, newValue))
      } else {
        others[place] = newValue
      }
    }
  }
}
