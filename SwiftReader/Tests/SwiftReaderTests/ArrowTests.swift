import ScreenMap
import Testing

/// The arrows of a map: which are certain, and where they lead.
@Suite struct `An arrow` {
  private let router = """
    enum Stop: Hashable { case harbour, market(Int) }
    final class Tram: ObservableObject {
      @Published var path = NavigationPath()
      func ride(to stop: any Hashable) { path.append(stop) }
    }
    @main struct City: App {
      @StateObject var tram = Tram()
      var body: some Scene { WindowGroup { Rails().environmentObject(tram) } }
    }
    struct Rails: View {
      @EnvironmentObject var tram: Tram
      var body: some View {
        NavigationStack(path: $tram.path) {
          Depot().navigationDestination(for: Stop.self) { stop in
            switch stop {
            case .harbour: Harbour()
            case .market(let stalls): Market(stalls: stalls)
            }
          }
        }
      }
    }
    struct Harbour: View { var body: some View { Text("") } }
    """

  @Test func `is certain if a router gets one route on one screen`() {
    let map = map(
      """
      \(router)
      struct Depot: View {
        @EnvironmentObject var tram: Tram
        var body: some View { Button("") { tram.ride(to: Stop.harbour) } }
      }
      struct Market: View { let stalls: Int; var body: some View { Text("") } }
      """)
    // Nobody rides to the market: its source is a guess, and the description says why.
    #expect(arrows(map) == ["Depot show Market?", "Depot show Harbour"])
    #expect(
      map.description(title: "").contains("inferred: true}  # no code is seen that leads to it\n"))
  }

  @Test func `is certain if a coordinator's closure runs on one screen`() {
    let map = map(
      """
      final class Line {
        let stack = UINavigationController()
        init() {
          let depot = Depot()
          depot.onLeave = { [weak self] in self?.leave() }
          stack.setViewControllers([depot], animated: false)
        }
        func leave() { stack.pushViewController(Harbour(), animated: true) }
      }
      class Depot: UIViewController {
        var onLeave: (() -> Void)?
        @objc func tap() { onLeave?() }
      }
      class Harbour: UIViewController {}
      """)
    #expect(arrows(map) == ["Line show Depot", "Depot show Harbour"])
  }

  @Test func `is inferred if it begins at one of several screens`() {
    let map = map(
      """
      final class Conductor {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func help() { stack.pushViewController(Help(), animated: true) }
      }
      class Depot: UIViewController { var conductor: Conductor? }
      class Harbour: UIViewController { var conductor: Conductor? }
      class Help: UIViewController {}
      """)
    #expect(arrows(map) == ["Depot show Help?", "Harbour show Help?"])
    #expect(map.description(title: "").contains("# the source is one of several screens\n"))
  }
}
