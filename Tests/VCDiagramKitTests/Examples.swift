import Foundation
import VCDiagramKit

/// The examples in README and in the documentation, word for word: `ExamplesTests` compares them.
enum Examples {
  static func drawing(_ text: String) throws -> [UInt8] {
    let app = try AppDescription(parsing: Source(name: "app.yaml", text: text))
    let hierarchy = Resolution(app).hierarchy
    let svg = try picture(of: hierarchy, in: Style(.book)).rendered(as: .svg)

    return svg
  }

  static func pages(of app: AppDescription, in folder: URL) throws -> [UInt8] {
    let pictures = try pictures(of: Resolution(app).moments, in: Style(.slide))
    for (number, picture) in pictures.enumerated() {
      let svg = try picture.rendered(as: .svg)
      try Data(svg).write(to: folder.appending(path: "step-\(number).svg"))
    }
    let pdf = try pictures.pdf(in: .light)

    return pdf
  }

  static func faults(of source: Source) {
    do {
      let app = try AppDescription(parsing: source)
      for diagnostic in Resolution(app).diagnostics {
        print(diagnostic.severity, diagnostic.message.id)
      }
    } catch {
      print(error)
    }
  }
}
