import Diagnostics
import FigureDrawing
import Foundation
import DescriptionLoading
import ViewControllers

/// Draws every sample in every kind of figure and every template: `Gallery <samples> <out>` writes
/// an SVG for each, and `index.html`, one page that holds them all.
@main
enum Gallery {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      throw GalleryError(description: "usage: Gallery <folder of samples> <folder to write>")
    }
    let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    try FileManager.default.createDirectory(at: folders[1], withIntermediateDirectories: true)
    let samples = try Sample.all(in: folders[0])
    var page = GalleryPage()
    for sample in samples {
      let pictures = try sample.pictures()
      for picture in pictures {
        try Data(picture.svg).write(to: folders[1].appending(path: picture.name + ".svg"))
      }
      page.add(sample, pictures)
    }
    try Data(page.html.utf8).write(to: folders[1].appending(path: "index.html"))
    print("\(folders[1].path)/index.html holds \(page.count) figures.")
  }
}

struct GalleryError: Error, CustomStringConvertible {
  let description: String
}

/// A description of the samples' folder.
struct Sample {
  let name: String
  let resolution: Resolution

  var title: String { resolution.app.title?.value ?? name }

  /// Each description once: a sample is there as YAML and as JSON.
  static func all(in folder: URL) throws -> [Sample] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { file in
        let source = Source(
          name: file.lastPathComponent, bytes: try [UInt8](Data(contentsOf: file)))
        return Sample(
          name: file.deletingPathExtension().lastPathComponent,
          resolution: Resolution(try AppDescription(parsing: source)))
      }
  }

  /// Every template's figures of every kind, and for few steps one for each.
  func pictures() throws -> [Picture] {
    try Template.names.flatMap { name in
      guard let template = Template(builtIn: name) else { return [Picture]() }
      return try figures(name, template) + steps(name, template)
    }
  }

  private func figures(_ name: String, _ template: Template) throws -> [Picture] {
    let pictures = try FigureKind.allCases.map { kind in
      let drawings = try Picture.pictures(
        of: [(resolution.hierarchy, nil)], template: template, options: FigureOptions(kind: kind))
      return try Picture(sample: self.name, kind: kind.rawValue, template: name, of: drawings[0])
    }
    // A kind that has nothing to show of this sample says so in words alone.
    return pictures.filter { $0.drawing.boxes.contains { $0.role != .text } }
  }

  private func steps(_ name: String, _ template: Template) throws -> [Picture] {
    guard (1...4).contains(resolution.stepCount) else { return [] }
    let drawings = try Picture.pictures(
      of: resolution.moments, template: template, options: FigureOptions())
    return try drawings.enumerated().map { number, drawing in
      try Picture(sample: self.name, kind: "step-\(number)", template: name, of: drawing)
    }
  }
}

/// A figure of a sample.
struct Picture {
  let name: String
  let kind: String
  let template: String
  let drawing: Picture
  let svg: [UInt8]

  init(sample: String, kind: String, template: String, of drawing: Picture) throws {
    name = [sample, kind, template].joined(separator: "-")
    self.kind = kind
    self.template = template
    self.drawing = drawing
    svg = try drawing.rendered(as: .svg)
  }
}
