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

  @Test func `is certain from each of several screens whose code leads to it`() {
    let map = map(
      """
      final class Flow {
        let stack = UINavigationController()
        func begin() {
          let quay = Quay()
          quay.onTicket = { [weak self] in self?.showTicket() }
          stack.setViewControllers([quay], animated: false)
        }
        func board() {
          let deck = Deck()
          deck.flow = self
          stack.pushViewController(deck, animated: true)
        }
        func showTicket() { stack.pushViewController(Ticket(), animated: true) }
      }
      class Quay: UIViewController { var onTicket: (() -> Void)?; func tap() { onTicket?() } }
      class Deck: UIViewController { weak var flow: Flow?; func tap() { flow?.showTicket() } }
      class Ticket: UIViewController {}
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window = UIWindow()
          flow.begin()
          window?.rootViewController = flow.stack
          return true
        }
      }
      """)
    let tickets = Set(arrows(map).filter { $0.contains("Ticket") })
    #expect(tickets == ["Quay show Ticket", "Deck show Ticket"])
  }

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

  @Test func `begins at the screen with the model whose rows keep its closure`() {
    let map = map(
      """
      enum Reaction { case open(String), run(() -> Void) }
      struct Row { let title: String; let reaction: Reaction }
      final class Timetable {
        var rows: [Row] = []
        let onLine: () -> Void
        init(onLine: @escaping () -> Void) { self.onLine = onLine }
        func fill() { rows = [Row(title: "", reaction: .run { [weak self] in self?.onLine() })] }
      }
      class Times: UIViewController {
        let timetable: Timetable
        init(timetable: Timetable) { self.timetable = timetable; super.init(nibName: nil, bundle: nil) }
      }
      final class Flow {
        let stack: UINavigationController
        var timetable: Timetable?
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let timetable = Timetable(onLine: { self.showLine() })
          timetable.fill()
          self.timetable = timetable
          stack.pushViewController(Times(timetable: timetable), animated: true)
        }
        func refresh() { timetable?.fill() }
        func showLine() { stack.pushViewController(Line(), animated: true) }
      }
      class Depot: UIViewController { func tap() { Flow(stack: navigationController!).start() } }
      class Ticket: UIViewController { weak var flow: Flow?; func tap() { flow?.refresh() } }
      class Line: UIViewController {}
      """)
    #expect(arrows(map) == ["Depot show Times", "Times show Line"])
  }

  @Test func `begins at the screen beside which a container has the controller with its closure`() {
    let map = map(
      """
      class Frame: UIViewController {
        let top: UIViewController
        let bottom: UIViewController
        init(top: UIViewController, bottom: UIViewController) {
          (self.top, self.bottom) = (top, bottom)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(top); addChild(bottom) }
      }
      class Footer: UIViewController {
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { onTap() }
      }
      class Depot: UIViewController {
        func tap() { Flow(stack: navigationController!).showQuay() }
      }
      final class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func showQuay() {
          let footer = Footer(onTap: { self.showDeck() })
          stack.pushViewController(Frame(top: Quay(), bottom: footer), animated: true)
        }
        func showDeck() {
          let footer = Footer(onTap: { self.stack.pushViewController(Harbour(), animated: true) })
          stack.pushViewController(Frame(top: Deck(), bottom: footer), animated: true)
        }
      }
      class Quay: UIViewController {}
      class Deck: UIViewController {}
      class Harbour: UIViewController {}
      """)
    #expect(arrows(map) == ["Depot show Quay", "Deck show Harbour", "Quay show Deck"])
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

  private let stalls = """
    class Apples: UIViewController {}
    class Bread: UIViewController {}
    class Scales: UIViewController {}
    """

  private let frame = """
    class Counter<Front: UIViewController, Back: UIViewController>: UIViewController {
      let front: Front
      let back: Back
      init(showing front: Front, above back: Back) {
        self.front = front; self.back = back
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() { addChild(front); addChild(back) }
    }
    """

  @Test(arguments: [
    // The value, the declared type, and a helper that adds the child.
    "func make() -> UIViewController { Counter(showing: Bread(), above: Scales()) }",
    "func make() -> Counter<Bread, Scales> { Counter(showing: Bread(), above: Scales()) }",
    """
    lazy var made: Counter<Bread, Scales> = {
      let bread = Bread(); let counter = Counter(showing: bread, above: Scales()); return counter
    }()
    func make() -> UIViewController { made }
    """,
    """
    func make() -> UIViewController { Shelf(of: Bread(), and: Scales()) }
    """,
  ])
  func `leads to the first child of a container, not to the container`(make: String) {
    let map = map(
      """
      extension UIViewController { func put(_ child: UIViewController) { addChild(child) } }
      class Shelf: UIViewController {
        init(of goods: UIViewController, and tools: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          put(goods); put(tools)
        }
      }
      class Street: UIViewController {
        func tap() { present(make(), animated: true) }
        \(make)
      }
      \(frame)
      \(stalls)
      """)
    #expect(arrows(map) == ["Street present Bread"])
  }

  @Test func `leads to what a closure gets that the app's own function calls`() {
    let map = map(
      """
      final class Baker {
        lazy var root = UINavigationController(
          rootViewController: Apples(onLeave: { [weak self] in self?.leave() }))
        private func bread(then show: @escaping (UIViewController) -> Void) -> Bread {
          Bread(onSlice: { let scales = Scales(); show(scales) })
        }
        private func leave() {
          var stack: UINavigationController!
          let first = bread(then: { next in stack.pushViewController(next, animated: true) })
          stack = UINavigationController(rootViewController: first)
          root.present(stack, animated: true)
        }
      }
      class Apples: UIViewController {
        let onLeave: () -> Void
        init(onLeave: @escaping () -> Void) {
          self.onLeave = onLeave; super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { onLeave() }
      }
      class Scales: UIViewController {}
      class Bread: UIViewController {
        let onSlice: () -> Void
        init(onSlice: @escaping () -> Void) {
          self.onSlice = onSlice; super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { onSlice() }
      }
      """)
    #expect(arrows(map) == ["Bread show Scales", "Apples present Bread"])
  }

  @Test func `leads to what each type makes that a list may have`() {
    let map = map(
      """
      protocol Offer { var isSold: Bool { get }; func screen() -> UIViewController }
      struct AppleOffer: Offer { let isSold = false; func screen() -> UIViewController { Apples() } }
      struct BreadOffer: Offer {
        let isSold = false
        func screen() -> UIViewController {
          let stack = UINavigationController(rootViewController: Bread()); return stack
        }
      }
      class Street: UIViewController {
        let offers: [Offer] = [AppleOffer(), BreadOffer()]
        func next() {
          guard let offer = offers.first(where: { !$0.isSold }) else { return }
          present(offer.screen(), animated: true)
        }
      }
      \(stalls)
      """)
    #expect(arrows(map) == ["Street present Apples?", "Street present Bread?"])
    #expect(map.description(title: "").contains("# it is one of several screens\n"))
  }

  @Test func `begins at the screen whose action a reducer answers by its own action`() {
    let map = map(
      """
      @Reducer struct Mill {
        @Reducer enum Path { case grind(Grind); case flour(Flour) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>); case start; case done(Bool) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .start: state.path.append(.grind(Grind.State())); return .none
            case .path(.element(id: _, action: .grind(.stopped(let isFine)))): return .send(.done(isFine))
            case .done(let isFine):
              if isFine { state.path.append(.flour(Flour.State())) }
              return .none
            default: return .none
            }
          }.forEach(\\.path, action: \\.path)
        }
      }
      struct MillView: View {
        @Bindable var store: StoreOf<Mill>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("") { store.send(.start) }
          } destination: { store in
            switch store.case {
            case let .grind(store): GrindView(store: store)
            case let .flour(store): FlourView(store: store)
            }
          }
        }
      }
      @Reducer struct Grind { @ObservableState struct State {}; enum Action { case stopped(Bool) } }
      @Reducer struct Flour { @ObservableState struct State {}; enum Action { case bake } }
      struct GrindView: View {
        let store: StoreOf<Grind>
        var body: some View { Button("") { store.send(.stopped(true)) } }
      }
      struct FlourView: View { let store: StoreOf<Flour>; var body: some View { Text("") } }
      """)
    #expect(arrows(map) == ["MillView show GrindView", "GrindView show FlourView"])
  }

  @Test(arguments: ["value", "destination", "to"])
  func `is a link's with an initializer of the app's own, whatever its label`(label: String) {
    let map = map(
      """
      enum Aisle: Hashable { case fruit(Fruit), till }
      enum Fruit: Hashable { case pear, plum(Int) }
      extension Aisle {
        @ViewBuilder var view: some View {
          switch self {
          case .fruit(let fruit): fruit.view
          case .till: Till()
          }
        }
      }
      extension Fruit {
        @ViewBuilder var view: some View {
          switch self {
          case .pear: Pear()
          case .plum(let count): Plum(count: count)
          }
        }
      }
      extension NavigationLink where Destination == Never {
        init(_ title: String, sign: String? = nil, \(label) aisle: Aisle) where Label == Text {
          self.init(value: aisle) { Text(title) }
        }
      }
      struct Hall: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("", \(label): .till)
              Section { NavigationLink("", sign: "leaf", \(label): .fruit(.plum(2))) }
            }
            .navigationDestination(for: Aisle.self) { $0.view }
          }
        }
      }
      struct Till: View { var body: some View { Text("") } }
      struct Pear: View { var body: some View { NavigationLink("", \(label): .till) } }
      struct Plum: View { let count: Int; var body: some View { Text("") } }
      """)
    #expect(
      arrows(map).sorted() == ["Hall show Plum", "Hall show Till", "Pear show Till"])
  }

  @Test func `begins at a container's first child, also if another one leads to it`() {
    let map = map(
      """
      class Street: UIViewController {
        func tap() {
          present(Counter(showing: Bread(), above: Till(onPay: { [weak self] in self?.pay() })), animated: true)
        }
        func pay() {}
      }
      class Till: UIViewController {
        let onPay: () -> Void
        init(onPay: @escaping () -> Void) {
          self.onPay = onPay; super.init(nibName: nil, bundle: nil)
        }
        func tap() { present(Scales(), animated: true) }
      }
      \(frame)
      \(stalls)
      """)
    #expect(arrows(map) == ["Street present Bread", "Bread present Scales"])
  }

  @Test func `to any of several screens is one question for all calls like it`() {
    let map = map(
      """
      final class Guide {
        let stack: UINavigationController
        var isLate = false
        func open(_ page: Page) {
          switch page {
          case .apples: stack.pushViewController(make(page), animated: true)
          default: stack.pushViewController(make(page), animated: true)
          }
        }
        func make(_ page: Page) -> UIViewController {
          switch page { case .apples: Apples(); case .bread: Bread() }
        }
      }
      enum Page { case apples, bread }
      class North: UIViewController { var guide: Guide? }
      class South: UIViewController { var guide: Guide? }
      \(stalls)
      """)
    #expect(
      map.openEnds().contains(
        "A.swift\t6\tseveral-screens\tmay lead to any of several screens: Apples, Bread; also at A.swift:7\n"
      ))
  }
}

/// The tabs of a container.
@Suite struct `A tab` {
  @Test(arguments: [false, true])
  func `is one, though code chooses its screen`(isOnly: Bool) {
    let map = map(
      """
      final class Larder {
        var isFull = false
        lazy var stack: UINavigationController = {
          if isFull { return UINavigationController(rootViewController: Jars()) }
          return UINavigationController(rootViewController: Empty())
        }()
      }
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let larder = Larder()
        let tabs = UITabBarController()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          let stove = UINavigationController(rootViewController: Stove())
          tabs.setViewControllers([\(isOnly ? "" : "stove, ")larder.stack], animated: false)
          window = UIWindow()
          window?.rootViewController = tabs
          return true
        }
      }
      class Stove: UIViewController {}
      class Jars: UIViewController { func tap() { present(Stove(), animated: true) } }
      class Empty: UIViewController {}
      """)
    #expect(
      boxes(map)
        == (isOnly
          ? ["Jars", "Stove", "Empty"] : ["UITabBarController", "Stove", "Jars", "Empty"]))
    #expect(map.description(title: "").contains("class: Empty, note: \"shown instead of Jars\""))
  }

  @Test func `is what its coordinator pushes, which is no transition`() {
    let map = map(
      """
      protocol Flow: AnyObject { var stack: UINavigationController { get }; func start() }
      final class House: Flow {
        let stack: UINavigationController
        private let tabs = UITabBarController()
        private var flows: [Flow] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let kitchen = KitchenFlow(stack: UINavigationController())
          let cellar = CellarFlow(stack: UINavigationController())
          [kitchen, cellar].forEach { add($0) }
          tabs.viewControllers = [kitchen.stack, cellar.stack]
          stack.setViewControllers([tabs], animated: false)
        }
        private func add(_ flow: Flow) { flows.append(flow); flow.start() }
      }
      final class KitchenFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Stove(), animated: false) }
      }
      final class CellarFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let jars = Jars()
          jars.onOpen = { [unowned self] in stack.pushViewController(Spoon(), animated: true) }
          stack.viewControllers = [jars]
        }
      }
      class Door: UIViewController {
        func ring() { House(stack: navigationController!).start() }
      }
      class Stove: UIViewController {}
      class Jars: UIViewController { var onOpen: (() -> Void)?; func tap() { onOpen?() } }
      class Spoon: UIViewController {}
      """)
    #expect(
      arrows(map).sorted() == ["Door show UITabBarController", "Jars show Spoon"])
    #expect(boxes(map).prefix(3) == ["UITabBarController", "Stove", "Jars"])
  }
}
