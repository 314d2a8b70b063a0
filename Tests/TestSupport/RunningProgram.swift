import Foundation
import Testing

/// The program while it runs, for as long as its owner lives.
package final class RunningProgram {
  private let process = Process()
  private let folder: TemporaryFolder

  /// - Parameter environment: what is added to it.
  package init(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    try folder.write("", to: Self.log)
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(
      forWritingTo: folder.url.appending(path: Self.log))
    try process.run()
  }

  deinit { end() }

  private static let log = "log"

  package var isRunning: Bool { process.isRunning }
  package var id: Int32 { process.processIdentifier }

  /// What it has said on standard error.
  package var words: String { (try? folder.text(Self.log)) ?? "" }

  /// Waits until it has said just this: what it says more comes sooner than this is believed.
  package func expect(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    wait { self.words == words }
    #expect(self.words == words, sourceLocation: sourceLocation)
  }

  /// Waits until something is so, for as long as the slowest machine may take.
  package func wait(until isSo: () -> Bool) {
    let end = Date() + 30
    while !isSo(), Date() < end { usleep(10_000) }
  }

  /// Ends it; returns the signal that did, or its exit code.
  @discardableResult package func end(by signal: Int32 = SIGTERM) -> Int32 {
    if process.isRunning { kill(process.processIdentifier, signal) }
    wait { !process.isRunning }
    // It does not end by that: the test fails, and leaves no process behind.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
