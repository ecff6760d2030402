import SwiftUI

struct Banner: View {
  enum Kind {
    case info, warning, failure
  }

  let kind: Kind
  let message: String

  private var symbol: String {
    switch kind {
    case .info: return "info.circle"
    case .warning: return "exclamationmark.triangle"
    case .failure: return "xmark.octagon"
    }
  }

  private var tint: Color {
    kind == .info ? .blue : kind == .warning ? .orange : .red
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: symbol)
        .foregroundStyle(tint)
      Text(message)
        .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 8)
      Image(systemName: "xmark")
        .imageScale(.small)
    }
    .padding(12)
    .background(tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal)
  }
}

#Preview {
  VStack(spacing: 8) {
    Banner(kind: .info, message: "A new version is there.")
    Banner(kind: .warning, message: "The battery is low: plug the device in before you go on.")
    Banner(kind: .failure, message: "No connection")
  }
}
