import SwiftUI

struct HourView: View {
  let hour: Int
  let degrees: Int

  var body: some View {
    VStack(spacing: 8) {
      Text(hour < 10 ? "0\(hour)" : "\(hour)")
        .font(.caption)
      Image(systemName: hour > 6 && hour < 20 ? "sun.max.fill" : "moon.fill")
      Text("\(degrees)°")
        .bold()
    }
    .frame(width: 44)
  }
}

struct WeatherView: View {
  let city = "Oslo"
  let hours = Array(5..<13)

  func degrees(at hour: Int) -> Int {
    let base = 4
    return base + hour / 3
  }

  var body: some View {
    VStack(spacing: 20) {
      VStack {
        Text(city).font(.title)
        Text("\(degrees(at: 12))°")
          .font(.system(size: 72, weight: .thin))
        Text("H:\(degrees(at: 15))° L:\(degrees(at: 5))°")
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(hours, id: \.self) { hour in
            HourView(hour: hour, degrees: degrees(at: hour))
          }
        }
        .padding()
      }
      .background(.ultraThinMaterial)
      .cornerRadius(16)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background {
      LinearGradient(
        gradient: Gradient(colors: [.blue, .cyan]), startPoint: .top, endPoint: .bottom)
    }
  }
}

#Preview {
  WeatherView()
}
