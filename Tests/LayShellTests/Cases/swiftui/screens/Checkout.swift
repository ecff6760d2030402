import SwiftUI

struct Line: Identifiable {
  let id: Int
  let name: String
  let quantity: Int
  let price: Double

  var total: Double { Double(quantity) * price }
}

struct CheckoutView: View {
  let lines: [Line]
  var shipping = 4.9

  private var sum: Double {
    lines.map { $0.total }.reduce(0, +) + shipping
  }

  var body: some View {
    VStack(spacing: 12) {
      ForEach(lines) { line in
        HStack {
          Text("\(line.quantity) ×")
            .foregroundStyle(.secondary)
          Text(line.name)
          Spacer()
          Text(String(format: "%.2f", line.total))
        }
      }
      Divider()
      row("Shipping", shipping)
      row("Total", sum)
        .font(.headline)
      Button {
      } label: {
        Label("Pay now", systemImage: "creditcard")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  private func row(_ title: String, _ amount: Double) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(String(format: "%.2f", amount))
    }
  }
}

#Preview {
  CheckoutView(lines: [
    Line(id: 1, name: "Tea", quantity: 2, price: 3.5),
    Line(id: 2, name: "Kettle", quantity: 1, price: 39),
  ])
}
