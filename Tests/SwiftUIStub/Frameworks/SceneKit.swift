// A stub of the module SceneKit, with the declarations that printed code uses.

@_exported import SwiftUI

public final class SCNScene {}
public struct SceneView: Leaf { public init(scene: SCNScene? = nil) {} }
