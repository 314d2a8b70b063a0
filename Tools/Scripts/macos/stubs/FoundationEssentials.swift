// The part of Foundation that ArgumentParser uses.
public protocol LocalizedError: Error { var errorDescription: String? { get } }

public struct Data { public init() {} }

public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }
  public var outputFormatting: OutputFormatting = []
  public init() {}
  public func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

extension String {
  public struct Encoding: Sendable { public static let utf8 = Encoding() }
  public init?(data: Data, encoding: Encoding) { return nil }
}
