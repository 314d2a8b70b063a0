// A model, made by the view that chooses, says the step; child models report to it by closures.
enum Step: Equatable {
  case phone
  case code(String)
  case name
}

@MainActor final class LoginModel: ObservableObject {
  @Published private(set) var step = Step.phone
  func phoneIsEntered(_ number: String) { step = .code(number) }
  func codeIsRight() { withAnimation { step = .name } }
}

final class CodeModel: ObservableObject {
  let onRight: () -> Void
  init(onRight: @escaping () -> Void) { self.onRight = onRight }
  func check() { onRight() }
}

@main struct ChatApp: App { var body: some Scene { WindowGroup { LoginFlow() } } }

struct LoginFlow: View {
  @StateObject private var model = LoginModel()
  var body: some View {
    NavigationStack {
      Group {
        switch model.step {
        case .phone: PhoneView(onNext: model.phoneIsEntered)
        case .code(let number):
          CodeView(number: number, model: CodeModel(onRight: { model.codeIsRight() }))
        case .name: NameView()
        }
      }
    }
  }
}

struct PhoneView: View {
  var onNext: (String) -> Void
  @State private var text = ""
  var body: some View { Button("Next") { onNext(text) } }
}

struct CodeView: View {
  let number: String
  @StateObject var model: CodeModel
  var body: some View { Button("Check") { model.check() } }
}

struct NameView: View { var body: some View { Text("Name") } }
