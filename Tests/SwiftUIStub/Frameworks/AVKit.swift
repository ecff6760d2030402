// A stub of the module AVKit, with the declarations that printed code uses.

@_exported import SwiftUI

public final class AVPlayer {}
public struct VideoPlayer<Overlay: View>: Leaf {}
extension VideoPlayer where Overlay == EmptyView { public init(player: AVPlayer?) {} }
