// A stub of the module SpriteKit, with the declarations that printed code uses.

@_exported import SwiftUI

open class SKScene { public init() {} }
public struct SpriteView: Leaf { public init(scene: SKScene) {} }
