// A router of views: it hosts what a closure, a value or an initializer makes.
import SwiftUI

final class Host {
  weak var stack: UINavigationController?

  func push<Content: View>(_ content: Content) {
    let controller = UIHostingController(rootView: content)
    stack?.pushViewController(controller, animated: true)
  }

  func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    push(content())
  }

  func present<Model, Content: View>(_ content: @escaping (Model) -> Content, model: Model) {
    stack?.present(UIHostingController(rootView: content(model)), animated: true)
  }
}

struct LakeView: View {
  let host: Host
  var body: some View {
    Button("Boat") { host.push(BoatView()) }
    Button("Fish") { host.show { FishView() } }
    Button("Island") { host.present(IslandView.init, model: 1) }
  }
}

struct BoatView: View { var body: some View { Text("Boat") } }
struct FishView: View { var body: some View { Text("Fish") } }
struct IslandView: View {
  let model: Int
  var body: some View { Text("Island") }
}
