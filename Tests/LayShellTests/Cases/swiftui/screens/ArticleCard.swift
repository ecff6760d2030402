import SwiftUI

struct ArticleCard: View {
  var title: String
  var summary: String?
  var tags: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      AsyncImage(url: URL(string: "https://example.org/cover.png")) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.gray
      }
      .frame(height: 160)
      .clipped()
      Text(title)
        .font(.title3)
        .fontWeight(.semibold)
        .lineLimit(2)
      if let summary {
        Text(summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(3)
      }
      if !tags.isEmpty {
        HStack {
          ForEach(tags, id: \.self) { tag in
            Text("#" + tag)
              .font(.caption)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(Capsule().fill(.quaternary))
          }
        }
      }
    }
    .padding()
  }
}

#Preview {
  ArticleCard(
    title: "Why bridges hum in the wind, and what a tuned mass can do",
    summary: "A short history of resonance.", tags: ["physics", "bridges"])
}
