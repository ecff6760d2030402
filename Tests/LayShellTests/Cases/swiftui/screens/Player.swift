import SwiftUI

struct PlayerView: View {
  @State private var isPlaying = false
  @State private var position: CGFloat = 0.25
  let title: String
  let artist: String

  var body: some View {
    VStack(spacing: 24) {
      Image("cover")
        .resizable()
        .scaledToFit()
        .frame(width: 280, height: 280)
        .clipShape(RoundedRectangle(cornerRadius: 24))
      VStack(spacing: 4) {
        Text(title).font(.title3.bold())
        Text(artist).foregroundStyle(.secondary)
      }
      ProgressBar(value: position)
        .frame(height: 6)
      HStack(spacing: 40) {
        control("backward.fill")
        control(isPlaying ? "pause.fill" : "play.fill", size: 44)
        control("forward.fill")
      }
    }
    .padding(32)
  }

  private func control(_ symbol: String, size: CGFloat = 28) -> some View {
    Button(action: {}) {
      Image(systemName: symbol)
        .font(.system(size: size))
    }
  }
}

struct ProgressBar: View {
  let value: CGFloat

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.3))
        Capsule()
          .fill(.tint)
          .frame(width: geometry.size.width * value)
      }
    }
  }
}

#Preview {
  PlayerView(title: "Night Train", artist: "The Signals")
}
