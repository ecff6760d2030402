import SwiftUI

struct Badge: View {
  let text: String
  var size: CGFloat = 12

  var body: some View {
    Text(text)
      .font(.system(size: size))
      .padding(4)
  }
}

struct Badges: View {
  let texts: [String]

  var body: some View {
    HStack(spacing: 2) {
      ForEach(texts, id: \.self) { Badge(text: $0) }
      Spacer()
    }
  }
}

#Preview { Badges(texts: ["a", "bc"]) }
