// The first view only chooses: who is signed in sees the mail, everybody else the greeting.
final class Session: ObservableObject {
  @Published var isSignedIn = false
  func signIn() { isSignedIn = true }
}

@main struct MailApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup { Entrance().environmentObject(session) } }
}

struct Entrance: View {
  @EnvironmentObject var session: Session
  var body: some View {
    if session.isSignedIn {
      MailboxesView()
    } else {
      GreetingView()
    }
  }
}

struct GreetingView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    Button("Sign in") { session.signIn() }
    NavigationLink("Help") { HelpView() }
  }
}

struct MailboxesView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    NavigationLink("Inbox") { InboxView() }
    Button("Sign out") { session.isSignedIn = false }
  }
}

struct InboxView: View { var body: some View { Text("Inbox") } }
struct HelpView: View { var body: some View { Text("Help") } }
