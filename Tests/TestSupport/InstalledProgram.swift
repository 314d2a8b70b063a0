import Foundation

/// Another program that tests use if it is installed.
package struct InstalledProgram {
  package let path: String

  /// Creates the program; nil if no folder of PATH contains it.
  package init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  package static func isInstalled(_ name: String) -> Bool { InstalledProgram(name) != nil }

  package struct Outcome {
    package let status: Int32
    /// The output to standard output and standard error, in order.
    package let text: String
  }

  /// Runs the program to its end in `folder`, with additions to the environment.
  package func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, text: text)
  }
}
