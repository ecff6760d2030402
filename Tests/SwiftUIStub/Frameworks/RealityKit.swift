// A stub of the module RealityKit, with the declarations that printed code uses.

@_exported import SwiftUI

public struct RealityViewContent {}
public struct RealityView: Leaf {
  public init(make: @escaping @Sendable (inout RealityViewContent) async -> Void) {}
}
