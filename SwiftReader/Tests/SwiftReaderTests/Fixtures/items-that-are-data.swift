import SwiftUI

@main
struct BakeryApp: App {
  @State private var stand = CakeStand()
  var body: some Scene {
    WindowGroup {
      CounterView()
        .environment(stand)
        .sheet(item: $stand.cake) { cake in CakeView(cake: cake) }
    }
  }
}

// A loaf is data: making one, or putting one on a shelf, presents nothing.
struct Loaf: Identifiable {
  let id: Int
  static func rising(_ id: Int) -> Loaf { Loaf(id: id) }
}

@Observable
final class Oven {
  static let shared = Oven()
  var hot: [Int: Loaf] = [:]
  var shelf: [Loaf] = []
  var warning: String?

  func bake(_ id: Int) { hot[id] = Loaf(id: id) }
  func fill() { shelf.append(Loaf.rising(shelf.count)) }
  func warn() { warning = Wording.warning }
}

struct CounterView: View {
  @State private var oven = Oven.shared
  @State private var cut: Loaf?
  @State private var taste: Taste?
  @State private var asksOven = false
  @State private var showsTray = false

  var body: some View {
    VStack {
      ForEach(oven.shelf) { loaf in Button("Cut") { cut = loaf } }
      Button("Sweet") { taste = .sweet }
      Button("Oven") { asksOven = true }
      Button("Tray") { showsTray = true }
    }
    .sheet(item: $cut) { loaf in SliceView(loaf: loaf) }
    .sheet(item: $taste) { taste in
      switch taste {
      case .sweet: SweetView()
      case .salty: SaltyView()
      }
    }
    .sheet(isPresented: $asksOven) { OvenView() }
    .sheet(isPresented: $showsTray) { TrayView(cakes: [], isFull: false) }
  }
}

// The kind that a recipe keeps has the type of the sheet's item, and presents nothing either.
enum Taste: String, Identifiable {
  case sweet, salty
  var id: String { rawValue }
}

final class Recipe {
  var kind: Taste
  init(name: String) {
    if name.hasSuffix("cake") {
      self.kind = .sweet
    } else {
      self.kind = .salty
    }
  }
}

struct OvenView: View {
  private let oven = Oven.shared
  @State private var words: String?

  var body: some View {
    VStack {
      Button("Bake") { oven.bake(4) }
      Button("Fill") { oven.fill() }
      Button("Warn") { oven.warn() }
      Button("Write") { _ = Recipe(name: "plum cake") }
    }
    .sheet(item: $words) { words in WarningView(words: words) }
  }
}

// A string is data, too.
extension String: Identifiable {
  public var id: String { self }
}

// A view that is created with a list only shows it.
@Observable
final class CakeStand {
  var cake: Cake?
  func show(_ cake: Cake) { self.cake = cake }
}

struct Cake: Identifiable { let id: Int }

struct TrayView: View {
  @Environment(CakeStand.self) private var stand
  let cakes: [Cake]
  let isFull: Bool
  init(cakes: [Cake], isFull: Bool) {
    self.cakes = cakes
    self.isFull = isFull
  }

  var body: some View { Text("Tray").onTapGesture { open(at: 0) } }
  private func open(at index: Int) { stand.show(cakes[index]) }
}

struct TraySample: View {
  private static let cake = Cake(id: 7)
  var body: some View { TrayView(cakes: Array(repeating: Self.cake, count: 3), isFull: true) }
}

struct SliceView: View {
  let loaf: Loaf
  var body: some View { Text("Slice") }
}
struct CakeView: View {
  let cake: Cake
  var body: some View { Text("Cake") }
}
struct WarningView: View {
  let words: String
  var body: some View { Text(words) }
}
struct SweetView: View { var body: some View { Text("Sweet") } }
struct SaltyView: View { var body: some View { Text("Salty") } }
