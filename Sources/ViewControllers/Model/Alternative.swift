import Diagnostics

/// One of several ways on from what a description has in common; a figure shows them side by side.
public struct Alternative: Sendable {
  /// The name of the way, which stands under it.
  public var label: Sourced<String>?
  /// What happens, after the description's own steps.
  public var steps: [Step]

  /// A way on.
  public init(label: Sourced<String>? = nil, steps: [Step]) {
    self.label = label
    self.steps = steps
  }
}

extension AppDescription {
  /// The description that goes on in a way: the common steps, then those of the alternative.
  func goingOn(in alternative: Alternative) -> AppDescription {
    var description = self
    description.steps += alternative.steps
    description.alternatives = []
    return description
  }
}
