import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// What an app starts with, and what is only for Xcode's canvas.
@Suite struct `The first screens and stacks` {
  private func map(_ source: String) -> AppMap {
    AppMap([FileFacts(path: "A.swift", text: Array(source.utf8))])
  }

  @Test func `gets a push by each way to add to its list`() {
    let source = """
      class Inbox: UIViewController {
        func a() { navigationController?.viewControllers.append(Mail()) }
        func b() { navigationController?.viewControllers += [Rules()] }
        func c() { navigationController!.viewControllers = navigationController!.viewControllers + [Help()] }
        func d() { tabBarController?.viewControllers?.append(Trash()) }
      }
      class Mail: UIViewController {}
      class Rules: UIViewController {}
      class Help: UIViewController {}
      class Trash: UIViewController {}
      """
    #expect(
      map(source).list() == """
        A.swift:2 show Inbox -> Mail certain
        A.swift:3 show Inbox -> Rules certain
        A.swift:4 show Inbox -> Help certain

        """)
  }

  @Test func `has its columns where a function fills it`() {
    let source = """
      class Photos: UIViewController {
        func open() {
          let split = Album()
          split.viewControllers = [Left(), Right()]
          present(split, animated: true)
        }
      }
      class Album: UISplitViewController {}
      class Left: UIViewController {}
      class Right: UIViewController {}
      """
    let text = map(source).description(title: "")
    #expect(text.contains("primary: {id: Left, class: Left}"))
    #expect(text.contains("secondary: {id: Right, class: Right}"))
  }

  @Test func `of a path's values may be made by an initializer's name`() {
    let source = """
      struct List: View { var body: some View {
        NavigationLink(value: NotePath(1)) { Text("") }
          .navigationDestination(for: NotePath.self, destination: Note.init)
      } }
      struct NotePath: Hashable {}
      struct Note: View { let path: NotePath; var body: some View { Text("") } }
      """
    #expect(map(source).list() == "A.swift:2 show List -> Note certain\n")
  }

  @Test func `leaves out what only previews create, and no screen that is called so`() {
    let source = """
      struct Editor: View { var body: some View { NavigationLink("") { PreviewsView() } } }
      struct PreviewsView: View { var body: some View { NavigationLink("") { Export() } } }
      struct PreviewOfRoutes: View { var body: some View { NavigationLink("") { Export() } } }
      struct Export: View { var body: some View { Text("") } }
      private struct PreviewHarness: View { var body: some View { NavigationLink("") { Export() } } }
      private struct PreviewHost: View { var body: some View { NavigationLink("") { Export() } } }
      #Preview { PreviewHarness() }
      struct Export_Previews: PreviewProvider { static var previews: some View { PreviewHost() } }
      """
    #expect(
      map(source).list() == """
        A.swift:1 show Editor -> PreviewsView certain
        A.swift:2 show PreviewsView -> Export certain
        A.swift:3 show PreviewOfRoutes -> Export certain

        """)
  }
}
