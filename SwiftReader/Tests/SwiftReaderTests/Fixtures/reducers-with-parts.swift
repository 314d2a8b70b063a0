import ComposableArchitecture
import SwiftUI

@main struct BakeryApp: App {
  let store = Store(initialState: Bakery.State()) { Bakery() }
  var body: some Scene { WindowGroup { BakeryView(store: store) } }
}

@Reducer struct Bakery {
  @ObservableState struct State {
    var shop: Shop.State?
    var login: Login.State?
    var splash: Splash.State? = .init()
  }
  enum Action {
    case shop(Shop.Action)
    case login(Login.Action)
    case splash(Splash.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .splash(.finished(let isKnown)):
        state.splash = nil
        if isKnown { state.shop = Shop.State() } else { state.login = Login.State() }
        return .none
      case .login(.done):
        state.login = nil
        state.shop = Shop.State()
        return .none
      case .shop(.signOut):
        state.shop = nil
        state.login = Login.State()
        return .none
      default: return .none
      }
    }
    .ifLet(\.shop, action: \.shop) { Shop() }
    .ifLet(\.login, action: \.login) { Login() }
    .ifLet(\.splash, action: \.splash) { Splash() }
  }
}
@Reducer struct Shop {
  @ObservableState struct State {}
  enum Action { case signOut }
}
@Reducer struct Login {
  @ObservableState struct State {}
  enum Action { case done }
}
@Reducer struct Splash {
  @ObservableState struct State {}
  enum Action { case finished(Bool) }
}

struct BakeryView: View {
  let store: StoreOf<Bakery>
  var body: some View {
    Group {
      WithPerceptionTracking {
        if let store = store.scope(state: \.shop, action: \.shop) {
          ShopView(store: store)
        } else if let store = store.scope(state: \.login, action: \.login) {
          LoginView(store: store)
        } else if let store = store.scope(state: \.splash, action: \.splash) {
          SplashView(store: store)
        }
      }
      .onAppear {}
    }
  }
}
struct ShopView: View {
  let store: StoreOf<Shop>
  @State private var isShown = false
  var body: some View {
    Button("Sign out") { isShown = true }.sheet(isPresented: $isShown) { CakeView() }
  }
}
struct CakeView: View { var body: some View { Text("Cake") } }
struct LoginView: View {
  let store: StoreOf<Login>
  var body: some View { Text("Login") }
}
struct SplashView: View {
  let store: StoreOf<Splash>
  var body: some View { Text("Splash") }
}
