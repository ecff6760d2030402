// A stub of the module Charts, with the declarations that printed code uses.

@_exported import SwiftUI

public protocol ChartContent {}
public struct EmptyChartContent: ChartContent {}
@resultBuilder public struct ChartContentBuilder {
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
}
public struct Chart<Content: ChartContent>: Leaf {
  public init(@ChartContentBuilder content: () -> Content) {}
}
