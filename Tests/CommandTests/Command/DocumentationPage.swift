import Foundation
import Testing
import VCCommand
import VCTestSupport

/// README or a page of the guide, and what a reader tries first.
struct DocumentationPage: CustomTestStringConvertible {
  /// A line that calls the program, with the output that the page shows.
  struct Call {
    let line: String
    let output: String?

    /// Whether it ends only at Control-C, or opens a browser.
    var isEndless: Bool { line.contains(" --watch") || line.hasPrefix("vcdiagram preview ") }

    var arguments: [String] { line.split(separator: " ").dropFirst().map(String.init) }
  }

  /// The path in the project.
  let path: String
  let text: String

  var testDescription: String { path }

  static let readme = DocumentationPage(path: "README.md")
  static let chineseReadme = DocumentationPage(path: "README.zh-Hans.md")
  static let guide = pages(in: "Guide")
  /// What an assistant reads.
  static let skill = pages(in: "Integrations/Skill/vcdiagram")
  static let all = [readme, chineseReadme] + guide + skill

  private static func pages(in folder: String) -> [DocumentationPage] {
    let path = Samples.package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map {
      DocumentationPage(path: "\(folder)/\($0)")
    }
  }

  init(path: String) {
    self.path = path
    text = (try? String(contentsOf: Samples.package.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The blocks between fences of a language, each with the line of text before it.
  private func fencedBlocks(_ language: String) -> [(introduction: Substring, block: String)] {
    let parts = text.components(separatedBy: "\n```\(language)\n")
    return zip(parts, parts.dropFirst()).map { before, after in
      let introduction = before.split(separator: "\n").last ?? ""
      return (introduction, after.components(separatedBy: "\n```")[0] + "\n")
    }
  }

  func blocks(_ language: String) -> [String] { fencedBlocks(language).map(\.block) }

  /// The files that a reader is asked to save.
  var files: [(name: String, text: String)] {
    ["yaml", "markdown", "text"].flatMap(fencedBlocks).compactMap { introduction, block in
      guard introduction.hasSuffix(":") || introduction.hasSuffix("："),
        let name = introduction.firstMatch(of: /`([A-Za-z-]+\.(?:yaml|md|log))`/)?.1
      else { return nil }
      return (String(name), block)
    }
  }

  /// The paragraphs; the output of a call, with its empty lines, is one with the call.
  private var paragraphs: [String] {
    text.components(separatedBy: "\n\n").reduce(into: []) { all, paragraph in
      if paragraph.hasPrefix("    "), !paragraph.hasPrefix("    $ "),
        let last = all.last, last.hasPrefix("    $ ")
      {
        all[all.count - 1] = last + "\n\n" + paragraph
      } else {
        all.append(paragraph)
      }
    }
  }

  /// The indented lines that call the program, in their order.
  var calls: [Call] {
    paragraphs.flatMap { paragraph -> [Call] in
      let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
      guard let first = lines.first, lines.allSatisfy({ $0.isEmpty || $0.hasPrefix("    ") }) else {
        return []
      }
      if first.hasPrefix("    $ vcdiagram ") {
        let output = lines.dropFirst().map { $0.dropFirst(4) + "\n" }.joined()
        return [Call(line: String(first.dropFirst(6)), output: output)]
      }
      return lines.map { String($0.dropFirst(4)) }.filter { $0.hasPrefix("vcdiagram ") }
        .map { Call(line: $0, output: nil) }
    }
  }

  /// The calls in boxes, up to what the shell does with their results. Their files are the reader's.
  var boxedCalls: [[String]] {
    text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
      .flatMap { $0.element.split(separator: "\n") }.compactMap { line in
        let line = line.drop { $0 == " " }.trimmingPrefix("- ").trimmingPrefix("run: ")
          .trimmingPrefix("$ ")
        guard line.hasPrefix("vcdiagram "), !line.hasPrefix("vcdiagram help") else { return nil }
        let ends: Set<Substring> = ["|", "||", "&&", "{", "\\", ">", "#", "||", "2>/dev/null"]
        let words = line.split(separator: " ").dropFirst().prefix { !ends.contains($0) }
        return words.map { $0.filter { !"\"'`".contains($0) } }
      }
  }

  /// Whole descriptions.
  var descriptions: [(name: String, text: String)] {
    (blocks("yaml").map { ("a.yaml", $0) } + blocks("json").map { ("a.json", $0) })
      .filter { $0.1.contains("rootViewController") }
  }

  /// The targets of links and pictures within the project.
  var targets: [String] {
    let text = text.replacing(/(?s)\n```.*?\n```\n/, with: "\n")
    let links = text.matches(of: /\]\(([^)\s]+)\)/).map(\.1)
    let pictures = text.matches(of: /(?:src|srcset)="([^"]+)"/).map(\.1)
    return (links + pictures).map(String.init).filter { !$0.contains("://") }
  }

  /// The anchors of the headings, as a code host makes them.
  var anchors: Set<String> {
    Set(
      text.matches(of: /\n#+ (.*)/).map { heading in
        heading.1.lowercased().replacing(" ", with: "-").filter {
          $0.isLetter || $0.isNumber || $0 == "-"
        }
      })
  }
}
