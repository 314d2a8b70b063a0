import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// Views that a feature's type contains, as many apps of the Composable Architecture have them.
@Suite struct `The map of features` {
  @Test
  func `has views with the features' names, each with its file's own modifiers`() {
    func feature(_ name: String, _ target: String) -> FileFacts {
      FileFacts(
        path: "\(name).swift",
        """
        extension \(name) {
          struct View: SwiftUI.View {
            let store: StoreOf<\(name)>
            var body: some SwiftUI.View { Text("").destinations(with: store) }
          }
        }
        private extension View {
          func destinations(with store: StoreOf<\(name)>) -> some View { details(with: store) }
          private func details(with store: StoreOf<\(name)>) -> some View {
            sheet(store: store.scope(state: \\.details, action: \\.details)) {
              \(target).View(store: $0)
            }
          }
        }
        """)
    }
    let app = FileFacts(
      path: "App.swift",
      """
      @main struct Reader: App { var body: some Scene { WindowGroup { Shelf.View(store: store) } } }
      struct Shelf {}
      struct Book {}
      struct Page {}
      extension Page { struct View: SwiftUI.View { var body: some SwiftUI.View { Text("") } } }
      """)
    let files = [app, feature("Shelf", "Book"), feature("Book", "Page")]
    let map = AppMap(files)
    #expect(
      map.list() == """
        Book.swift:10 present Book.View -> Page.View certain
        Shelf.swift:10 present Shelf.View -> Book.View certain

        """)
    #expect(map.description(title: "").contains("{id: Shelf.View, class: Shelf.View}"))
    // By these names, a comparison finds what the source still declares.
    #expect(AppMap.declarations(in: files).contains("Shelf.View\tShelf.swift\t2\n"))
  }
}

extension FileFacts {
  fileprivate init(path: String, _ text: String) { self.init(path: path, text: Array(text.utf8)) }
}
