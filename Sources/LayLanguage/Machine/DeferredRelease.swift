import Glibc

/// Frees nested values one after the other.
///
/// Freeing lists that are nested a million deep would take a million nested calls. So if a value is
/// freed while another one is being freed on the same thread, its content is only queued here, and
/// the outermost call frees what was queued.
struct DeferredRelease {
  private var buffers: [(base: UnsafeMutablePointer<Value>, count: Int)] = []
  private var values: [Value] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: UnsafeMutablePointer<DeferredRelease>? {
    pthread_getspecific(key)?.assumingMemoryBound(to: DeferredRelease.self)
  }

  /// Takes over memory that begins with `count` values, and frees both.
  static func free(_ base: UnsafeMutablePointer<Value>, _ count: Int) {
    if let current {
      current.pointee.buffers.append((base, count))
      return
    }
    var release = DeferredRelease()
    release.buffers.append((base, count))
    withUnsafeMutablePointer(to: &release) { drain($0) }
  }

  /// Takes over a value and releases it.
  static func free(_ value: consuming Value) {
    if let current {
      current.pointee.values.append(value)
      return
    }
    var release = DeferredRelease()
    release.values.append(value)
    value = .nothing
    withUnsafeMutablePointer(to: &release) { drain($0) }
  }

  private static func drain(_ release: UnsafeMutablePointer<DeferredRelease>) {
    pthread_setspecific(key, release)
    while !release.pointee.buffers.isEmpty || !release.pointee.values.isEmpty {
      freeBuffer(release)
      freeValue(release)
    }
    pthread_setspecific(key, nil)
  }

  // Not inlined: the value taken from the queue is freed on return, when the queue is not accessed
  // any more.

  @inline(never)
  private static func freeBuffer(_ release: UnsafeMutablePointer<DeferredRelease>) {
    guard let buffer = release.pointee.buffers.popLast() else { return }
    buffer.base.deinitialize(count: buffer.count)
    buffer.base.deallocate()
  }

  @inline(never)
  private static func freeValue(_ release: UnsafeMutablePointer<DeferredRelease>) {
    let value = release.pointee.values.popLast()
    withExtendedLifetime(value) {}
  }
}
