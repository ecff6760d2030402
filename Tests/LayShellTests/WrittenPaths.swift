import LayLanguage

@testable import LayShell

/// Files by paths as they are written, for tests.
extension TextFile {
  static func read(
    _ path: String, reasonToStop: () -> StopReason? = { nil }
  ) throws(Refusal) -> String {
    try read(FilePath(path), reasonToStop: reasonToStop)
  }

  static func write(_ text: String, to path: String) throws(Refusal) {
    try write(text, to: FilePath(path))
  }

  static func write(_ bytes: [UInt8], to path: String, isNew: Bool) throws(Refusal) {
    try write(bytes, to: FilePath(path), isNew: isNew)
  }
}

extension FilePath {
  static func identity(of path: String) -> FileIdentity? { (try? FilePath(path))?.identity }
}

extension FoundFiles {
  static func texts(at path: String, endings: [String]) -> [String] {
    paths(at: path, endings: endings).map(\.text)
  }
}
