import Testing
import VCDiagramKit

/// What a program may pass on from its user. Each throws or returns; a trap would end all tests.
@Suite struct `A wrong use` {
  private typealias Use = @Sendable () throws -> Void

  private static func app(_ change: (inout App) -> Void = { _ in }) -> App {
    var app = App(
      Controller(
        "UINavigationController", id: "nav", children: [Controller("ListController", id: "list")]))
    app.scenes = [Controller("EditController", id: "edit")]
    change(&app)
    return app
  }

  private static func resolving(_ change: @escaping @Sendable (inout App) -> Void) -> Use {
    { _ = try app(change).resolved().figure().svg() }
  }

  /// Apps that no text can have, with the codes of the errors that are thrown.
  @Test(arguments: [
    ("a child of two", ["duplicate-id"]), ("an empty id", ["empty-id"]),
    ("an empty class", ["invalid-class-name"]),
    ("an unknown style", ["unknown-name"]),
    ("an unknown key", ["unknown-key"]), ("an unknown id in a step", ["unknown-id"]),
    ("an unknown id in a segue", ["unknown-id"]),
    ("a step without a verb", ["step-without-action"]),
    ("no root", ["missing-required-key"]), ("a number for a class", ["wrong-type"]),
  ])
  func `of an app throws`(name: String, codes: [String]) {
    let app = Self.app { app in
      switch name {
      case "a child of two": app.scenes.append(Controller("C", id: "list"))
      case "an empty id": app.scenes[0].id = ""
      case "an empty class": app.scenes[0] = Controller("")
      case "an unknown style": app.scenes[0]["modalPresentationStyle"] = "sideways"
      case "an unknown key": app.scenes[0]["colour"] = "red"
      case "an unknown id in a step": app.steps = [.present("edti", from: "list")]
      case "an unknown id in a segue": app.segues = [.show("edit", from: "nobody")]
      case "a step without a verb": app.steps = [["label": "Nothing"]]
      case "no root": app.root = nil
      case "a number for a class": app.scenes[0]["class"] = 7
      default: Issue.record("no such case")
      }
    }
    let error = #expect(throws: InvalidInput.self) { try app.validate() }
    #expect(error?.issues.map(\.code) == codes)
    #expect(error?.issues.allSatisfy { $0.location == nil } == true)
  }

  /// Requests that an app doesn't have, with the error's code.
  @Test func `of a run throws`() throws {
    let run = try Self.app().resolved()
    func code(_ use: () throws -> Void) -> String? {
      do {
        try use()
        return nil
      } catch let error as RequestError {
        return error.text().isEmpty || error.text(in: .simplifiedChinese).isEmpty ? "" : error.code
      } catch {
        return "\(error)"
      }
    }
    let state = run.finalState
    #expect(code { _ = try run.explanation(ofStep: 0) } == "no-step")
    #expect(code { _ = try run.explanation(ofStep: .max) } == "no-step")
    #expect(code { _ = try state.explanation(of: "") } == "not-a-property")
    #expect(code { _ = try state.explanation(of: "list.colour") } == "unknown-property")
    #expect(code { _ = try state.explanation(of: "nobody.parent") } == "unknown-view-controller")
    #expect(code { _ = try state.presenting("A", from: "nobody") } == "unknown-view-controller")
    #expect(code { _ = try state.presenting("", from: "list") } == "not-a-class")
    #expect(
      code { _ = try state.presenting("A", from: "list", style: .init(rawValue: "x")) }
        == "unknown-style")
    #expect(code { _ = try state.presenting("UIView", from: "list") } == nil)
    #expect(code { _ = try state.dismissing("nobody") } == "unknown-view-controller")
    var options = FigureOptions(states: .after(step: 9))
    #expect(code { _ = try run.figure(options) } == "no-step")
    options.states = .after(step: -1)
    #expect(code { _ = try run.figure(options) } == "no-step")
    options = FigureOptions(.init(rawValue: "pie"))
    #expect(code { _ = try run.figure(options) } == "unknown-kind")
    options = FigureOptions(.map)
    (options.around, options.hops) = (["list"], -3)
    #expect(code { _ = try run.figure(options) } == "hops")
    options.hops = 1
    options.around = ["nobody"]
    #expect(code { _ = try run.figure(options) } == "unknown-view-controller")
    options = FigureOptions()
    options.emphasized = ["nobody"]
    #expect(code { _ = try run.figure(options) } == "unknown-view-controller")
    let figure = try run.figure()
    #expect(code { _ = try figure.data(as: .png, scale: 4) } == "scale")
    #expect(code { _ = try figure.data(as: .png, scale: .max) } == "scale")
    #expect(code { _ = try figure.data(as: .svg, id: "1 a") } == "not-an-id")
    #expect(code { _ = try figure.data(as: .init(rawValue: "bmp")) } == "unknown-format")
    #expect(
      code { _ = try run.figure(.coverage).data(as: .mermaid) } == "not-a-flowchart")
    #expect(code { _ = try run.figure(.init(rawValue: "")) } == "unknown-kind")
  }

  @Test func `of values returns nil`() throws {
    #expect(Page(width: 0) == nil)
    #expect(Page(width: .nan) == nil)
    #expect(Page(width: 200, height: -.infinity) == nil)
    #expect(try Self.app().resolved().finalState["nobody"] == nil)
    #expect(FigureFormat(rawValue: "bmp").mediaType == nil)
    #expect(throws: InvalidInput.self) { try App("") }
    #expect(throws: InvalidInput.self) { try App(files: [:]) }
    #expect(throws: InvalidInput.self) { try Template("colour: red") }
  }

  @Test func `of containers is reported as in text`() throws {
    var app = App(Controller("UITabBarController", id: "tabs", children: [Controller("A")]))
    app.root?["selectedIndex"] = 9
    let run = try app.resolved()
    #expect(run.issues.map(\.code) == ["selected-index-out-of-range"])
    var controller = Controller("A")
    for _ in 0..<600 { controller = Controller("A", children: [controller]) }
    #expect(throws: InvalidInput.self) { try App(controller).validate() }
  }
}
