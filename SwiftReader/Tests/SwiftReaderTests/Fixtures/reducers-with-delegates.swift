@Reducer struct Library {
  @ObservableState struct State {
    var search = SearchField.State()
    var desk = Desk.State()
    var path = StackState<Path.State>()
  }
  @Reducer enum Path {
    case book(Book)
    case loan(Loan)
    case card(Card)
    case author(Author)
  }
  enum Action {
    case search(SearchField.Action)
    case desk(Desk.Action)
    case path(StackActionOf<Path>)
    case helpTapped
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.desk, action: \.desk) { Desk() }
    Reduce { state, action in
      switch action {
      case .search(.submitted):
        state.path.append(.author(Author.State()))
        return .none
      case .desk(.delegate(.card)):
        state.path.append(.card(Card.State()))
        return .none
      case .desk(.delegate(.book)), .path(.element(_, .author(.bookTapped))):
        state.path.append(.book(Book.State()))
        return .none
      case .path(let step):
        return follow(&state, step)
      default: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }

  private func follow(_ state: inout State, _ action: StackActionOf<Path>) -> Effect<Action> {
    switch action {
    case .element(id: _, action: .book(.loan)):
      state.path.append(.loan(Loan.State()))
      return .none
    default: return .none
    }
  }
}

@Reducer struct SearchField {
  @ObservableState struct State {}
  enum Action { case submitted }
}

@Reducer struct Desk {
  @ObservableState struct State {}
  enum Action {
    case delegate(Delegate)
    enum Delegate { case card, book }
  }
}

@Reducer struct Book {
  @ObservableState struct State {}
  enum Action { case loan }
}

@Reducer struct Author {
  @ObservableState struct State {}
  enum Action { case bookTapped }
}

@Reducer struct Loan { @ObservableState struct State {} }
@Reducer struct Card { @ObservableState struct State {} }

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>

  var body: some View {
    VStack {
      SearchFieldView(store: store.scope(state: \.search, action: \.search))
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        DeskView(store: store.scope(state: \.desk, action: \.desk))
      } destination: { store in
        switch store.case {
        case .book(let store): BookView(store: store)
        case .loan(let store): LoanView(store: store)
        case .card(let store): CardView(store: store)
        case .author(let store): AuthorView(store: store)
        }
      }
    }
  }
}

struct SearchFieldView: View {
  let store: StoreOf<SearchField>
  var body: some View { Text("") }
}

struct DeskView: View {
  let store: StoreOf<Desk>
  var body: some View { Text("") }
}

struct BookView: View {
  let store: StoreOf<Book>
  var body: some View { Text("") }
}

struct AuthorView: View {
  let store: StoreOf<Author>
  var body: some View { Text("") }
}

struct LoanView: View { var body: some View { Text("") } }
struct CardView: View { var body: some View { Text("") } }
