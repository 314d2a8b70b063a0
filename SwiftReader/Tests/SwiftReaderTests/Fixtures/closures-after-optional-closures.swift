// The closure after a call is for the first parameter that can't be left out.
@main struct LibraryApp: App { var body: some Scene { WindowGroup { LibraryView() } } }

extension View {
  func shelf<Page: View>(
    isShown: Binding<Bool>, onClose: (() -> Void)? = nil, @ViewBuilder page: @escaping () -> Page
  ) -> some View {
    sheet(isPresented: isShown, onDismiss: onClose, content: page)
  }

  func desk<Page: View>(
    isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page, onClose: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isShown, onDismiss: onClose, content: page)
  }
}

struct LibraryView: View {
  @State private var isReading = false
  @State private var isLending = false
  @State private var isAsking = false
  var body: some View {
    Text("Library")
      .shelf(isShown: $isReading) { ReadingView() }
      .shelf(isShown: $isLending) {
        print("closed")
      } page: {
        LendingView()
      }
      .desk(isShown: $isAsking) {
        AskingView()
      } onClose: {
        print("closed")
      }
  }
}

struct ReadingView: View { var body: some View { Text("Reading") } }
struct LendingView: View { var body: some View { Text("Lending") } }
struct AskingView: View { var body: some View { Text("Asking") } }
