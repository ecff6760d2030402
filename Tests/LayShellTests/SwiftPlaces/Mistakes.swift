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

#Preview { Badge(text: "a", size: 0) }
