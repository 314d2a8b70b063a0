import Testing
import VCCommandFeatures
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCTestSupport

/// Figures that readers see together look alike.
@Suite struct `Figures of a series` {
  static let pageNames = ["a4", "docc", "120mmx165mm"]

  private func page(_ name: String) throws -> PageSize {
    try #require(PageSize(named: name) ?? PageSize(measures: name))
  }

  /// The samples' names, a few at a time; of all samples only now and then.
  private static var chapters: [[String]] {
    let names = Samples.names.filter { Seeds.areAll || $0 != "large-app" }
    let size = Seeds.areAll ? 4 : 3
    let chapters = stride(from: 0, to: names.count, by: size).map {
      Array(names[$0..<min($0 + size, names.count)])
    }
    return Seeds.areAll
      ? chapters : chapters.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
  }

  private func drawn(_ names: [String], _ request: FigureRequest) throws -> [Pages] {
    var series = Series()
    for name in names {
      try series.add(Resolution(Samples.description(of: name)), request)
    }
    return try series.pages()
  }

  @Test(arguments: pageNames, ["mono", "docs"])
  func `have one scale`(
    name: String, template: String
  ) throws {
    let style = Style(try #require(Template(builtIn: template)), page: try page(name))
    for names in Self.chapters {
      let all = try drawn(names, FigureRequest(.hierarchy, in: style))
      let fits = all.compactMap(\.fit)
      #expect(fits.count == names.count)
      let large = fits.filter(\.isLargeEnough)
      #expect(Set(large.map(\.scale)).count <= 1, "\(names)")
      for (name, pages) in zip(names, all) where !(pages.fit?.isLargeEnough ?? true) {
        let alone = try VCFigures.pages(
          of: Resolution(Samples.description(of: name)), FigureRequest(.hierarchy, in: style))
        #expect(alone.fit?.isLargeEnough == false, "\(name) has small text because of the others")
      }
    }
  }

  @Test func `of one are as if drawn alone`() throws {
    let request = FigureRequest(in: Style(page: try page("docc")), states: .all)
    for name in ["login", "mail-ipad", "talk"] {
      let resolution = Resolution(try Samples.description(of: name))
      let alone = try VCFigures.pages(of: resolution, request)
      let one = try drawn([name], request)[0]
      #expect(one.labels == alone.labels)
      #expect(one.map(\.text) == alone.map(\.text))
      #expect(one.map { $0.boxes.map(\.rect) } == alone.map { $0.boxes.map(\.rect) })
    }
  }

  /// One state had all pointers, and the next, with a controller more, only pairs.
  @Test func `of one description's steps show the same pointers`() throws {
    let app = try AppDescription(
      """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers: [A, B, C, D, {id: nav, class: UINavigationController, viewControllers: [E]}]
      steps:
        - {present: {id: x, class: X}, from: tabs}
        - {push: {id: f, class: F}, onto: nav}

      """)
    var template = Template.book
    template.pointerLimit = 8
    let request = FigureRequest(.hierarchy, in: Style(template), states: .all)
    let all = Array(try VCFigures.pages(of: Resolution(app), request))
    let arePointers = all.map { picture in picture.arrows.contains { $0.role == .pointer } }
    #expect(arePointers == [false, false, false])
  }
}
