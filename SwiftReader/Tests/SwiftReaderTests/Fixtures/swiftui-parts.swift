import SwiftUI

// What an app's scene presents, its first screen presents.
@main struct PartsApp: App {
  @State private var showsWelcome = false

  var body: some Scene {
    WindowGroup {
      Start().sheet(isPresented: $showsWelcome) { Welcome() }
    }
  }
}

struct Start: View { var body: some View { NavigationLink("Home") { Home() } } }
struct Welcome: View { var body: some View { Text("Welcome") } }

// What only a sheet shows is no part of the screen around it, though a property makes it.
struct Home: View {
  @State private var showsAbout = false

  var body: some View {
    VStack { header }
      .sheet(isPresented: $showsAbout) { about }
      .navigationDestination(isPresented: $showsAbout) { Picking(mode: .wide) }
  }

  private var about: some View { About().padding() }
  private var header: some View { Banner() }
}

struct About: View {
  var body: some View {
    NavigationLink("Licences") { Licences() }
    NavigationLink("") { Filters() }
  }
}

// Both a part and a screen of its own.
struct Banner: View {
  @State private var showsOffer = false

  var body: some View {
    Text("Offer").sheet(isPresented: $showsOffer) { Offer() }
  }
}

struct Offer: View { var body: some View { NavigationLink("Banner") { Banner() } } }
struct Licences: View { var body: some View { Text("MIT") } }

// A sheet without a view of its own: its parts are those of the screen.
struct Filters: View {
  @State private var areOpen = false

  var body: some View { Text("Filters").sheet(isPresented: $areOpen) { rows } }

  private var link: some View { NavigationLink("Filters", destination: rows) }

  // A long chain of modifiers is as good as a short one.
  private var decorated: some View {
    NavigationLink("Long") {
      LongList().bold().bold().bold().bold().bold().bold().bold().bold().bold().bold()
        .bold().bold().bold().bold().bold().bold().bold().bold().bold().bold().bold()
    }
  }

  private var rows: some View {
    List {
      Text("Filters")
      FilterRow()
    }
  }
}

struct FilterRow: View { var body: some View { NavigationLink("All") { FirstList() } } }

enum Kind { case first, second }
enum Mode { case wide, narrow }

// The screen's own switch is no table of what the sheet brings, and a tag names no route.
struct Picking: View {
  let mode: Mode
  @State private var kind = Kind.first

  var body: some View {
    Group {
      switch kind {
      case .first: FirstList()
      case .second: SecondList()
      }
    }
    .toolbar {
      Picker("Kind", selection: $kind) {
        Text("First").tag(Kind.first)
        Text("Second").tag(Kind.second)
      }
    }
  }
}

struct LongList: View { var body: some View { Text("...") } }
struct FirstList: View { var body: some View { Text("1") } }
struct SecondList: View { var body: some View { Text("2") } }
