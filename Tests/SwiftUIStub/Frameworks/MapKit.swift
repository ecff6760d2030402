// A module with the name of MapKit, which declares what is printed of it.

@_exported import SwiftUI

public final class MKLookAroundScene {}
public struct LookAroundPreview: Leaf {
  public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true) {}
}
public struct Map<Content>: Leaf {}
extension Map where Content == Never { public init() {} }
