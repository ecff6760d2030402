// A stub of the module WebKit, with the declarations that printed code uses.

@_exported import SwiftUI

public struct WebView: Leaf { public init(url: URL?) {} }
