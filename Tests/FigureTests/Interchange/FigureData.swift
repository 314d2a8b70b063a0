import Foundation
import VCFigureFeatures
import VCPictures

/// A figure as a program reads its JSON: the keys that `Guide/What-is-Stable.md` names, and no others.
struct FigureData: Decodable {
  struct Line: Decodable {
    let text, role, face, color: String
    let size, x, baseline, width: Double
  }

  struct Frame: Decodable {
    let id, fill, line, corners: String
    let x, y, width, height, lineWidth: Double
    let faded: Bool
    let lines: [Line]
  }

  struct Box: Decodable {
    let id, role, dash, corners: String
    let viewController, title, fill, line: String?
    let x, y, width, height, lineWidth: Double
    let faded: Bool
    let lines: [Line]
  }

  struct Arrow: Decodable {
    struct Head: Decodable {
      let shape: String
      let base, tip: [Double]
    }

    struct Label: Decodable {
      let x, y, width, height: Double
      let lines: [Line]
    }

    let id, kind, line, dash: String
    let tail, head, tailBox, headBox: String?
    let statements: [String]
    let lineWidth: Double
    let faded: Bool
    let path: [[[Double]]]
    let arrowhead: Head?
    let label: Label?
  }

  let title, text, language: String
  let width, height: Double
  let fonts: [String: [String]]
  let colors: [String: [String: String]]
  let frames: [Frame]
  let boxes: [Box]
  let arrows: [Arrow]

  init(_ picture: Picture, _ theme: Theme = .auto) throws {
    self = try JSONDecoder().decode(
      FigureData.self, from: Data(picture.rendered(as: .json, RenderingOptions(theme: theme))))
  }

  var lines: [Line] {
    frames.flatMap(\.lines) + boxes.flatMap(\.lines) + arrows.flatMap { $0.label?.lines ?? [] }
  }

  /// Every colour that something has.
  var usedColors: Set<String> {
    Set(lines.map(\.color) + frames.flatMap { [$0.fill, $0.line] } + arrows.map(\.line))
      .union(boxes.flatMap { [$0.fill, $0.line].compactMap { $0 } })
  }
}
