import Foundation
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource

/// Draws every sample in every kind of figure and every template: `Gallery <samples> <out>` writes
/// an SVG for each, and `index.html`, a page that contains them all.
@main
enum Gallery {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      throw GalleryError(description: "usage: Gallery <folder of samples> <folder to write>")
    }
    addFeatures()
    let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    try FileManager.default.createDirectory(at: folders[1], withIntermediateDirectories: true)
    let samples = try Sample.all(in: folders[0])
    var page = GalleryPage()
    for sample in samples {
      let figures = try sample.figures()
      for figure in figures {
        try Data(figure.svg).write(to: folders[1].appending(path: figure.name + ".svg"))
      }
      page.add(sample, figures)
    }
    try Data(page.html.utf8).write(to: folders[1].appending(path: "index.html"))
    print("\(folders[1].path)/index.html holds \(page.count) figures.")
  }
}

struct GalleryError: Error, CustomStringConvertible {
  let description: String
}

/// A description in the samples' folder.
package struct Sample {
  package let name: String
  let resolution: Resolution

  var title: String { resolution.app.title?.value ?? name }

  /// Returns each description once: samples exist as YAML and as JSON.
  package static func all(in folder: URL) throws -> [Sample] {
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

  /// The figures of every kind in every template; for few steps, one for each step.
  package func figures() throws -> [SampleFigure] {
    try Template.names.flatMap { name in
      guard let template = Template(builtIn: name) else { return [SampleFigure]() }
      return try kinds(name, template) + steps(name, template)
    }
  }

  private func kinds(_ templateName: String, _ template: Template) throws -> [SampleFigure] {
    let figures = try FigureKind.allCases.map { kind in
      try pages(of: resolution, FigureRequest(kind, in: Style(template))).map {
        try SampleFigure(sample: name, kind: kind.rawValue, template: templateName, picture: $0)
      }
    }.joined()
    // A kind with nothing to show of this sample contains only a text that says so.
    return figures.filter { $0.picture.boxes.contains { $0.role != .text } }
  }

  private func steps(_ templateName: String, _ template: Template) throws -> [SampleFigure] {
    guard (1...4).contains(resolution.stepCount) else { return [] }
    let request = FigureRequest(in: Style(template), states: .all)
    return try pages(of: resolution, request).enumerated().map {
      try SampleFigure(sample: name, kind: "step-\($0)", template: templateName, picture: $1)
    }
  }
}

/// A figure of a sample.
package struct SampleFigure {
  package let name: String
  let kind: String
  let template: String
  package let picture: Picture
  package let svg: [UInt8]

  package init(sample: String, kind: String, template: String, picture: Picture) throws {
    name = [sample, kind, template].joined(separator: "-")
    (self.kind, self.template, self.picture) = (kind, template, picture)
    svg = try picture.rendered(as: .svg)
  }
}
