import ScreenMap
import SourceFacts
import SourceParsing
import Testing

@Suite struct `Stacks` {
  /// A stack of the Composable Architecture, in the form of a flow and its reducer.
  private func flow(_ name: String, cases: [(name: String, view: String)], reducer: String)
    -> String
  {
    """
    struct \(name)View: View {
      @Bindable var store: StoreOf<\(name)>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("Go on") { store.send(.next) }
        } destination: { store in
          switch store.case {
          \(cases.map { "case let .\($0.name)(store): \($0.view)(store: store)" }.joined(separator: "\n"))
          }
        }
      }
    }
    @Reducer struct \(name) {
      @Reducer enum Path { \(cases.map { "case \($0.name)(\($0.view)Feature)" }.joined(separator: "; ")) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(reducer)
          default: return .none
          }
        }
      }
    }

    """
  }

  @Test func `whose reducer appends a state are left by the screen that acts`() {
    let views = ["Terms", "Payment", "Receipt"].map {
      "struct \($0): View { var body: some View { Text(\"\") } }\n"
    }
    let order = flow(
      "Order", cases: [("terms", "Terms"), ("payment", "Payment"), ("receipt", "Receipt")],
      reducer: """
        case .next: state.path.append(.terms(Terms.State()))
        case .path(.element(id: _, action: .terms(.accepted))):
          state.path.append(.payment(Payment.State()))
        """)
    // Another flow has cases of the same names.
    let refund = flow(
      "Refund", cases: [("receipt", "Receipt"), ("payment", "Payment")],
      reducer: "case .next: state.path.append(.receipt(Receipt.State()))")
    let map = AppMap([FileFacts(path: "Shop.swift", order + refund + views.joined())])
    #expect(
      map.list() == """
        Shop.swift:4 show OrderView -> Receipt inferred
        Shop.swift:20 show OrderView -> Terms certain
        Shop.swift:22 show Terms -> Payment certain
        Shop.swift:31 show RefundView -> Payment inferred
        Shop.swift:46 show RefundView -> Receipt certain

        """)
  }

  @Test func `of objects are no screens`() {
    let map = AppMap([
      FileFacts(
        path: "Flow.swift",
        """
        protocol Part { func makeView() -> AnyView }
        struct Module: Identifiable { let id = 1; let part: Part; init(_ part: Part) { self.part = part } }
        @Observable class Stack: Part {
          var root: Module?
          var sheet: Module?
          func setRoot(_ part: Part) { root = Module(part) }
          func setSheet(_ part: Part) { sheet = Module(part) }
          func makeView() -> AnyView { AnyView(StackView(stack: self)) }
        }
        struct StackView: View {
          @Bindable var stack: Stack
          var body: some View {
            NavigationStack { stack.root?.part.makeView() }
              .sheet(item: $stack.sheet) { module in module.part.makeView() }
          }
        }
        class HelpPart: Part { func makeView() -> AnyView { AnyView(HelpView()) } }
        class HomePart: Part {
          let stack: Stack
          init(stack: Stack) { self.stack = stack }
          func makeView() -> AnyView { AnyView(HomeView()) }
          func help() {
            let inner = Stack()
            inner.setRoot(HelpPart())
            stack.setSheet(inner)
          }
        }
        struct HomeView: View { var body: some View { Text("") } }
        struct HelpView: View { var body: some View { Text("") } }
        """)
    ])
    #expect(!map.list().contains("StackView"))
    #expect(map.list().contains("present HomeView -> HelpView"))
  }

  @Test func `are filled with the view of a module, a tuple with a name`() {
    let map = AppMap([
      FileFacts(
        path: "Modules.swift",
        """
        typealias HelpModule = (
          view: HelpViewInput,
          input: HelpInput
        )
        protocol Viewing { var controller: UIViewController { get } }
        extension Viewing where Self: UIViewController { var controller: UIViewController { self } }
        protocol HelpViewInput: Viewing {}
        protocol HomeViewInput: Viewing {}
        class HelpViewController: UIViewController, HelpViewInput {}
        class HomeViewController: UIViewController, HomeViewInput {}
        enum HelpAssembly {
          static func makeModule() -> HelpModule? {
            let view = HelpViewController()
            return (view, view.input)
          }
        }
        class HomeRouter {
          func showHelp(from view: HomeViewInput?) {
            guard let controller = HelpAssembly.makeModule()?.view.controller else { return }
            view?.controller.navigationController?.pushViewController(controller, animated: true)
          }
        }
        """)
    ])
    #expect(map.list().contains("show HomeViewController -> HelpViewController"))
  }
}

extension FileFacts {
  fileprivate init(path: String, _ text: String) { self.init(path: path, text: Array(text.utf8)) }
}
