import SwiftUI

struct TimerView: View {
  var seconds: Int = 754
  private let lineWidth: CGFloat = 12

  private var text: String {
    let minutes = seconds / 60
    let rest = seconds % 60
    return rest < 10 ? "\(minutes):0\(rest)" : "\(minutes):\(rest)"
  }

  var body: some View {
    VStack {
      ZStack {
        Circle()
          .stroke(Color.gray.opacity(0.2), lineWidth: lineWidth)
        Circle()
          .trim(from: 0, to: 0.6)
          .stroke(Color.orange, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text(text)
          .font(.system(size: 48, weight: .light, design: .rounded))
          .monospacedDigit()
      }
      .frame(width: 240, height: 240)
      .padding(lineWidth / 2)
      HStack(spacing: 32) {
        round("Cancel", .gray)
        round("Pause", .orange)
      }
      .padding(.top, 24)
    }
  }

  @ViewBuilder
  private func round(_ title: LocalizedStringKey, _ color: Color) -> some View {
    Button(title) {}
      .frame(width: 80, height: 80)
      .background(Circle().fill(color.opacity(0.3)))
  }
}

#Preview {
  TimerView()
}
