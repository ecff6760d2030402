// A module with the name of SceneKit, which declares what is printed of it.

@_exported import SwiftUI

public final class SCNScene {}
public struct SceneView: Leaf { public init(scene: SCNScene? = nil) {} }
