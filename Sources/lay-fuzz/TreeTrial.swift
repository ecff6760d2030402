import Glibc
import LaySwiftTree

/// Reads bytes as the tree of a file, in a process of its own, so that a crash is seen.
enum TreeTrial {
  /// With this option `lay-fuzz` reads the bytes on its standard input, and does nothing else.
  static let option = "--tree"
  /// The file whose trees are tried.
  static let file = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000)
  /// The most bytes of address space: some hundreds of megabytes are the program itself.
  private static let mostAddresses: rlim_t = 1 << 30

  /// 0 if the bytes are a tree that comes back from its own bytes, or an error; 3 otherwise.
  static func status() -> Int32 {
    var limit = rlimit(rlim_cur: mostAddresses, rlim_max: mostAddresses)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    guard let tree = try? SwiftTree.decoded(bytes[...], of: file) else { return 0 }
    let names = tree.declaredNames
    let again = try? SwiftTree.decoded(tree.encoded()[...], of: file)
    return again == tree && names.allSatisfy { tree.nodes.indices.contains($0.node) } ? 0 : 3
  }
}
