/// Returns one view object for equal views.
///
/// Views are equal if they have the same content and child objects, and are written with the same
/// arguments at the same place of a text. A view that is used in several places is lowered once,
/// and its answer to a proposal is computed and arranged once, so that repetition in a tree costs
/// little.
///
/// The table retains its views. It takes only small ones, and starts empty again when it is full.
/// Where hardly any view is equal to another, it stops looking.
package final class ViewTable {
  private struct Entry {
    /// 0 where there is no view.
    var fingerprint: UInt32 = 0
    var view: Unmanaged<View>?
  }

  private var entries: UnsafeMutablePointer<Entry>
  /// A power of two, or 0 before the first look-up.
  private var capacity = 0
  private var count = 0
  /// How many views were made, and how many of them were there already.
  private var made = 0
  private var found = 0
  private var isLooking = true
  private let firstLooked: Int

  /// Small programs make fewer views; for them the table is not worth its memory.
  package static var fewViews: Int { 256 }
  /// A view with more views in it is not looked for: it would be kept with all of them.
  private static var mostParts: Int { 32 }
  /// The largest number of entries that are looked at; if none of them is free, the first is
  /// replaced.
  private static var mostSteps: Int { 64 }
  private static var viewsBetweenChecks: Int { 0xFFF }
  private static var leastCapacity: Int { 1 << 12 }
  private static var mostCapacity: Int { 1 << 16 }

  /// - Parameter firstLooked: how many views are made before equal ones are looked for.
  package init(firstLooked: Int = ViewTable.fewViews) {
    self.firstLooked = firstLooked
    entries = .allocate(capacity: 0)
  }

  deinit {
    free()
    entries.deallocate()
  }

  /// Releases all views.
  package func clear() {
    (made, found, isLooking) = (0, 0, true)
    if capacity > 0 { free() }
  }

  @inline(never)
  private func stopLooking() {
    isLooking = false
    free()
  }

  private func free() {
    for index in 0..<capacity { entries[index].view?.release() }
    entries.deallocate()
    entries = .allocate(capacity: 0)
    (capacity, count) = (0, 0)
  }

  /// The view with a content, as `View.init` makes it: a new one, or an equal one from before.
  @inline(__always)
  package func view<Content: ViewContent>(
    _ content: Content, children: [View] = [], written: [WrittenArgument] = [],
    span: SourceSpan? = nil
  ) -> View {
    made &+= 1
    if made & Self.viewsBetweenChecks == 0, found &* 8 < made { stopLooking() }
    guard isLooking else { return View(content, children: children, written: written, span: span) }
    let fingerprint = fingerprint(content, children, written, span)
    guard fingerprint != 0, made > firstLooked else {
      return View(
        content, children: children, written: written, span: span, fingerprint: fingerprint)
    }
    if count * 2 >= capacity { makeRoom() }
    let first = Int(fingerprint >> 1) & (capacity - 1)
    var index = first
    var steps = 0
    while let known = entries[index].view {
      if entries[index].fingerprint == fingerprint {
        let isEqual = known._withUnsafeGuaranteedRef {
          $0.isEqual(content, children, written, span)
        }
        if isEqual {
          found &+= 1
          return known.takeUnretainedValue()
        }
      }
      index = (index + 1) & (capacity - 1)
      steps += 1
      guard steps < Self.mostSteps else {
        index = first
        break
      }
    }
    let view = View(
      content, children: children, written: written, span: span, fingerprint: fingerprint)
    if let other = entries[index].view { other.release() } else { count += 1 }
    entries[index] = Entry(fingerprint: fingerprint, view: .passRetained(view))
    return view
  }

  /// A hash that equal views have in common; 0 for a view that is not looked for.
  @inline(__always)
  private func fingerprint<Content: ViewContent>(
    _ content: Content, _ children: [View], _ written: [WrittenArgument], _ span: SourceSpan?
  ) -> UInt32 {
    guard children.count < Self.mostParts, content.isCompared else { return 0 }
    var print = Fingerprint()
    var parts = 1
    for child in children {
      // A view that no table has made is equal to none but itself.
      guard child.fingerprint != 0 else { return 0 }
      parts += child.count
      print.add(UInt64(child.fingerprint))
    }
    guard parts <= Self.mostParts else { return 0 }
    for argument in written {
      guard let value = argument.value.fingerprint else { return 0 }
      print.add(value.bits)
    }
    if let span { print.add(UInt64(UInt32(bitPattern: span.start))) }
    return print.mixed | 1
  }

  @inline(never)
  private func makeRoom() {
    if capacity == Self.mostCapacity { free() }
    let (old, oldCapacity) = (entries, capacity)
    capacity = max(capacity * 4, Self.leastCapacity)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    for entry in UnsafeBufferPointer(start: old, count: oldCapacity) where entry.view != nil {
      var index = Int(entry.fingerprint >> 1) & (capacity - 1)
      while entries[index].view != nil { index = (index + 1) & (capacity - 1) }
      entries[index] = entry
    }
    old.deallocate()
  }
}

extension View {
  /// Whether `View.init` would make an equal view with these arguments.
  @inline(__always)
  fileprivate func isEqual<Content: ViewContent>(
    _ content: Content, _ children: [View], _ written: [WrittenArgument], _ span: SourceSpan?
  ) -> Bool {
    guard self.children.count == children.count, self.span == span, name == nil else {
      return false
    }
    for index in children.indices where self.children[index] !== children[index] { return false }
    return content.isSame(as: self.content) && WrittenArgument.areSame(self.written, written)
  }
}

/// A hash: equal values have the same one, and different values hardly ever do.
///
/// It is computed for each view that is made, which would take longer with a `Hasher`.
private struct Fingerprint {
  private(set) var bits: UInt64 = 0

  @inline(__always)
  mutating func add(_ word: UInt64) {
    // Rotated, so that the same word twice does not cancel out.
    bits = ((bits << 5 | bits >> 59) ^ word) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 32
  }

  @inline(__always)
  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Adds a text; returns false for a text above `mostBytes`, so that views with it are not kept.
  @inline(__always)
  mutating func add(_ text: String) -> Bool {
    guard text.utf8.count <= Self.mostBytes else { return false }
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var start = 0
      while start + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        start += 8
      }
      var rest = UInt64(bytes.count)
      while start < bytes.count {
        rest = rest << 8 | UInt64(bytes[start])
        start += 1
      }
      add(rest)
    }
    return true
  }

  /// Half of the bits, each of which depends on all that was added.
  @inline(__always)
  var mixed: UInt32 {
    var mixed = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: mixed ^ (mixed >> 33))
  }

  private static var mostBytes: Int { 128 }
}

extension WrittenValue {
  /// nil if a text in it is too long.
  fileprivate var fingerprint: Fingerprint? {
    var print = Fingerprint()
    switch self {
    case .nothing: break
    case .truth(let isTrue): print.add(UInt64(isTrue ? 1 : 2))
    case .number(let number): print.add(number)
    case .string(let text), .name(let text), .other(let text), .head(let text),
      .made(_, _, let text):
      guard print.add(text) else { return nil }
    case .list(let values):
      for value in values {
        guard let part = value.fingerprint else { return nil }
        print.add(part.bits)
      }
    }
    return print
  }
}
