@main
struct RadioApp: App {
  var body: some Scene {
    WindowGroup { PreferencesView() }
  }
}

struct PreferencesView: View {
  var body: some View {
    List {
      LinkRow(to: StationsView(), title: "Stations")
      BuilderRow("Alarm") { AlarmView() }
      SheetButton(title: "Licence") {
        LicenceView()
      } label: {
        LicenceBadge()
      }
      ErasedRow(destination: AnyView(CreditsView()))
      DoubleRow { EqualizerView() }
      Card { VolumeView() }
      NavigationLink(destination: PlayerView(store: .init(), queue: QueueView())) { Text("") }
    }
    .modifier(HelpSheet(help: HelpView()))
  }
}

// By value, through an initializer.
struct LinkRow<Destination: View>: View {
  private let screen: Destination
  private let title: String

  init(to destination: Destination, title: String) {
    screen = destination
    self.title = title
  }

  var body: some View {
    NavigationLink(destination: screen) { Text(title) }
  }
}

// By a closure that the initializer calls.
struct BuilderRow<Content>: View where Content: View {
  let content: Content
  let title: String

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    HStack { NavigationLink(title) { self.content.navigationTitle(title) } }
  }
}

// By the initializer that Swift gives a struct; the label is a part.
struct SheetButton<Content: View, Face: View>: View {
  @State private var isShown = false
  let title: String
  @ViewBuilder let content: () -> Content
  @ViewBuilder let label: () -> Face

  var body: some View {
    Button {
      isShown = true
    } label: {
      label()
    }
    .sheet(isPresented: $isShown) { NavigationStack { content() } }
  }
}

struct ErasedRow: View {
  let destination: AnyView
  var body: some View { NavigationLink(destination: destination) { Text("") } }
}

// A row in a row.
struct DoubleRow<Content: View>: View {
  let content: () -> Content
  var body: some View { BuilderRow("Twice") { content() } }
}

struct HelpSheet<Help: View>: ViewModifier {
  @State private var isShown = false
  let help: Help
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) { help }
  }
}

// Shows what it is given, and brings nothing.
struct Card<Content: View>: View {
  let content: () -> Content
  var body: some View { VStack { content() } }
}

// Nobody makes it.
struct UnusedRow<Content: View>: View {
  let content: Content
  var body: some View { NavigationLink(destination: content) { Text("") } }
}

// A screen itself: it presents the queue. Its settings are its own affair.
struct PlayerView<Queue: View>: View {
  let store: StoreOf<Player>
  let queue: Queue
  var body: some View {
    Text("").sheet(isPresented: $listsQueue) { queue }
      .sheet(item: $settings) { store in PlayerSettingsView(store: store) }
  }
}

struct VolumeView: View {
  var body: some View { NavigationLink(destination: BalanceView()) { Text("") } }
}

struct LicenceBadge: View {
  var body: some View { NavigationLink(destination: BadgeView()) { Text("") } }
}

struct StationsView: View { var body: some View { Text("") } }
struct AlarmView: View { var body: some View { Text("") } }
struct LicenceView: View { var body: some View { Text("") } }
struct CreditsView: View { var body: some View { Text("") } }
struct EqualizerView: View { var body: some View { Text("") } }
struct HelpView: View { var body: some View { Text("") } }
struct BalanceView: View { var body: some View { Text("") } }
struct BadgeView: View { var body: some View { Text("") } }
struct QueueView: View { var body: some View { Text("") } }
struct PlayerSettingsView: View { var body: some View { Text("") } }

/// It brings what it is given, if it is given something.
struct OptionalRow<Content: View>: View {
  let content: (() -> Content)?

  var body: some View {
    if let content {
      NavigationLink {
        content()
      } label: {
        Text("")
      }
    } else {
      Text("")
    }
  }
}

/// A row that is a screen: not what it leads to is shown, but the row.
struct ChoiceView: View {
  var body: some View {
    Text("").sheet(isPresented: $chooses) { ChoicesView { AlbumView() } }
    OptionalRow { AccountView() }
  }
}

struct ChoicesView<Content: View>: View {
  let content: () -> Content

  var body: some View {
    NavigationLink {
      content()
    } label: {
      Text("")
    }
  }
}
