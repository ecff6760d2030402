// A module with the name of AVKit, which declares what is printed of it.

@_exported import SwiftUI

public final class AVPlayer {}
public struct VideoPlayer<Overlay: View>: Leaf {}
extension VideoPlayer where Overlay == EmptyView { public init(player: AVPlayer?) {} }
