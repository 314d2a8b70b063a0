import SwiftUI

@main struct Harbor: App {
  var body: some Scene { WindowGroup { Quays() } }
}

struct Quays: View {
  var body: some View {
    NavigationStack {
      List {
        LinkRow(title: "Tides", destination: Tides())
        BuilderRow(title: "Help") { Help() }
        SheetRow(title: "Terms", to: Terms())
        CardRow { Berth() }
        // No screen: a part of this one.
        Badge(icon: Anchor())
      }
    }
  }
}

// The members of a generic row.
struct LinkRow<Destination: View>: View {
  let title: String
  let destination: Destination
  var body: some View { NavigationLink(title, destination: destination) }
}

// A closure, which the row calls.
struct BuilderRow<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    NavigationLink {
      content()
    } label: {
      Text(title)
    }
  }
}

// An initializer of its own, and another name inside.
struct SheetRow<Destination: View>: View {
  let title: String
  let destination: Destination
  @State private var isShown = false

  init(title: String, to screen: Destination) {
    self.title = title
    self.destination = screen
  }

  var body: some View {
    Button(title) { isShown = true }.sheet(isPresented: $isShown) { self.destination }
  }
}

// The initializer calls the closure.
struct CardRow<Card: View>: View {
  let card: Card
  @State private var isShown = false
  init(@ViewBuilder card: () -> Card) { self.card = card() }
  var body: some View {
    Button("Card") { isShown = true }.fullScreenCover(isPresented: $isShown) { card }
  }
}

struct Badge<Icon: View>: View {
  let icon: Icon
  var body: some View { icon }
}

// What a row's screen brings is not the caller's.
struct Tides: View {
  @State private var isShown = false
  var body: some View {
    Button("Chart") { isShown = true }.sheet(isPresented: $isShown) { Chart() }
  }
}

struct Anchor: View { var body: some View { Text("⚓") } }
struct Chart: View { var body: some View { Text("Chart") } }
struct Help: View { var body: some View { Text("Help") } }
struct Terms: View { var body: some View { Text("Terms") } }
struct Berth: View { var body: some View { Text("Berth") } }
