import Foundation
import Testing
import VCDiagramKit

/// What a Swift client does, each in a few lines.
@Suite struct `A Swift client` {
  private let text = """
    rootViewController:
      id: nav
      class: UINavigationController
      viewControllers: [{id: list, class: ListViewController}]
    scenes: [{id: edit, class: EditViewController}]
    steps:
      - present: edit
        from: list
        label: Editing
    """

  @Test func `reads a text and asks who presents`() throws {
    let run = try App(text).resolved()
    let edit = try #require(run.finalState["edit"])
    #expect(edit.presentingViewController?.id == "nav")
    #expect(edit.presentation?.receiver.id == "list")
    #expect(run.states.count == 2)
    #expect(run.states[0]["edit"]?.presentingViewController == nil)
    #expect(run.finalState.presentations == [edit.presentation])
    #expect(run.states[0].presentations == [])
    #expect(run.finalState.viewControllers.map(\.id.description) == ["nav", "list", "edit"])
  }

  @Test func `asks why`() throws {
    let run = try App(text).resolved()
    let why = try run.finalState.explanation(of: "edit.presentingViewController")
    #expect(why.text().hasPrefix("edit.presentingViewController = nav\n"))
    #expect(why.text(in: .simplifiedChinese) != why.text())
    #expect(try run.explanation(ofStep: 1).text().contains("nav"))
    let answer = try run.states[0].presenting("UIImagePickerController", from: "list")
    #expect(answer.presenter.id == "nav")
    #expect(answer.refusal == nil)
    let edit = try #require(run.finalState["edit"])
    #expect(edit.explainedProperties.contains("presentingViewController"))
    for property in edit.explainedProperties {
      #expect(try !edit.explanation(of: property).text().isEmpty)
    }
    #expect(try run.finalState.dismissing("list").ended == run.finalState.presentations)
    #expect(try run.states[0].dismissing("list").ended == [])
  }

  @Test func `declares an app in code that is the same as in text`() throws {
    var app = App(
      Controller(
        "UINavigationController", id: "nav",
        children: [Controller("ListViewController", id: "list")]))
    app.scenes = [Controller("EditViewController", id: "edit")]
    app.steps = [.present("edit", from: "list").labelled("Editing")]
    #expect(app.scenes[0].id == "edit" && Controller("Unnamed").id == "Unnamed")
    try app.validate()
    #expect(try app.yaml() == App(text).yaml())
    #expect(try app.resolved().figure() == App(text).resolved().figure())
  }

  @Test func `changes an app that it read`() throws {
    var app = try App(text)
    app.steps.append(.dismiss("nav"))
    app.scenes[0].modalPresentationStyle = .formSheet
    let run = try app.resolved()
    #expect(run.states[1]["edit"]?.presentation?.style == .formSheet)
    #expect(run.finalState["edit"]?.isInWindow == false)
  }

  @Test func `draws in every format`() throws {
    let figure = try App(text).resolved().figure(.hierarchy, template: .docs, page: .a5)
    #expect(try figure.svg() == figure.pages[0].svg())
    #expect(try figure.svg(id: "edit").contains("id=\"edit-"))
    #expect(figure.pages[0].alternativeText.contains("EditViewController"))
    #expect(
      figure.pages[0].boxes.map(\.controller.description).sorted() == ["edit", "list", "nav"])
    for format in [FigureFormat.svg, .png, .pdf, .html, .pptx, .mermaid, .dot, .json] {
      #expect(try !figure.data(as: format).isEmpty)
      #expect(format.mediaType != nil)
    }
  }

  @Test func `compares two apps`() throws {
    var newer = try App(text)
    newer.scenes[0].modalPresentationStyle = .overFullScreen
    let comparison = try App(text).resolved().comparison(with: newer.resolved())
    #expect(comparison.changes.map(\.kind) == ["flag"])
    #expect(
      comparison.changes[0].text() == "flag: edit.modalPresentationStyle, not set → overFullScreen")
    #expect(
      try json(comparison.changes) == """
        [{"id":"edit","kind":"flag","newValue":"overFullScreen","oldValue":"nil",\
        "property":"modalPresentationStyle",\
        "text":"flag: edit.modalPresentationStyle, not set → overFullScreen"}]
        """)
    #expect(try comparison.figure().svg().contains("overFullScreen"))
  }

  @Test func `draws pictures of screens, which are checked before`() throws {
    let run = try App(text).resolved()
    let png = try run.figure().data(as: .png)
    let image = try ScreenImage(png)
    #expect(image.width > 100 && image.height > 50)
    let options = FigureOptions(.hierarchy, images: ["list": image])
    for format in [FigureFormat.svg, .png, .pdf, .pptx, .html] {
      let plain = try run.figure(.hierarchy).data(as: format)
      #expect(try run.figure(options).data(as: format).count > plain.count)
    }
    let faults: [(code: String, use: () throws -> Void)] = [
      ("not-an-image", { _ = try ScreenImage([1, 2, 3], named: "a.png") }),
      ("damaged-image", { _ = try ScreenImage(Array(png.dropLast(9))) }),
      (
        "unknown-view-controller",
        { _ = try run.figure(FigureOptions(images: ["nobody": image])) }
      ),
    ]
    for (code, use) in faults {
      let error = #expect(throws: RequestError.self) { try use() }
      #expect(error?.code == code)
      #expect(error?.text() != error?.text(in: .simplifiedChinese))
    }
  }

  @Test func `reports what is wrong, with its place`() throws {
    let error = try #require(throws: InvalidInput.self) {
      try App(
        "rootViewController: {id: a, class: A}\nsteps: [{dismiss: 图b}, {presnt: a}]",
        named: "x.yaml")
    }
    #expect(error.issues.map(\.code) == ["unknown-id", "unknown-key"])
    #expect(error.issues[0].location?.description == "x.yaml:2:19")
    #expect(error.issues[0].location?.utf16Column == 18)
    #expect(error.issues[0].text(in: .simplifiedChinese) != error.issues[0].text())
    #expect(
      try json(error.issues[1]) == """
        {"code":"unknown-key","location":{"column":25,"endLine":2,"endUTF16Column":30,\
        "file":"x.yaml","line":2,"utf16Column":24},"notes":[],"severity":"error",\
        "text":"unknown key 'presnt'; did you mean 'present'?"}
        """)
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
