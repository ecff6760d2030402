import SwiftUI

struct Receipt: View {
  let total: Double = 42
  let name: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Hello, ") + Text(name ?? "guest").bold() + Text("!")
      Text("You paid \(Text("\(total, specifier: "%.0f") €").bold()) in all.")
      Text(verbatim: "Order #77")
        .font(.caption)
        .kerning(1)
      Text(
        """
        Thank you
        for coming by.
        """
      )
      .lineSpacing(4)
    }
    .padding()
  }
}

#Preview {
  Receipt(name: nil)
}
