import VCSource

extension English {
  package func text(of fault: Message.Segue) -> String {
    switch fault {
    case .unknownSegue(let name, let suggestion):
      "no segue has the identifier \(quoted(name))" + suggesting(suggestion)
    case .ambiguousSegue(let name, let sources):
      "segues of \(names(sources)) have the identifier \(quoted(name)); say which with 'from'"
    case .noWay(let scene): "no segues lead from the window's root to '\(scene)'"
    case .segueWithoutKind(let kinds):
      "the segue has no kind: " + list(kinds.map { "'\($0)'" }, "or")
    case .secondKind(let kind): "a segue is of one kind; put '\(kind)' in a segue of its own"
    case .customSegue(let name):
      "the segue \(quoted(name)) is custom: only its class knows what it does, so nothing changes"
    case .unwindsSomewhere(let name):
      "only the running app knows where \(quoted(name)) unwinds to, so nothing changes"
    case .notOnTheWayBack(let id, let source):
      "'\(id)' is not on the way back from '\(source)', so nothing changes"
    }
  }
}
