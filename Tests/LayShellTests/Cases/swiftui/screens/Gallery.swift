import SwiftUI

struct GalleryView: View {
  let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(0..<9) { index in
          Color(hue: Double(index) / 9, saturation: 0.6, brightness: 0.9)
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
              if index % 4 == 0 {
                Image(systemName: "heart.fill")
                  .font(.caption)
                  .foregroundStyle(.white)
                  .padding(4)
              }
            }
        }
      }
    }
  }
}

#Preview {
  GalleryView()
}
