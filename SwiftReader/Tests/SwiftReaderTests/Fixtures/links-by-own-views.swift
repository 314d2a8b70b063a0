// The app's own link: a view that makes a link of a route, and one that asks a router.
enum Trail: Hashable {
  case lake
  case summit(Int)
}

@Observable final class Hike {
  var trails: [Trail] = []
}

struct TrailLink<Label: View>: View {
  let trail: Trail
  @ViewBuilder let label: Label
  var body: some View {
    NavigationLink(value: trail) { HStack { label } }
  }
}

struct TrailButton: View {
  private let title: String
  private let trail: Trail
  @Environment(Hike.self) private var hike
  init(_ title: String, to trail: Trail) {
    self.title = title
    self.trail = trail
  }
  var body: some View { Button(title) { hike.trails.append(trail) } }
}

@main struct HikeApp: App { var body: some Scene { WindowGroup { MapView() } } }

struct MapView: View {
  @State private var hike = Hike()
  var body: some View {
    NavigationStack(path: $hike.trails) {
      List {
        TrailLink(trail: .lake) { Text("Lake") }
      }
      .navigationDestination(for: Trail.self) { trail in
        switch trail {
        case .lake: LakeView()
        case .summit(let height): SummitView(height: height)
        }
      }
    }
    .environment(hike)
  }
}

struct LakeView: View { var body: some View { TrailButton("Summit", to: .summit(1)) } }
struct SummitView: View {
  let height: Int
  var body: some View { Card() }
}
struct Card: View { var body: some View { TrailLink(trail: .lake) { Text("Down") } } }
