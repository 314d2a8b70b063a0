import Testing
import VCEngine
import VCFigures
import VCPictures
import VCTestSupport

@Suite struct `A text that is empty` {
  private func picture(
    _ title: String?, of controller: String?, label: String?, as kind: FigureKind,
    in style: Style
  ) throws -> Picture {
    let app = try AppDescription(
      """
      \(title.map { "title: '\($0)'" } ?? "ios: 26")
      rootViewController:
        id: drawer
        class: DrawerViewController
        \(controller.map { "title: '\($0)'" } ?? "children: []")
      steps:
        - {add: Menu, to: drawer\(label.map { ", label: '\($0)'" } ?? "")}
        - {present: Detail, from: Menu}
      """)
    return try #require(
      Array(pages(of: Resolution(app).moments, as: kind, in: style)).dropFirst().first)
  }

  @Test(arguments: Template.testedNames, FigureKind.all)
  func `is as none at all`(name: String, kind: FigureKind) throws {
    let style = Style(try Template(testing: name))
    let plain = try picture(nil, of: nil, label: nil, as: kind, in: style)
    let empty = try picture("", of: "", label: "", as: kind, in: style)
    #expect(empty.dump == plain.dump)
    #expect(empty.page == plain.page)
    #expect((empty.title, empty.text) == (plain.title, plain.text))
    #expect(plain.title == "View controller hierarchy")
    #expect(try picture("T", of: "T", label: "T", as: kind, in: style).allTexts != plain.allTexts)
  }
}
