import SwiftUI

struct GridForm: View {
  @State private var first = ""
  @State private var country = 0

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 10) {
      GridRow {
        Text("First name").gridColumnAlignment(.trailing)
        TextField("Required", text: $first)
      }
      GridRow {
        Text("Country")
        Picker("", selection: $country) {
          Text("Norway").tag(0)
          Text("Chile").tag(1)
        }
        .labelsHidden()
      }
      Divider()
      GridRow {
        Color.clear
          .gridCellUnsizedAxes([.horizontal, .vertical])
        Button("Save") {}
      }
      Text("All fields can be changed later.")
        .font(.footnote)
        .gridCellColumns(2)
    }
    .padding()
  }
}

#Preview {
  GridForm()
}
