// A module with the name of SpriteKit, which declares what is printed of it.

@_exported import SwiftUI

open class SKScene { public init() {} }
public struct SpriteView: Leaf { public init(scene: SKScene) {} }
