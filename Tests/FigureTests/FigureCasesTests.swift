import Foundation
import Testing
import VCCommand
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCTestSupport

/// What figures show, in files of `Cases`: each case's input is a description, or `sample` and a name.
///
/// A question has what to print, then the options of `vcdiagram`: `$ frames boxes --figure map`. In place
/// of `boxes`, `boxes:screen1-` prints those whose ids begin so. Whatever is asked for, faults of legibility
/// and ids that occur twice are printed, too. `size` is for what must not change by a point.
@Suite struct `Figures` {
  init() { addFeatures() }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test(arguments: Samples.files(in: folder))
  func `show what is recorded`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name)) { example in
      let app =
        example.input.hasPrefix("sample ")
        ? try Samples.description(of: String(example.input.dropFirst(7).dropLast()))
        : try example.description().app
      return try example.questions.map { try answer($0, Resolution(app)) }
    }
  }

  private func answer(_ question: String, _ resolution: Resolution) throws -> String {
    let words = question.split(separator: " ").map(String.init)
    let views = words.prefix { !$0.hasPrefix("--") }
    let call = try DrawRequest.call(["in.yaml", "-o", "out.svg"] + words.dropFirst(views.count))
    let request = call.figureRequest(
      in: try Template(testing: call.template), as: .svg, mayBeSplit: true)
    do {
      let pages = try pages(of: resolution, request)
      let isOne = pages.count == 1
      return zip(pages, pages.labels).enumerated().map { number, page in
        let lines = views.flatMap { page.0.lines(of: $0) } + page.0.faults
        let head = isOne ? [] : ["-- \(number + 1)\(page.1.map { ": \($0)" } ?? "")"]
        return (head + lines).map { $0 + "\n" }.joined()
      }.joined()
    } catch let error as FigureRequestError {
      return "error: \(error)\n"
    }
  }
}

extension Picture {
  /// Lines about a part of what a picture shows, for recorded cases.
  func lines(of view: String) -> [String] {
    let words = view.split(separator: ":", maxSplits: 1).map(String.init)
    func isAsked(_ id: String) -> Bool {
      words.count == 2 ? id.hasPrefix(words[1]) : !id.hasPrefix("legend-")
    }
    switch words[0] {
    case "frames":
      return frames.filter { isAsked($0.id) }.map {
        "frame \($0.id): \($0.name)" + ($0.title == nil ? " [no title]" : "")
          + note($0.mark, $0.isFaded)
      }
    case "boxes":
      return boxes.filter { isAsked($0.id) && !($0.lines.isEmpty && $0.viewController == nil) }.map
      {
        "\($0.role) \($0.id)" + ($0.lines.isEmpty ? "" : ": ")
          + $0.lines.map(\.text).joined(separator: " / ") + note($0.mark, $0.isFaded)
      }
    case "names":
      return boxes.filter { $0.role == .controller }.map { box in
        box.lines.filter { $0.role == .name }.map(\.notation).joined(separator: " / ")
      }
    case "arrows":
      return arrows.filter { isAsked($0.id) }.map { arrow in
        let ends = [arrow.tail, arrow.head].map { $0.map { boxes[$0].id } ?? "…" }
        return "\(arrow.role) \(arrow.statements.joined(separator: "; ")): "
          + ends.joined(separator: " → ")
          + (arrow.label.map { " \"\($0.lines.joined(separator: " / "))\"" } ?? "")
          + note(arrow.mark, arrow.isFaded)
      }
    // Boxes, or frames, beside each other; from above.
    case "rows":
      let places =
        words.count == 2
        ? boxes.filter { isAsked($0.id) && !$0.lines.isEmpty }.map { ($0.id, $0.rect) }
        : frames.map { ($0.id, $0.rect) }
      let rows = Dictionary(grouping: places) { $0.1.maxY.rounded() }
      return rows.sorted { $0.key > $1.key }.map { row in
        "row: " + row.value.sorted { $0.1.minX < $1.1.minX }.map(\.0).joined(separator: " ")
      }
    // A sentence a line.
    case "text":
      return text.replacing(/\. (?=\p{Lu})/, with: ".\n").replacing("。", with: "。\n")
        .split(separator: "\n").map(String.init)
    case "size":
      return ["size: \(page.width.rounded()) × \(page.height.rounded())"]
        + (fit.map { ["scale \($0.scale.inTenths), text \($0.smallestText.inTenths)"] } ?? [])
    // The labels of pages are printed above them.
    case "labels": return []
    case "dump": return dump.split(separator: "\n").map(String.init)
    default: return ["nothing is called '\(view)'"]
    }
  }

  /// What is wrong with it, whatever it shows.
  var faults: [String] {
    unfitted.legibilityFaults.map { "fault: \($0)" } + repeatedIDs.map { "fault: '\($0)' twice" }
  }

  private func note(_ mark: Mark?, _ isFaded: Bool) -> String {
    (mark.map { " [\($0)]" } ?? "") + (isFaded ? " [dimmed]" : "")
  }
}

extension Picture.Line {
  /// The text with its emphasis: `*bold*`, `~quiet~`.
  var notation: String {
    if runs.isEmpty { return text }
    return runs.map { run in
      switch run.emphasis {
      case .none: run.text
      case .strong: "*\(run.text)*"
      case .quiet: "~\(run.text)~"
      }
    }.joined()
  }
}

extension Double {
  fileprivate var inTenths: Double { (self * 10).rounded() / 10 }
}
