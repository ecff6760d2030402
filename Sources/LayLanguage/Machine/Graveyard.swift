import Glibc

/// Frees nested values one after the other.
///
/// A list in a list a million deep would be freed by a million nested calls. So whoever is freed
/// while another value is being freed on the same thread only leaves its content behind here,
/// and the outermost frees what was left.
struct Graveyard {
  private var slices: [ArraySlice<Value>] = []
  private var values: [Value] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: UnsafeMutablePointer<Graveyard>? {
    pthread_getspecific(key)?.assumingMemoryBound(to: Graveyard.self)
  }

  static func bury(_ elements: consuming ArraySlice<Value>) {
    if let current {
      current.pointee.slices.append(elements)
      return
    }
    var graveyard = Graveyard()
    graveyard.slices.append(elements)
    elements = []
    withUnsafeMutablePointer(to: &graveyard) { drain($0) }
  }

  static func bury(_ value: consuming Value) {
    if let current {
      current.pointee.values.append(value)
      return
    }
    var graveyard = Graveyard()
    graveyard.values.append(value)
    value = .nothing
    withUnsafeMutablePointer(to: &graveyard) { drain($0) }
  }

  private static func drain(_ graveyard: UnsafeMutablePointer<Graveyard>) {
    pthread_setspecific(key, graveyard)
    while !graveyard.pointee.slices.isEmpty || !graveyard.pointee.values.isEmpty {
      freeSlice(graveyard)
      freeValue(graveyard)
    }
    pthread_setspecific(key, nil)
  }

  // Not inlined: what was taken out is freed when these return, after the access has ended.

  @inline(never)
  private static func freeSlice(_ graveyard: UnsafeMutablePointer<Graveyard>) {
    let slice = graveyard.pointee.slices.popLast()
    withExtendedLifetime(slice) {}
  }

  @inline(never)
  private static func freeValue(_ graveyard: UnsafeMutablePointer<Graveyard>) {
    let value = graveyard.pointee.values.popLast()
    withExtendedLifetime(value) {}
  }
}
