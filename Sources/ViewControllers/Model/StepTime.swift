/// When a step happens that does not wait until the step before is over (R30).
public enum StepTime: String, CaseIterable, Sendable {
  /// In the receiver's `viewDidLoad`: its view is loaded, and in no window yet.
  case viewDidLoad
  /// In the receiver's `viewWillAppear`: its view is in no window yet.
  case viewWillAppear
  /// In the receiver's `viewIsAppearing`, which iOS 13 is the first to send: its view is in the
  /// window, and may still be on its way.
  case viewIsAppearing
  /// In the receiver's `viewDidAppear`: all is over.
  case viewDidAppear
  /// While the transition of the step before runs, whose completion handler nobody waited for.
  case transition

  /// Whether the view that appears is in no window yet.
  var isBeforeWindow: Bool { self == .viewDidLoad || self == .viewWillAppear }

  /// Whether it is a method that a view controller is sent when its view appears.
  package var isCallback: Bool { self != .transition }

  /// The first iOS that has the method, nil where the first of all has it.
  var since: Int? { self == .viewIsAppearing ? 13 : nil }
}
