// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// Types whose names begin with a small letter: a hosting controller, a modifier and a view.
@main struct BakeryApp: App { var body: some Scene { WindowGroup { BakeryView() } } }

final class bTray<Content: View>: UIHostingController<Content> {
  let label: String
  init(rootView: Content, label: String) {
    self.label = label
    super.init(rootView: rootView)
  }
}

struct bRecipe: View { var body: some View { Text("Recipe") } }

struct ovenSheet: ViewModifier {
  @Binding var isShown: Bool
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) { OvenView() }
  }
}

struct Tray<Page: View>: ViewModifier {
  @Binding var isShown: Bool
  let page: () -> Page
  init(isShown: Binding<Bool>, page: @escaping () -> Page) {
    _isShown = isShown
    self.page = page
  }
  func body(content: Content) -> some View {
    content.onChange(of: isShown) { shown in if shown { slide() } }
  }
  private func slide() {
    let tray = bTray(rootView: page(), label: "tray")
    UIApplication.shared.frontController?.present(tray, animated: true)
  }
}

extension View {
  func oven(isShown: Binding<Bool>) -> some View { modifier(ovenSheet(isShown: isShown)) }
  func tray<Page: View>(isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page)
    -> some View
  {
    modifier(Tray(isShown: isShown, page: page))
  }
}

struct BakeryView: View {
  @State private var isBaking = false
  @State private var isReading = false
  var body: some View {
    Button("Bake") { isBaking = true }
      .oven(isShown: $isBaking)
      .tray(isShown: $isReading) { bRecipe() }
  }
}

struct OvenView: View { var body: some View { Text("Oven") } }

// A type with the name of a variable is never meant by the variable.
enum flour { static let kinds = 2 }
struct FlourView: View {
  let flour: FlourShelf
  var body: some View { Button("Sack") { flour.open() } }
}
final class FlourShelf {
  weak var controller: UIViewController?
  func open() { controller?.present(SackController(), animated: true) }
}
final class SackController: UIViewController {}
