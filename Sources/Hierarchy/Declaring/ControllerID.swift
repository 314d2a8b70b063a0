/// The name of a view controller in an app, which is unique in it. A controller that is declared
/// without one has its class's name, with a number after it where it occurs again: `Item#2`.
public struct ControllerID: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let description: String

  public init(_ id: some StringProtocol) { description = String(id) }
  public init(stringLiteral id: String) { description = id }

  var value: Value { Value(description) }
}

extension ControllerID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
