// What our gallery, plugin and tests use of Foundation beyond FoundationEssentials, which is compiled from its
// sources. As in Apple's documentation; nothing of it runs.
@_exported import Darwin
@_exported import FoundationEssentials
@_exported import ObjectiveC

open class Process: NSObject {
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal = 2 }

  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var currentDirectoryURL: URL?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var isRunning: Bool { false }
  open var processIdentifier: Int32 { 0 }
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open func run() throws {}
  open func terminate() {}
  open func waitUntilExit() {}
}

open class FileHandle: NSObject {
  open class var nullDevice: FileHandle { FileHandle(fileDescriptor: 0) }
  public init(fileDescriptor: Int32) {}
  public convenience init(forReadingFrom url: URL) throws { self.init(fileDescriptor: 0) }
  public convenience init(forWritingTo url: URL) throws { self.init(fileDescriptor: 0) }
  open var fileDescriptor: Int32 { 0 }
  open var availableData: Data { Data() }
  open func readDataToEndOfFile() -> Data { Data() }
  open func readToEnd() throws -> Data? { nil }
  open func write(_ data: Data) {}
  open func write<T: DataProtocol>(contentsOf data: T) throws {}
  open func close() throws {}
}

open class Pipe: NSObject {
  open var fileHandleForReading: FileHandle { .nullDevice }
  open var fileHandleForWriting: FileHandle { .nullDevice }
}

open class Bundle: NSObject {
  open class var main: Bundle { Bundle() }
  open class var allBundles: [Bundle] { [] }
  open var bundlePath: String { "" }
  open var bundleURL: URL { URL(filePath: "") }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { data }
  open class func data(withJSONObject value: Any, options: WritingOptions = []) throws -> Data { Data() }
}

public protocol XMLParserDelegate: AnyObject {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?)
  func parser(_ parser: XMLParser, foundCharacters string: String)
}

open class XMLParser: NSObject {
  public init(data: Data) {}
  open weak var delegate: (any XMLParserDelegate)?
  open var parserError: (any Error)? { nil }
  open var lineNumber: Int { 0 }
  open func parse() -> Bool { false }
}

open class NSString: NSObject {
  open var lastPathComponent: String { "" }
}

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}
