// Flags of a model, shown by a modifier of a view's extension in another place.
@Observable final class Trip {
  var isPacking = false
  var chosen: Place?
  var isMapShown = false
  func pack() { isPacking = true }
  func choose(_ place: Place) { chosen = place }
}

struct Place: Identifiable { let id: Int }

extension View {
  func tripSheets(for trip: Trip) -> some View {
    @Bindable var trip = trip
    return
      self
      .sheet(isPresented: $trip.isPacking) { PackingView() }
      .sheet(item: $trip.chosen) { place in PlaceView(place: place) }
      .tripMap(isShown: $trip.isMapShown)
  }
  private func tripMap(isShown: Binding<Bool>) -> some View {
    fullScreenCover(isPresented: isShown) { TripMapView() }
  }
}

@main struct TripApp: App { var body: some Scene { WindowGroup { TripView() } } }

struct TripView: View {
  @State private var trip = Trip()
  var body: some View { PlanView(trip: trip).tripSheets(for: trip) }
}

struct PlanView: View {
  var trip: Trip
  var body: some View {
    Button("Pack") { trip.pack() }
    Button("Choose") { trip.choose(Place(id: 1)) }
  }
}

struct PlaceView: View {
  let place: Place
  @Environment(Trip.self) private var trip
  var body: some View { Button("Map") { trip.isMapShown = true } }
}
struct PackingView: View { var body: some View { Text("Packing") } }
struct TripMapView: View { var body: some View { Text("Map") } }
