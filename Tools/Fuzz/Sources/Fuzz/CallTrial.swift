import Foundation
import VCCommand
import VCSource

/// A call of the command, which is parsed and validated but not carried out.
struct CallTrial {
  private let arguments: [String]

  /// Words are separated by NUL, as in an operating system; a single byte stands for a common word.
  init(_ bytes: [UInt8]) {
    arguments = bytes.split(separator: 0, omittingEmptySubsequences: false).prefix(24).map { word in
      let text = word.map { $0 < 0x80 ? String(UnicodeScalar($0)) : Self.usual($0) }.joined()
      return Self.insideFolder(text)
    }
  }

  var text: String { arguments.debugDescription }

  func run() {
    do {
      let (command, words) = ListedCommand.called(by: arguments)
      let call = try command.call(words)
      if let request = call as? DrawRequest { checkWorkers(request) }
    } catch {
      let message = Console.collecting { _ = ExitStatus.reporting(error) }
      let text = String(validating: message, as: UTF8.self)
      check(text.map(hasNoControls) == true, "a control character in: \(text.debugDescription)")
    }
    CallFolder.checkNowAndThen()
  }

  /// Checks that workers read their arguments as the same request.
  private func checkWorkers(_ request: DrawRequest) {
    guard var told = try? DrawRequest(reading: request.workerArguments, isWhole: false) else {
      return check(false, "workers cannot read \(request.workerArguments)")
    }
    var expected = request
    (told.inputs, expected.inputs) = ([], [])
    (expected.output, expected.format) = (nil, nil)
    expected.watch = false
    check(told == expected, "workers take \(request) for \(told)")
  }

  private static func usual(_ byte: UInt8) -> String { words[Int(byte - 0x80) % words.count] }

  private static let words =
    DrawRequest.rows.flatMap(\.names) + DrawRequest.rows.flatMap(\.names).map { $0 + "=" } + [
      "-", "--", "svg", "png", "pdf", "dot", "json", "text", "hierarchy", "protocol", "book",
      "none", "all", "dark", "1", "3", "0.5", "2/3", "en", "zh-Hans", "in.yaml", "app.json",
      "look.yaml", "out/", "out.svg", "link.yaml", "resolve", "explain", "check", "template",
      "schema", "draw", "help", "--help", "--version", "--present", "--from", "--dismiss",
      "--add", "--to", "--remove", "--property", "a.parent", "\u{1B}[31m", "设", "é", "nan",
      "inf", "-1", "99999999999999999999", "diff", "embed", "preview", "import", "--show", "pptx",
      "html", "map", "sarif",
    ]

  /// Keeps paths inside the trial's folder: a slash may only follow one of its folders.
  private static func insideFolder(_ word: String) -> String {
    let text = word.replacing("..", with: ".")
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count > 1 else { return text }
    let isInside = first == "out" || first.hasSuffix("=out")
    return parts.joined(separator: isInside ? "/" : "_")
  }
}

/// The folder in which calls are tried. Its contents don't change.
enum CallFolder {
  // Unsafe because libFuzzer runs its inputs on one thread.
  nonisolated(unsafe) private static var path = ""
  nonisolated(unsafe) private static var before: [String] = []
  nonisolated(unsafe) private static var calls = 0

  private static let files = [
    "in.yaml": "rootViewController: A\n", "app.json": #"{"rootViewController": "A"}"#,
    "look.yaml": "figure: chain\n", "out/in.svg": "mine", "out.svg": "", "out-1.svg": "mine",
    "words": "",
  ]

  static func make() {
    do {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("vcdiagram-fuzz-\(getpid())")
      path = folder.path
      try FileManager.default.createDirectory(
        atPath: path + "/out", withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      try FileManager.default.createSymbolicLink(
        atPath: path + "/link.yaml", withDestinationPath: "in.yaml")
      check(FileManager.default.changeCurrentDirectoryPath(path), "no way into \(path)")
      before = contents()
    } catch {
      fatalError("\(error)")
    }
  }

  static func checkNowAndThen() {
    calls += 1
    if calls % 1024 == 0 { check(contents() == before, "files were written") }
  }

  static func remove() {
    check(contents() == before, "files were written")
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func contents() -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
      return "\(name) \(attributes?[.size] ?? 0)"
    }
  }
}
