import Foundation
import Testing
import VCCommand
import VCFigures
import VCPictures
import VCTestSupport
import vcdiagram

/// What somebody who adds something would forget.
@Suite struct `The repository` {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Samples.package.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: FigureKind.all)
  func `names every kind of figure where people read of kinds`(kind: FigureKind) throws {
    let name = kind.rawValue
    #expect(try text("README.md").contains("\n| `\(name)` |"))
    #expect(try text("Guide/Kinds-of-Figures.md").contains("\n## \(name)\n"))
    let template = try text("Templates/book.yaml").split(separator: "\n")
    #expect(template.contains { $0.hasPrefix("figure:") && $0.contains(name) })
    let mermaid = try text("Guide/In-Documents.md").components(separatedBy: "\n## Mermaid\n").last
    #expect(mermaid?.contains("`\(name)`") == kind.isFlowchart)
  }

  @Test(arguments: Program.formats)
  func `names every format where people read of formats`(format: PictureFormat) throws {
    for path in ["README.md", "Sources/DiagramKit/VCDiagramKit.docc/VCDiagramKit.md"] {
      #expect(try text(path).lowercased().contains(format.rawValue), "\(path)")
    }
    let endings = try text("Tools/Scripts/vcdiagram.1")
      .components(separatedBy: "the format follows its ending: ").last?.prefix { $0 != "." }
    #expect(endings?.split { ", \n".contains($0) }.contains("\(format.fileExtension)") == true)
    #expect(
      try text("Tools/Fuzz/Sources/Fuzz/Drawing.swift").contains("\n  case .\(format.rawValue):"))
  }

  @Test func `has the functions that a figure passes`() throws {
    let page = try text("CONTRIBUTING.md").components(separatedBy: "### Follow a figure").last ?? ""
    let rows = page.components(separatedBy: "\n## ")[0]
      .matches(of: /\| `(?<path>[^`]+)` \| `(?<name>\w+)` \|/)
    #expect(rows.count > 10)
    for row in rows {
      let source = try text("Sources/" + row.path)
      let declaration = row.name == "init" ? "init(" : "func \(row.name)("
      #expect(source.contains(declaration), "\(row.path): \(row.name)")
    }
  }

  /// What is added anywhere is taken away elsewhere: a budget for a part only moves lines to another.
  @Test func `does not grow`() throws {
    let lines = try ["Sources", "SwiftReader/Sources"].reduce(0) { count, folder in
      let folder = Samples.package.appending(path: folder)
      let files = try #require(FileManager.default.subpaths(atPath: folder.path))
        .filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
      return try files.reduce(count) { count, file in
        // What both packages compile is one file, and links to it.
        let values = try folder.appending(path: file).resourceValues(forKeys: [.isSymbolicLinkKey])
        if values.isSymbolicLink == true { return count }
        let text = try Data(contentsOf: folder.appending(path: file))
        return count + text.count { $0 == UInt8(ascii: "\n") }
      }
    }
    #expect(lines < 92_720)
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("python3"), "there is no python3"))
  func `has its texts in the code as their files say them`() throws {
    let script = Samples.package.appending(path: "Tools/Scripts/resources.py").path
    let outcome = try #require(InstalledProgram("python3"))
      .run([script, "--check"], in: Samples.package)
    #expect(outcome.status == 0, "\(outcome.text)")
    // Among them is one with everything that a literal could misread.
    let unusual = try Data(
      contentsOf: Samples.package.appending(path: "Tests/CommandTests/Command/Cases/any-text.txt"))
    #expect(Data(CommandResources.anyTextTxt.utf8) == unusual)
  }

  /// The script reads a table with one text replaced by another. The message names the line of the last text.
  @Test(
    .enabled(if: InstalledProgram.isInstalled("python3"), "there is no python3"),
    arguments: [
      ("Texts", "  scene:", "  sence:", "unknown key 'sence'; the keys are ", "  scene:"),
      ("Texts", "[tooEarly,", "[tooLate,", "'tooLate' is no UIKitCause", "[tooEarly,"),
      ("Texts", "  choices:", "  #", "'alreadyPresenting' needs the key", "alreadyPresenting:"),
      ("Texts", "  reason: onePr", "  #", "'alreadyPresentingReason' is no ", "alreadyPresenting:"),
      ("Refusals", "hasParent:", "isParent:", "'isParent' has no meaning", "hasParent:"),
      ("Refusals", "since: 13", "since: iOS 13", "expected a number", "since: 13"),
      ("Refusals", "\"Warning:", "Warning:", "put the text into double quotes", "\"Warning:"),
      ("Hosts", "- nestedModal:", "- modal:", "'modal' is no remedy of 'react", "- nestedModal:"),
      ("Hosts", "  marks:", "  #", "'react-native' needs the key 'marks'", "react-native:"),
      ("Repairs", "  tooEarly:", "  soon:", "'soon' is no UIKitCause", "  tooEarly:"),
      ("Repairs", "{front}", "{back}", "no part is called 'back'", "swift: |\n        {root}"),
      ("Classes", "  kind:", "   kind:", "the row is not indented as those above", "  kind:"),
    ])
  func `names the line of a table with a mistake`(
    table: String, text: String, mistake: String, message: String, place: String
  ) throws {
    let sources = Samples.package.appending(path: "Sources")
    let path = try #require(
      FileManager.default.subpaths(atPath: sources.path)?.first { $0.hasSuffix("/\(table).yaml") })
    let content = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
    let start = try #require(content.firstRange(of: place)).lowerBound
    let line = content[..<start].count { $0 == "\n" } + 1
    let reading = """
      import pathlib, sys
      sys.path.insert(0, "Tools/Scripts")
      import tables
      file, text, mistake = sys.argv[1:]
      read = pathlib.Path.read_text
      pathlib.Path.read_text = lambda path: (
        read(path).replace(text, mistake, 1) if path.name == file else read(path))
      tables.files(pathlib.Path())
      """
    let outcome = try #require(InstalledProgram("python3"))
      .run(["-c", reading, "\(table).yaml", text, mistake], in: Samples.package)
    #expect(
      outcome.text.hasPrefix("Sources/\(path):\(line): error: \(message)"), "\(outcome.text)")
  }

  @Test func `has the files that CONTRIBUTING sends people to`() throws {
    let paths = try text("CONTRIBUTING.md").matches(
      of:
        /`((?:Sources|SwiftReader|Tests|Tools|Guide|Templates|Samples|Integrations)\/[\w\/+.\-]+)`/)
    #expect(paths.count > 20)
    for path in paths {
      let file = Samples.package.appending(path: String(path.1)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path.1)")
    }
  }

  @Test func `has no file of the program with over 300 lines that is not generated`() throws {
    let sources = Samples.package.appending(path: "Sources")
    let files = try #require(FileManager.default.subpaths(atPath: sources.path))
      .filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
    #expect(files.count > 500)
    let long = try files.filter {
      try Data(contentsOf: sources.appending(path: $0)).count { $0 == UInt8(ascii: "\n") } > 300
    }
    #expect(long == [])
  }
}

/// Which folders know of which, as Package.swift promises. Tools/Scripts/features.py compiles each feature
/// without the others.
@Suite struct `The layers` {
  private static let sources = Samples.package.appending(path: "Sources")
  private static let core = [
    "Source", "Engine", "Phrases", "Descriptions", "Pictures", "Figures", "Command",
  ]
  /// What several features need, and the core doesn't.
  private static let shared = [
    "Phrases/Explanations/", "Descriptions/Observed/", "Descriptions/SettingKeys/",
    "Figures/Stories/", "Command/Answering/",
  ]
  private static let features = ["ModelFeatures", "FigureFeatures", "CommandFeatures"]

  /// The core's files of Swift, with their texts.
  private func coreFiles() throws -> [(path: String, text: String)] {
    try Self.core.flatMap { module in
      let folder = Self.sources.appending(path: module)
      return try #require(FileManager.default.subpaths(atPath: folder.path))
        .map { "\(module)/\($0)" }
        .filter { path in path.hasSuffix(".swift") && !Self.shared.contains(where: path.hasPrefix) }
        .map { ($0, try String(contentsOf: Self.sources.appending(path: $0), encoding: .utf8)) }
    }
  }

  /// The raw values of the rows of a type that features declare.
  private func names(of declaration: Regex<(Substring, Substring)>) throws -> Set<String> {
    Set(
      try Self.features.flatMap { try Samples.swiftTexts(in: "Sources/\($0)") }
        .flatMap { $0.matches(of: declaration).map { String($0.1) } })
  }

  @Test func `the program knows each kind of figure of a feature`() throws {
    let names = try names(of: /= FigureKind\(\s*"(\w+)"/)
    #expect(names.count > 3 && names.isSubset(of: FigureKind.all.map(\.rawValue)))
  }

  /// A feature's format that is nowhere in the core is one that can be left out. Some names mean another
  /// thing there: a layout of Graphviz's, a page that is no description, a syntax.
  @Test func `the core names no format of a feature, and the program knows each`() throws {
    let names = try names(of: /= PictureFormat\(\s*"(\w+)"/)
    #expect(names.count > 3 && names.isSubset(of: Program.formats.map(\.rawValue)))
    for (path, text) in try coreFiles() where !path.contains("/Generated/") {
      let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
      for name in names where !["dot", "html", "json"].contains(name) {
        #expect(!words.contains(name[...]), "\(path) names \(name)")
      }
    }
  }

  /// Words that stand for what a feature brings.
  private static let wordsOfFeatures = [
    "Comparison": ["diff"], "Coverage": ["coverage"], "Documents": ["embed"],
    "Logs": ["log", "logs", "sentry", "breadcrumb", "breadcrumbs"], "Maps": ["map", "maps"],
    "Preview": ["preview", "previews"],
    "Readers": ["storyboard", "storyboards", "xib", "xibs", "chisel"],
    "Reports": ["sarif", "gitlab", "github"],
    "Slides": ["pptx", "powerpoint"],
  ]

  /// Where the core has such a word all the same: files whose paths begin so, with the reason.
  private static let exceptions: [(path: String, words: Set<String>, reason: String)] = [
    (
      "Engine/", ["log", "logs", "storyboard"], "UIKit writes logs, and apps begin with storyboards"
    ),
    ("Phrases/", ["log", "logs", "storyboard"], "the same, in sentences about UIKit"),
    ("Source/Diagnostics/", ["log"], "a warning is what UIKit would log"),
    ("Engine/Keys/", ["embed", "storyboards", "map"], "people write these words for keys"),
    ("Pictures/Look/Look+Parsing.swift", ["diff"], "people write it for a key of templates"),
    ("Pictures/Text/FontMetrics.swift", ["map"], "a font has a map of characters"),
    (
      "Command/Files/AppFolder.swift", ["preview", "previews"], "SwiftUI's are no screens of an app"
    ),
    (
      "Descriptions/Unsupported/", ["log", "storyboards", "diff"], "it advises what to give instead"
    ),
  ]

  /// In comments and in strings; the names of types and formats have tests of their own.
  @Test func `the core has no words of the features`() throws {
    let words = Set(Self.wordsOfFeatures.values.joined())
    for (path, text) in try coreFiles() where !path.contains("/Generated/") {
      let allowed = Self.exceptions.filter { path.hasPrefix($0.path) }.flatMap(\.words)
      for line in text.split(separator: "\n") {
        // `.map` is a function's name.
        let read = line.matches(of: /\/\/.*|"[^"]*"/).map { $0.output.replacing(".map", with: "") }
        let found = words.intersection(
          read.joined(separator: " ").lowercased().split { !$0.isLetter }.map(String.init))
        #expect(found.subtracting(allowed) == [], "\(path): \(line)")
      }
    }
  }

  /// In the order of Package.swift, which is that of their layers.
  @Test func `a module imports only modules above it`() throws {
    let manifest = try String(
      contentsOf: Samples.package.appending(path: "Package.swift"), encoding: .utf8)
    let order = manifest.matches(of: /\n    module\(\s*"(?<name>\w+)"/).map { String($0.name) }
    #expect(Array(order.prefix(10)) == Self.core + Self.features)
    for (place, module) in order.enumerated() {
      let below = Set(order[place...].map { "VC" + $0 })
      let imports = try Samples.swiftTexts(in: "Sources/" + module).flatMap {
        $0.matches(of: /(?m)^(?:@?\w+ )*import (?:\w+ )?(?<module>VC\w+)$/).map {
          String($0.module)
        }
      }
      #expect(below.intersection(imports) == [], "\(module)")
    }
  }
}
