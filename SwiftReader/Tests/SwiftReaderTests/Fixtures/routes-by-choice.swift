@main struct KitchenApp: App {
  var body: some Scene { WindowGroup { Kitchen() } }
}

enum Step: Hashable {
  case recipe(Int)
  case timer, shopping
}

/// A view that only chooses is never a screen itself.
struct StepView: View {
  let step: Step
  var body: some View {
    switch step {
    case .recipe(let number): Recipe(number: number)
    case .timer: Timer()
    case .shopping: Shopping()
    }
  }
}

@Observable final class Cook {
  static let shared = Cook()
  var steps: [Step] = .init()

  func clear() { steps = .init() }
}

struct Kitchen: View {
  @State private var cook = Cook.shared
  var body: some View {
    NavigationStack(path: $cook.steps) {
      Pantry().navigationDestination(for: Step.self) { StepView(step: $0) }
    }
  }
}

struct Pantry: View {
  var body: some View {
    Button("Shopping") { Cook.shared.steps = .init([.shopping]) }
    NavigationLink("Either", value: Date().isLunch ? Step.timer : Step.recipe(1))
  }
}

struct Recipe: View {
  let number: Int
  var body: some View {
    NavigationLink("Next", value: next)
    Button("Note") { isNoting = true }
      .sheet(isPresented: $isNoting) { Card { Text("") } }
  }
  @State private var isNoting = false
  private var next: Step {
    if number > 3 { return .shopping }
    return .timer
  }
}

/// What it surrounds is built in place, so that it is no screen.
struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.padding() }
}

/// Nothing says on which screen it is used.
final class Notifications {
  func receive() { Cook.shared.steps.append(.timer) }
}

struct Timer: View { var body: some View { Text("") } }
struct Shopping: View { var body: some View { Text("") } }
