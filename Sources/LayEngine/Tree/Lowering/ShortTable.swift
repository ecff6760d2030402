/// Values by key where there are mostly few of them: those are looked through one by one.
///
/// The runtime makes the type of a dictionary when it gets its first key, which takes longer than a
/// small tree is laid out. So there is a dictionary from the ninth key on.
struct ShortTable<Key: Hashable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  private var dictionary: [Key: Value] = [:]

  private static var mostEntries: Int { 8 }

  subscript(key: Key) -> Value? {
    for entry in entries where entry.key == key { return entry.value }
    return entries.count < Self.mostEntries ? nil : dictionary[key]
  }

  /// Adds what is not there yet.
  mutating func add(_ key: Key, _ value: Value) {
    if entries.count < Self.mostEntries {
      entries.append((key, value))
    } else {
      dictionary[key] = value
    }
  }
}
