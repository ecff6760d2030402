/// Why bytes are not the tree of a file.
package enum TreeCodecError: Error, Equatable {
  /// They end before the tree does.
  case cutOff
  /// They go on behind the tree.
  case leftOver
  /// They name a kind or a role that there is not.
  case unknownKind
  /// More nodes stand inside of each other than may.
  case tooDeep
  /// A token is empty, or does not lie in the file.
  case outsideOfFile
}

/// The form in which a tree goes from one program to another.
///
/// First comes the number of nodes, then each node before its children: its kind, and its role, whose
/// high bit is set for a token. A token goes on with the bytes between it and the one before, and its
/// length; any other node with the number of its children. The leaf `1` of `f(1)` has four bytes.
extension SwiftTree {
  private static let isToken: UInt8 = 0x80

  package func encoded() -> [UInt8] {
    var writer = ByteWriter(capacity: nodes.count * 4 + 8)
    writer.write(nodes.count)
    var position: UInt32 = 0
    for index in nodes.indices {
      let node = nodes[index]
      writer.write(byte: node.kind.rawValue)
      if isLeaf(index), node.end > node.start {
        writer.write(byte: node.role.rawValue | Self.isToken)
        writer.write(Int(node.start - position))
        writer.write(Int(node.end - node.start))
        position = node.end
      } else {
        writer.write(byte: node.role.rawValue)
        writer.write(children(of: index).reduce(0) { count, _ in count + 1 })
      }
    }
    return writer.bytes
  }

  /// The tree that bytes from anywhere give for a file with this text.
  ///
  /// It takes time and memory in proportion to the bytes, and no stack.
  package static func decoded(
    _ encoded: ArraySlice<UInt8>, of bytes: [UInt8]
  ) throws(TreeCodecError) -> SwiftTree {
    var reader = ByteReader(encoded)
    guard let count = reader.count(ofAtLeast: 3) else { throw .cutOff }
    var builder = TreeBuilder(capacity: count)
    // How many children the open nodes still wait for.
    var awaited: [Int] = []
    var position = 0
    for index in 0..<count {
      guard index == 0 || !awaited.isEmpty else { throw .leftOver }
      if !awaited.isEmpty { awaited[awaited.count - 1] -= 1 }
      guard let first = reader.byte(), let second = reader.byte() else { throw .cutOff }
      guard let kind = NodeKind(rawValue: first), let role = NodeRole(rawValue: second & ~isToken)
      else { throw .unknownKind }
      if second & isToken != 0 {
        guard let gap = reader.number(), let length = reader.number() else { throw .cutOff }
        guard length > 0, gap + length <= bytes.count - position else { throw .outsideOfFile }
        builder.leaf(kind, role, position + gap, position + gap + length)
        position += gap + length
      } else {
        guard let children = reader.number() else { throw .cutOff }
        guard children <= count - index else { throw .cutOff }
        guard builder.depth < mostDepth else { throw .tooDeep }
        builder.open(kind, role)
        awaited.append(children)
      }
      while awaited.last == 0 {
        awaited.removeLast()
        builder.close()
      }
    }
    guard awaited.isEmpty, count > 0 else { throw .cutOff }
    guard reader.rest == 0 else { throw .leftOver }
    return builder.tree(of: bytes)
  }
}
