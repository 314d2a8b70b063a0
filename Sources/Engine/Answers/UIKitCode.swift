import VCSource

/// Writes UIKit's names, values and calls in a language.
///
/// If a description asks for none, figures and sentences use the usual forms: calls in Swift,
/// properties under the names that both languages once had.
package struct UIKitCode: Sendable {
  package let spelling: Spelling?

  package init(_ spelling: Spelling?) { self.spelling = spelling }

  package var isObjectiveC: Bool { spelling == .objectiveC }

  // MARK: Values

  /// The property that prevents dismissals by the user. Objective-C reads it with a getter of
  /// Swift's name.
  package var modalInPresentation: String {
    isObjectiveC ? "modalInPresentation" : "isModalInPresentation"
  }

  /// A Boolean: `true`.
  package func truth(_ value: Bool) -> String {
    isObjectiveC ? (value ? "YES" : "NO") : String(value)
  }

  /// A case in a statement: `.formSheet`.
  package func value(_ value: some ObjectiveCSpelled) -> String {
    switch spelling {
    case nil: value.rawValue
    case .swift: ".\(value.rawValue)"
    case .objectiveC: value.objectiveCSpelling
    }
  }

  /// A case in a sentence: `formSheet`.
  package func word(_ value: some ObjectiveCSpelled) -> String {
    isObjectiveC ? value.objectiveCSpelling : value.rawValue
  }

  /// Controllers in order: `[a, b]`.
  package func list(_ ids: [String]) -> String {
    (isObjectiveC ? "@[" : "[") + ids.joined(separator: ", ") + "]"
  }

  /// A presentation's name: its style, or the system presentation that replaces it.
  package func name(of presentation: Presentation) -> String {
    presentation.isNamedByStyle ? word(presentation.modalPresentationStyle) : presentation.name
  }

  // MARK: Properties

  package func name(of property: Property) -> String {
    switch (property, spelling) {
    case (.parentViewController, .swift): "parent"
    case (.children, .objectiveC): "childViewControllers"
    default: property.rawValue
    }
  }

  package func name(of key: ViewController.ContainmentKey) -> String {
    key == .children ? name(of: Property.children) : key.rawValue
  }

  // MARK: Calls

  /// A method's name in a sentence.
  package func name(of method: Method) -> String {
    switch (method, isObjectiveC) {
    case (.present, false): "present(_:animated:completion:)"
    case (.present, true): "presentViewController:animated:completion:"
    case (.dismiss, false): "dismiss(animated:completion:)"
    case (.dismiss, true): "dismissViewControllerAnimated:completion:"
    case (.addChild, false): "addChild"
    case (.addChild, true): "addChildViewController:"
    case (.removeFromParent, false): "removeFromParent"
    case (.removeFromParent, true): "removeFromParentViewController"
    case (.transition, false): "transition"
    case (.transition, true): "transitionFromViewController:"
    case (.willMove, false): "willMove(toParent:)"
    case (.willMove, true): "willMoveToParentViewController:"
    case (.didMove, false): "didMove(toParent:)"
    case (.didMove, true): "didMoveToParentViewController:"
    }
  }

  /// A method of a presentation controller's delegate.
  package func name(of call: DismissalCall) -> String {
    let name =
      switch call {
      case .shouldDismiss: "presentationControllerShouldDismiss"
      case .willDismiss: "presentationControllerWillDismiss"
      case .didDismiss: "presentationControllerDidDismiss"
      case .didAttemptToDismiss: "presentationControllerDidAttemptToDismiss"
      case .shouldDismissPopover: "popoverPresentationControllerShouldDismissPopover"
      case .didDismissPopover: "popoverPresentationControllerDidDismissPopover"
      }
    return name + (isObjectiveC ? ":" : "(_:)")
  }

  /// A method that a view controller receives when its view appears.
  package func name(of time: StepTime) -> String {
    isObjectiveC && time != .viewDidLoad ? time.rawValue + ":" : time.rawValue
  }

  /// A method about the appearance of a view.
  package func name(ofCall method: AppearanceCalls.Method) -> String {
    isObjectiveC ? method.rawValue + ":" : method.rawValue
  }

  /// The methods that sentences name.
  package enum Method {
    case present, dismiss
    case addChild, removeFromParent, willMove, didMove, transition
  }

  /// A call without its receiver, and the name of its method.
  package func call(_ call: UIKitCall) -> (call: String, name: String) {
    (isObjectiveC ? call.objectiveC : call.swift, call.name(isObjectiveC: isObjectiveC))
  }

  /// A call with its receiver: `menu.didMove(toParent: box)`. Assignments are the same in both
  /// languages.
  package func message(_ call: String, to receiver: String) -> String {
    isObjectiveC && !call.contains(" = ") ? "[\(receiver) \(call)]" : "\(receiver).\(call)"
  }

  /// The name of a request's arrow.
  package var requestName: String { isObjectiveC ? "presentViewController:" : Self.requestName }

  /// The name of a request's arrow in Swift, as options name it.
  package static let requestName = "present"

  /// `presenter.present(presented)`, short enough for a figure's arrow.
  package func request(_ presented: String, of presenter: String) -> String {
    message(request(presented), to: presenter)
  }

  /// `present(presented)`, without the receiver.
  package func request(_ presented: String) -> String {
    call(UIKitCall("present(\(presented))", ["presentViewController:": presented])).call
  }
}

extension Hierarchy {
  /// The writer of code in the description's language.
  package var code: UIKitCode { UIKitCode(app.spelling) }
}
