// The path lies on a router; a view at the root has the stack, and another one shows the paths.
enum Path: Hashable {
  case plant(Int)
  case soil, tools
}

@Observable final class Router {
  var path: [Path] = []
  func push(all steps: [Path]) { path.append(contentsOf: steps) }
}

@main struct GardenApp: App {
  @State private var router = Router()
  var body: some Scene { WindowGroup { StackRoot().environment(router) } }
}

struct StackRoot: View {
  @Environment(Router.self) private var router
  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      BedsView()
        .navigationDestination(for: Path.self) { PathView(path: $0) }
    }
  }
}

struct PathView: View {
  let path: Path
  var body: some View {
    switch path {
    case .plant(let number): PlantView(number: number)
    case .soil: SoilView()
    case .tools: ToolsView()
    }
  }
}

struct BedsView: View {
  @Environment(Router.self) private var router
  var body: some View {
    Button("Plant") { router.path = [.soil, .plant(1)] }
    Button("Soil") { router.path += [.soil] }
  }
}

struct PlantView: View {
  let number: Int
  @Environment(Router.self) private var router
  var body: some View { Button("Tools") { router.path.append(contentsOf: [.tools]) } }
}

struct SoilView: View {
  @Environment(Router.self) private var router
  var body: some View { Button("Tools") { router.push(all: [.tools]) } }
}

struct ToolsView: View { var body: some View { Text("Tools") } }
