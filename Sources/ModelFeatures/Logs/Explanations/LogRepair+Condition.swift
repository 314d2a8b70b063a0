import VCEngine

extension LogRepair {
  /// The code for a cause in lines that fulfil conditions: a row of `Repairs.yaml`.
  struct Variant: Sendable {
    let conditions: [Condition]
    let code: RepairCode
  }

  /// A condition that decides between several codes for a cause.
  enum Condition {
    /// The receiver hosts SwiftUI views, which have no view controller at hand.
    case inView
    /// A SwiftUI modifier presents.
    case ofModifier
    /// The line doesn't name what is in front.
    case withoutFront
    /// The premature call was a dismissal.
    case dismissing
    /// The same controller was presented again.
    case presentedAgain
    /// The call was a navigation controller's.
    case ofStack
    /// The call was a pop during a pop.
    case nestedPop
    /// The page view controller needs two pages.
    case ofTwoPages
    /// The presented controller is an alert.
    case ofAlert
    /// The presented controller's class belongs to UIKit or SwiftUI.
    case ofSystem
    /// The view's holder is `(null)`.
    case withoutHolder
    /// The line names the receiver.
    case withSender
  }
}

extension LoggedText {
  func has(_ condition: LogRepair.Condition) -> Bool {
    switch condition {
    case .inView: isAskedOfSwiftUI
    case .ofModifier: isOfModifier
    case .withoutFront: classes[.blocker] == nil || hasOtherInFront
    case .dismissing:
      [.dismissedInTransition, .dismissedDuringPresentation, .dismissNotShown, .neverPresented]
        .contains(topic)
        || topic == .controllerTransitioning && words[.method]?.contains("dismiss") == true
    case .presentedAgain: topic == .alreadyPresented
    case .ofStack: stop == .push || stop == .pop
    case .nestedPop: topic == .nestedPop
    case .ofTwoPages: words[.required] == "2"
    case .ofAlert: classes[.presented] == UIKitClass.alertName
    case .ofSystem:
      classes[.presented].map { name in
        ["UI", "PlatformAlert"].contains(where: name.hasPrefix)
          || name.contains("HostingController") || name.contains("<")
      } == true
    case .withoutHolder: nulls.contains(.holder)
    case .withSender: classes[.sender] != nil
    }
  }
}
