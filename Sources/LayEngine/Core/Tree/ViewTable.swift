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
    guard children.count < Self.mostParts, var print = content.fingerprint else { return 0 }
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
