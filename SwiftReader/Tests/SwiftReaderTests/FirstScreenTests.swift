import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// The first screen of an app, by what shows it.
@Suite struct `The first screen` {
  private let kitchen = """
    struct Stove: View {
      @State var isHot = false
      var body: some View { Text("").sheet(isPresented: $isHot) { Timer() } }
    }
    struct Timer: View { var body: some View { Text("") } }
    struct Fridge: View { var body: some View { Text("") } }
    """

  @Test func `is what a stack shows, not the view around it`() {
    let map = map(
      """
      @main struct Kitchen: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          NavigationStack {
            Stove().sheet(isPresented: $isOpen) { Fridge() }
          }
          .padding()
        }
      }
      \(kitchen)
      """)
    #expect(arrows(map) == ["Stove present Fridge", "Stove present Timer"])
    #expect(boxes(map) == ["Stove", "Fridge", "Timer"])
    #expect(!map.list().contains("Root"))
  }

  @Test func `is the view with the stack, if that shows more`() {
    let map = map(
      """
      @main struct Kitchen: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          NavigationStack { List { Stove(); Text("") }.sheet(isPresented: $isOpen) { Fridge() } }
        }
      }
      \(kitchen)
      """)
    #expect(arrows(map) == ["Root present Fridge", "Root present Timer"])
  }

  @Test func `keeps its tabs, each with its stack`() {
    let map = map(
      """
      @main struct Kitchen: App {
        var body: some Scene { WindowGroup { TabView { StoveTab(); FridgeTab() } } }
      }
      struct StoveTab: View { var body: some View { NavigationStack { Stove() } } }
      struct FridgeTab: View { var body: some View { NavigationStack { Fridge() } } }
      \(kitchen)
      """)
    #expect(arrows(map) == ["StoveTab present Timer"])
    #expect(boxes(map) == ["Kitchen", "StoveTab", "FridgeTab", "Timer"])
  }

  @Test func `is one of those between which a view chooses, whatever it brings`() {
    let map = map(
      """
      @main struct Kitchen: App { var body: some Scene { WindowGroup { Root() } } }
      enum Door { case closed, open }
      struct Root: View {
        @State var door = Door.closed
        @State var isOpen = false
        @State var isLate = false
        var body: some View {
          switch door {
          case .closed: Stove()
          case .open: NavigationView { Fridge().sheet(isPresented: $isOpen) { Light() } }
          }
        }
      }
      struct Light: View { var body: some View { Text("") } }
      \(kitchen)
      """)
    #expect(arrows(map) == ["Fridge present Light", "Stove present Timer"])
    #expect(boxes(map) == ["Stove", "Fridge", "Light", "Timer"])
  }

  @Test func `is each of those between which a view chooses, for what it brings itself`() {
    let map = map(
      """
      @main struct Kitchen: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var isCold = false
        @State var isOpen = false
        var body: some View {
          Group { if isCold { Fridge() } else { Stove() } }
            .sheet(isPresented: $isOpen) { Light() }
        }
      }
      struct Light: View { var body: some View { Text("") } }
      \(kitchen)
      """)
    #expect(
      arrows(map) == ["Stove present Light?", "Fridge present Light?", "Stove present Timer"])
    #expect(boxes(map) == ["Stove", "Light", "Fridge", "Timer"])
  }

  @Test(arguments: [
    """
    @main struct Kitchen: App {
      @AppStorage("knows") private var knowsHouse = false
      var body: some Scene {
        WindowGroup { if knowsHouse { Rooms() } else { Greeting(onDone: { knowsHouse = true }) } }
      }
    }
    """,
    """
    @main struct Kitchen: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View {
      @State private var knowsHouse = false
      var body: some View {
        if knowsHouse { Rooms() } else { Greeting(onDone: { knowsHouse = true }) }
      }
    }
    """,
    """
    @main struct Kitchen: App {
      @State private var knowsHouse = false
      var body: some Scene { WindowGroup { content.tint(.red) } }
      @ViewBuilder private var content: some View {
        if knowsHouse { Rooms() } else { Greeting(onDone: { knowsHouse = true }) }
      }
    }
    """,
  ])
  func `is the one that an app shows at first, and leads on to the tabs`(start: String) {
    let map = map(
      """
      \(start)
      struct Greeting: View {
        let onDone: () -> Void
        var body: some View { Button("", action: onDone) }
      }
      struct Rooms: View { var body: some View { TabView { Stove(); Fridge() } } }
      \(kitchen)
      """)
    #expect(arrows(map) == ["Greeting custom Rooms", "Stove present Timer"])
    #expect(boxes(map) == ["Greeting", "Rooms", "Stove", "Fridge", "Timer"])
  }

  @Test func `is a splash that leads on, and says so`() {
    func map(after splash: String) -> AppMap {
      SwiftReaderTests.map(
        """
        @main class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
            window = UIWindow()
            window?.rootViewController = Splash()
            return true
          }
        }
        class Splash: UIViewController { func end() { \(splash) } }
        \(sketch)
        """)
    }
    let note = "note: \"shown at first, then Soup\""
    let leading = map(after: "view.window?.rootViewController = Soup()")
    #expect(boxes(leading) == ["Splash", "Soup"])
    #expect(leading.description(title: "").contains(note))
    // A main screen may present another one.
    #expect(!map(after: "present(Soup(), animated: true)").description(title: "").contains("note:"))
  }

  private let storyboard = """
    <document initialViewController="a">
      <viewController id="a" customClass="Sketch" sceneMemberID="viewController"/>
    </document>
    """
  private let sketch = "class Sketch: UIViewController {}\nclass Soup: UIViewController {}\n"

  @Test func `is what code gives its own window, not the main storyboard's`() {
    let code = """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = Soup()
          return true
        }
      }
      """
    #expect(boxes(map(sketch + code, storyboard: storyboard)) == ["Soup"])
    // The storyboard's window shows its screen until code gives it another.
    let later = code.replacing("window = UIWindow()", with: "guard isHungry else { return true }")
    #expect(Set(boxes(map(sketch + later, storyboard: storyboard))) == ["Soup", "Sketch"])
  }

  @Test func `is what an object puts into a container later`() {
    let map = map(
      """
      extension UIViewController {
        func show(inside child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      final class Flow {
        let frame: UIViewController = { let frame = UIViewController(); return frame }()
        let tabs = UITabBarController()
        func begin() {
          tabs.setViewControllers([Soup(), Bread()], animated: false)
          frame.show(inside: tabs)
        }
      }
      class Bread: UIViewController {}
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var flow = Flow()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = flow.frame
          flow.begin()
          return true
        }
      }
      \(sketch)
      """, storyboard: storyboard)
    #expect(boxes(map) == ["UITabBarController", "Soup", "Bread"])
  }

  @Test func `is what a scene's delegate gives its window, in a stack or as a view`() {
    func boxes(_ root: String) -> [String] {
      SwiftReaderTests.boxes(
        map(
          """
          @main class Delegate: UIResponder, UIApplicationDelegate {}
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
              _ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions
            ) {
              guard let scene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: scene)
              window.rootViewController = \(root)
              self.window = window
            }
          }
          \(sketch)
          \(kitchen)
          """, storyboard: storyboard))
    }
    let stack = boxes("UINavigationController(rootViewController: Soup())")
    #expect(stack == ["Soup", "Stove", "Timer"])
    let view = boxes("UIHostingController(rootView: NavigationStack { Stove() })")
    #expect(view == ["Stove", "Timer"])
  }

  @Test func `is what an app's window shows, not its settings or a window for an id`() {
    let map = map(
      """
      @main struct Kitchen: App {
        var body: some Scene {
          Settings { Fridge() }
          WindowGroup("Timer", id: "timer") { Timer() }
          WindowGroup { Stove() }
        }
      }
      \(kitchen)
      """)
    #expect(boxes(map) == ["Stove", "Timer"])
  }

  @Test func `is what the first coordinator's child puts into its stack`() {
    let map = map(
      """
      protocol Coordinator: AnyObject { func start() }
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        let window: UIWindow
        let stack = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func start() {
          window.rootViewController = stack
          let meal = MealCoordinator(stack: stack)
          children.append(meal)
          meal.start()
        }
      }
      final class MealCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let soup = Soup()
          soup.onSketch = { [weak self] in self?.showSketch() }
          stack.setViewControllers([soup], animated: false)
        }
        func showSketch() { stack.pushViewController(Sketch(), animated: true) }
      }
      class Soup: UIViewController { var onSketch: (() -> Void)?; func tap() { onSketch?() } }
      class Sketch: UIViewController {}
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          let window = UIWindow()
          coordinator = AppCoordinator(window: window)
          coordinator?.start()
          self.window = window
          return true
        }
      }
      """)
    #expect(boxes(map) == ["Soup", "Sketch"])
    #expect(arrows(map) == ["Soup show Sketch"])
  }
}
