/// A value that a view keeps and can change.
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var projectedValue: Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

extension State where Value: ExpressibleByNilLiteral { public init() {} }

extension View {
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
}

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable {
  public var contentOffset: CGPoint { fatalError() }
  public var contentSize: CGSize { fatalError() }
  public var contentInsets: EdgeInsets { fatalError() }
  public var containerSize: CGSize { fatalError() }
  public var visibleRect: CGRect { fatalError() }
  public var bounds: CGRect { fatalError() }
}

public enum ScrollPhase: Equatable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { fatalError() }
}

public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { fatalError() }
}

extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}
