import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// Calls in order, between senders and receivers.
struct CallSequence {
  /// A sender or receiver of calls.
  struct Participant {
    /// The kind of participant.
    package enum Kind: Equatable {
      /// The reader's own code, which only makes calls.
      case yourCode
      /// A controller, or a view.
      case receiver(ContainmentExplanation.Call.Receiver)
      /// An object other than a view controller.
      case object
    }

    let kind: Kind
    /// The name in calls; empty for the reader's own code.
    let name: String
    /// The class of a controller whose id doesn't name it.
    var className: String?
    /// The suffix of the element's id.
    let elementID: String
  }

  struct Message {
    /// The message's number, from 1.
    let number: Int
    /// The receiver and the call.
    let code: String
    /// The number and the call.
    let text: String
    /// The indices of the sender and the receiver in `participants`.
    let sender: Int
    let receiver: Int
    /// The name of the call inside which UIKit makes this one, nil for a call by the reader's code.
    let inside: String?
    /// The name of the call in whose completion handler the reader's code makes this one.
    var completed: String?
    /// Whether the call is missing.
    let isMissing: Bool
    /// The index of the last message sent while this call runs, its own if there is none.
    let last: Int
  }

  /// The participants, from left to right.
  let participants: [Participant]
  let app: AppDescription
  let messages: [Message]

  init(_ explanation: ContainmentExplanation) {
    var participants = [Participant(kind: .yourCode, name: "", elementID: "your-code")]
    func place(of receiver: ContainmentExplanation.Call.Receiver) -> Int {
      let known = participants.firstIndex { $0.kind == .receiver(receiver) }
      if let known { return known }
      participants.append(Participant(receiver, of: explanation))
      return participants.count - 1
    }
    let pair = [explanation.container, explanation.replaced, explanation.child]
    for controller in pair.compactMap(\.self) { _ = place(of: .controller(controller)) }
    let receivers = explanation.calls.map { place(of: $0.receiver) }
    self.participants = participants
    app = explanation.hierarchy.app
    messages = explanation.calls.enumerated().map { position, call in
      // UIKit's calls start at the receiver of the outer call.
      var sender = 0
      if case .uiKit(let outer) = call.sender { sender = receivers[outer] }
      let inner = explanation.calls.lastIndex { $0.sender == .uiKit(inside: position) }
      return Message(
        number: position + 1, code: explanation.code(of: call),
        text: "\(position + 1). \(call.call)", sender: sender, receiver: receivers[position],
        inside: explanation.outerName(of: call),
        completed: explanation.nameOfCompleted(before: call),
        isMissing: explanation.missing.contains(position), last: inner ?? position)
    }
  }
}

extension CallSequence {
  /// The messages as text.
  func text(titled title: String, in phrases: Phrases) -> String {
    phrases.text(
      of: .callsInOrder(
        title: title,
        calls: messages.map { message in
          Words.callInOrder(
            number: message.number, code: message.code, note: message.note(in: phrases))
        }))
  }
}

extension CallSequence.Message {
  /// A remark on a call by UIKit, in a completion handler, or missing; nil for others.
  func note(in phrases: Phrases) -> String? {
    if isMissing { return phrases.text(of: .callIsMissing) }
    return inside.map { phrases.text(of: $0.isEmpty ? .callBySystem : .callByUIKit(call: $0)) }
      ?? completed.map { phrases.text(of: .callWhenOver(call: $0)) }
  }
}

extension CallSequence.Participant {
  fileprivate init(
    _ receiver: ContainmentExplanation.Call.Receiver, of explanation: ContainmentExplanation
  ) {
    kind = .receiver(receiver)
    name = explanation.code(of: receiver)
    switch receiver {
    case .controller(let index):
      let controller = explanation.hierarchy.app.viewControllers[index]
      className = controller.className.value == name ? nil : controller.className.value
      elementID = ElementID.name(name)
    case .view(of: let index):
      elementID = ElementID.name(explanation.hierarchy.id(index)) + ".view"
    case .superview(of: let index):
      elementID = ElementID.name(explanation.hierarchy.id(index)) + ".view.superview"
    }
  }

  /// Creates a participant for a controller, an object or a window, with its id.
  init(_ target: Reference.Target, _ id: String, in app: AppDescription) {
    name = id
    elementID = ElementID.name(id)
    switch target {
    case .viewController(let index):
      kind = .receiver(.controller(index))
      className = app.viewControllers[index].className.value
    case .object(let number):
      kind = .object
      className = app.objects[number].className.value
    case .window:
      kind = .object
      className = "UIWindow"
    }
    if className == id { className = nil }
  }
}
