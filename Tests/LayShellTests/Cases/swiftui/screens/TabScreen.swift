import SwiftUI

private enum Tab: String, CaseIterable {
  case home = "house"
  case search = "magnifyingglass"
  case profile = "person"
}

struct TabScreen: View {
  @State private var tab: Tab = .home
  private let height: CGFloat = 49

  var body: some View {
    VStack(spacing: 0) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      bar
    }
  }

  @ViewBuilder
  private var content: some View {
    switch tab {
    case .home:
      Text("Home")
    case .search, .profile:
      Text("Later")
    }
  }

  private var bar: some View {
    HStack {
      ForEach(Tab.allCases, id: \.rawValue) { each in
        Spacer()
        Button {
          tab = each
        } label: {
          VStack(spacing: 2) {
            Image(systemName: each.rawValue)
            Text(String(describing: each).capitalized).font(.caption2)
          }
        }
        Spacer()
      }
    }
    .frame(height: height)
    .background(.bar)
  }
}

#Preview {
  TabScreen()
}
