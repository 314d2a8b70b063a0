// A navigator with a type for each sheet: one switch puts it into the property of its own.
enum Sheet: Hashable {
  case rent, sell, chat
}

struct RentDetails { let price: Int }

struct RentItem: Identifiable {
  let id = UUID()
  let price: Int
}
struct ChatItem: Identifiable { let id = UUID() }

struct SheetState: Identifiable {
  let sheet: Sheet
  let details: Any?
  var id: Int { sheet.hashValue }
}

final class Sheets: ObservableObject {
  @Published var current: SheetState?
  func show(_ sheet: Sheet, details: Any? = nil) {
    if current != nil { current = nil }
    current = SheetState(sheet: sheet, details: details)
  }
  func hide() { current = nil }

  var rentItem: RentItem? {
    get {
      guard let current, current.sheet == .rent else { return nil }
      let details = current.details as? RentDetails
      return RentItem(price: details?.price ?? 0)
    }
    set { if newValue == nil { current = nil } }
  }

  var isSelling: Bool {
    get { current?.sheet == .sell }
    set { if !newValue { hide() } }
  }

  var chatItem: ChatItem? {
    get {
      switch current?.sheet {
      case .chat: ChatItem()
      default: nil
      }
    }
    set { if newValue == nil { hide() } }
  }
}

@main struct MarketApp: App {
  @StateObject private var sheets = Sheets()
  var body: some Scene { WindowGroup { MarketView().environmentObject(sheets) } }
}

struct MarketView: View {
  @EnvironmentObject private var sheets: Sheets
  var body: some View {
    TabView {
      OffersView()
      AccountView()
    }
    .sheet(item: $sheets.rentItem, onDismiss: { sheets.hide() }) { item in
      RentSheet(price: item.price)
    }
    .sheet(isPresented: $sheets.isSelling) { SellSheet() }
    .fullScreenCover(item: $sheets.chatItem) { _ in ChatSheet() }
  }
}

struct OffersView: View {
  @EnvironmentObject private var sheets: Sheets
  var body: some View {
    Button("Rent") { sheets.show(.rent, details: RentDetails(price: 3)) }
  }
}

struct AccountView: View {
  @EnvironmentObject private var sheets: Sheets
  var body: some View {
    Button("Sell") { sheets.show(.sell) }
    Button("Chat") { sheets.show(.chat) }
  }
}

struct RentSheet: View {
  let price: Int
  @EnvironmentObject private var sheets: Sheets
  var body: some View { Button("Ask") { sheets.show(.chat) } }
}
struct SellSheet: View { var body: some View { Text("Sell") } }
struct ChatSheet: View { var body: some View { Text("Chat") } }
