struct Theater: Reducer {
  struct State {
    var root: Path.State?
    var path: StackState<Path.State> = .init()
    @PresentationState var destination: Destination.State?

    init() { root = .program(Program.State()) }
  }

  struct Path: Reducer {
    enum State {
      case program(Program.State)
      case seats(Seats.State)
      case ticket(Ticket.State)
    }
    enum Action {
      case program(Program.Action)
      case seats(Seats.Action)
      case ticket(Ticket.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.program, action: /Action.program) { Program() }
      Scope(state: /State.seats, action: /Action.seats) { Seats() }
      Scope(state: /State.ticket, action: /Action.ticket) { Ticket() }
    }
  }

  struct Destination: Reducer {
    enum State {
      case help(Help.State)
      case cast(Cast.State)
    }
    enum Action {
      case help(Help.Action)
      case cast(Cast.Action)
    }
  }

  enum Action {
    case root(Path.Action)
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .root(.program(.delegate(.chosen))):
        state.path.append(.seats(.init()))
        return .none
      case .path(.element(_, action: .seats(.delegate(.paid)))):
        state.path.append(.ticket(.init()))
        return .none
      default: return .none
      }
    }
    .forEach(\.path, action: /Action.path) { Path() }
  }
}

struct Program: Reducer {
  struct State {}
  enum Action {
    case delegate(Delegate)
    enum Delegate { case chosen }
  }

  struct View: SwiftUI.View {
    let store: StoreOf<Program>
    var body: some SwiftUI.View { Text("") }
  }
}

struct Seats: Reducer {
  struct State {}
  enum Action {
    case delegate(Delegate)
    enum Delegate { case paid }
  }

  struct View: SwiftUI.View {
    let store: StoreOf<Seats>
    var body: some SwiftUI.View { Text("") }
  }
}

struct Ticket: Reducer {
  struct State {}
  enum Action {}

  struct View: SwiftUI.View {
    let store: StoreOf<Ticket>
    var body: some SwiftUI.View { Text("") }
  }
}

extension Theater {
  struct View: SwiftUI.View {
    let store: StoreOf<Theater>

    var body: some SwiftUI.View {
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        IfLetStore(store.scope(state: \.root, action: { .root($0) })) { screen(for: $0) }
      } destination: {
        screen(for: $0)
      }
      .sheet(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: /Destination.State.help, action: Destination.Action.help,
        content: { HelpView(store: $0) }
      )
      .navigationDestination(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: /Destination.State.cast, action: Destination.Action.cast,
        destination: { CastView(store: $0) })
    }

    private func screen(for store: StoreOf<Theater.Path>) -> some SwiftUI.View {
      SwitchStore(store) { state in
        switch state {
        case .program:
          CaseLet(
            /Theater.Path.State.program, action: Theater.Path.Action.program,
            then: { Program.View(store: $0) })
        case .seats:
          CaseLet(
            /Theater.Path.State.seats, action: Theater.Path.Action.seats,
            then: { Seats.View(store: $0) })
        case .ticket:
          CaseLet(
            /Theater.Path.State.ticket, action: Theater.Path.Action.ticket,
            then: Ticket.View.init(store:))
        }
      }
    }
  }
}

struct HelpView: View { var body: some View { Text("") } }
struct CastView: View { var body: some View { Text("") } }
