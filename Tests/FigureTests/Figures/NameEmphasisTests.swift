import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// The parts of names in boxes.
@Suite struct `The emphasis of names` {
  /// The name lines of the boxes: `*bold*`, `~quiet~`.
  private func names(_ yaml: String, _ template: String = "book") throws -> [String] {
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: yaml))
    var style = Style(try Template(testing: template))
    style.isArrangedForScreens = false
    let picture = try picture(of: Resolution(app).hierarchy, as: .hierarchy, in: style)
    return picture.boxes.filter { $0.role == .controller }.map { box in
      box.lines.filter { $0.role == .name }.map(\.notation).joined(separator: " / ")
    }
  }

  @Test func `is on what distinguishes a name`() throws {
    let tabs = """
      rootViewController:
        class: UITabBarController
        viewControllers:
          - {class: CheckoutNavigationController, viewControllers: [CartViewController]}
          - {id: a, class: UINavigationController, viewControllers: [ListViewController]}
          - {id: b, class: UINavigationController, viewControllers: [ListViewController]}
          - {class: MapViewController, title: Map}
          - {class: TabHostingController<SettingsView>}
          - {class: UIKitNavigationController}
          - {class: BNRItemsViewController}
          - {class: TicketController}
          - {class: MyTabs}
          - {class: ViewController}
          - {class: Shop.ViewController}
          - {class: UIAlertController}
      """
    #expect(
      try names(tabs) == [
        "~UITabBarController~", "*Checkout*~NavigationController~", "*Cart*~ViewController~",
        "*a: *~UINavigationController~", "*List*~ViewController~",
        "*b: *~UINavigationController~", "*List*~ViewController~", "*Map*",
        "*Settings*~View~", "~NavigationStack~", "*BNRItems*~ViewController~",
        "*Ticket*~Controller~", "*MyTabs*", "*ViewController*", "*Shop.ViewController*",
        "*UIAlert*~Controller~",
      ])
  }

  @Test(arguments: [
    "rootViewController: {class: UINavigationController, viewControllers: [UIViewController]}",
    "rootViewController: {class: UINavigationController, viewControllers: [{class: A, title: B}]}",
  ])
  func `is missing where no name says more than another`(yaml: String) throws {
    #expect(try names(yaml).allSatisfy { !$0.contains("*") && !$0.contains("~") })
  }

  @Test func `is missing where the template says so`() throws {
    let app = try AppDescription(
      parsing: Source(name: "a.yaml", text: "rootViewController: HomeViewController"))
    let style = Style(try Template(parsing: "box: {names: plain}"))
    let picture = try picture(of: Resolution(app).hierarchy, as: .hierarchy, in: style)
    #expect(picture.boxes.flatMap(\.lines).allSatisfy { $0.runs.isEmpty })
  }

  @Test func `leaves figure 17-7 as it is`() throws {
    let picture = try Picture(sample: "figure-17-7")
    #expect(picture.boxes.flatMap(\.lines).allSatisfy { $0.runs.isEmpty })
  }

  @Test(arguments: FigureKind.all)
  func `keeps each text whole, as wide as measured, and breaks it only between its words`(
    kind: FigureKind
  ) throws {
    var count = 0
    for (number, sample) in Samples.names.enumerated()
    where Seeds.areAll || number.isMultiple(of: 3) {
      let resolution = Resolution(try Samples.description(of: sample))
      for page in [nil, PageSize(named: "a5")] {
        let style = Style(.book, page: page)
        for picture in try pages(of: resolution, FigureRequest(kind, in: style)) {
          for line in picture.boxes.flatMap(\.lines) where !line.runs.isEmpty {
            count += 1
            #expect(line.runs.text == line.text)
            let fonts = picture.look.fonts
            let width = line.runs.reduce(0) {
              $0 + fonts.style(of: $1.emphasis, in: line.role).width(of: $1.text)
            }
            #expect(abs(width - line.rect.width) < 0.01, "\(sample), \(kind): \(line.text)")
          }
          for box in picture.boxes {
            let lines = box.lines.filter { $0.role == .name }.map(\.text)
            for (line, next) in zip(lines, lines.dropFirst()) {
              let isBroken = ["View", "Navigation", "TabBar", "SplitView", "UI"].contains {
                line.hasSuffix($0)
              }
              #expect(!isBroken || next != "Controller", "\(sample), \(kind): \(lines)")
              #expect(!line.hasSuffix(" UI") && line != "UI", "\(sample), \(kind): \(lines)")
            }
          }
        }
      }
    }
    #expect(count > 0 || kind == .objects)
  }
}

extension Picture.Line {
  fileprivate var notation: String {
    if runs.isEmpty { return text }
    return runs.map { run in
      switch run.emphasis {
      case .none: run.text
      case .strong: "*\(run.text)*"
      case .quiet: "~\(run.text)~"
      }
    }.joined()
  }
}
