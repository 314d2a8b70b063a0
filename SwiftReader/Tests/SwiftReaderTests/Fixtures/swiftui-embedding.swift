@main
struct BooksApp: App {
  var body: some Scene { WindowGroup { ShelfView() } }
}

struct ShelfView: View {
  var body: some View {
    VStack {
      NavigationLink(destination: BookList()) { Text("All") }
      NavigationLink(destination: Lazy(AuthorView())) { Text("Author") }
    }
  }
}

// A screen itself, and a part of another: both lead to the book.
struct BookList: View {
  var body: some View { NavigationLink(destination: BookView()) { Text("") } }
}

struct AuthorView: View {
  var body: some View { VStack { BookList() } }
}

struct BookView: View { var body: some View { Text("") } }

// A wrapper is what is in it.
struct Lazy<Content: View>: View {
  let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: some View { build() }
}
