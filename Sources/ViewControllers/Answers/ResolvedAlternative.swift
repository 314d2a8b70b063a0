/// One of a description's alternatives, carried out from the beginning that all of them share.
public struct ResolvedAlternative: Sendable {
  /// Its place among the alternatives, from 1.
  public let number: Int
  /// What the description calls it, nil when it says nothing.
  public let label: String?
  /// Its own steps come after the common ones.
  public let resolution: Resolution
}
