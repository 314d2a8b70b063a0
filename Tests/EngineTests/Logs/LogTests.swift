import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `Logs of UIKit's` {
  init() { addFeatures() }

  private static let folder = Samples.package.appending(path: "Tests/EngineTests/Logs/Logs")
  private static let names = Samples.files(in: folder).filter { $0.hasSuffix(".log") }
  static let recordings = names.map { $0 + ".description.txt" }

  @Test(arguments: names)
  func `each becomes the recorded description, which reads as the same`(name: String) throws {
    let source = try Samples.source(name, in: Self.folder)
    #expect(InputFormat(of: source) == .log)
    try expectImported(source, as: name + ".description.txt")
  }

  /// They used to get YAML's messages.
  @Test func `masks and NULs are read over`() throws {
    let text =
      "NULs: \0\0 Attempt to present <***.Sheet: 0x1> on\0<private> whose view is not in the window "
      + "hierarchy!"
    var warnings: [Diagnostic] = []
    let description = try AppDescription(
      parsing: Source(name: "in.log", text: text), warnings: &warnings)
    #expect(description.viewControllers.map(\.className.value).contains("Sheet"))
    #expect(
      warnings.map { $0.text(in: .en) }.contains { $0.hasPrefix("the log hides classes") })
    let bytes = [UInt8](repeating: 7, count: 8) + [UInt8](repeating: 0, count: 92)
    expectDiagnostics(
      "1️⃣" + String(decoding: bytes, as: UTF8.self), name: "in.log",
      [
        "1️⃣":
          "this isn't text: many of its bytes are NUL; save a log as UTF-8, or copy it from the console"
      ])
  }
}

/// Each message of the table, as consoles, forums and crash reporters write it.
@Suite struct `The table of UIKit's texts` {
  init() { addFeatures() }

  @Test(arguments: UIKitText.allInLogs.indices)
  func `each is found as it is, and wrapped, quoted and mangled`(index: Int) throws {
    let text = UIKitText.allInLogs[index]
    var (plain, classes): ([UIKitRole: String], [UIKitRole: String]) = ([:], [:])
    var mangled: [UIKitRole: String] = [:]
    for (number, role) in UIKitRole.allCases.enumerated() {
      if role.isPointer {
        let name = "Quay\(role.rawValue)Controller"
        let address = "0x7f8a3b\(number + 10)"
        plain[role] = "<Ferry.\(name): \(address)>"
        mangled[role] = "< _TtC5Ferry\(name.utf8.count)\(name): \(address) >"
        classes[role] = name
      } else {
        let word = role == .method ? "-viewDidAppear:" : role == .count ? "2" : "word\(number)"
        (plain[role], mangled[role]) = (word, word)
      }
    }
    let roles = text.parts.compactMap { if case .role(let role) = $0 { role } else { nil } }
    let expected = roles.reduce(into: [:]) { $0[$1] = classes[$1] }
    let clean = "2026-03-04 09:14:55.120394+0100 Ferry[12:34] [Presentation] \(text.filled(plain))"
    let found = LogReader(Source(name: "in.log", text: clean)).lines
    #expect(found.map(\.topic) == [text.topic])
    #expect(found.first?.pointers.compactMapValues(\.name) == expected)
    #expect(found.first?.time == 33295.120394)

    let words = text.filled(mangled).split(separator: " ")
    let rows = stride(from: 0, to: words.count, by: 4).map { start in
      "> " + words[start..<min(start + 4, words.count)].joined(separator: " ")
    }
    // A method before the first words must be on their line.
    guard roles.first != .method || text.parts.first == .words("Calling ") else { return }
    let wrapped = LogReader(
      Source(name: "in.log", text: rows.joined(separator: "\n") + "\n")
    ).lines
    #expect(wrapped.map(\.topic) == [text.topic])
    #expect(wrapped.first?.pointers.compactMapValues(\.name) == expected)
  }

  static let recording = "texts.log.txt"

  /// Once with the app's classes, and once with UIKit's own classes and no addresses.
  @Test func `each becomes the recorded description and reason`() throws {
    let own = Dictionary(
      uniqueKeysWithValues: UIKitRole.allCases.enumerated().map { number, role in
        (
          role,
          role.isPointer
            ? "<Ferry.Quay\(role.rawValue)Controller: 0x7f8a3b\(number + 10)>" : "word\(number)"
        )
      })
    let classes: [UIKitRole: String] = [
      .presented: "UIAlertController", .presenter: "UITabBarController",
      .sender: "UINavigationController", .blocker: "UIImagePickerController",
      .child: "UITableViewController", .holder: "UISplitViewController",
      .navigation: "UINavigationController", .other: "UIPageViewController",
    ]
    let system = own.merging(classes.mapValues { "<\($0)>" }) { $1 }
    let texts = UIKitText.allInLogs.flatMap { text in
      [own, system].map { recorded(text.filled($0)) }
    }
    try expectRecorded(texts.joined(separator: "\n"), Self.recording)
  }

  private func recorded(_ line: String) -> String {
    let source = Source(name: "in.log", text: line)
    var told: [Diagnostic] = []
    let description = try? AppDescription(parsing: source, warnings: &told)
    let read = LogReader(source).lines.map(\.logged)
    #expect(read.count == 1, "\(line)")
    let phrases = Language.en.phrases
    let said = read.flatMap { line in
      [phrases.happened(line), phrases.text(of: line.reason)] + line.causes.map(\.rawValue)
    }
    let remarks = told.map { "# " + $0.text(in: .en) }
    let json = description?.jsonWithDeclaredIDs ?? "# Nothing to draw."
    return ([line] + said + remarks + [json]).map { $0 + "\n" }.joined()
  }

  @Test func `a line that is no log is taken for none`() throws {
    let source = try Samples.source(
      "foreign.txt", in: Samples.package.appending(path: "Tests/EngineTests/Logs/Logs"))
    let text = String(decoding: source.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(Set(lines).count >= 400)
    for line in lines {
      let found = LogReader(Source(name: "in.log", text: String(line))).lines
      #expect(found.isEmpty, "\(line)")
    }
    #expect(LogReader(source).lines.isEmpty)
    // UIKit's message is found among the others.
    let mixed = Source(name: "in.log", text: text + "Can't add self as subview\n")
    #expect(LogReader(mixed).lines.map(\.topic) == [.subviewOfItself])
  }
}
