import Foundation
import Testing
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// What is said of descriptions, in files of `Cases`: each case's input is one.
///
/// - `$ faults`: every diagnostic of the engine, a line each with its notes below; in brackets is the text
///   at the place.
/// - `$ hints`: the same for hints, after any fault.
/// - `$ advice`: each piece of advice, with its line and column.
/// - `$ answers a.children families`: the same answers as `expect(_:answers:)` compares.
/// - `$ views a b`: where the views of `a` and `b` are.
/// - `$ window`: the controllers whose views are in a window.
/// - `$ presented`: who presents what, with the children of what is presented, and how it covers.
/// - `$ family 1`: the members of a family, each with its class and its parent.
/// - `$ families`: each family's window with its width, and its members.
/// - `$ doubts`: what sources leave open.
/// - `$ refused`: the numbers of the steps that UIKit refuses.
///
/// `$ after 2 window` asks after the second step in place of the last, `$ each presented` after every step.
@Suite struct `Descriptions` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test(arguments: Samples.files(in: folder))
  func `have their answers as recorded`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name)) { example in
      let (app, source) = try example.description()
      let resolution = Resolution(app)
      return example.questions.map { question in
        let words = question.split(separator: " ").map(String.init)
        return answers(to: words, resolution, source).map { $0 + "\n" }.joined()
      }
    }
  }

  private func answers(
    to question: [String], _ resolution: Resolution, _ source: Source
  ) -> [String] {
    switch question[0] {
    case "after":
      return Int(question[1]).map {
        answers(to: question.dropFirst(2), resolution.hierarchy(afterStep: $0))
      } ?? ["no such step"]
    case "each":
      return (0...resolution.stepCount).map { step in
        let lines = answers(to: question.dropFirst(), resolution.hierarchy(afterStep: step))
        return "\(step): " + (lines.isEmpty ? "nothing" : lines.joined(separator: "; "))
      }
    case "faults": return resolution.diagnostics.map { line($0, source) }
    case "hints": return (resolution.diagnostics + resolution.hints).map { line($0, source) }
    case "advice":
      return resolution.advice.map { _, diagnostic in
        let place = source.location(of: diagnostic.range?.start ?? 0)
        return "\(place.line):\(place.column): \(diagnostic.text(in: .en))"
      }
    case "refused": return resolution.refusedSteps.map(String.init)
    default: return answers(to: question[...], resolution.hierarchy)
    }
  }

  private func answers(to question: ArraySlice<String>, _ hierarchy: Hierarchy) -> [String] {
    let names = question.dropFirst()
    switch question.first {
    case "views":
      return names.map { id in
        let visibility = hierarchy.visibility(of: hierarchy.index(id))
        let reason = hierarchy.state.notes(of: visibility).first?.text(in: .en)
        return "\(id): \(visibility == .inWindow ? "in the window" : reason ?? "in no window")"
      }
    case "window": return [hierarchy.idsInWindow.joined(separator: " ")]
    case "presented":
      return hierarchy.presentations.map {
        let children = hierarchy.children(of: $0.presented).map(hierarchy.id)
        return "\(hierarchy.id($0.presenter)) presents \(hierarchy.id($0.presented))"
          + (children.isEmpty ? "" : "(\(children.joined(separator: ",")))")
          + ", \($0.systemPresentation?.rawValue ?? $0.visibleStyle.rawValue), \($0.covering)"
          + ($0.sheetExtent.map { ", \($0)" } ?? "")
          + restingPlace(
            of: hierarchy.app.viewControllers[$0.presented],
            in: hierarchy.traits(of: $0.presented))
      }
    case "families":
      return hierarchy.families.map { family in
        "\(hierarchy.app.windows[family.window].id.value), "
          + "\(hierarchy.horizontalSizeClass(of: family.window)): "
          + family.members.map(hierarchy.id).joined(separator: " ")
      }
    case "doubts": return hierarchy.doubts.map(Language.en.phrases.notEstablished)
    case "family":
      guard let number = names.first.flatMap({ Int($0) }) else { return ["no such family"] }
      return hierarchy.families[number - 1].members.map { member in
        let parent = hierarchy.parentViewController(of: member).map { " in " + hierarchy.id($0) }
        return "\(hierarchy.id(member)): \(hierarchy.app.viewControllers[member].className.value)"
          + (parent ?? "")
      }
    case "answers": return names.map { "\($0) = \(answer(to: $0, in: hierarchy))" }
    default: return ["no such question"]
    }
  }

  private func restingPlace(of sheet: ViewController, in traits: Traits) -> String {
    sheet.detents == nil ? "" : ", at \(sheet.restingDetent(in: traits).identifier)"
  }

  private func line(_ diagnostic: Diagnostic, _ source: Source) -> String {
    func place(_ range: SourceRange?) -> String {
      range.map { " [\(String(decoding: source.bytes[$0.start..<$0.end], as: UTF8.self))]" } ?? ""
    }
    let notes = diagnostic.notes.map { "\n  note: \($0.text(in: .en))\(place($0.range))" }
    return "\(diagnostic.severity.rawValue): \(diagnostic.text(in: .en))\(place(diagnostic.range))"
      + notes.joined()
  }
}
