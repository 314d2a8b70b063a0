import SwiftUI

// List(selection:) in a NavigationSplitView: the link's value becomes the selection, and the detail column builds the screen from it.
@main struct LettersApp: App { var body: some Scene { WindowGroup { LettersView() } } }

struct Letter: Identifiable, Hashable {
  let id: Int
  var text = ""
}

struct LettersView: View {
  @State private var selectedID: Int?
  private let letters = [Letter(id: 1), Letter(id: 2)]
  var body: some View {
    NavigationSplitView {
      LetterList(letters: letters, selectedID: $selectedID)
    } detail: {
      NavigationStack {
        if let selectedID {
          LetterView(id: selectedID)
        } else {
          Text("Choose a letter")
        }
      }
    }
  }
}

struct LetterList: View {
  let letters: [Letter]
  @Binding var selectedID: Int?
  var body: some View {
    List(letters, selection: $selectedID) { letter in
      NavigationLink(value: letter.id) { Text(letter.text) }
    }
  }
}

struct LetterView: View {
  let id: Int
  var body: some View { Text("Letter") }
}
