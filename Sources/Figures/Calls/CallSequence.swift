import ViewControllers

/// Calls in order, between those who make them and those who get them.
struct CallSequence {
  /// One who calls or is called.
  struct Participant: Equatable {
    enum Kind {
      case yourCode
      case controller
      case view
    }

    let kind: Kind
    /// What the calls name it by; empty for the reader's own code.
    let id: String
    let className: String?
  }

  struct Message {
    let text: String
    /// Positions in `participants`.
    let sender: Int
    let receiver: Int
    /// The call inside which UIKit makes this one, nil for the reader's own.
    let inside: String?
    /// The last message that is sent while this one runs, its own number when there is none.
    let last: Int
  }

  /// From left to right.
  let participants: [Participant]
  let messages: [Message]

  init(_ explanation: ContainmentExplanation) {
    let controllers = explanation.hierarchy.app.viewControllers
    var participants = [Participant(kind: .yourCode, id: "", className: nil)]
    let pair = [explanation.container, explanation.child].compactMap { $0 }
    for controller in pair.map({ controllers[$0] }) {
      let (id, name) = (controller.id.value, controller.className.value)
      participants.append(
        Participant(kind: .controller, id: id, className: id == name ? nil : name))
    }
    for call in explanation.calls where !participants.contains(where: { $0.id == call.receiver }) {
      participants.append(Participant(kind: .view, id: call.receiver, className: nil))
    }
    self.participants = participants
    var messages: [Message] = []
    for (number, call) in explanation.calls.enumerated() {
      let receiver = participants.firstIndex { $0.id == call.receiver } ?? 0
      let following = explanation.calls[(number + 1)...].prefix { $0.isAutomatic }
      let runsOthers = following.first?.inside == call.name
      let inner = runsOthers ? following.lastIndex { $0.inside == call.name } : nil
      // UIKit calls from where the outer call arrived.
      let outer = call.inside.flatMap { name in
        explanation.calls[..<number].lastIndex { $0.name == name }
      }
      messages.append(
        Message(
          text: "\(number + 1). \(call.call)", sender: outer.map { messages[$0].receiver } ?? 0,
          receiver: receiver, inside: call.inside, last: inner ?? number))
    }
    self.messages = messages
  }
}

extension ContainmentExplanation.Call {
  /// Without its arguments.
  fileprivate var name: String { String(call.prefix { $0 != "(" }) }

  fileprivate var inside: String? { sender.outerCall }

  fileprivate var isAutomatic: Bool { inside != nil }
}
