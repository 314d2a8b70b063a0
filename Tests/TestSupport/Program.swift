import Foundation
import Testing

/// The program as it was built, run as a process.
package enum Program {
  package struct Outcome: Equatable {
    package let status: Int32
    package let out: Data
    package let err: String

    package init(status: Int32, out: Data, err: String) {
      (self.status, self.out, self.err) = (status, out, err)
    }

    package var text: String { String(decoding: out, as: UTF8.self) }

    /// The outcome without the notes on how a figure was arranged.
    package var withoutNotes: Outcome {
      let lines = err.split(separator: "\n", omittingEmptySubsequences: false)
      return Outcome(
        status: status, out: out,
        err: lines.filter { !$0.contains(": note: ") }.joined(separator: "\n"))
    }
  }

  /// Beside the test bundle: that is the main program on Linux, and loaded by one on macOS.
  package static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "vcdiagram").path
  }()

  /// Runs it to its end in `folder`; standard input holds `input`.
  ///
  /// Texts of any length go through files: two pipes could wait for each other.
  package static func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, input: input, in: folder, environment: environment)
  }

  /// Runs a line of the shell in which `$vcdiagram` is the program.
  package static func shell(_ line: String, in folder: TemporaryFolder) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: folder)
  }

  private static func run(
    _ program: String, _ arguments: [String], input: String = "", in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    try streams.write(input, to: "in")
    try streams.write("", to: "out")
    try streams.write("", to: "err")
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["vcdiagram": path]) { $1 }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.url.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, out: try streams.data("out"),
      err: try streams.text("err"))
  }
}
