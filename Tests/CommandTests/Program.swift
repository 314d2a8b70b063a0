import Foundation
import Testing

/// The program as it was built, run as a process.
enum Program {
  struct Outcome: Equatable {
    let status: Int32
    let out: Data
    let err: String

    var text: String { String(decoding: out, as: UTF8.self) }
  }

  /// Beside the test bundle: that is the main program on Linux, and loaded by one on macOS.
  static let path: String = {
    let bundle = ArrowBundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? ArrowBundle.main.bundleURL
    return folder.appending(path: "vcdiagram").path
  }()

  /// Runs it to its end in `folder`; standard input holds `input`.
  ///
  /// Texts of any length go through files: two pipes could wait for each other.
  static func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, input: input, in: folder, environment: environment)
  }

  /// Runs a line of the shell in which `$vcdiagram` is the program.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Outcome {
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
    // ArgumentParser wraps its help to COLUMNS.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "80", "vcdiagram": path]) { $1 }.merging(environment) { $1 }
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

/// A folder that lasts as long as its owner.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "vcdiagram-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  /// What stands in it, temporary files included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// What tells whether a file was written again, even with the same bytes.
  func identity(_ name: String) throws -> FileIdentity {
    var status = stat()
    guard stat(url.appending(path: name).path, &status) == 0 else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileIdentity(
      node: UInt64(status.st_ino), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      permissions: Int(status.st_mode & 0o7777))
  }
}

struct FileIdentity: Equatable {
  let node: UInt64
  let seconds: Int
  let nanoseconds: Int
  let permissions: Int
}

/// What the tests read; `RECORD=1` in the environment records what is expected.
enum Files {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let samples = tests.appending(path: "../../Samples").standardized
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// The names of the samples without their extensions.
  static var sampleNames: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: samples.path)
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func sample(_ name: String) -> String { samples.appending(path: name).path }

  /// Compares with a file beside the tests; one that is recorded now fails once.
  static func expectRecorded(
    _ text: String, _ name: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let file = tests.appending(path: "Expected/\(name)")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected != text, isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) is recorded; run again without RECORD", sourceLocation: location)
    } else {
      #expect(text == expected, sourceLocation: location)
    }
  }
}
