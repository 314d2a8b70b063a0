// An own modifier's name says that it shows something, but its body says what: the closure is only a
// part of it.
@main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } }

struct GardenView: View {
  @State private var isPlanning = false
  @State private var isSowing = false
  @State private var isWatering = false
  var body: some View {
    Button("Plan") { isPlanning = true }
      .showPlan(isShown: $isPlanning) { SaveButton(title: "Save") }
      .showSeeds(isShown: $isSowing) { SaveButton(title: "Sow") }
      .showPage(isShown: $isWatering) { WateringView() }
  }
}

struct PlanSheet<Footer: View>: ViewModifier {
  @Binding var isShown: Bool
  var footer: Footer
  init(isShown: Binding<Bool>, @ViewBuilder footer: () -> Footer) {
    _isShown = isShown
    self.footer = footer()
  }
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) { PlanView { AnyView(footer) } }
  }
}

struct SeedSheet<Footer: View>: ViewModifier {
  @Binding var isShown: Bool
  var footer: Footer
  init(isShown: Binding<Bool>, @ViewBuilder footer: () -> Footer) {
    _isShown = isShown
    self.footer = footer()
  }
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) { SeedView { AnyView(footer) } }
  }
}

extension View {
  func showSeeds(isShown: Binding<Bool>, @ViewBuilder footer: () -> some View) -> some View {
    modifier(SeedSheet(isShown: isShown, footer: { footer() }))
  }
  func showPlan(isShown: Binding<Bool>, @ViewBuilder footer: () -> some View) -> some View {
    modifier(PlanSheet(isShown: isShown, footer: { footer() }))
  }
  func showPage<Page: View>(isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page)
    -> some View
  {
    sheet(isPresented: isShown) { page() }
  }
}

struct PlanView: View {
  let footer: () -> AnyView
  init(footer: @escaping () -> AnyView) { self.footer = footer }
  var body: some View {
    Text("Plan")
    footer()
  }
}
struct SeedView: View {
  var footer: AnyView?
  init(footer: () -> AnyView) { self.footer = footer() }
  var body: some View {
    Text("Seeds")
    footer
  }
}
struct WateringView: View { var body: some View { Text("Watering") } }
struct SaveButton: View {
  let title: String
  var body: some View { Text(title) }
}
