import VCEngine
import VCFigures
import VCPhrases

extension CallSequence {
  /// Creates the calls of a dismissal by a delegate: your code sets the delegate and presents; the
  /// presented controller calls its delegate, which sends dismiss to the presenter.
  init(_ dismissal: DelegateDismissal) {
    let hierarchy = dismissal.hierarchy
    let (code, app) = (hierarchy.code, hierarchy.app)
    let (presenter, presented) = (
      dismissal.presentation.presenter, dismissal.presentation.presented
    )
    let sender = dismissal.presentation.sender
    var participants = [Participant(kind: .yourCode, name: "", elementID: "your-code")]
    func participant(_ target: Reference.Target) -> Int {
      let id = app.id(of: target)
      if let known = participants.firstIndex(where: { $0.name == id }) { return known }
      participants.append(Participant(target, id, in: app))
      return participants.count - 1
    }
    let presenting = participant(.viewController(presenter))
    let delegate = participant(dismissal.delegate)
    let asked = participant(.viewController(sender))
    let owner = participant(.viewController(dismissal.owner))
    (self.participants, self.app) = (participants, app)
    var messages: [Message] = []
    func add(_ call: UIKitCall, from: Int, to: Int, inside: String? = nil) {
      let call = code.call(call).call
      let number = messages.count + 1
      messages.append(
        Message(
          number: number, code: code.message(call, to: participants[to].name),
          text: "\(number). \(call)", sender: from, receiver: to, inside: inside, isMissing: false,
          last: messages.count))
    }
    let (top, end) = (hierarchy.id(presented), participants[delegate].name)
    let assignment = "\(dismissal.property) = \(end)"
    add(UIKitCall(assignment, [assignment: ""]), from: 0, to: owner)
    add(.present(top), from: 0, to: asked)
    let told = dismissal.method(telling: hierarchy.id(dismissal.owner))
    add(
      UIKitCall(told, [told: ""]), from: owner, to: delegate,
      inside: dismissal.isSystems ? "" : nil)
    if case .object = dismissal.delegate {
      add(.dismiss(), from: delegate, to: presenting)
    } else {
      add(.dismiss(), from: delegate, to: delegate)
      if delegate != presenting {
        add(.dismiss(), from: delegate, to: presenting, inside: code.call(.dismiss()).name)
      }
    }
    self.messages = messages
  }
}

extension DelegateDismissal {
  /// A call of the method, in either spelling, with its sender as the first argument.
  fileprivate func method(telling owner: String) -> String {
    guard let open = method.firstIndex(of: "(") else {
      let labels = method.split(separator: ":")
      guard method.contains(":") else { return method }
      return labels.enumerated().map { "\($1):\($0 == 0 ? owner : "…")" }.joined(separator: " ")
    }
    let labels = method[open...].dropFirst().split(separator: ":").filter { $0 != ")" }
    let arguments = labels.enumerated().map { place, label in
      "\(label == "_" ? "" : "\(label): ")\(place == 0 ? owner : "…")"
    }
    return "\(method[..<open])(\(arguments.joined(separator: ", ")))"
  }
}
