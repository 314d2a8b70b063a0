/// The time of a step that doesn't wait until the previous step is over (R30).
package enum StepTime: String, CaseIterable, Sendable {
  /// In the receiver's `viewDidLoad`: its view is loaded, but not in a window.
  case viewDidLoad
  /// In the receiver's `viewWillAppear`: its view is not in a window yet.
  case viewWillAppear
  /// In the receiver's `viewIsAppearing`, from iOS 13 on: its view is in the window, but may still
  /// be animating.
  case viewIsAppearing
  /// In the receiver's `viewDidAppear`: the transition is over.
  case viewDidAppear
  /// During the previous step's transition, without waiting for its completion handler.
  case transition

  /// Whether the appearing view is not in a window yet.
  var isBeforeWindow: Bool { self == .viewDidLoad || self == .viewWillAppear }

  /// Whether it is a method that a view controller receives when its view appears.
  package var isCallback: Bool { self != .transition }

  /// The first iOS that has the method, nil if every iOS has it.
  var since: Int? { self == .viewIsAppearing ? 13 : nil }
}
