@Reducer enum OrderPath {
  case bread(Bread)
  case cake(Cake)
  case receipt(Receipt)
}

final class OrderRoutes {
  static let shared = OrderRoutes()
  private let subject = PassthroughSubject<OrderPath.State, Never>()
  func stream() -> AnyPublisher<OrderPath.State, Never> { subject.eraseToAnyPublisher() }
  func push(_ next: OrderPath.State) { subject.send(next) }
}

@Reducer struct Counter {
  @ObservableState struct State {
    var path = StackState<OrderPath.State>()
    var shelf = Shelf.State()
  }
  enum Action {
    case appeared
    case push(OrderPath.State)
    case payTapped
    case path(StackActionOf<OrderPath>)
    case shelf(Shelf.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.shelf, action: \.shelf) { Shelf() }
    Reduce { state, action in
      switch action {
      case .appeared:
        return .publisher { OrderRoutes.shared.stream().map { .push($0) } }
      case .push(let next):
        state.path.append(next)
        return .none
      case .payTapped:
        return .send(.push(.receipt(Receipt.State())))
      case .path, .shelf: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer struct Shelf {
  @ObservableState struct State {}
  enum Action { case breadTapped }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      OrderRoutes.shared.push(.bread(Bread.State()))
      return .none
    }
  }
}

@Reducer struct Bread {
  @ObservableState struct State {}
  enum Action { case cakeTapped }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      OrderRoutes.shared.push(.cake(Cake.State()))
      return .none
    }
  }
}

@Reducer struct Cake {
  @ObservableState struct State {}
  enum Action { case doneTapped }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneTapped: OrderRoutes.shared.push(.receipt(Receipt.State()))
      }
      return .none
    }
  }
}

@Reducer struct Receipt {
  @ObservableState struct State {}
  enum Action {}
}

struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ShelfView(store: store.scope(state: \.shelf, action: \.shelf))
        .onAppear { store.send(.appeared) }
        .toolbar { Button("Pay") { store.send(.payTapped) } }
    } destination: { next in
      switch next.case {
      case .bread(let store): BreadView(store: store)
      case .cake(let store): CakeView(store: store)
      case .receipt(let store): ReceiptView(store: store)
      }
    }
  }
}

struct ShelfView: View {
  let store: StoreOf<Shelf>
  var body: some View { Button("Bread") { store.send(.breadTapped) } }
}

struct BreadView: View {
  let store: StoreOf<Bread>
  var body: some View { Button("Cake") { store.send(.cakeTapped) } }
}

struct CakeView: View {
  let store: StoreOf<Cake>
  var body: some View { Button("Done") { store.send(.doneTapped) } }
}

struct ReceiptView: View {
  let store: StoreOf<Receipt>
  var body: some View { Text("") }
}
