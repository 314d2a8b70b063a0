import Foundation
import Testing
import VCFigures
import VCTestSupport

@Suite struct `The same bytes` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func figure(
    _ sample: String, _ format: String, in folder: TemporaryFolder? = nil,
    environment: [String: String] = [:]
  ) throws -> Data {
    let outcome = try Program.run(
      [Samples.path(sample), "--format", format], in: folder ?? self.folder,
      environment: environment)
    #expect(outcome.status == 0)
    return outcome.out
  }

  @Test(arguments: ["figure-17-7.yaml", "chinese.yaml", "large-app.json"], ["svg", "dot", "json"])
  func `come out of every run, in every language, time zone, home and folder`(
    sample: String, format: String
  ) throws {
    let bytes = try figure(sample, format)
    #expect(try figure(sample, format) == bytes)
    let environments = [
      ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"], ["LANG": "C", "LC_ALL": "C"],
      ["TZ": "Asia/Shanghai"], ["HOME": "/nonexistent"], ["FONTCONFIG_FILE": "/dev/null"],
      ["GDFONTPATH": "/nonexistent", "DOTFONTPATH": "/nonexistent"],
    ]
    for environment in environments {
      #expect(
        try figure(sample, format, environment: environment) == bytes, "\(environment)")
    }
    #expect(try figure(sample, format, in: TemporaryFolder()) == bytes)
  }

  /// A figure that is drawn alone leaves its memory to the system; one of many frees it.
  @Test(
    arguments: FigureKind.allCases.map(\.rawValue), ["svg", "png", "dot"])
  func `come out alone and among others`(kind: String, format: String) throws {
    let options = ["--figure", kind, "--format", format, "--template", "mono"]
    let samples = ["figure-17-7", "mail-ipad", "drawer", "camera"]
    let files = samples.map { Samples.path($0 + ".yaml") }
    let batch = try Program.run(files + options + ["-o", "all/", "--jobs", "1"], in: folder)
    #expect(batch.status == 0)
    for (sample, file) in zip(samples, files) {
      let alone = try Program.run([file] + options, in: folder)
      #expect(alone.status == 0)
      #expect(try folder.data("all/\(sample).\(format)") == alone.out, "\(sample)")
    }
  }

  @Test func `come out of two runs of PNG`() throws {
    let bytes = try figure("figure-17-7.yaml", "png")
    #expect(try figure("figure-17-7.yaml", "png") == bytes)
  }

  @Test func `come out of two runs of PDF`() async throws {
    let first = try figure("figure-17-6.yaml", "pdf")
    // Cairo's dates count seconds.
    try await Task.sleep(for: .seconds(1.1))
    #expect(try figure("figure-17-6.yaml", "pdf") == first)
  }

  #if os(Linux)
    @Test func `need no library that knows fonts`() throws {
      func libraries(_ format: String) throws -> Set<String> {
        let outcome = try Program.run(
          [Samples.path("figure-17-7.yaml"), "-o", "a.\(format)"], in: folder,
          environment: [
            "LD_DEBUG": "files", "LD_DEBUG_OUTPUT": folder.url.appending(path: "libraries").path,
          ])
        #expect(outcome.status == 0)
        var lines: [Substring] = []
        for name in try folder.names where name.hasPrefix("libraries") {
          lines += try folder.text(name).split(separator: "\n")
          try FileManager.default.removeItem(at: folder.url.appending(path: name))
        }
        lines = lines.filter { $0.contains("calling init: ") }
        return Set(
          ["pango", "fontconfig", "freetype", "cairo"].filter { name in
            lines.contains { $0.contains(name) }
          })
      }
      #expect(try libraries("svg") == [])
      #expect(try libraries("dot") == [])
      #expect(try libraries("json") == [])
      // What is looked for is found where it is.
      #expect(try libraries("png") == ["pango", "fontconfig", "freetype", "cairo"])
    }
  #endif
}
