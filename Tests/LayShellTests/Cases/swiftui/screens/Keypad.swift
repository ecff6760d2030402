import SwiftUI

struct Keypad: View {
  private let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]
  @State private var digits: [Int] = [4, 2]

  var body: some View {
    VStack(spacing: 32) {
      HStack(spacing: 16) {
        ForEach(0..<4, id: \.self) { index in
          Circle()
            .strokeBorder(lineWidth: 2)
            .background(Circle().fill(index < digits.count ? Color.primary : .clear))
            .frame(width: 16, height: 16)
        }
      }
      VStack(spacing: 16) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 24) {
            ForEach(row, id: \.self) { key in
              Text(key)
                .font(.title)
                .frame(width: 72, height: 72)
                .background {
                  if !key.isEmpty {
                    Circle().fill(.quaternary)
                  }
                }
            }
          }
        }
      }
    }
  }
}

#Preview {
  Keypad()
}
