/// A dictionary that is mostly small: the first few keys are compared one by one.
///
/// The runtime makes the type of a dictionary when it gets its first key, which takes longer than
/// laying out a small tree. So the dictionary is used from the ninth key on.
struct ShortTable<Key: Hashable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  private var dictionary: [Key: Value] = [:]

  private static var mostEntries: Int { 8 }

  subscript(key: Key) -> Value? {
    for entry in entries where entry.key == key { return entry.value }
    return entries.count < Self.mostEntries ? nil : dictionary[key]
  }

  /// Adds a value for a key that is not in the table yet.
  mutating func add(_ key: Key, _ value: Value) {
    if entries.count < Self.mostEntries {
      entries.append((key, value))
    } else {
      dictionary[key] = value
    }
  }
}
