import Glibc
import LayEngine

/// Frees nested values one after the other.
///
/// Freeing lists that are nested a million deep would take a million nested calls. So if a value is
/// freed while another one is being freed on the same thread, its content is only queued here, and
/// the outermost call frees what was queued.
///
/// A program that is stopped leaves its values, of which there may be gigabytes: nobody waits until
/// they are freed. They stay queued, and `freeSome` frees them when there is time, or when memory
/// is short.
package struct DeferredRelease {
  private var buffers: [(base: UnsafeMutablePointer<Value>, count: Int)] = []
  private var values: [Value] = []
  private var lists: [[Value]] = []
  private var objects: [[AnyObject]] = []
  private var isFreeing = false
  private var isPostponing = false

  /// How many turns, of a microsecond at most, go by between two looks.
  private static let turnsBetweenLooks = 4096
  /// Whether there is a reason not to go on with a long release.
  nonisolated(unsafe) package static var isOver: () -> Bool = { false }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      let release = pointer?.assumingMemoryBound(to: DeferredRelease.self)
      release?.deinitialize(count: 1)
      release?.deallocate()
    }
    return key
  }()

  /// That of this thread.
  private static var current: UnsafeMutablePointer<DeferredRelease> {
    if let known = pthread_getspecific(key) {
      return known.assumingMemoryBound(to: DeferredRelease.self)
    }
    let new = UnsafeMutablePointer<DeferredRelease>.allocate(capacity: 1)
    new.initialize(to: DeferredRelease())
    pthread_setspecific(key, new)
    return new
  }

  /// How much is queued.
  private var depth: Depth { (buffers.count, values.count, lists.count, objects.count) }
  private typealias Depth = (buffers: Int, values: Int, lists: Int, objects: Int)

  /// Takes over memory that begins with `count` values, and frees both.
  static func free(_ base: UnsafeMutablePointer<Value>, _ count: Int) {
    let current = current
    let depth = current.pointee.depth
    current.pointee.buffers.append((base, count))
    drain(current, to: depth)
  }

  /// Takes over a value and releases it.
  static func free(_ value: consuming Value) {
    let current = current
    let depth = current.pointee.depth
    current.pointee.values.append(value)
    value = .nothing
    drain(current, to: depth)
  }

  /// Takes a value out of a variable and releases it.
  static func free(from variable: inout Value) {
    let current = current
    let depth = current.pointee.depth
    current.pointee.values.append(variable)
    variable = .nothing
    drain(current, to: depth)
  }

  /// Keeps the elements of an array if the program was stopped; else the caller frees them.
  static func free(_ elements: [Value]) {
    let current = current
    guard current.pointee.isPostponing, !current.pointee.isFreeing else { return }
    current.pointee.lists.append(elements)
  }

  /// Keeps objects, of which there may be millions, so that nobody waits until they are freed; those
  /// that were kept before are freed now, unless there is a reason to stop.
  ///
  /// - Parameter objects: gives them, when they are freed, each behind those that it alone holds; they are
  ///   freed one by one, the last one first.
  package static func retire(_ objects: @escaping () -> [AnyObject]) {
    let current = current
    if !current.pointee.isFreeing, !current.pointee.isPostponing {
      current.pointee.isFreeing = true
      while !current.pointee.objects.isEmpty, !isOver() { freeObjects(current) }
      current.pointee.isFreeing = false
    }
    current.pointee.objects.append([RetiredObjects(objects)])
  }

  /// Keeps views if the program was stopped; else the caller frees them.
  package static func keep(_ views: [View]) {
    guard current.pointee.isPostponing else { return }
    current.pointee.objects.append(views)
  }

  /// From now on values are queued only: the program was stopped.
  package static func postpone() { current.pointee.isPostponing = true }

  /// From now on values are freed at once, as long as that takes no long time.
  package static func resume() { current.pointee.isPostponing = false }

  /// Frees some of what was queued, which takes a few milliseconds; returns whether there is more.
  package static func freeSome() -> Bool {
    let current = current
    guard !current.pointee.isFreeing, current.pointee.depth != (0, 0, 0, 0) else { return false }
    current.pointee.isFreeing = true
    for _ in 0..<turnsBetweenLooks { freeOne(current, above: (0, 0, 0, 0)) }
    current.pointee.isFreeing = false
    return current.pointee.depth != (0, 0, 0, 0)
  }

  /// Frees what was queued above a depth.
  private static func drain(
    _ release: UnsafeMutablePointer<DeferredRelease>,
    to depth: Depth
  ) {
    if release.pointee.isFreeing || release.pointee.isPostponing { return }
    release.pointee.isFreeing = true
    var turns = 0
    while release.pointee.depth != depth {
      freeOne(release, above: depth)
      turns += 1
      if turns % turnsBetweenLooks == 0, isOver() { break }
    }
    release.pointee.isFreeing = false
  }

  private static func freeOne(
    _ release: UnsafeMutablePointer<DeferredRelease>,
    above depth: Depth
  ) {
    if release.pointee.buffers.count > depth.buffers { freeBuffer(release) }
    if release.pointee.values.count > depth.values { freeValue(release) }
    if release.pointee.lists.count > depth.lists { freeElements(release) }
    if release.pointee.objects.count > depth.objects { freeObjects(release) }
  }

  // Not inlined: what is taken from the queue is freed on return, when the queue is not accessed any
  // more. Of many elements the last ones are freed, and the rest stays.

  private static let mostElements = 1024

  @inline(never)
  private static func freeBuffer(_ release: UnsafeMutablePointer<DeferredRelease>) {
    guard var buffer = release.pointee.buffers.popLast() else { return }
    let count = min(buffer.count, mostElements)
    buffer.count -= count
    (buffer.base + buffer.count).deinitialize(count: count)
    if buffer.count == 0 {
      buffer.base.deallocate()
    } else {
      release.pointee.buffers.append(buffer)
    }
  }

  @inline(never)
  private static func freeValue(_ release: UnsafeMutablePointer<DeferredRelease>) {
    let value = release.pointee.values.popLast()
    withExtendedLifetime(value) {}
  }

  @inline(never)
  private static func freeElements(_ release: UnsafeMutablePointer<DeferredRelease>) {
    guard var elements = release.pointee.lists.popLast() else { return }
    elements.removeLast(min(elements.count, mostElements))
    if !elements.isEmpty { release.pointee.lists.append(elements) }
  }

  @inline(never)
  private static func freeObjects(_ release: UnsafeMutablePointer<DeferredRelease>) {
    guard var objects = release.pointee.objects.popLast() else { return }
    if let retired = objects.first as? RetiredObjects {
      release.pointee.objects.append(retired.objects())
      return
    }
    objects.removeLast(min(objects.count, mostElements))
    if !objects.isEmpty { release.pointee.objects.append(objects) }
  }
}

/// Objects that are gathered only when they are freed: of a million that takes its time too.
private final class RetiredObjects {
  let objects: () -> [AnyObject]

  init(_ objects: @escaping () -> [AnyObject]) { self.objects = objects }
}
