import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// On a page, lines are omitted only if text would be too small with all of them.
@Suite struct `The lines of a figure on a page` {
  /// The statements of all lines, without the legend's samples.
  private func statements(_ pages: Pages) -> Int {
    pages.reduce(0) { sum, picture in
      picture.arrows.filter { $0.tail != nil || $0.head != nil }
        .reduce(sum) { $0 + $1.statements.count }
    }
  }

  /// Samples that lost lines although the whole figure has text of 7 points or more.
  private static let lossy = [
    "a4": ["figure-17-7"], "a4-landscape": ["figure-17-7", "mail-ipad"], "a5": ["recipes"],
    "16:9": ["passcode"], "docc": ["notes-ipad"],
  ]

  @Test(arguments: lossy.keys.sorted())
  func `are all there if text is large enough with them`(name: String) throws {
    let page = try #require(PageSize(named: name))
    for sample in Seeds.areAll ? Samples.names : Self.lossy[name] ?? [] {
      let resolution = Resolution(try Samples.description(of: sample))
      if resolution.hierarchy.families.flatMap(\.members).count > 12 { continue }
      let whole = try pages(of: resolution, FigureRequest(in: Style(pointers: .all, page: page)))
      let fit = try #require(whole.fit)
      guard fit.isLargeEnough, fit.density < .pairs else { continue }
      let figure = try pages(of: resolution, FigureRequest(in: Style(page: page)))
      #expect(statements(figure) == statements(whole), "\(sample)")
    }
  }

  /// A wider page gave fewer lines in smaller text.
  @Test(arguments: Samples.few)
  func `aren't fewer and smaller on a wider page`(sample: String) throws {
    let resolution = Resolution(try Samples.description(of: sample))
    var narrower: [(width: Double, statements: Int, text: Double)] = []
    for width in stride(from: 320.0, through: 1000, by: Seeds.areAll ? 20 : 136) {
      let page = PageSize(name: "page", width: width, height: 700)
      let figure = try pages(of: resolution, FigureRequest(in: Style(page: page)))
      let (count, text) = (statements(figure), try #require(figure.fit).smallestText)
      for other in narrower {
        #expect(
          count >= other.statements || text >= other.text - 0.05, "\(other.width), \(width)")
      }
      narrower.append((width, count, text))
    }
  }
}

/// Without a page, a figure that would be a long strip is arranged for a screen.
@Suite struct `A figure without a page` {
  private static let oneRow = PageSize(name: "strip", width: 20_000, height: nil)

  @Test func `is no strip`() throws {
    var strips: [String] = []
    for sample in Set(Samples.few + ["exchange", "large-app", "more-tabs"]).sorted() {
      let resolution = Resolution(try Samples.description(of: sample))
      for kind in [FigureKind.hierarchy, .chain, .calls] {
        let figure = try picture(of: resolution, as: kind, in: Style())
        #expect(figure.fit == nil)
        if figure.page.width > 1200, figure.page.width > figure.page.height * 16 / 9 {
          strips.append("\(sample) \(kind.rawValue)")
        }
      }
    }
    #expect(strips == [])
  }

  @Test(arguments: [FigureKind.hierarchy, .objects, .chain])
  func `has every line of a strip`(kind: FigureKind) throws {
    // With all pointers, those of members give way to the pairs. The objects of figure-10-3 stay a
    // strip: no arrangement that fits a screen has all its lines.
    for sample in ["chinese", "swiftui"] + (kind == .objects ? [] : ["figure-10-3"]) {
      let resolution = Resolution(try Samples.description(of: sample))
      let strip = try picture(
        of: resolution, as: kind, in: Style(pointers: .families, page: Self.oneRow))
      let figure = try pages(of: resolution, FigureRequest(kind, in: Style(pointers: .families)))
      let drawn = try #require(figure.first { _ in true })
      #expect(statements(drawn) == statements(strip), "\(sample)")
      #expect(drawn.legibilityFaults == [], "\(sample)")
      let width = strip.page.width
      #expect(
        (figure.screenDensity != nil) == (width > 1200 && width > strip.page.height * 16 / 9),
        "\(sample)")
    }
  }

  private func statements(_ picture: Picture) -> Set<String> {
    Set(picture.arrows.filter { $0.tail != nil || $0.head != nil }.flatMap(\.statements))
  }
}
