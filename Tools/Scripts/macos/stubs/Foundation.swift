// What our gallery and plugin use of Foundation beyond FoundationEssentials, which is compiled from its
// sources. As in Apple's documentation; nothing of it runs.
@_exported import Darwin
@_exported import FoundationEssentials
@_exported import ObjectiveC

public struct URLResourceKey: Hashable, Sendable {}

extension FileManager {
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?
  ) throws -> [URL] { [] }
}

open class Process: NSObject {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }

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

open class XMLParser: NSObject {
  public init(data: Data) {}
  open func parse() -> Bool { false }
}
