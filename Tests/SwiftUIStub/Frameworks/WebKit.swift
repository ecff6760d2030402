// A module with the name of WebKit, which declares what is printed of it.

@_exported import SwiftUI

public struct WebView: Leaf { public init(url: URL?) {} }
