// A router pushes what it is given, by a function for each type; more screens use it than one box shows.
final class Writer {}
final class Poem { let writer = Writer() }

enum Shelf: Hashable {
  case writer(Int)
  case poem(Int)
  case page(Int)
}

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func push<Value: Hashable>(_ value: Value) { path.append(value) }
  func push(_ shelf: Shelf) { path.append(shelf) }
  func push(_ writer: Writer) { push(.writer(1)) }
  func push(_ poem: Poem) { push(.poem(2)) }
  func push(_ url: URL) { push(.page(3)) }
}

struct LibraryView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Writer") { router.push(writer) }
        .navigationDestination(for: Shelf.self) { shelf in
          switch shelf {
          case .writer: WriterView(router: router, poem: Poem())
          case .poem: PoemView(router: router, writer: Writer())
          case .page: PageView()
          }
        }
    }
    .sheet(isPresented: $isNewsShown) { NewsView(router: router, writer: writer) }
    .sheet(isPresented: $isPrizeShown) { PrizeView(router: router, writer: writer) }
    .sheet(isPresented: $isQuizShown) { QuizView(router: router, writer: writer) }
    .sheet(isPresented: $isFairShown) { FairView(router: router, writer: writer) }
    .sheet(isPresented: $isClubShown) { ClubView(router: router, writer: writer) }
    .sheet(isPresented: $isFilmShown) { FilmView(router: router, writer: writer) }
    .sheet(isPresented: $isSongShown) { SongView(router: router, writer: writer) }
  }
  @State private var isNewsShown = false
  @State private var isPrizeShown = false
  @State private var isQuizShown = false
  @State private var isFairShown = false
  @State private var isClubShown = false
  @State private var isFilmShown = false
  @State private var isSongShown = false
}

struct WriterView: View {
  @ObservedObject var router: Router
  let poem: Poem
  var body: some View { Button("Poem") { router.push(poem) } }
}

struct PoemView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct NewsView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct PrizeView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct QuizView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct PageView: View { var body: some View { Text("Page") } }

struct DesertView: View {
  @Dependency(\.router) private var router
  var body: some View {
    RowView(onTap: { poem in router.push(poem) })
  }
}

struct RowView: View {
  let onTap: (Poem) -> Void
  var body: some View { Text("Row") }
}

extension DependencyValues { var router: Router { Router() } }

struct FairView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct ClubView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct FilmView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}

struct SongView: View {
  @ObservedObject var router: Router
  let writer: Writer
  var body: some View { Button("Writer") { router.push(writer) } }
}
