@Reducer enum AnimalPath {
  case animal(Animal)
  case keeper(Keeper)
}

@Reducer struct Gate {
  @ObservableState struct State {
    @Presents var tour: Tour.State?
    @Presents var office: Office.State?
  }
  enum Action {
    case tour(PresentationAction<Tour.Action>)
    case office(PresentationAction<Office.Action>)
  }
}

@Reducer struct Tour {
  @ObservableState struct State {
    var path: StackState<AnimalPath.State> = .init()
    var lion = Animal.State(name: "lion")
  }
  enum Action {
    case path(StackActionOf<AnimalPath>)
    case lion(Animal.Action)
    case keeperTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .keeperTapped = action { state.path.append(.keeper(Keeper.State())) }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer struct Office {
  @ObservableState struct State { var path: StackState<AnimalPath.State> = .init() }
  enum Action {
    case path(StackActionOf<AnimalPath>)
    case rowTapped(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rowTapped(let name):
        let animal = Animal.State(name: name)
        state.path.append(.animal(animal))
        return .none
      case .path: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer struct Animal {
  @ObservableState struct State { var name: String }
  enum Action {}
}

@Reducer struct Keeper {
  @ObservableState struct State {}
  enum Action {}
}

struct GateView: View {
  @Bindable var store: StoreOf<Gate>

  var body: some View {
    Text("")
      .sheet(item: $store.scope(state: \.tour, action: \.tour)) { TourView(store: $0) }
      .sheet(item: $store.scope(state: \.office, action: \.office)) { OfficeView(store: $0) }
  }
}

struct TourView: View {
  @Bindable var store: StoreOf<Tour>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      AnimalView(store: store.scope(state: \.lion, action: \.lion))
    } destination: { next in
      screen(for: next)
    }
  }

  @ViewBuilder private func screen(for store: StoreOf<AnimalPath>) -> some View {
    switch store.case {
    case .animal(let store): AnimalView(store: store)
    case .keeper(let store): KeeperView(store: store)
    }
  }
}

struct OfficeView: View {
  @Bindable var store: StoreOf<Office>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Button("Lion") { store.send(.rowTapped("lion")) }
    } destination: { next in
      switch next.state {
      case .animal:
        if let store = next.scope(state: \.animal, action: \.animal) { AnimalView(store: store) }
      case .keeper:
        if let store = next.scope(state: \.keeper, action: \.keeper) { KeeperView(store: store) }
      }
    }
  }
}

struct AnimalView: View {
  let store: StoreOf<Animal>
  var body: some View { Text("") }
}

struct KeeperView: View {
  let store: StoreOf<Keeper>
  var body: some View { Text("") }
}
