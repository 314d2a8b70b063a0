import Diagnostics
import Foundation
import DescriptionLoading
import Testing
import ViewControllers

@testable import FigureDrawing

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

  static func description(ofSample name: String) throws -> AppDescription {
    let file = samples.appending(path: name + ".yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try AppDescription(parsing: Source(name: name + ".yaml", text: text))
  }

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

extension Picture {
  init(
    _ description: AppDescription, template: Template = .book, pointers: PointerSelection? = nil
  ) throws {
    let hierarchy = Resolution(description).hierarchy
    let options = FigureOptions(pointers: pointers)
    try self.init(of: Figure(of: hierarchy, template: template, options: options))
  }

  /// A description as the user writes it, in YAML-lite.
  init(
    _ text: String, template: Template = .book, pointers: PointerSelection? = nil
  ) throws {
    let source = Source(name: "in.yaml", text: text)
    try self.init(AppDescription(parsing: source), template: template, pointers: pointers)
  }

  init(sample: String, pointers: PointerSelection? = nil) throws {
    try self.init(Files.description(ofSample: sample), pointers: pointers)
  }

  var svg: String {
    get throws { String(decoding: try rendered(as: .svg), as: UTF8.self) }
  }
}
