/// A property that a description sets, or whose value UIKit decides.
public enum Setting: String, CaseIterable, Sendable {
  /// Whether a split view controller shows one controller alone (R25).
  case isCollapsed
  /// Whether what is presented from below stays inside the controller (R6, R7).
  case definesPresentationContext
  /// The transition with which the controller is presented (R15).
  case modalTransitionStyle

  /// Whether a controller of a kind has the property.
  package func belongs(to kind: ContainerKind) -> Bool { self != .isCollapsed || kind == .split }
}

/// What such a property holds, and why.
public struct SettingExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The property that is asked for.
  public let setting: Setting
  /// The controller whose property it is.
  public let owner: ViewController.Index

  /// The property of one of the hierarchy's controllers; nil where it has none of that name.
  public init?(_ setting: Setting, of owner: ViewController.Index, in hierarchy: Hierarchy) {
    guard setting.belongs(to: hierarchy.app.viewControllers[owner].kind) else { return nil }
    self.hierarchy = hierarchy
    self.setting = setting
    self.owner = owner
  }

  /// The value of a property that is true or false, nil for a transition.
  public var flag: Bool? {
    switch setting {
    case .isCollapsed: hierarchy.isCollapsed(owner)
    case .definesPresentationContext:
      hierarchy.state.definesContext(owner, rules: hierarchy.app.rules)
    case .modalTransitionStyle: nil
    }
  }

  /// The transition, as declared or by default; a presenter may lend another (R15).
  public var transition: ModalTransitionStyle {
    hierarchy.app.viewControllers[owner].presentationTransition
  }

  /// What is not established of the answer, nil for nothing.
  public var doubt: Doubt? {
    setting == .definesPresentationContext ? hierarchy.doubt(ofContextOf: owner) : nil
  }
}
