import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene { WindowGroup { DeskView() } }
}

enum Aisle: Hashable { case poems, maps }

final class Guide: ObservableObject {
  static var aisle: Aisle?
  @Published var showsShelves = false
}

// The desk says where the shelves begin; it is the shelves' view that pushes.
struct DeskView: View {
  @StateObject private var guide = Guide()

  var body: some View {
    Button("Poems") {
      Guide.aisle = .poems
      guide.showsShelves = true
    }
    .sheet(isPresented: $guide.showsShelves) { ShelvesView() }
  }
}

struct ShelvesView: View {
  @State private var aisle: Aisle?

  var body: some View {
    NavigationStack {
      Text("Shelves")
        .onAppear {
          aisle = Guide.aisle
          Guide.aisle = nil
        }
        .navigationDestination(item: $aisle) { aisle in
          switch aisle {
          case .poems: PoemsView()
          case .maps: MapsView()
          }
        }
    }
  }
}

// A link's value goes to a path, never to the item of another view's sheet.
struct Reader: Identifiable, Hashable { let id: Int }

struct ReadersView: View {
  let readers: [Reader]
  var body: some View { List { ForEach(readers) { reader in row(for: reader) } } }
  private func row(for reader: Reader) -> some View {
    NavigationLink(value: reader) { Text("Reader") }
  }
}

struct CardsView: View {
  @State private var lost: Reader?
  var body: some View {
    Button("Lost") { lost = Reader(id: 1) }
      .sheet(item: $lost) { _ in LostCardView() }
  }
}

struct PoemsView: View { var body: some View { ReadersView(readers: []) } }
struct MapsView: View { var body: some View { CardsView() } }
struct LostCardView: View { var body: some View { Text("Lost") } }
