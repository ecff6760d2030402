import SwiftUI

struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
  let minutes: Int

  func length(short: Bool) -> String {
    if short {
      return "\(minutes) min"
    }
    let hours = minutes / 60
    guard hours > 0 else { return "\(minutes) minutes" }
    return "\(hours) h \(minutes % 60) min"
  }
}

struct PodcastsView: View {
  let episodes: [Episode] = (1...4).map {
    Episode(id: $0, title: "Episode \($0)", minutes: $0 * 30)
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 16) {
        ForEach(Array(episodes.enumerated()), id: \.offset) { index, episode in
          VStack(alignment: .leading) {
            Rectangle()
              .fill(index.isMultiple(of: 2) ? .mint : .indigo)
              .frame(width: 140, height: 140)
              .cornerRadius(8)
            Text(episode.title)
              .font(.subheadline)
            Text(episode.length(short: false))
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding(.horizontal)
    }
    .frame(height: 220)
  }
}

#Preview {
  PodcastsView()
}
