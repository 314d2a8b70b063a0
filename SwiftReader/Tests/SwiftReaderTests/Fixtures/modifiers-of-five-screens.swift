import SwiftUI

@main struct HallApp: App {
  var body: some Scene { WindowGroup { HallView() } }
}
struct HallView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Alpha") { AlphaView() }
        NavigationLink("Beta") { BetaView() }
        NavigationLink("Gamma") { GammaView() }
        NavigationLink("Delta") { DeltaView() }
        NavigationLink("Epsilon") { EpsilonView() }
      }
    }
  }
}
struct ChoiceSheet: ViewModifier {
  @Binding var isShown: Bool
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) { ChoiceView() }
  }
}
extension View {
  func choiceSheet(isShown: Binding<Bool>) -> some View { modifier(ChoiceSheet(isShown: isShown)) }
}
struct ChoiceView: View { var body: some View { Text("choose") } }
struct AlphaView: View {
  @State private var choosing = false
  var body: some View { Button("Alpha") { choosing = true }.choiceSheet(isShown: $choosing) }
}
struct BetaView: View {
  @State private var choosing = false
  var body: some View { Button("Beta") { choosing = true }.choiceSheet(isShown: $choosing) }
}
struct GammaView: View {
  @State private var choosing = false
  var body: some View { Button("Gamma") { choosing = true }.choiceSheet(isShown: $choosing) }
}
struct DeltaView: View {
  @State private var choosing = false
  var body: some View { Button("Delta") { choosing = true }.choiceSheet(isShown: $choosing) }
}
struct EpsilonView: View {
  @State private var choosing = false
  var body: some View { Button("Epsilon") { choosing = true }.choiceSheet(isShown: $choosing) }
}
