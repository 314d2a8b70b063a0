// A model's stage decides which screen a view shows; the model changes it on a screen's request.
enum Stage {
  case loading
  case ready(Library)
  case failed(String)
}

final class LibraryModel: ObservableObject {
  @Published var stage = Stage.loading

  func load() async {
    do {
      stage = .ready(try await Library.load())
    } catch {
      stage = .failed("\(error)")
    }
  }
}

@main struct LibraryApp: App {
  var body: some Scene { WindowGroup { LibraryGate(model: LibraryModel()) } }
}

struct LibraryGate: View {
  @ObservedObject var model: LibraryModel
  var body: some View {
    Group {
      switch model.stage {
      case .loading: CurtainView(model: model)
      case .ready(let library): ShelfView(library: library)
      case .failed(let reason): FailureView(reason: reason, model: model)
      }
    }
    .animation(.default, value: 1)
  }
}

struct CurtainView: View {
  let model: LibraryModel
  var body: some View { ProgressView().task { await model.load() } }
}

struct ShelfView: View {
  let library: Library
  var body: some View {
    NavigationLink("Book") { BookView() }
  }
}

struct FailureView: View {
  let reason: String
  let model: LibraryModel
  var body: some View { Button("Again") { model.stage = .loading } }
}

struct BookView: View { var body: some View { Text("Book") } }
