import VCEngine

extension ContainmentExplanation {
  /// The name of the call inside which UIKit makes a call, nil for calls by the app.
  package func outerName(of call: Call) -> String? {
    if case .uiKit(let outer) = call.sender { calls[outer].name } else { nil }
  }

  /// The name of the call in whose completion handler the app makes a call, nil for other calls.
  package func nameOfCompleted(before call: Call) -> String? {
    if case .completionHandler(let outer) = call.sender { calls[outer].name } else { nil }
  }
}
