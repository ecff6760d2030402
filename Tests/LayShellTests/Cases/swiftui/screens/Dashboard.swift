import SwiftUI

struct CardStyle: ViewModifier {
  var radius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View {
    modifier(CardStyle(radius: radius))
  }

  func fullWidth(_ alignment: Alignment = .leading) -> some View {
    frame(maxWidth: .infinity, alignment: alignment)
  }
}

struct Tile<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title.uppercased())
        .font(.caption)
        .foregroundStyle(.secondary)
      content
    }
    .fullWidth()
    .card()
  }
}

struct Dashboard: View {
  let steps = 8042
  private let goal = 10_000
  private var part: Double { Double(steps) / Double(goal) }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Tile(title: "Steps") {
          Text("\(steps)").font(.largeTitle)
          ProgressView(value: part)
        }
        HStack(spacing: 16) {
          Tile(title: "Sleep") {
            Text("7 h 20 min")
          }
          Tile(title: "Heart") {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
              Text("62").font(.title)
              Text("BPM").font(.caption)
            }
          }
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }
}

#Preview {
  Dashboard()
}
