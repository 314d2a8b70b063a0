import VCEngine
import VCFigures
import VCPhrases
import VCSource

/// A dismissal by a delegate: the delegate of a presented controller, the method that reports the
/// end, and the controller that dismisses (the guide's listing 10-1).
package struct DelegateDismissal: Sendable {
  package let hierarchy: Hierarchy
  package let presentation: Presentation
  /// The member of the presented family that has the delegate.
  package let owner: ViewController.Index
  package let delegate: Reference.Target
  package let property: String
  /// The method that reports the end to the delegate, in the description's spelling.
  package let method: String
  /// Whether UIKit or another framework sends the method, rather than the app's code.
  package let isSystems: Bool

  /// The dismissal of the last presentation in force with a member whose delegate dismisses it; nil
  /// if there is none.
  package init?(in hierarchy: Hierarchy) {
    for presentation in hierarchy.presentations.reversed() {
      for member in hierarchy.family(of: presentation.presented)?.members ?? [] {
        let controller = hierarchy.app.viewControllers[member]
        guard let delegate = Self.delegate(of: controller) else { continue }
        let uiKitClass = controller.uiKitClass
        let isSwift = hierarchy.app.spelling != .objectiveC
        (self.hierarchy, self.presentation, owner) = (hierarchy, presentation, member)
        self.delegate = delegate.target
        (property, isSystems) = (uiKitClass.delegateProperty, uiKitClass.isClosed)
        method =
          delegate.message?.value
          ?? uiKitClass.endMethod.map { isSwift ? $0.swift : $0.objectiveC }
          ?? Self.conventional(controller.className.value, isSwift: isSwift)
        return
      }
    }
    return nil
  }

  /// The reference to a controller's delegate, if that dismisses the controller.
  private static func delegate(of controller: ViewController) -> Reference? {
    let uiKitClass = controller.uiKitClass
    // Of UIKit's own controllers, some have another kind of delegate.
    guard !uiKitClass.isClosed || uiKitClass.dismissal == .byDelegate else { return nil }
    let names = ["delegate", uiKitClass.delegateProperty]
    return controller.references.first { names.contains($0.name.value) }
  }

  /// The method's name by Cocoa's convention: `recipeAddViewControllerDidFinish(_:)`.
  private static func conventional(_ className: String, isSwift: Bool) -> String {
    let name = className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return name.prefix(1).lowercased() + name.dropFirst()
      + (isSwift ? "DidFinish(_:)" : "DidFinish:")
  }
}

extension CallSequence {
  /// Creates the calls of a dismissal by a delegate: your code sets the delegate and presents; the
  /// presented controller calls its delegate, which sends dismiss to the presenter.
  init(_ dismissal: DelegateDismissal) {
    let hierarchy = dismissal.hierarchy
    let (code, app) = (hierarchy.code, hierarchy.app)
    let presentation = dismissal.presentation
    var participants = [Participant(kind: .yourCode, name: "", elementID: "your-code")]
    func participant(_ target: Reference.Target) -> Int {
      let id = app.id(of: target)
      if let known = participants.firstIndex(where: { $0.name == id }) { return known }
      participants.append(Participant(target, id, in: app))
      return participants.count - 1
    }
    let presenting = participant(.viewController(presentation.presenter))
    let delegate = participant(dismissal.delegate)
    let asked = participant(.viewController(presentation.sender))
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
    let (top, end) = (hierarchy.id(presentation.presented), participants[delegate].name)
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
