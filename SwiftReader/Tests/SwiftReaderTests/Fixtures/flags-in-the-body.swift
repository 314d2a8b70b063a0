// What the body assigns to a property later says nothing about the branches in it.
enum Mode { case reading, failed }

struct PhotoView: View {
  @State private var isBroken = false
  @State private var isViewerShown = false
  @State private var mode = Mode.reading
  var body: some View {
    if isBroken {
      Text("Broken").sheet(isPresented: $isViewerShown) { ReportView() }
    } else {
      Image("photo")
        .onFailure { isBroken = true }
        .sheet(isPresented: $isViewerShown) { ViewerView() }
    }
    switch mode {
    case .reading: NavigationLink("Album") { AlbumView() }
    case .failed: Text("Failed").onAppear { mode = .failed }
    }
  }
}

struct ReportView: View { var body: some View { Text("Report") } }
struct ViewerView: View { var body: some View { Text("Viewer") } }
struct AlbumView: View { var body: some View { Text("Album") } }
