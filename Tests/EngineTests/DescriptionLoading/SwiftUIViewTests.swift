import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// SwiftUI in its own terms (R32). The expectations come from SwiftUI apps' printed hierarchies and
/// logs.
struct SwiftUIViewTests {
  private func resolution(
    _ root: String, _ steps: String = "", ios: Int = 18, idiom: Idiom = .phone
  ) throws -> Resolution {
    let text =
      "ios: \(ios)\nidiom: \(idiom.rawValue)\nrootViewController: \(root)\n"
      + (steps.isEmpty ? "" : "steps:\n" + steps)
    return Resolution(try AppDescription(parsing: Source(name: "views.yaml", text: text)))
  }

  /// Returns the members of a family, each with its class and its parent.
  private func family(_ number: Int, of moment: Hierarchy) -> [String] {
    moment.families[number].members.map { member in
      let parent = moment.parentViewController(of: member).map { " in " + moment.id($0) } ?? ""
      return "\(moment.id(member)): \(moment.app.viewControllers[member].className.value)\(parent)"
    }
  }

  @Test func `a TabView of views and of a NavigationStack`() throws {
    let root =
      "{class: TabView, children: [{class: NavigationStack, children: [TrailList]}, ProfileView]}"
    let moment = try resolution(root).hierarchy
    #expect(
      family(0, of: moment) == [
        "UIHostingController: UIHostingController",
        "TabView: UIKitTabBarController in UIHostingController",
        "TabHostingController: TabHostingController in TabView",
        "NavigationStack: UIKitNavigationController in TabHostingController",
        "TrailList: NavigationStackHostingController<TrailList> in NavigationStack",
        "ProfileView: TabHostingController<ProfileView> in TabView",
      ])
    #expect(moment.visibility(of: moment.index("ProfileView")) != .inWindow)
    let selected = try resolution(root, "  - {select: ProfileView, in: TabView}").hierarchy
    #expect(selected.visibility(of: selected.index("ProfileView")) == .inWindow)
  }

  @Test func `a NavigationSplitView, whose columns have navigation controllers`() throws {
    let root = "{class: NavigationSplitView, primary: SidebarView, secondary: DetailView}"
    #expect(
      family(0, of: try resolution(root, idiom: .pad).hierarchy) == [
        "UIHostingController: UIHostingController",
        "NavigationSplitView: NotifyingMulticolumnSplitViewController in UIHostingController",
        "SidebarView.navigationController: UINavigationController in NavigationSplitView",
        "SidebarView: UIHostingController<SidebarView> in SidebarView.navigationController",
        "DetailView.navigationController: UINavigationController in NavigationSplitView",
        "DetailView: UIHostingController<DetailView> in DetailView.navigationController",
      ])
  }

  /// Its initialiser lists them. Beside an inspector, the views of a list were lost without a word.
  @Test func `a NavigationSplitView with a list of its columns`() throws {
    func columns(_ keys: String) throws -> [String] {
      family(
        0, of: try resolution("{class: NavigationSplitView, \(keys)}", idiom: .pad).hierarchy)
    }
    #expect(
      try columns("children: [SidebarView, DetailView]")
        == columns("primary: SidebarView, secondary: DetailView"))
    #expect(
      try columns("children: [SidebarView, ListView, DetailView], inspector: InfoView")
        == columns(
          "primary: SidebarView, supplementary: ListView, secondary: DetailView, inspector: InfoView"
        ))
  }

  @Test func `a view controller in a container stays what it is`() throws {
    let moment = try resolution(
      "{class: TabView, children: [MapViewController, {id: a, class: A, superclass: UIViewController}]}"
    ).hierarchy
    #expect(
      family(0, of: moment).suffix(2) == [
        "MapViewController: MapViewController in TabView", "a: A in TabView",
      ])
  }

  @Test(
    arguments: [
      ("sheet", .pad, .formSheet), ("sheet", .phone, .formSheet),
      ("fullScreenCover", .phone, .fullScreen), ("popover", .pad, .popover),
      ("popover", .phone, .formSheet),
    ] as [(String, Idiom, ModalPresentationStyle)])
  func `the root presents what a modifier shows`(
    modifier: String, idiom: Idiom, style: ModalPresentationStyle
  ) throws {
    let resolution = try resolution(
      "{class: NavigationStack, children: [ListView]}",
      "  - {\(modifier): EditView, from: ListView}",
      idiom: idiom)
    let moment = resolution.hierarchy
    #expect(resolution.diagnostics.isEmpty && resolution.hints.isEmpty)
    #expect(
      family(1, of: moment) == ["EditView: PresentationHostingController<EditView>"])
    #expect(moment.presentations.map(\.visibleStyle) == [style])
    #expect(moment.presentations.map { moment.id($0.presenter) } == ["UIHostingController"])
  }

  @Test func `a destination is pushed onto the NavigationStack`() throws {
    let moment = try resolution(
      "{class: NavigationStack, children: [ListView]}",
      "  - {navigationDestination: DetailView, from: ListView}\n"
        + "  - {navigationDestination: DetailView, from: DetailView}"
    ).hierarchy
    #expect(
      family(0, of: moment).suffix(3) == [
        "ListView: NavigationStackHostingController<ListView> in NavigationStack",
        "DetailView: NavigationStackHostingController<DetailView> in NavigationStack",
        "DetailView#2: NavigationStackHostingController<DetailView> in NavigationStack",
      ])
  }

  @Test func `a destination of a view in no NavigationStack isn't shown`() throws {
    let resolution = try resolution(
      "{class: TabView, children: [HomeView]}",
      "  - {navigationDestination: DetailView, from: HomeView}")
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) } == [
        "'HomeView' is in no NavigationStack, so SwiftUI doesn't show 'DetailView'"
      ])
  }

  @Test func `one sheet of a view at a time, and a sheet on the sheet`() throws {
    let root = "{class: NavigationStack, children: [ListView]}"
    let steps = "  - {sheet: EditView, from: ListView}\n  - {sheet: HelpView, from: "
    let onSheet = try resolution(root, steps + "EditView}")
    #expect(onSheet.diagnostics.isEmpty && onSheet.hierarchy.presentations.count == 2)
    func log(ios: Int) throws -> String? {
      try resolution(root, steps + "ListView}", ios: ios).diagnostics.first?.uiKitNotes.first?
        .text(in: .en)
    }
    #expect(
      try log(ios: 17)
        == "SwiftUI logs: Currently, only presenting a single sheet is supported. The next sheet "
        + "will be presented when the currently presented sheet gets dismissed.")
    #expect(try log(ios: 14)?.contains("which is already presenting") == true)
  }

  @Test func `a NavigationStack in a sheet has destinations of its own`() throws {
    let moment = try resolution(
      "{class: TabView, children: [HomeView]}",
      "  - {sheet: {class: NavigationStack, children: [FormView]}, from: HomeView}\n"
        + "  - {navigationDestination: MoreView, from: FormView}"
    ).hierarchy
    #expect(
      family(1, of: moment) == [
        "PresentationHostingController: PresentationHostingController",
        "NavigationStack: UIKitNavigationController in PresentationHostingController",
        "FormView: NavigationStackHostingController<FormView> in NavigationStack",
        "MoreView: NavigationStackHostingController<MoreView> in NavigationStack",
      ])
  }

  @Test func `a sheet may be a controller that is declared, and have detents`() throws {
    let moment = try resolution(
      "{class: TabView, children: [HomeView]}",
      "  - {sheet: {id: edit, class: EditView, detents: [medium]}, from: HomeView}\n"
        + "  - dismiss: edit\n  - {sheet: edit, from: HomeView}"
    ).hierarchy
    #expect(family(1, of: moment) == ["edit: PresentationHostingController<EditView>"])
    #expect(moment.app.viewControllers.last?.detents?.value == [.medium])
  }
}
