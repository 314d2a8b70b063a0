final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    window?.rootViewController = UIHostingController(rootView: GardenView(routes: GardenRouter()))
  }
}

/// How a router shows a screen; each call chooses.
protocol Opening: AnyObject {
  var origin: UIViewController? { get set }
  func open(_ screen: UIViewController)
}

final class PushOpening: Opening {
  weak var origin: UIViewController?
  func open(_ screen: UIViewController) {
    origin?.navigationController?.pushViewController(screen, animated: true)
  }
}

final class SheetOpening: Opening {
  weak var origin: UIViewController?
  func open(_ screen: UIViewController) { origin?.present(screen, animated: true) }
}

protocol Routing: AnyObject {
  var host: UIViewController? { get }
  func open(_ screen: UIViewController, as opening: Opening)
}

class Router: Routing {
  weak var host: UIViewController?
  func open(_ screen: UIViewController, as opening: Opening) {
    opening.origin = host
    opening.open(screen)
  }
}

protocol GardenRoutes {
  func tree()
  func pond()
  func gate()
  func fence()
}

extension GardenRoutes where Self: Routing {
  func tree() {
    let screen = UIHostingController(rootView: TreeView(routes: self))
    open(screen, as: PushOpening())
  }

  func pond() {
    let opening = SheetOpening()
    self.open(UIHostingController(rootView: PondView(model: Models.pond(self))), as: opening)
  }

  func fence() {
    open(UIHostingController(rootView: FenceView(routes: self)), as: PushOpening())
  }

  func gate() { gate(as: SheetOpening()) }

  func gate(as opening: Opening) {
    open(UIHostingController(rootView: GateView()), as: opening)
  }
}

final class GardenRouter: Router, GardenRoutes {}

@Observable final class GardenModel {
  let routes: GardenRoutes
  init(routes: GardenRoutes) { self.routes = routes }
  func onTree() { routes.tree() }
}

struct GardenView: View {
  @State private var model: GardenModel
  init(routes: GardenRoutes) { model = GardenModel(routes: routes) }
  var body: some View { Button("") { model.onTree() } }
}

struct TreeView: View {
  let routes: GardenRoutes
  var body: some View {
    Button("") { routes.pond() }
    Button("") { routes.gate() }
  }
}

/// A container makes the model, by a name that says nothing.
enum Models {
  static var pond: (GardenRoutes) -> PondModel { make { PondModel(routes: $0) } }
}

final class PondModel {
  let routes: GardenRoutes
  init(routes: GardenRoutes) { self.routes = routes }
  func onFence() { routes.fence() }
}

struct PondView: View {
  let model: PondModel
  var body: some View { Footer(action: model.onFence) }
}

struct Footer: View {
  let action: () -> Void
  var body: some View { Button("") { action() } }
}

/// Has the routes, but doesn't ask for the fence.
struct FenceView: View {
  let routes: GardenRoutes
  var body: some View { Text("") }
}

struct GateView: View { var body: some View { Text("") } }
