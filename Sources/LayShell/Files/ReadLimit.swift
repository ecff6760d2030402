/// How much of one file is read, in megabytes of 1,048,576 bytes.
enum ReadLimit {
  static let usual = 256
  /// Places in a text are counted in 32 bits.
  static let range = 1...2_000
}
