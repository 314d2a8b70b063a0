/// One of a description's alternatives, carried out from the common initial state.
public struct ResolvedAlternative: Sendable {
  /// The number among the alternatives, from 1.
  public let number: Int
  /// The label, nil if the description has none.
  public let label: String?
  /// The run: the common steps, then the alternative's own.
  public let resolution: Resolution
}
