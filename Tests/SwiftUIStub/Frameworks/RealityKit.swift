// A module with the name of RealityKit, which declares what is printed of it.

@_exported import SwiftUI

public struct RealityViewContent {}
public struct RealityView: Leaf {
  public init(make: @escaping @Sendable (inout RealityViewContent) async -> Void) {}
}
