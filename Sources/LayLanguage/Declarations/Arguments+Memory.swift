import LayEngine

extension Arguments {
  /// Checks the time and the memory that a list of `count` elements takes; called before it is
  /// made.
  func makeRoom(for count: Int) throws(Diagnostic) {
    try makeRoom(bytes: count * MemoryLayout<Value>.stride)
  }

  func makeRoom(bytes count: Int) throws(Diagnostic) {
    if count > 1000 { try machine.pointee.countBytes(count, span) }
    if count > GrowingList.manyBytes {
      try machine.pointee.runtime.checkMemory(adding: count, at: span)
    }
  }

  func append(_ value: Value, to list: inout GrowingList) throws(Diagnostic) {
    try list.append(value, machine.pointee.runtime, at: span)
  }
}
