// The first view keeps its state itself, with a default and modifiers.
enum Phase { case opening, working }

@main struct NotesApp: App {
  var body: some Scene { WindowGroup { Main() } }
}

struct Main: View {
  @State private var phase = Phase.opening
  var body: some View {
    ZStack {
      switch phase {
      case .opening: OpeningView(onEnd: { phase = .working })
      default: NotebookView()
      }
    }
    .tint(.green)
  }
}

struct OpeningView: View {
  let onEnd: () -> Void
  var body: some View { Button("Open", action: onEnd) }
}

struct NotebookView: View {
  @State private var isSheetShown = false
  var body: some View {
    Text("Notes").sheet(isPresented: $isSheetShown) { PageView() }
  }
}

struct PageView: View { var body: some View { Text("Page") } }
