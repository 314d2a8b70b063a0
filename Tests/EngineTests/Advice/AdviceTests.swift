import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// Calls that UIKit carries out, and what else they do than was meant.
@Suite struct `Advice on calls that succeed` {
  @Test func `dismiss sent to one that presents names the call that takes it along`() throws {
    try expectAdvice(
      """
      ios: 26
      idiom: phone
      rootViewController: {id: root, class: RootViewController}
      steps:
        - {present: {id: modal, class: ModalViewController}, from: root}
        - {present: {id: login, class: LoginViewController}, from: modal}
        - {dismiss: modal}
      """,
      """
      7:15: 'modal' stays: 'dismiss' ends what it presents, 'login'; to end both, send it to 'root', which presents 'modal'
      """)
  }

  @Test func `a child that is sent dismiss, and the last of a chain, mean what they say`() throws {
    try expectAdvice(
      """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: list, class: ListViewController}]}
      steps:
        - {present: {id: modal, class: ModalViewController}, from: list}
        - {dismiss: list}
        - {present: {id: other, class: OtherViewController}, from: list}
        - {dismiss: other}
      """, "")
  }

  @Test func `a receiver that a later step names was meant to stay`() throws {
    try expectAdvice(
      """
      idiom: phone
      rootViewController: {id: root, class: RootViewController}
      steps:
        - {present: {id: login, class: LoginViewController}, from: root}
        - {present: {id: hint, class: UIAlertController}, from: login}
        - {dismiss: login}
        - {dismiss: login, isInteractive: true}
      """, "")
  }

  @Test func `no sample is advised against what it shows`() throws {
    let advised = try Samples.names.filter { name in
      !Resolution(try Samples.description(of: name)).advice.isEmpty
    }
    // An action sheet without a source, which is as old as the sample.
    #expect(advised == ["alert"])
  }

  @Test(arguments: [(14, true), (15, false)])
  func `of two sheets of one view only the last works before iOS 14.5`(ios: Int, isHint: Bool)
    throws
  {
    try expectAdvice(
      """
      ios: \(ios)
      idiom: phone
      rootViewController: {class: NavigationStack, children: [TrailList]}
      steps:
        - {sheet: ShareView, from: TrailList}
        - {dismiss: ShareView}
        - {sheet: FilterView, from: TrailList}
        - {dismiss: FilterView}
        - {sheet: ShareView, from: TrailList}
      """,
      isHint
        ? """
        7:13: before iOS 14.5 only the last of the modifiers for 'ShareView' and 'FilterView' on 'TrailList' works; put one of them on another view
        """ : "")
  }

  @Test func `a second dismissal takes the presenter along`() throws {
    try expectAdvice(
      """
      ios: 18
      rootViewController: {id: root, class: RootViewController}
      steps:
        - {present: {id: a, class: AViewController}, from: root}
        - {present: {id: b, class: BViewController}, from: a}
        - {dismiss: a}
        - {dismiss: a, during: transition}
      """,
      """
      7:15: 'a' presents nothing any more, so this second 'dismiss' ends 'a' itself
      """)
  }

  @Test func `a style and detents of a child count for nothing`() throws {
    try expectAdvice(
      """
      ios: 17
      idiom: phone
      rootViewController: {id: root, class: RootViewController}
      steps:
        - present:
            id: nav
            class: UINavigationController
            viewControllers: [{id: form, class: FormViewController, modalPresentationStyle: fullScreen, detents: [medium]}]
          from: root
      """,
      """
      8:87: UIKit reads 'modalPresentationStyle' of 'nav', which is presented, and not of 'form' in it; set it on 'nav'
      8:108: UIKit reads 'detents' of 'nav', which is presented, and not of 'form' in it; set it on 'nav'
      """)
  }

  @Test func `what the presented controller sets itself is no matter of its child's`() throws {
    try expectAdvice(
      """
      ios: 17
      rootViewController: {id: root, class: RootViewController}
      steps:
        - present:
            id: nav
            class: UINavigationController
            modalPresentationStyle: formSheet
            viewControllers: [{id: form, class: FormViewController, modalPresentationStyle: fullScreen}]
          from: root
      """, "")
  }

  @Test func `a search lies over the tab that is selected`() throws {
    try expectAdvice(
      """
      idiom: phone
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - {id: a, class: SearchViewController, searchController: {id: search, class: UISearchController}}
          - {id: b, class: OtherViewController}
      steps:
        - {activateSearch: a}
        - {select: b, in: tabs}
      """,
      """
      10:14: the search of 'a' lies over 'b', too, because 'tabs' presents it; set 'definesPresentationContext' of 'a' to keep it in its tab
      """)
  }

  @Test(arguments: [
    "push: {id: item, class: ItemViewController}\n    onto: nav",
    "show: {id: item, class: ItemViewController}\n    from: a",
  ])
  func `a search lies over what is pushed`(step: String) throws {
    let list =
      "{id: a, class: ListViewController, searchController: {id: search, class: UISearchController}}"
    let text = """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [\(list)]}
      steps:
        - activateSearch: search
        - \(step)
      """
    try expectAdvice(
      text,
      "4:11: the search of 'a' lies over 'item', too, because 'nav' presents it; set "
        + "'definesPresentationContext' of 'a' to keep it there")
    try expectAdvice(
      text.replacing("id: a, ", with: "id: a, definesPresentationContext: true, "), "")
  }

  @Test func `a search in its own context stays with its tab`() throws {
    try expectAdvice(
      """
      idiom: phone
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - {id: a, class: SearchViewController, definesPresentationContext: true, searchController: {id: search, class: UISearchController}}
          - {id: b, class: OtherViewController}
      steps:
        - {activateSearch: a}
        - {select: b, in: tabs}
      """, "")
  }

  @Test func `what is presented in a tab leaves with the tab`() throws {
    try expectAdvice(
      """
      ios: 12
      idiom: phone
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - {id: nav, class: UINavigationController, viewControllers: [{id: list, class: ListViewController}]}
          - {id: other, class: OtherViewController}
      steps:
        - {present: {id: menu, class: MenuViewController, modalPresentationStyle: overCurrentContext}, from: list}
        - {select: other, in: tabs}
        - {select: nav, in: tabs}
      """,
      """
      11:14: 'menu' leaves the window with 'nav', and apps report that the tab is black when it comes back; dismiss 'menu' first, or present it from 'tabs' as 'overFullScreen'
      """)
  }

  @Test func `an alert lies under a window of a higher level`() throws {
    try expectAdvice(
      """
      idiom: phone
      windows:
        - {id: main, rootViewController: {id: home, class: HomeViewController}}
        - {id: overlay, windowLevel: alert, rootViewController: {id: banner, class: BannerViewController}}
      steps:
        - {present: {id: warning, class: UIAlertController}, from: home}
      """,
      """
      6:20: the window 'overlay' is above 'warning' and may hide it; send 'present' to 'banner', its root, or hide the window first
      """)
  }

  @Test func `an alert in the window on top is seen`() throws {
    try expectAdvice(
      """
      idiom: phone
      windows:
        - {id: main, rootViewController: {id: home, class: HomeViewController}}
        - {id: overlay, windowLevel: alert, rootViewController: {id: banner, class: BannerViewController}}
      steps:
        - {present: {id: warning, class: UIAlertController}, from: banner}
      """, "")
  }

  @Test func `a window that nobody has shown, or of a lower level, hides no alert`() throws {
    try expectAdvice(
      """
      idiom: phone
      windows:
        - {id: main, windowLevel: alert, rootViewController: {id: home, class: HomeViewController}}
        - {id: low, windowLevel: 5, rootViewController: {id: bar, class: BarViewController}}
        - {id: overlay, windowLevel: 3000, isHidden: true, rootViewController: {id: banner, class: BannerViewController}}
      steps:
        - {present: {id: warning, class: UIAlertController}, from: home}
      """, "")
  }

  @Test func `a delegate that keeps the style is asked for no controller`() throws {
    try expectAdvice(
      """
      rootViewController: {id: home, class: HomeViewController}
      steps:
        - present: {id: filter, class: FilterViewController, modalPresentationStyle: popover, sourceView: button, adaptivePresentationStyle: none, adaptiveViewController: {id: nav, class: UINavigationController}}
          from: home
      """,
      """
      3:19: 'nav' is never shown in place of 'filter': 'adaptivePresentationStyle' is 'none', so the style doesn't adapt, and nobody asks the delegate for a view controller; return another style
      """)
  }

  @Test func `the keys of what a delegate's navigation controller takes count`() throws {
    try expectAdvice(
      """
      horizontalSizeClass: compact
      rootViewController: {id: home, class: HomeViewController}
      steps:
        - present: {id: filter, class: FilterViewController, modalPresentationStyle: popover, sourceView: button, adaptiveViewController: {id: nav, class: UINavigationController}}
          from: home
      """, "")
  }

  @Test func `a receiver that is not on screen lets another present`() throws {
    try expectAdvice(
      """
      rootViewController:
        id: nav
        class: UINavigationController
        viewControllers: [{id: list, class: ListViewController}, {id: detail, class: DetailViewController}]
      steps:
        - {present: {id: help, class: HelpViewController}, from: list}
      """,
      """
      6:60: 'list' isn't on screen, so 'help' is presented over something else; send 'present' to what is shown
      """)
  }

  @Test func `show presents where nothing takes the controller`() throws {
    try expectAdvice(
      """
      rootViewController: {id: home, class: HomeViewController}
      steps:
        - {show: {id: detail, class: DetailViewController}, from: home}
      """,
      """
      3:12: 'show' presents 'detail', because no navigation controller is above 'home'; to push it, put 'home' into a UINavigationController
      """)
  }

  @Test(arguments: [("phone", 26, true), ("phone", 18, false), ("pad", 26, false)])
  func `an action sheet of iOS 26 needs a source`(idiom: String, ios: Int, needs: Bool) throws {
    try expectAdvice(
      """
      ios: \(ios)
      idiom: \(idiom)
      rootViewController: {id: list, class: ListViewController}
      steps:
        - {present: {id: choice, class: UIAlertController, preferredStyle: actionSheet}, from: list}
      """,
      needs
        ? "5:20: from iOS 26 on an action sheet originates from its source; give 'choice' a 'sourceView' or a 'barButtonItem'"
        : "")
  }

  @Test func `a refused step gets no advice`() throws {
    try expectAdvice(
      """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: list, class: ListViewController}, {id: detail, class: DetailViewController}]}
      steps:
        - {present: {id: help, class: HelpViewController}, from: detail}
        - {present: {id: more, class: MoreViewController}, from: list}
      """, "")
  }

  @Test func `the messages are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "ModelFeatures/Advice")
    let messages: [Message] = [
      .receiverStays(receiver: "modal", presented: "login", presenter: "root"),
      .secondDismissal(receiver: "modal"),
      .searchOverPush(sender: "list", pushed: "item", presenter: "nav"),
      .searchOverTabs(sender: "list", tab: "map", presenter: "tabs"),
      .tabLeftInContext(presented: "menu", tab: "nav", bar: "tabs"),
      .senderOutOfSight(sender: "list", presented: "help"),
      .showPresents(shown: "detail", sender: "list"),
      .keyOfChild(key: "detents", presented: "nav", child: "form"),
      .alertUnderWindow(window: "overlay", alert: "warning", root: "banner"),
      .actionSheetNeedsSource(sheet: "choice"), .neverAdapts(other: "nav", presented: "filter"),
      .severalSheets(first: "ShareView", second: "FilterView", view: "TrailList"),
    ]
    for message in messages { catalogue.add(message) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }

  // MARK: Expectations

  private func description(_ text: String) throws -> AppDescription {
    var warnings: [Diagnostic] = []
    return try AppDescription(parsing: Source(name: "app.yaml", text: text), warnings: &warnings)
  }

  /// Expects all advice on a description: the line and column of each, and its words.
  private func expectAdvice(
    _ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let source = Source(name: "app.yaml", text: text)
    let lines = Resolution(try description(text)).advice.map { _, diagnostic in
      let place = diagnostic.range.map { source.location(of: $0.start) }
      return "\(place?.line ?? 0):\(place?.column ?? 0): \(diagnostic.text(in: .en))"
    }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: location)
  }
}
