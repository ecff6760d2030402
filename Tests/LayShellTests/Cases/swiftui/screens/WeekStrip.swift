import SwiftUI

struct WeekStrip: View {
  let days = ["M", "T", "W", "T", "F", "S", "S"]
  var selected = 2
  let first = 12

  var body: some View {
    HStack(spacing: 0) {
      ForEach(days.indices, id: \.self) { index in
        VStack(spacing: 6) {
          Text(days[index])
            .font(.caption2)
            .foregroundStyle(index > 4 ? .red : .secondary)
          Text("\(first + index)")
            .frame(width: 32, height: 32)
            .background(
              Circle().fill(index == selected ? Color.accentColor : .clear)
            )
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 8)
  }
}

#Preview {
  WeekStrip(selected: 4)
}
