import SwiftUI

struct CartItem {
  var name: String
  var count: Int
}

struct CartRow: View {
  @Binding var item: CartItem

  var body: some View {
    Stepper(value: $item.count, in: 1...9) {
      HStack {
        Text(item.name)
        Spacer()
        Text("\(item.count)")
          .frame(minWidth: 24)
      }
    }
  }
}

struct CartView: View {
  @State private var apples = CartItem(name: "Apples", count: 4)
  @State private var pears = CartItem(name: "Pears", count: 1)

  var body: some View {
    VStack {
      CartRow(item: $apples)
      CartRow(item: $pears)
      DisclosureGroup("Delivery", isExpanded: .constant(true)) {
        Text("Tomorrow before noon")
      }
      GroupBox {
        Text("Total: \(apples.count + pears.count) pieces")
      } label: {
        Label("Summary", systemImage: "cart")
      }
    }
    .padding()
    .safeAreaInset(edge: .bottom) {
      Text("Free delivery from ten pieces on")
        .frame(maxWidth: .infinity)
        .padding()
        .background(.thinMaterial)
    }
  }
}

#Preview {
  CartView()
}
