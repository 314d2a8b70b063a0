import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// What a window contains, and what a view only presents.
@Suite struct `A window's content` {
  private func map(_ source: String) -> AppMap {
    AppMap([FileFacts(path: "A.swift", text: Array(source.utf8))])
  }

  private let views = """
    struct Bread: View { var body: some View { Text("") } }
    struct Cake: View { var body: some View { Text("") } }
    struct Oven: View { var body: some View { NavigationLink("") { Cake() } } }
    """

  @Test func `has its tabs without a view of its own`() {
    let text = map(
      """
      @main struct Bakery: App {
        var body: some Scene {
          WindowGroup { TabView { Bread(); Oven() } }
          Settings { TabView { Cake(); Cake(); Text(""); Bread(); Oven() } }
        }
      }
      \(views)
      """
    ).description(title: "")
    #expect(
      text.contains(
        """
          id: Bakery
          class: Bakery
          superclass: UITabBarController
          viewControllers:
            - {id: Bread, class: Bread}
            - {id: Oven, class: Oven}

        scenes:
          - {id: Cake, class: Cake}

        """))
  }

  @Test func `has its tabs in a property of the app`() {
    let text = map(
      """
      @main struct Bakery: App { var body: some Scene { WindowGroup { tabs } } }
      extension Bakery { var tabs: some View { TabView { Bread(); Oven() } } }
      \(views)
      """
    ).description(title: "")
    #expect(
      text.contains(
        """
          id: Bakery
          class: Bakery
          superclass: UITabBarController
          viewControllers:
            - {id: Bread, class: Bread}
            - {id: Oven, class: Oven}
        """))
  }

  @Test func `is first only if no code opens the window by an id`() {
    let text = map(
      """
      @main struct Bakery: App {
        var body: some Scene {
          WindowGroup { Bread() }
          WindowGroup("Oven", id: "oven") { Oven() }
        }
      }
      \(views)
      """
    ).description(title: "")
    #expect(text.contains("rootViewController:\n  {id: Bread, class: Bread}"))
  }

  @Test func `is in SwiftUI's container if a model has the container's name`() {
    let text = map(
      """
      struct Group: Codable { var members: [String] = [] }
      @main struct Bakery: App {
        var body: some Scene { WindowGroup { Group { if isOpen { Text("") } else { Oven() } } } }
      }
      \(views)
      """
    ).description(title: "")
    #expect(text.contains("rootViewController:\n  {id: Oven, class: Oven}"))
  }

  @Test func `isn't what a modifier of another module presents`() {
    let map = map(
      """
      @main struct Bakery: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          TabView {
            Shelf(isShown: false) { kind in
              switch kind {
              case .oven: Oven()
              case .cake: Cake()
              }
            }
            Bread()
          }
        }
      }
      struct Shelf<Page: View>: View {
        @State var isShown: Bool
        @ViewBuilder var page: (_ kind: Kind) -> Page
        var body: some View { Text("").card(isPresented: $isShown) { page(.oven) } }
      }
      \(views)
      """)
    #expect(map.list() == "A.swift:22 show Oven -> Cake certain\n")
    #expect(
      map.description(title: "").contains(
        """
          viewControllers:
            - {id: Shelf, class: Shelf}
            - {id: Bread, class: Bread}

        """))
  }

  @Test func `isn't a view that only a preview creates`() {
    let map = map(
      """
      @main struct Bakery: App { var body: some Scene { WindowGroup { Oven() } } }
      \(views)
      struct SampleBoard: View { var body: some View { NavigationLink("") { Bread() } } }
      #Preview { SampleBoard() }
      """)
    #expect(map.list() == "A.swift:4 show Oven -> Cake certain\n")
  }
}
