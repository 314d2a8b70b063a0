/// Opens the controllers of a list.
public struct Router {
  /// A router that has opened nothing.
  public init() {}
}
