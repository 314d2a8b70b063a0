// A view chooses by a state of its own; its children get a binding to it, or closures that set it.
enum Phase {
  case intro, form
  case finished(Int)
}

@main struct FormApp: App { var body: some Scene { WindowGroup { FormFlow() } } }

struct FormFlow: View {
  @State private var phase: Phase = .intro
  var body: some View {
    switch phase {
    case .intro: IntroView(phase: $phase)
    case .form:
      FormView(onSend: { number in phase = .finished(number) }, onBack: { phase = .intro })
    case .finished(let number): FinishedView(number: number)
    }
  }
}

struct IntroView: View {
  @Binding var phase: Phase
  var body: some View { Button("Begin") { phase = .form } }
}

struct FormView: View {
  let onSend: (Int) -> Void
  let onBack: () -> Void
  var body: some View {
    Button("Send") { onSend(1) }
    Button("Back") { onBack() }
  }
}

struct FinishedView: View {
  let number: Int
  var body: some View { Text("Finished") }
}
