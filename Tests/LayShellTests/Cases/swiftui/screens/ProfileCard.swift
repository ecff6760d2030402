import SwiftUI

struct ProfileCard: View {
  var name: String
  var role: String = "Designer"
  var followers = 128

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .frame(height: 120)
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .frame(width: 64, height: 64)
        .background(.white, in: Circle())
        .offset(x: 16, y: 32)
    }
  }

  private func stat(_ value: Int, label: String) -> some View {
    VStack {
      Text("\(value)").font(.headline)
      Text(label).font(.caption).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.title2).bold()
        Text(role)
      }
      .padding(.top, 40)
      .padding(.horizontal)
      HStack {
        stat(followers, label: "Followers")
        stat(followers / 2, label: "Following")
        stat(12, label: "Posts")
      }
      .padding()
    }
    .background(Color.white)
    .cornerRadius(20)
    .shadow(radius: 8)
    .padding()
  }
}

#Preview {
  ProfileCard(name: "Kim Larsen")
}
