import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(.yellow)
          .onTapGesture { rating = star }
      }
    }
  }
}

struct ReviewForm: View {
  @State private var rating = 3
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Your review").font(.headline)
      RatingView(rating: $rating)
      TextEditor(text: $text)
        .frame(height: 120)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) {}
        Button("Send") {}
          .buttonStyle(.borderedProminent)
          .disabled(text.isEmpty)
      }
    }
    .padding()
  }
}

#Preview {
  ReviewForm()
}
