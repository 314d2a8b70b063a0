// Functions of one name that differ in what their argument's type is made of.
import SwiftUI

final class Store<Feature> {}
enum Cart {}
enum Orders {}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { CartView(store: Store<Cart>()) } }
}

struct CartView: View {
  let store: Store<Cart>
  var body: some View { Text("Cart").destinations(of: store) }
}
struct OrdersView: View {
  let store: Store<Orders>
  var body: some View { Text("Orders").destinations(of: store) }
}
struct ReceiptView: View { var body: some View { Text("Receipt") } }

extension View {
  fileprivate func destinations(of store: Store<Cart>) -> some View {
    sheet(isPresented: .constant(false)) { OrdersView(store: Store<Orders>()) }
  }
}
extension View {
  fileprivate func destinations(of store: Store<Orders>) -> some View {
    sheet(isPresented: .constant(false)) { ReceiptView() }
  }
}
