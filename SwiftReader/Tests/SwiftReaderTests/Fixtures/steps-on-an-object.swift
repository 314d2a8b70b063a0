// The step of a flow lies on an object that all its views share; one view shows the step's screen.
protocol Step: Hashable {}

enum SignupStep: Step {
  case name
  case photo(Account)
}

@Observable final class Guide {
  var step: (any Step)?
  func go(to step: any Step) { self.step = step }
}

@main struct SignupApp: App {
  @State private var guide = Guide()
  var body: some Scene { WindowGroup { SignupFlow().environment(guide) } }
}

struct SignupFlow: View {
  @Environment(Guide.self) private var guide
  var body: some View {
    switch guide.step as? SignupStep {
    case .name: NameView()
    case .photo(let account): PhotoView(account: account)
    case nil: WelcomeView()
    }
  }
}

struct WelcomeView: View {
  @Environment(Guide.self) private var guide
  var body: some View {
    Button("Begin") { guide.go(to: SignupStep.name) }
  }
}

struct NameView: View {
  @Environment(Guide.self) private var guide
  var body: some View {
    Button("Next") { guide.step = SignupStep.photo(Account()) }
  }
}

struct PhotoView: View {
  let account: Account
  @Environment(Guide.self) private var guide
  var body: some View {
    Button("Start again") { guide.step = nil }
  }
}
