// A modifier for a value is made of one for a flag, which presents; both call their builders by `self`.
@main struct ZooApp: App { var body: some Scene { WindowGroup { ZooView() } } }

struct Animal: Identifiable, Equatable { let id: Int }

extension View {
  func gate<Page: View>(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Page)
    -> some View
  {
    modifier(Gate(isOpen: isOpen, content: content))
  }

  func gate<Value: Equatable, Page: View>(
    value: Binding<Value?>, @ViewBuilder content: @escaping (Value) -> Page
  ) -> some View {
    modifier(ValueGate(value: value, content: content))
  }
}

private struct ValueGate<Value: Equatable, Page: View>: ViewModifier {
  @Binding var value: Value?
  @State var shown: Value?
  @State var isOpen = false
  var content: (Value) -> Page

  func body(content: Content) -> some View {
    content
      .gate(isOpen: $isOpen) { if let shown { self.content(shown) } }
      .onChange(of: value) { value in
        shown = value
        isOpen = value != nil
      }
  }
}

private struct Gate<Page: View>: ViewModifier {
  @Binding var isOpen: Bool
  let content: () -> Page

  init(isOpen: Binding<Bool>, content: @escaping () -> Page) {
    _isOpen = isOpen
    self.content = content
  }

  func body(content: Content) -> some View {
    content
      .onAppear { open(isOpen) }
      .onChange(of: isOpen) { isOpen in open(isOpen) }
  }

  private func open(_ isOpen: Bool) {
    guard isOpen else { return }
    let controller = UIHostingController(rootView: self.content())
    UIApplication.shared.frontController?.present(controller, animated: true)
  }
}

struct ZooView: View {
  @State private var animal: Animal?
  @State private var isFeeding = false
  var body: some View {
    Button("Lion") { animal = Animal(id: 1) }
      .gate(value: $animal) { AnimalView(animal: $0) }
      .gate(isOpen: $isFeeding) { FeedingView() }
  }
}

struct AnimalView: View {
  let animal: Animal
  var body: some View { Text("Animal") }
}
struct FeedingView: View { var body: some View { Text("Feeding") } }
