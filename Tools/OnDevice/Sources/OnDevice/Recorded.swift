import UIKit

/// The calls that the controllers of an experiment receive, in order.
@MainActor final class CallLog {
  static let shared = CallLog()

  private(set) var calls: [String] = []
  /// The id of each controller of the experiment.
  var ids: [ObjectIdentifier: String] = [:]

  func note(_ call: String, to controller: UIViewController) {
    if let id = ids[ObjectIdentifier(controller)] { calls.append("\(id).\(call)") }
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

final class RecordedViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    CallLog.shared.note("viewWillAppear", to: self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CallLog.shared.note("viewDidAppear", to: self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    CallLog.shared.note("viewWillDisappear", to: self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    CallLog.shared.note("viewDidDisappear", to: self)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    CallLog.shared.note(parent == nil ? "willMove(nil)" : "willMove", to: self)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    CallLog.shared.note(parent == nil ? "didMove(nil)" : "didMove", to: self)
  }
}
