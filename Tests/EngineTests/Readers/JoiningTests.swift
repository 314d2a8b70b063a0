import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Several texts of one app, which a source joins.
@Suite struct `Joined texts` {
  init() { addFeatures() }

  private func app(
    _ files: KeyValuePairs<String, String>, isOfFolder: Bool = true
  ) throws -> (app: AppDescription, messages: [String]) {
    let source = Source(
      joining: files.map { Source(name: $0, text: $1) }, name: "App", isOfFolder: isOfFolder)
    var warnings: [Diagnostic] = []
    let app = try AppDescription(parsing: source, warnings: &warnings)
    let all = warnings + Resolution(app).hints
    return (app, all.map { $0.formatted(in: source) })
  }

  private func root(_ files: KeyValuePairs<String, String>) throws -> String {
    let app = try app(files).app
    return app.viewControllers[app.rootViewController].className.value
  }

  private static let about = storyboard("About", initial: "About")
  private static let home = storyboard("Home", initial: "Home")

  private static func list(_ keys: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(keys)</dict></plist>
    """
  }

  @Test func `the first scene is that of the storyboard which a property list names`() throws {
    let files = ("About.storyboard", Self.about)
    #expect(try root(["About.storyboard": Self.about, "Home.storyboard": Self.home]) == "About")
    for keys in [
      "<key>CFBundleName</key><string>Shop</string>\n<key>UIMainStoryboardFile</key>\n<string>Home</string>",
      "<key>UIMainStoryboardFile~iphone</key><string>Home.storyboard</string>",
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Home</string></dict></array></dict></dict>
      """,
    ] {
      #expect(
        try root([
          files.0: files.1, "Home.storyboard": Self.home, "App/Info.plist": Self.list(keys),
        ]) == "Home")
    }
    let project = """
      // !$*UTF8*$!
      {
        INFOPLIST_KEY_UIMainStoryboardFile = "Home";
      }
      """
    #expect(
      try root([
        "About.storyboard": Self.about, "Home.storyboard": Self.home,
        "App.xcodeproj/project.pbxproj": project,
      ]) == "Home")
  }

  @Test func `a property list that names a missing storyboard, or is binary, names none`() throws {
    for list in [Self.list("<key>UIMainStoryboardFile</key><string>$(NAME)</string>"), "bplist00"] {
      #expect(
        try root(["About.storyboard": Self.about, "Home.storyboard": Self.home, "Info.plist": list])
          == "About")
    }
  }

  @Test func `without settings the first scene is Main's, and never the launch screen's`() throws {
    #expect(
      try root([
        "Base.lproj/About.storyboard": Self.about, "Base.lproj/Main.storyboard": Self.home,
      ]) == "Home")
    let launch = storyboard("Logo", initial: "Logo")
    #expect(try root(["LaunchScreen.storyboard": launch, "Shop.storyboard": Self.home]) == "Home")
    let list = Self.list("<key>UILaunchStoryboardName</key><string>Curtain</string>")
    #expect(
      try root(["Curtain.storyboard": launch, "Shop.storyboard": Self.home, "Info.plist": list])
        == "Home")
    // Nor if the other storyboard names no initial view controller.
    #expect(
      try root([
        "LaunchScreen.storyboard": launch, "Shop.storyboard": storyboard("Home", initial: nil),
      ]) == "Home")
    #expect(try root(["LaunchScreen.storyboard": launch]) == "Logo")
  }

  @Test func `each message names its file and line`() throws {
    let (_, messages) = try app([
      "Main.storyboard": storyboard("Home, show Detail", "Detail", "Lost", initial: "Home"),
      "b.yaml": "rootViewController: {class: Card, modalPresentationStyle: blurOverFullScreen}\n",
      "Other.storyboard": storyboard("Home2, frobnicate Lost2", "Lost2", initial: nil),
    ])
    #expect(
      messages.map { $0.split(separator: "\n")[0] } == [
        "Other.storyboard:4:1: warning: no kind of segue is called 'frobnicate'; it counts as one of "
          + "your own",
        "b.yaml:1:59: hint: the style 'blurOverFullScreen' is tvOS's own",
        "Main.storyboard:3:17: hint: no segue leads to 'Home' from the screens that are shown",
        "Main.storyboard:6:17: hint: no segue leads to 'Lost' from the screens that are shown",
        "Other.storyboard:3:17: hint: no segue leads to 'Home2' from the screens that are shown",
      ])
  }

  @Test func `an error names its file and line`() throws {
    let source = Source(
      joining: [
        Source(name: "Main.storyboard", text: Self.home),
        Source(name: "state.yaml", text: "rootViewController: A\ntitel: B\n"),
      ], name: "both")
    let error = #expect(throws: DiagnosticError.self) { try AppDescription(parsing: source) }
    #expect(
      error?.description == """
        state.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?
            titel: B
            ^
        """)
  }

  @Test func `a storyboard for another system is left out of a folder, and refused if it is named`()
    throws
  {
    let watch = storyboard("Face", initial: "Face", runtime: "watchKit")
    let files: KeyValuePairs = ["Face.storyboard": watch, "Main.storyboard": Self.home]
    let (app, messages) = try app(files)
    #expect(app.viewControllers.map(\.className.value) == ["Home"])
    #expect(
      messages.map { $0.split(separator: "\n")[0] } == [
        "Face.storyboard:2:1: hint: the storyboard is for 'watchKit' and is left out"
      ])
    let refusal =
      "Face.storyboard:2:1: error: the storyboard is for 'watchKit', and not for UIKit's"
    for (files, isOfFolder) in [(files, false), (["Face.storyboard": watch], true)] {
      let error = #expect(throws: DiagnosticError.self) {
        try self.app(files, isOfFolder: isOfFolder)
      }
      #expect(error?.description.hasPrefix(refusal) == true)
    }
  }

  @Test func `a storyboard for tvOS says that the rules are iOS's`() throws {
    let text = storyboard("Home", initial: "Home", runtime: "AppleTV")
    var warnings: [Diagnostic] = []
    let source = Source(name: "TV.storyboard", text: text)
    _ = try AppDescription(parsing: source, warnings: &warnings)
    #expect(
      warnings.map { $0.formatted(in: source).split(separator: "\n")[0] } == [
        "TV.storyboard:2:1: hint: the storyboard is for tvOS; the answers follow the rules of iOS"
      ])
  }

  @Test func `the steps of a later input are left out, at their line`() throws {
    let (app, messages) = try app([
      "a.yaml": "rootViewController: A\n",
      "b.yaml": "rootViewController: B\nsteps:\n  - {present: C, from: B}\n",
    ])
    #expect(app.steps.isEmpty)
    #expect(
      messages.first == """
        b.yaml:3:5: hint: the steps are left out; only the first input's steps are performed
              - {present: C, from: B}
                ^
        """)
  }

  @Test func `every location of a description is moved with its text`() throws {
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    var moved = app
    moved.movePlaces(by: 1000)
    let (before, after) = (ranges(in: app), ranges(in: moved))
    #expect(before.count > 100)
    #expect(after == before.map { SourceRange(start: $0.start + 1000, end: $0.end + 1000) })
  }

  /// All ranges in a value, wherever they are stored.
  private func ranges(in value: Any) -> [SourceRange] {
    if let range = value as? SourceRange { return [range] }
    return Mirror(reflecting: value).children.flatMap { ranges(in: $0.value) }
  }
}
