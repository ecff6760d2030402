import SwiftUI

@Observable
final class SearchModel {
  var results: [String] = []
  var query = "swift"
  func search() async {}
}

struct SearchResults: View {
  @Environment(SearchModel.self) private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  let recent = ["layout", "proposal"]

  var body: some View {
    Group {
      if recent.isEmpty {
        ContentUnavailableView("Nothing found", systemImage: "magnifyingglass")
      } else {
        List {
          Section("Recent") {
            ForEach(recent, id: \.self) { word in
              HStack {
                Image(systemName: "clock")
                Text(word)
                if sizeClass == .regular {
                  Spacer()
                  Text("used often")
                }
              }
            }
          }
        }
      }
    }
    .searchable(text: .constant(""))
    .task { await model.search() }
  }
}

#Preview {
  SearchResults()
}
