/// The name of a view controller in an app, which is unique in it. A controller that is declared
/// without one has its class's name in lower camel case, such as `itemsViewController`.
public struct ControllerID: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let description: String

  public init(_ id: some StringProtocol) { description = String(id) }
  public init(stringLiteral id: String) { description = id }

  var value: Value { Value(description) }
}
