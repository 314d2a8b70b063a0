/// Writes names, values and calls of UIKit's in a spelling.
///
/// Where a description asks for none, figures and sentences have what their readers are used to:
/// calls in Swift, properties under the names that both languages once had, `YES` in boxes and `true`
/// in sentences.
package struct UIKitCode: Sendable {
  package let spelling: Spelling?

  package init(_ spelling: Spelling?) { self.spelling = spelling }

  private var isObjectiveC: Bool { spelling == .objectiveC }

  // MARK: Values

  /// A truth value that a box tells.
  package func flag(_ value: Bool) -> String {
    spelling == .swift ? String(value) : value ? "YES" : "NO"
  }

  /// The property, which Objective-C reads by a getter of Swift's name.
  package var modalInPresentation: String {
    isObjectiveC ? "modalInPresentation" : "isModalInPresentation"
  }

  /// A truth value in a sentence.
  package func truth(_ value: Bool) -> String {
    isObjectiveC ? (value ? "YES" : "NO") : String(value)
  }

  /// A case that a statement sets: `.formSheet`.
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

  /// What a presentation is called: its style, or what a system controller brings in place of one.
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

  /// A method as a sentence names it.
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
    case (.viewWillDisappear, false): "viewWillDisappear"
    case (.viewWillDisappear, true): "viewWillDisappear:"
    case (.viewDidDisappear, false): "viewDidDisappear"
    case (.viewDidDisappear, true): "viewDidDisappear:"
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

  /// A method that a view controller is sent when its view appears.
  package func name(of time: StepTime) -> String {
    isObjectiveC && time != .viewDidLoad ? time.rawValue + ":" : time.rawValue
  }

  /// The methods that sentences name.
  package enum Method {
    case present, dismiss
    case addChild, removeFromParent, willMove, didMove, transition
    case viewWillDisappear, viewDidDisappear
  }

  /// `willMove(toParent: nil)`.
  package func nilling(_ method: Method) -> String {
    let name = name(of: method)
    return isObjectiveC ? name + "nil" : "\(name.dropLast(2)): nil)"
  }

  /// A call without what gets it.
  ///
  /// - Parameters:
  ///   - swift: `push(a, animated: true)`.
  ///   - objectiveC: the parts of the selector, each with its argument: `push:`, `a`; an empty
  ///     argument for a selector that takes none.
  package func call(
    _ swift: String, _ objectiveC: KeyValuePairs<String, String>
  ) -> (call: String, name: String) {
    guard isObjectiveC else { return (swift, String(swift.prefix { $0 != "(" && $0 != " " })) }
    return (
      objectiveC.map { $0 + $1 }.joined(separator: " "), objectiveC.map(\.key).joined()
    )
  }

  /// A call to somebody: `menu.didMove(toParent: box)`; what sets a property is the same in both
  /// spellings.
  package func message(_ call: String, to receiver: String) -> String {
    isObjectiveC && !call.contains(" = ") ? "[\(receiver) \(call)]" : "\(receiver).\(call)"
  }

  /// The name of the arrow of a request.
  package var requestName: String { isObjectiveC ? "presentViewController:" : Self.requestName }

  /// The same in Swift, as an option names it.
  package static let requestName = "present"

  /// `presenter.present(presented)`, as short as a figure's arrow bears.
  package func request(_ presented: String, of presenter: String) -> String {
    message(request(presented), to: presenter)
  }

  /// The same without its receiver: `present(presented)`.
  package func request(_ presented: String) -> String {
    call("present(\(presented))", ["presentViewController:": presented]).call
  }

  /// What stands at an arrow from what UIKit refused, in words: no code of UIKit's says it.
  package static func obstacle(_ blocker: String, to refused: String) -> String {
    "\(blocker) is in the way of \(refused)"
  }
}

extension Hierarchy {
  /// Writes code as the description asks for.
  package var code: UIKitCode { UIKitCode(app.spelling) }
}
