import Foundation
import VCDiagramKit

/// The examples in the guide and in the documentation, word for word: `ExamplesTests` compares them.
enum Examples {
  static func drawing(_ text: String) throws -> [UInt8] {
    let app = try AppDescription(parsing: Source(name: "app.yaml", text: text))
    let figures = try Array(pages(of: Resolution(app)))
    let svg = try figures[0].rendered(as: .svg)

    return svg
  }

  static func story(of app: AppDescription, in folder: URL) throws -> [UInt8] {
    let request = FigureRequest(in: Style(.slide), states: .all)
    let pages = try pages(of: Resolution(app), request)
    for (number, page) in pages.enumerated() {
      let svg = try page.rendered(as: .svg)
      try Data(svg).write(to: folder.appending(path: "step-\(number).svg"))
    }
    let pdf = try pages.pdf(in: .light)

    return pdf
  }

  static func start() {
    addFeatures()
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
