import Foundation
import UIKit

/// The file of all observations of a run.
@MainActor public enum Record {
  private static var observations: [Observation] = []

  private struct Contents: Encodable {
    struct Device: Encodable {
      let system: String
      let idiom: String
    }

    let device: Device
    let cases: [Observation]
  }

  /// Adds an observation, and writes the file.
  ///
  /// - Parameter path: The file; by default that of the environment's `VCDIAGRAM_RESULT`, or
  ///   `result.json` in the temporary folder.
  @discardableResult
  public static func add(_ observation: Observation, to path: String? = nil) throws -> String {
    observations.append(observation)
    let path =
      path ?? ProcessInfo.processInfo.environment["VCDIAGRAM_RESULT"]
      ?? FileManager.default.temporaryDirectory.appending(path: "result.json").path
    let device = Contents.Device(
      system: UIDevice.current.systemVersion,
      idiom: UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(Contents(device: device, cases: observations))
      .write(to: URL(fileURLWithPath: path))
    return path
  }
}
