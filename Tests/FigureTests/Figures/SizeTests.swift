import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// A template's `size` makes everything in a figure larger or smaller in the same proportion.
@Suite struct `The size of names` {
  private func template(_ text: String) throws -> Template {
    try Template(parsing: Source(name: "a.yaml", text: text))
  }

  @Test(arguments: FigureKind.all) func `scales the whole figure`(kind: FigureKind) throws {
    // A screen has one size, so smaller figures are arranged for it later.
    var (usualStyle, style) = (Style(), Style(try template("size: 9")))
    (usualStyle.isArrangedForScreens, style.isArrangedForScreens) = (false, false)
    for sample in Samples.few {
      let resolution = Resolution(try Samples.description(of: sample))
      let usual = try picture(of: resolution, as: kind, in: usualStyle)
      let figure = try picture(of: resolution, as: kind, in: style)
      #expect(figure.fit?.scale == 0.75)
      #expect(figure.fit?.smallestText == usual.smallestText.map { $0 * 0.75 })
      #expect(described(figure) == described(usual.scaled(by: 0.75)), "\(sample)")
    }
  }

  /// With samples for which no two arrangements are nearly as good: rounding would choose one.
  @Test func `is that of the largest text on a page, too`() throws {
    let (small, page) = (try template("size: 9"), try #require(PageSize(measures: "376x540")))
    for sample in ["camera", "chinese", "drawer", "figure-17-7", "mail-ipad"] {
      let resolution = Resolution(try Samples.description(of: sample))
      // The same room, four thirds as long, is that of the usual size.
      let usual = try picture(of: resolution, in: Style(page: page.room(forPictureScaledBy: 0.75)))
      var wanted = small
      wanted.look.page.smallestText *= 0.75
      let figure = try picture(of: resolution, in: Style(wanted, page: page))
      let scale = try #require(figure.fit?.scale)
      #expect(abs(scale - (usual.fit?.scale ?? 0) * 0.75) < 1e-9, "\(sample)")
      #expect(described(figure.unfitted) == described(usual.unfitted), "\(sample)")
    }
  }

  @Test func `is in proportion to the fonts of the template itself`() throws {
    #expect(try template("extends: docs\nsize: 7").look.scale == 0.5)
    #expect(try template("size: 8\nfonts: {name: {size: 10}}").look.scale == 0.8)
    #expect(try template("extends: print\nsize: none").look.scale == 1)
    #expect(try template("extends: print\nsize: 9").look.scale == 0.75)
  }

  @Test func `that is impossible is told with its place`() {
    for (text, message) in [
      ("size: 3", "'size' takes a number from 4 to 72, not '3'"),
      ("size: tiny", "'size' takes a number from 4 to 72, not 'tiny'"),
    ] {
      do throws(DiagnosticError) {
        _ = try Template(parsing: Source(name: "a.yaml", text: text))
        Issue.record("\(text) is read")
      } catch {
        #expect(error.diagnostics.map { $0.text(in: .en) } == [message])
        #expect(error.diagnostics.allSatisfy { $0.range != nil })
      }
    }
  }

  /// The positions and styles of everything, with numbers that floating point can't tell apart.
  private func described(_ picture: Picture) -> String {
    var picture = picture
    picture.fit = nil
    var text = ""
    dump(
      (picture.frames, picture.boxes, picture.arrows, picture.page, picture.look.fonts), to: &text)
    return text.replacing(/-?\d+\.\d+(e-\d+)?/) { match in
      Double(match.output.0).map { "\(($0 * 1e6).rounded() / 1e6 + 0)" } ?? ""
    }
  }
}

/// Several built-in templates are read one over the other.
@Suite struct `A template that extends several` {
  @Test func `has the values of the last that states them`() throws {
    let both = try Template(
      parsing: Source(name: "a.yaml", text: "extends: [print, mono]\npage: {legend: false}"))
    #expect(both.look.size == Template.print.look.size)
    #expect(both.look.box.paddingX == Template.print.look.box.paddingX)
    #expect(both.look.arrows[.presented] == Template.mono.look.arrows[.presented])
    #expect(both.look.light[.presented] == "#000000")
    #expect(!both.look.page.legend)
  }

  @Test func `names one that there is none of`() {
    do throws(DiagnosticError) {
      _ = try Template(parsing: Source(name: "a.yaml", text: "extends: [print, mona]"))
      Issue.record("it is read")
    } catch {
      #expect(error.diagnostics.count == 1)
      #expect(error.diagnostics.first?.range?.start == 17)
    }
  }
}

/// A book's text block of 120 by 165 mm has room for the figures that authors draw.
@Suite struct `The templates for print` {
  private static let tabs = """
    title: A shop asks for an account
    idiom: phone
    rootViewController:
      id: shop
      class: ShopTabBarController
      superclass: UITabBarController
      viewControllers:
        - {class: UINavigationController, id: goodsNav, viewControllers: [GoodsViewController]}
        - {class: UINavigationController, id: cartNav, viewControllers: [CartViewController]}
        - AccountViewController
    steps:
      - present:
          id: signUp
          class: UINavigationController
          modalPresentationStyle: pageSheet
          isModalInPresentation: true
          viewControllers: [SignUpViewController]
        from: GoodsViewController

    """
  private static let columns = """
    title: A reader on iPad
    idiom: pad
    rootViewController:
      id: split
      class: UISplitViewController
      style: doubleColumn
      primary: FeedsViewController
      secondary: ArticleViewController
    steps:
      - present:
          {id: fonts, class: FontsViewController, modalPresentationStyle: popover, barButtonItem: fontsButton}
        from: ArticleViewController
      - present: {id: warning, class: UIAlertController, preferredStyle: alert}
        from: fonts

    """
  private static let drawer = """
    title: A player over its list
    idiom: phone
    rootViewController:
      id: player
      class: PlayerContainerController
      children: {list: {id: listNav, class: UINavigationController, viewControllers: [ListViewController]}}
    steps:
      - add: {id: bar, class: PlayerBarController}
        to: player
      - remove: bar

    """
  private static let chain = """
    title: Who presents a picker
    idiom: phone
    rootViewController:
      id: tabs
      class: UITabBarController
      viewControllers:
        - id: nav
          class: UINavigationController
          viewControllers: [TripsViewController, {id: trip, class: TripViewController}]
    steps:
      - present:
          id: photosNav
          class: UINavigationController
          modalPresentationStyle: fullScreen
          viewControllers: [{id: photos, class: PhotosViewController}]
        from: trip
      - present: {id: picker, class: PHPickerViewController}
        from: photos

    """
  private static let context = """
    title: A context of its own
    idiom: pad
    rootViewController:
      id: split
      class: UISplitViewController
      style: doubleColumn
      primary: SongsViewController
      secondary: {id: score, class: ScoreViewController, definesPresentationContext: true}
    steps:
      - present: {id: tuner, class: TunerViewController, modalPresentationStyle: currentContext}
        from: score

    """
  private static let stack = """
    title: Three places of a stack
    rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: a, class: ArtistsViewController}]}
    scenes: [{id: b, class: AlbumsViewController}, {id: c, class: SongsViewController}]
    alternatives:
      - {label: Start, steps: []}
      - {label: Push the albums, steps: [{push: b, onto: nav}]}
      - {label: Push the songs, steps: [{push: b, onto: nav}, {push: c, onto: nav}]}
      - {label: Pop the songs, steps: [{push: b, onto: nav}, {push: c, onto: nav}, {pop: nav}]}

    """

  @Test(arguments: [Template.print, .printMono])
  func `fit a book's text block with text that readers can read`(template: Template) throws {
    let page = try #require(PageSize(measures: "120mmx165mm"))
    for (text, kinds) in [
      (Self.tabs, ["hierarchy", "coverage"]), (Self.columns, ["hierarchy"]),
      (Self.drawer, ["protocol"]), (Self.chain, ["chain"]), (Self.context, ["hierarchy"]),
      (Self.stack, ["hierarchy"]),
    ] {
      for kind in try kinds.map({ try #require(FigureKind(rawValue: $0)) }) {
        let pages = try pages(
          of: Resolution(AppDescription(text)), FigureRequest(kind, in: Style(template, page: page))
        )
        let fit = try #require(pages.fit)
        // At the size of the template, not only as large as the page lets it be.
        #expect(fit.scale > 0.99 && fit.isLargeEnough, "\(text.prefix(40)), \(kind)")
      }
    }
  }
}
