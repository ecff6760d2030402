import SwiftUI

struct FilterBar: View {
  enum Filter: String, CaseIterable, Identifiable {
    case all, unread, flagged
    var id: Self { self }
  }

  @State private var filter = Filter.all
  @State private var query = ""

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "magnifyingglass")
        TextField("Search", text: $query)
        if !query.isEmpty {
          Button(action: { query = "" }) {
            Image(systemName: "xmark.circle.fill")
          }
        }
      }
      .padding(8)
      .background(Color.gray.opacity(0.15))
      .cornerRadius(10)
      Picker("Filter", selection: $filter) {
        ForEach(Filter.allCases) { filter in
          Text(filter.rawValue).tag(filter)
        }
      }
      .pickerStyle(.segmented)
      ScrollView(.horizontal) {
        HStack {
          ForEach(["Work", "Home", "Travel", "Receipts", "Family"], id: \.self) { tag in
            Chip(text: tag, isSelected: tag == "Home")
          }
        }
      }
    }
    .padding(.horizontal)
  }
}

private struct Chip: View {
  let text: String
  let isSelected: Bool

  var body: some View {
    Text(text)
      .padding(.init(top: 6, leading: 12, bottom: 6, trailing: 12))
      .background(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
      .clipShape(Capsule())
  }
}

#Preview {
  FilterBar()
}
