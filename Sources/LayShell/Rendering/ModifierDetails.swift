import LayEngine
import LayLanguage

extension Effect {
  /// The arguments as they are written, as far as they tell it from others.
  var details: String {
    switch self {
    case .allowsHitTesting(let isOn), .disabled(let isOn): isOn ? "true" : "false"
    case .badge(let text): text.map { ValueDescription.quoted($0) } ?? "nil"
    case .border(let color, let width):
      width == 1 ? color : "\(color) :width \(NumberText.of(width))"
    case .clipShape, .clipped, .hidden, .mask: ""
    case .fill(let color), .foreground(let color), .tint(let color): color
    case .id(let value), .tag(let value): value
    case .navigationTitle(let title), .tabItem(let title): ValueDescription.quoted(title)
    case .listRowInsets(let insets): insets.details
    case .onTapGesture(let count): count == 1 ? "" : ":count \(count)"
    case .blur(let number), .cornerRadius(let number), .opacity(let number),
      .rotation(let number), .shadow(_, let number, _, _), .zIndex(let number):
      NumberText.of(number)
    case .inert(let effect): effect.details
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
    case .contentMargins(let edges, let length):
      (edges == .all ? "" : edges.details + " ") + (length.map(NumberText.of) ?? "nil")
    case .font(let font): ":size \(NumberText.of(font.size))"
    case .imageScale(let scale): scale.rawValue
    case .kerning(let number), .tracking(let number): NumberText.of(number)
    case .layoutDirection(let direction): direction.rawValue
    case .lineLimit(let lines): Self.lines(lines)
    case .lineLimitRange(let lower?, let upper?) where lower == upper:
      "\(upper) :reserves-space true"
    case .lineLimitRange(nil, let upper): "\(Self.lines(upper)) :reserves-space false"
    case .lineLimitRange(let lower, let upper): "\(Self.lines(lower)) \(Self.lines(upper))"
    case .lineSpacing(let number), .minimumScaleFactor(let number): NumberText.of(number)
    case .multilineTextAlignment(let alignment): "\(alignment)"
    case .textCase(let letterCase): letterCase.map { "\($0)" } ?? "nil"
    case .truncationMode(let mode): "\(mode)"
    }
  }

  /// Who finds it.
  var finders: String {
    switch self {
    case .contentMargins: "scroll views"
    case .imageScale: "symbols"
    default: "texts"
    }
  }

  private static func lines(_ count: Int?) -> String { count.map { "\($0)" } ?? "nil" }
}

extension Insets {
  /// One length for all edges, or each that is not 0.
  var details: String {
    let all = [top, leading, bottom, trailing]
    if all.allSatisfy({ $0 == top }) { return NumberText.of(top) }
    return zip(["top", "leading", "bottom", "trailing"], all).filter { $1 != 0 }
      .map { ":\($0) \(NumberText.of($1))" }.joined(separator: " ")
  }
}

extension EdgeSet {
  /// The names of its edges as an argument.
  fileprivate var details: String {
    if self == .horizontal { return "horizontal" }
    if self == .vertical { return "vertical" }
    let names = [
      (EdgeSet.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ].filter { contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "(\(names.joined(separator: " ")))"
  }
}
