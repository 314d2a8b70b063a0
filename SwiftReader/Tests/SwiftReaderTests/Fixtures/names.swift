struct First: View {
  enum State { case list, detail }
  let state: State

  var body: some View {
    Text("").sheet(isPresented: $a) {
      switch state {
      case .list: ListView()
      case .detail: Second.ListView()
      }
    }
  }
}

struct Second: View {
  enum State { case on, off }
  struct ListView: View { var body: some View { Text("") } }
  typealias Page = Third

  var body: some View {
    Text("").sheet(isPresented: $a) { ListView() }
      .sheet(isPresented: $b) { Page() }
      .sheet(isPresented: $c) { Design.Fourth() }
      .sheet(isPresented: $d) { SharedSheet() }
  }
}

extension Second {
  struct Inner: View {
    var body: some View { Text("").sheet(isPresented: $a) { ListView() } }
  }
}

struct ListView: View { var body: some View { Text("") } }
struct Third: View { var body: some View { Text("") } }
struct Fourth: View { var body: some View { Text("") } }

class Hiding: UIViewController {
  var detail: UIViewController = Shown()

  func go() {
    if isNew {
      let detail = Edited()
      present(detail, animated: true)
    }
    present(detail, animated: true)
    let detail = Later()
    present(detail, animated: true)
  }

  func wait() {
    load { [weak self] in
      guard let self else { return }
      save { [weak self] in
        guard let self else { return }
        self.present(self.detail, animated: true)
      }
    }
  }
}

class Shown: UIViewController {}
class Edited: UIViewController {}
class Later: UIViewController {}
