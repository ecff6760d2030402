import LayEngine

/// What to write for names without a value, by the places where they stand.
///
/// The first few are a list that is looked through: to set a dictionary of keys of our own up takes
/// as long as a short program runs.
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
