import Testing
import VCEngine
import VCTestSupport

/// The rules one by one, where the figures of the book leave something open.
struct RuleTests {

  @Test func `R36 up to iOS 7 is for the full screen and the sheets, and not in the book`() {
    let shop = "tab(nav(items[defines]))\npresent nav2[currentContext](detail) from items\n"
    func presenter(_ style: String, ios: Int, _ rules: RuleSet = .uikit) -> String? {
      let moment = moment(shop + "present m[\(style)] from detail", rules: rules, ios: ios)
      return moment.presentingViewController(of: moment.index("m")).map(moment.id)
    }
    #expect(presenter("formSheet", ios: 6) == "tab")
    #expect(presenter("custom", ios: 7) == "nav2")
    #expect(presenter("custom", ios: 8) == "tab")
    #expect(presenter("fullScreen", ios: 7, .book) == "nav2")
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none && $0 != .automatic })
  func `R12 tells which styles leave the presenter's view on screen`(
    style: ModalPresentationStyle
  ) {
    let covering: Set<ModalPresentationStyle> = [.fullScreen, .currentContext]
    let presentations = moment("A\npresent B[\(style.rawValue)] from A").presentations
    #expect(presentations.map(\.presenterStaysVisible) == [!covering.contains(style)])
  }

  @Test(
    arguments: zip(
      [7, 12, 13, 17, 18, 26],
      ["fullScreen", "fullScreen", "pageSheet", "pageSheet", "formSheet", "formSheet"]))
  func `R13 gives an unset style and automatic what the version of iOS says`(
    ios: Int, style: String
  ) {
    for attribute in ["", "[automatic]"] {
      let presentations = moment("A\npresent B\(attribute) from A", ios: ios).presentations
      #expect(presentations.map(\.modalPresentationStyle.rawValue) == [style])
    }
  }

  @Test func `R14 asks the delegate of a sheet or popover, from iOS 8 on`() {
    func adaptation(
      of style: ModalPresentationStyle, ios: Int, _ answer: ModalPresentationStyle
    ) -> String {
      let traits = Traits(ios: ios, idiom: .phone, horizontalSizeClass: .compact)
      return style.adaptation(in: traits, delegate: answer)?.rawValue ?? "-"
    }
    #expect(adaptation(of: .popover, ios: 26, .none) == "-")
    #expect(adaptation(of: .popover, ios: 26, .fullScreen) == "fullScreen")
    #expect(adaptation(of: .popover, ios: 26, .automatic) == "formSheet")
    #expect(adaptation(of: .pageSheet, ios: 26, .overFullScreen) == "overFullScreen")
    #expect(adaptation(of: .currentContext, ios: 26, .fullScreen) == "-")
    #expect(adaptation(of: .popover, ios: 7, .none) == "fullScreen")
  }

  @Test func `R14 adapts sheets and popovers to an iPhone, and nothing else`() {
    func adaptations(ios: Int, idiom: Idiom) -> [String] {
      let styles: [ModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .popover,
        .custom,
      ]
      return styles.map {
        $0.adaptation(
          in: Traits(ios: ios, idiom: idiom, horizontalSizeClass: SizeClass(of: idiom)))?.rawValue
          ?? "-"
      }
    }
    let covers = "fullScreen"
    #expect(
      adaptations(ios: 7, idiom: .phone) == ["-", covers, covers, covers, covers, covers, "-"])
    #expect(adaptations(ios: 8, idiom: .phone) == ["-", covers, covers, "-", "-", covers, "-"])
    #expect(adaptations(ios: 12, idiom: .phone) == ["-", covers, covers, "-", "-", covers, "-"])
    #expect(adaptations(ios: 13, idiom: .phone) == ["-", "-", "-", "-", "-", "formSheet", "-"])
    #expect(adaptations(ios: 7, idiom: .pad) == ["-", "-", "-", "-", "-", "-", "-"])
  }

  @Test func `R13 lets system controllers bring their own presentation`() {
    func presentation(_ declaration: String, ios: Int = 26, idiom: Idiom = .pad) -> String {
      let presentations = moment("nav(a)\npresent \(declaration) from a", ios: ios, idiom: idiom)
        .presentations
      return presentations.map {
        "\($0.name) \($0.modalPresentationStyle) \($0.covering) \($0.presenterStaysVisible)"
      }.joined()
    }
    #expect(presentation("m:UIAlertController") == "alert custom dims true")
    #expect(presentation("m:UIAlertController[formSheet]") == "alert custom dims true")
    #expect(
      presentation("m:OwnAlert[super=UIAlertController]", idiom: .phone) == "alert custom dims true"
    )
    #expect(
      presentation("m:UIAlertController[actionSheet]", idiom: .phone)
        == "actionSheet custom dims true")
    #expect(
      presentation("m:UIAlertController[actionSheet]") == "popover popover coversPart true")
    #expect(
      presentation("m:UIActivityViewController[source]") == "popover popover coversPart true")
    #expect(
      presentation("m:UIActivityViewController", idiom: .phone) == "formSheet formSheet dims true")
    #expect(
      presentation("m:UIImagePickerController[camera]") == "fullScreen fullScreen replaces false")
    #expect(presentation("m:UIImagePickerController") == "formSheet formSheet dims true")
  }
}
