struct ShopApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct HomeView: View {
  @State private var showsCart = false
  @State private var product: Product?

  var body: some View {
    List { Text("Home") }
      .sheet(isPresented: $showsCart) {
        NavigationStack { CartView().environment(\.locale, locale) }
      }
      .sheet(item: $product, onDismiss: reload) { product in
        ProductView(product: product)
      }
      .fullScreenCover(isPresented: $isNew, content: { WelcomeView() })
      .popover(isPresented: $showsHelp) { HelpView() }
      .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
  }
}

struct CartView: View {
  var body: some View {
    Text("Cart")
      .navigationDestination(isPresented: $pays) { PaymentView() }
      .sheet(isPresented: $failed) { Text("Failed") }
      .sheet(isPresented: $scans, content: scanner)
  }

  @ViewBuilder private func scanner() -> some View {
    if isAllowed { ScannerView() } else { PermissionView() }
  }
}

struct ProductView: View { var body: some View { Text("") } }
struct WelcomeView: View { var body: some View { Text("") } }
struct HelpView: View { var body: some View { Text("") } }
struct PaymentView: View { var body: some View { Text("") } }
struct ScannerView: View { var body: some View { Text("") } }
struct PermissionView: View { var body: some View { Text("") } }

#Preview {
  Text("").sheet(isPresented: .constant(true)) { PaymentView() }
}
