// Who asks a path, or shortens it, goes to no further screen.
enum Leaf: Hashable { case stem, root, flower }

struct PlantView: View {
  @State private var path: [Leaf] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Stem") { path.append(.stem) }
        .navigationDestination(for: Leaf.self) { leaf in
          switch leaf {
          case .stem: StemView(path: $path)
          case .root: RootView(path: $path)
          case .flower: FlowerView(path: $path, isOpen: true)
          }
        }
    }
  }
}

struct StemView: View {
  @Binding var path: [Leaf]
  var body: some View { Button("Root") { path.append(.root) } }
}

struct RootView: View {
  @Binding var path: [Leaf]
  var body: some View {
    Button("Back") {
      if let place = path.firstIndex(of: .stem) { path = Array(path.prefix(place + 1)) }
      if path.contains(.flower) { path = path.dropLast() }
    }
    Button("Flower") { path.append(.flower) }
  }
}

struct FlowerView: View {
  @Binding var path: [Leaf]
  let isOpen: Bool
  var body: some View {
    Text("Flower").sheet(isPresented: .constant(isOpen)) {
      if isOpen {
        BeeView()
      } else {
        VStack {
          LeafBar()
          LeafBar()
          DewView()
        }
      }
    }
  }
}

struct LeafBar: View { var body: some View { Text("") } }
struct DewView: View { var body: some View { Text("") } }
struct BeeView: View { var body: some View { Text("Bee") } }
