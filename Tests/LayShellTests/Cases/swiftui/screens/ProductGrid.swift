import SwiftUI

struct Product: Identifiable {
  let id: String
  var name: String
  var price: Double
  var isNew = false
}

struct ProductCell: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color("Tile"))
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .topTrailing) {
          if product.isNew {
            Text("NEW")
              .font(.caption2)
              .padding(4)
              .background(.yellow)
          }
        }
      Text(product.name)
      Text("\(product.price, specifier: "%.2f") €")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

struct ProductGrid: View {
  let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible())]
  let products = [
    Product(id: "a", name: "Lamp", price: 49.5, isNew: true),
    Product(id: "b", name: "Chair", price: 120),
    Product(id: "c", name: "Desk", price: 349.99),
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 24) {
        ForEach(products) { ProductCell(product: $0) }
      }
      .padding(.horizontal, 16)
    }
  }
}

#Preview {
  ProductGrid()
}
