/// The most that is read of one file, in megabytes of 1,048,576 bytes.
enum ReadLimit {
  static let usual = 256
  /// The upper bound keeps offsets in a text within 32 bits.
  static let range = 1...2_000
}
