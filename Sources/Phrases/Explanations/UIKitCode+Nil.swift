import VCEngine

extension UIKitCode {
  /// A call with nil as its argument: `willMove(toParent: nil)`.
  func callWithNil(_ method: Method) -> String {
    let name = name(of: method)
    return isObjectiveC ? name + "nil" : "\(name.dropLast(2)): nil)"
  }
}
