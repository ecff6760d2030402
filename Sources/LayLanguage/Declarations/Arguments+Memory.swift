import LayEngine

extension Arguments {
  /// To be called before a list of so many elements is made: it takes time, and may take too much
  /// memory.
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
