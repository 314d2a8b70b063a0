import FoundationEssentials
import VCDiagramKit

/// The examples in the guide and in the documentation, word for word: `ExamplesTests` compares them.
enum Examples {
  static func load(_ text: String) throws -> Run {
    let app = try App(text, named: "app.yaml")
    let run = try app.resolved()

    return run
  }

  static func build() throws -> App {
    var list = Controller("ListViewController", id: "list")
    list["detents"] = ["medium", "large"]
    var app = App(Controller("UINavigationController", id: "nav", children: [list]))
    app.scenes = [Controller("EditViewController", id: "edit")]
    app.steps = [.present("edit", from: "list"), .dismiss("nav")]
    try app.validate()

    return app
  }

  static func ask(_ run: Run) throws -> [String] {
    let state = run.states[1]
    let presenter = state["edit"]?.presentingViewController?.id
    let why = try state.explanation(of: "edit.presentingViewController")
    let answer = try state.presenting("UIImagePickerController", from: "list")

    return [presenter?.description ?? "", why.text(), answer.refusal?.text() ?? ""]
  }

  static func draw(_ run: Run) throws -> String {
    let figure = try run.figure(.hierarchy, template: .docs, page: .docC)
    let svg = try figure.svg()
    let alternativeText = figure.pages[0].alternativeText

    return svg + alternativeText
  }

  static func drawScreens(_ run: Run, _ bytes: [UInt8]) throws -> Figure {
    var options = FigureOptions(.hierarchy)
    options.images["list"] = try ScreenImage(bytes)
    let figure = try run.figure(options)

    return figure
  }

  static func compare(_ run: Run, _ newer: Run) throws -> String {
    let comparison = run.comparison(with: newer)
    for change in comparison.changes { print(change) }
    let svg = try comparison.figure().svg()

    return svg
  }

  static func report(_ text: String) throws {
    do {
      for issue in try App(text).resolved().issues { print(issue) }
    } catch let error as InvalidInput {
      for issue in error.issues { print(issue.code, issue.text(in: .simplifiedChinese)) }
    }
  }

  static func serve(_ text: String) async throws -> [UInt8] {
    let limits = FigureDrawer.Limits(controllers: 500, duration: .seconds(5), bytes: 10_000_000)
    let drawer = FigureDrawer(limits: limits)
    let svg = try await drawer.draw(App(text), as: .svg)

    return svg
  }

  static func tell(_ run: Run, in folder: URL) throws -> [UInt8] {
    let options = FigureOptions(template: .slide, states: .all)
    let figure = try run.figure(options)
    for (number, page) in figure.pages.enumerated() {
      let png = try Data(page.data(as: .png, scale: 2))
      try png.write(to: folder.appending(path: "step-\(number).png"))
    }
    let pdf = try figure.data(as: .pdf)

    return pdf
  }
}
