@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { NotesView() } }
  }
}

struct NotesView: View {
  var body: some View {
    List(notes) { note in
      NavigationLink(destination: NoteView(note: note)) { Text(note.title) }
      NavigationLink("About") { AboutView() }
      NavigationLink {
        SettingsView()
      } label: {
        Label("Settings", systemImage: "gear")
      }
      NavigationLink(value: Folder(name: "All")) { Text("All") }
    }
    .navigationDestination(for: Folder.self) { folder in FolderView(folder: folder) }
  }
}

struct Folder: Hashable { let name: String }
struct NoteView: View { var body: some View { Text("") } }
struct AboutView: View { var body: some View { Text("") } }
struct SettingsView: View { var body: some View { Text("") } }
struct FolderView: View { var body: some View { Text("") } }
