import Charts
import MapKit
import SwiftUI

struct TripView: View {
  let name: String

  var body: some View {
    VStack(spacing: 0) {
      Map()  // lay: 393 x 260
      VStack(alignment: .leading, spacing: 8) {
        Text(name).font(.title)
        Chart {
          LineMark(x: .value("Day", 1), y: .value("km", 12))
        }  // lay: 345 x 120
        .chartYAxis(.hidden)
        RouteSummary(name: name)
      }
      .padding(24)
      .background(.background)
      Spacer(minLength: 0)
    }
    .ignoresSafeArea(edges: .top)
  }
}

#Preview {
  TripView(name: "Along the coast")
}
