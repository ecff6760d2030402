import LayEngine
import LayLanguage

extension Effect {
  /// The arguments as they are written, as far as they tell it from others.
  var details: String {
    switch self {
    case .allowsHitTesting(let isOn), .disabled(let isOn): isOn ? "true" : "false"
    case .border(let color, let width):
      width == 1 ? color : "\(color) :width \(NumberText.of(width))"
    case .clipShape, .clipped, .hidden, .mask: ""
    case .foreground(let color), .tint(let color): color
    case .id(let value), .tag(let value): value
    case .navigationTitle(let title), .tabItem(let title): ValueDescription.quoted(title)
    case .onTapGesture(let count): count == 1 ? "" : ":count \(count)"
    case .blur(let number), .cornerRadius(let number), .opacity(let number),
      .rotation(let number), .shadow(_, let number, _, _), .zIndex(let number):
      NumberText.of(number)
    case .scale(let x, let y):
      x == y ? NumberText.of(x) : ":x \(NumberText.of(x)) :y \(NumberText.of(y))"
    }
  }
}

extension EnvironmentChange {
  /// The arguments as they are written.
  var details: String {
    switch self {
    case .bold(let isOn): isOn ? "" : "false"
    case .controls(let change): change.value
    case .font(let font): ":size \(NumberText.of(font.size))"
    case .layoutDirection(let direction): direction.rawValue
    case .lineLimit(let lines): Self.lines(lines)
    case .lineLimitRange(let lower?, let upper?) where lower == upper:
      "\(upper) :reserves-space true"
    case .lineLimitRange(nil, let upper): "\(Self.lines(upper)) :reserves-space false"
    case .lineLimitRange(let lower, let upper): "\(Self.lines(lower)) \(Self.lines(upper))"
    case .lineSpacing(let number), .minimumScaleFactor(let number): NumberText.of(number)
    case .multilineTextAlignment(let alignment): "\(alignment)"
    case .truncationMode(let mode): "\(mode)"
    }
  }

  private static func lines(_ count: Int?) -> String { count.map { "\($0)" } ?? "nil" }
}
