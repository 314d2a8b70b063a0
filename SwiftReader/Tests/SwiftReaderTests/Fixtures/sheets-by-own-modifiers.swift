// Modifiers of an app's own that show what they are given: at once, from a function, or kept.
import SwiftUI

struct Card<Content: View>: ViewModifier {
  @Binding var isShown: Bool
  let card: () -> Content

  init(isShown: Binding<Bool>, @ViewBuilder card: @escaping () -> Content) {
    self._isShown = isShown
    self.card = card
  }

  func body(content: Self.Content) -> some View {
    framed(content: content)
  }

  private func framed(content: Self.Content) -> some View {
    content.sheet(isPresented: $isShown) {
      card().presentationDragIndicator(.visible)
    }
  }
}

struct Drawer<Item: Identifiable, Inside: View>: ViewModifier {
  @Binding var item: Item?
  let inside: (Item) -> Inside
  func body(content: Content) -> some View {
    content.sheet(item: $item) { item in inside(item) }
  }
}

struct Cover<Inside: View>: ViewModifier {
  @Binding var isShown: Bool
  let inside: () -> Inside
  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: $isShown, content: inside)
  }
}

extension View {
  func card(isShown: Binding<Bool>, @ViewBuilder _ card: @escaping () -> some View) -> some View {
    modifier(Card(isShown: isShown, card: card))
  }
}

struct Boat: Identifiable { let id: Int }

@main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }

struct QuayView: View {
  @State private var isTideShown = false
  @State private var isMapShown = false
  @State private var boat: Boat?
  var body: some View {
    List {}
      .card(isShown: $isTideShown) { TideView() }
      .modifier(Drawer(item: $boat) { boat in BoatView(boat: boat) })
      .modifier(Cover(isShown: $isMapShown) { MapView() })
  }
}

struct TideView: View {
  @State private var isMapShown = false
  var body: some View {
    Text("Tide").card(isShown: $isMapShown) { MapView() }
  }
}

struct BoatView: View {
  let boat: Boat
  var body: some View { Text("Boat") }
}
struct MapView: View { var body: some View { Text("Map") } }
