import Foundation
import Testing
import VCDescriptions
import VCDiagnostics
import VCFeatures
import VCDocuments
import VCEngine
import VCFigures
import VCLogs
import VCPhrases
import VCPictures
import VCReaders
import VCRendering
import VCTestSupport
import VCTextFormats

/// All messages, as the program produces them.
@Suite struct `The catalogue of messages` {
  static let recording = "messages.txt"

  @Test func `has an id for each case, and none twice`() throws {
    let ids = try MessageSources.ids
    #expect(ids.count > 100)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil })
  }

  @Test func `is produced as a whole, in both languages`() throws {
    let messages = try ProducedMessages().messages
    let missing = Set(try MessageSources.ids).subtracting(messages.keys).sorted()
    #expect(missing == [])
    for (id, message) in messages {
      let (english, chinese) = (message.text(in: .en), message.text(in: .zhHans))
      #expect(!english.isEmpty && !chinese.isEmpty && english != chinese, "\(id)")
      #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(id)")
      // UIKit's messages keep their own punctuation.
      if id != "ui-kit" { #expect(!english.hasSuffix(".") && !chinese.hasSuffix("。"), "\(id)") }
    }
  }

  /// The record of the ids, none of which may be renamed.
  @Test func `reads as recorded`() throws {
    let lines = try ProducedMessages().messages.sorted { $0.key < $1.key }.map { id, message in
      "\(id)\n  \(message.text(in: .en))\n  \(message.text(in: .zhHans))\n"
    }
    try expectRecorded(lines.joined(), Self.recording)
  }
}

/// The topics' cases, read from their source, because enums with associated values can't list their
/// cases.
private enum MessageSources {
  static var ids: [String] {
    get throws {
      let folder = Samples.package.appending(path: "Sources")
      let text = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.contains("/Messages/") && $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
      let topics =
        text.matches(of: /enum (?<type>\w+): WordedFacts/).map { String($0.type) }
        + text.matches(of: /case \w+\(Message\.(?<type>\w+)\)/).map { String($0.type) }
      return topics.flatMap { topic in
        text.components(separatedBy: " enum \(topic): ").dropFirst()
          .flatMap { $0.prefix { $0 != "}" }.matches(of: /\n +case (?<name>\w+)/) }
          .map { kebabCase(String($0.name)) }
      }
    }
  }

  private static func kebabCase(_ name: String) -> String {
    name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }
}

/// The first message of each id, from the invalid samples and from texts that can't be samples.
struct ProducedMessages {
  private(set) var messages: [String: Message] = [:]

  init() throws {
    addFeatures()
    for name in Samples.files(in: Samples.invalid) {
      add(try Samples.source(name, in: Samples.invalid))
    }
    // A text too large for the samples' folder.
    let large = [UInt8](repeating: 0x20, count: Source.maximumSize + 1)
    add(Source(name: "large.yaml", bytes: large))
    addTemplate("light: {frameFills: []}\nfonts: {sans: []}")
    add(.template(.faintText("captionText", on: "background", contrast: 3.45)))
    add(.note(.meantValue("chain")))
    addBuilt()
    // A path requested on the command line.
    add(.segue(.noWay(to: "about")))
    // Of an app's folder, and of several inputs.
    add(.storyboard(.leftOut("watchKit")))
    add(.description(.stepsLeftOut))
    // A text without rows is read as a printed hierarchy only on request.
    add(.printed(.noRows))
    add(.log(.noLogLines))
    // No known version of libyaml gives this message.
    add(.yaml(.notYAML("found an unknown problem")))
    let font = Message.FontPackage(debian: "fonts-noto-cjk", homebrew: "font-noto-sans-cjk")
    add(.font(.missingCharacters(["导", "\u{301}"], install: font)))
    add(.font(.noneInstalled(install: font)))
    add(.font(.notInstalled(family: "Source Sans 3")))
    add(.font(.notAFont(file: "logo.png")))
    add(.font(.unreadable(file: "Sans.otf", reason: "No such file or directory")))
    add(.rendering(.tooManyPixels(width: 60_000, height: 9, limit: 32_767, largestScale: 1)))
    for fault in Self.documentFaults { add(.document(fault)) }
    add(.rendering(.ignoredOption("ids", kind: "coverage")))
    add(.rendering(.smallText(page: "a4", smallest: 6.98, wanted: 7)))
    add(.rendering(.pageTooLarge(width: 327, height: 19_612_006, limit: 8_388_607)))
    add(.rendering(.noMemoryForPixels(width: 17_212, height: 5_266, largestScale: nil)))
  }

  /// Messages about documents, which have tests of their own.
  private static let documentFaults: [Message.Document] = [
    .documentNotUTF8, .directiveWithoutName, .directiveName("a b"),
    .unknownDirective("vcdigram", near: "vcdiagram"),
    .unclosedDirective(end: "<!-- /vcdiagram -->"), .strayDirectiveEnd, .unclosedQuote,
    .commentEndsInDescription, .unknownDirectiveOption("figur", near: "figure"),
    .directiveOptionTwice("figure"), .directiveOptionValue("chian", option: "figure"),
    .pagesOfOneImage("story.pdf", count: 3),
    .themeOfMarkdown("docc"), .noDescription(["a.yaml", "a.json"]), .noDirectiveStep(3, count: 1),
    .noDirectiveController("itms"), .figureTaken("a.svg"), .figureNotOurs("a.svg"),
    .outsideRepository("../a.svg"), .figureMissing("a.svg"), .figureOutOfDate("a.svg"),
    .referenceOutOfDate,
  ]

  private mutating func add(_ message: Message) {
    if messages[message.id] == nil { messages[message.id] = message }
  }

  private mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      add(diagnostic.message)
      for note in diagnostic.notes { add(note.message) }
    }
  }

  private mutating func add(_ source: Source) {
    var warnings: [Diagnostic] = []
    do {
      let resolution = Resolution(try AppDescription(parsing: source, warnings: &warnings))
      add(warnings + resolution.diagnostics + resolution.hints)
    } catch {
      add(error.diagnostics)
    }
  }

  private mutating func addTemplate(_ text: String) {
    do {
      _ = try Template(parsing: Source(name: "template.yaml", text: text))
    } catch {
      add(error.diagnostics)
    }
  }

  /// Adds messages about descriptions that no text can express.
  private mutating func addBuilt() {
    let children = [[1, 2], [3], [3, 2], []]
    let controllers = children.enumerated().map { index, children in
      var controller = ViewController(
        id: Sourced("\(index)"), className: Sourced("UIViewController"))
      controller.children = children
      return controller
    }
    add(Resolution(AppDescription(viewControllers: controllers)).diagnostics)
  }
}
