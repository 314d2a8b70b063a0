// Methods of the app's own types have the names of SwiftUI's modifiers.
@main struct MuseumApp: App { var body: some Scene { WindowGroup { MuseumView() } } }

struct MuseumView: View {
  @State private var isBuying = false
  @State private var isGuided = false
  @State private var isResting = false
  private var bench: some View { BenchView() }
  var body: some View {
    Text("Museum")
      .sheet(isPresented: $isBuying) {
        TicketView().presentationDetents([.medium]).task { print("shown") }
      }
      .sheet(isPresented: $isGuided) { Group { GuideView() }.id("guide").task { print("shown") } }
      .sheet(isPresented: $isResting) { bench.task { print("shown") } }
  }
}

struct TicketView: View { var body: some View { Text("Ticket") } }
struct GuideView: View { var body: some View { Text("Guide") } }
struct BenchView: View { var body: some View { Text("Bench") } }

struct VisitorCounter {
  private var visitors = 0
  mutating func task(_ count: () -> Void) { visitors += 1 }
}
