/// Values by numbers from 0 on, such as those of children, of which there may be millions.
///
/// - Rule: no step takes long: nothing is copied when there is more, unlike in a dictionary.
/// - Rule: it is public, since no other code is inlined in the other modules.
/// - Value: after `values[2000] = "a"` there is one chunk of 977 places, and `values[3]` is nil.
public struct NumberedValues<Value> {
  @usableFromInline static var length: Int { 1024 }
  @usableFromInline var chunks: [[Value?]] = []

  package init() {}

  /// Nil for what has no value; no number below 0 has one.
  @inlinable public subscript(number: Int) -> Value? {
    get {
      guard number >= 0 else { return nil }
      let (chunk, place) = number.quotientAndRemainder(dividingBy: Self.length)
      guard chunk < chunks.count, place < chunks[chunk].count else { return nil }
      return chunks[chunk][place]
    }
    set {
      guard number >= 0 else { return }
      let (chunk, place) = number.quotientAndRemainder(dividingBy: Self.length)
      while chunks.count <= chunk { chunks.append([]) }
      while chunks[chunk].count <= place { chunks[chunk].append(nil) }
      chunks[chunk][place] = newValue
    }
  }
}
