struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    Form { Text("") }
      .sheet(item: $store.scope(state: \.destination?.fact, action: \.destination.fact)) { store in
        NavigationStack { FactView(store: store) }
      }
      .navigationDestination(
        item: $store.scope(state: \.destination?.history, action: \.destination.history)
      ) { HistoryView(store: $0) }
  }
}

struct AppView: View {
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      CounterView(store: store.scope(state: \.counter, action: \.counter))
    } destination: { store in
      switch store.case {
      case .detail(let store): DetailView(store: store)
      case .help(let store): HelpView(store: store)
      }
    }
  }
}

struct FactView: View { var body: some View { Text("") } }
struct HistoryView: View { var body: some View { Text("") } }
struct DetailView: View { var body: some View { Text("") } }
struct HelpView: View { var body: some View { Text("") } }
