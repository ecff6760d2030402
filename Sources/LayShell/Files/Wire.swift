/// Values as bytes, from one process of this program to another.
///
/// One description of a type, `Wired.wire`, writes its values and reads them. Bytes that end too early make empty
/// values, and the wire is broken.
struct Wire {
  private(set) var bytes: [UInt8] = []
  private(set) var isBroken = false
  private let isReading: Bool
  private var place = 0

  /// The bytes of a value.
  static func bytes<Value: Wired>(of value: Value) -> [UInt8] {
    var (wire, value) = (Wire(isReading: false), value)
    value.wire(&wire)
    return wire.bytes
  }

  /// The value of some bytes; nil for what are none of one.
  static func value<Value: Wired>(of bytes: [UInt8]) -> Value? {
    var wire = Wire(isReading: true)
    wire.bytes = bytes
    let value = wire.read(Value.self)
    return wire.isBroken || wire.place < bytes.count ? nil : value
  }

  private init(isReading: Bool) { self.isReading = isReading }

  private mutating func read<Value: Wired>(_ type: Value.Type) -> Value {
    var value = Value()
    value.wire(&self)
    return value
  }

  mutating func carry(_ value: inout UInt8) {
    if !isReading { return bytes.append(value) }
    guard place < bytes.count else {
      (value, isBroken) = (0, true)
      return
    }
    value = bytes[place]
    place += 1
  }

  mutating func carry(_ value: inout UInt64) {
    var whole: UInt64 = 0
    for index in 0..<8 {
      var byte = UInt8(truncatingIfNeeded: value >> (8 * index))
      carry(&byte)
      whole |= UInt64(byte) << (8 * index)
    }
    value = whole
  }

  mutating func carry<Value: Wired>(_ value: inout Value?) {
    var isThere = value != nil
    isThere.wire(&self)
    guard isThere else { return value = nil }
    var inside = value ?? Value()
    inside.wire(&self)
    value = inside
  }

  mutating func carry<Value: Wired>(_ values: inout [Value]) {
    var count = values.count
    count.wire(&self)
    if !isReading {
      for var value in values { value.wire(&self) }
    } else {
      values = []
      while values.count < count, !isBroken { values.append(read(Value.self)) }
    }
  }

  /// A value that is made of another one, and gives it.
  mutating func carry<Value, Given: Wired>(
    _ value: inout Value, as given: (Value) -> Given, _ make: (Given) -> Value
  ) {
    var inside = given(value)
    inside.wire(&self)
    if isReading { value = make(inside) }
  }
}

/// What goes from one process to another.
protocol Wired {
  init()
  /// Carries each part, in one order.
  mutating func wire(_ wire: inout Wire)
}

extension Bool: Wired {
  mutating func wire(_ wire: inout Wire) {
    wire.carry(&self, as: { $0 ? 1 as UInt8 : 0 }, { $0 != 0 })
  }
}

extension UInt8: Wired {
  mutating func wire(_ wire: inout Wire) { wire.carry(&self) }
}

extension Int: Wired {
  mutating func wire(_ wire: inout Wire) {
    var bits = UInt64(bitPattern: Int64(self))
    wire.carry(&bits)
    self = Int(truncatingIfNeeded: bits)
  }
}

extension Double: Wired {
  mutating func wire(_ wire: inout Wire) {
    var bits = bitPattern
    wire.carry(&bits)
    self = Double(bitPattern: bits)
  }
}

extension String: Wired {
  mutating func wire(_ wire: inout Wire) {
    var bytes = Array(utf8)
    wire.carry(&bytes)
    self = String(decoding: bytes, as: UTF8.self)
  }
}

extension Array: Wired where Element: Wired {
  mutating func wire(_ wire: inout Wire) { wire.carry(&self) }
}
