// Two properties that are assigned to each other have the type that is written for them.
enum Room: Hashable { case hall, attic }

final class Walk<Step> {
  var step: Step?
  func go(_ step: Step) { self.step = step }
}

final class House {
  var current: Walk<Room> = Walk()
  var next: Walk<Room> = Walk()
  func swap() {
    current = next
    next = current
    current.go(.attic)
  }
}

struct HouseView: View {
  @State private var house = House()
  var body: some View {
    Button("Up") { house.swap() }
      .navigationDestination(for: Room.self) { room in
        switch room {
        case .hall: HallView()
        case .attic: AtticView()
        }
      }
  }
}
struct HallView: View { var body: some View { Text("Hall") } }
struct AtticView: View { var body: some View { Text("Attic") } }
