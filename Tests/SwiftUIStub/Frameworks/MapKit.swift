// A stub of the module MapKit, with the declarations that printed code uses.

@_exported import SwiftUI

public final class MKLookAroundScene {}
public struct LookAroundPreview: Leaf {
  public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true) {}
}
public struct Map<Content>: Leaf {}
extension Map where Content == Never { public init() {} }
