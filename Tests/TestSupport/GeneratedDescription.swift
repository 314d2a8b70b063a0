import VCEngine
import VCSource

extension AppDescription {
  /// Returns a description of any shape that UIKit allows, always the same for a seed.
  ///
  /// Every step succeeds, and every controller is in a family at the end.
  ///
  /// - Parameter windows: The number of families that get their own window, if there are as many.
  package static func generated(
    seed: UInt64, upTo count: Int = 25, families: Int = 5, windows: Int = 1
  ) -> AppDescription {
    var generator = HierarchyGenerator(seed: seed)
    return generator.description(upTo: count, families: families, windows: windows)
  }
}

/// Generates descriptions: first the families, each a tree, then their presenters.
private struct HierarchyGenerator {
  typealias Index = ViewController.Index

  private var random: SplitMix
  private var rules = RuleSet.uikit
  private var ios = 26
  /// The percentage of controllers that define a context.
  private var contextRate = 0
  private var viewControllers: [ViewController] = []
  private var uses: [String: Int] = [:]
  /// The engine's expected state, which determines the next choices.
  private var parent: [Index?] = []
  private var families: [Range<Index>] = []
  private var presenters: Set<Index> = []
  /// The presenters whose view left the window.
  private var removed: Set<Index> = []
  /// The presenter in whose area each top lies.
  private var contexts: [Index: Index] = [:]
  /// The presenter of each top.
  private var presenterOfTop: [Index: Index] = [:]
  /// The tops in popovers, where a context style allows few transitions.
  private var popovers: Set<Index> = []

  /// A preference for the next family's presenter.
  private enum Habit: CaseIterable {
    case chain
    case fan
    case anywhere
  }

  private enum Shape: CaseIterable {
    case deep
    case wide
    case bushy
  }

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func description(
    upTo count: Int, families familyCount: Int, windows windowCount: Int
  ) -> AppDescription {
    rules = chance(30) ? .book : .uikit
    ios = rules == .book ? 7 : pick([26, 26, 18, 13, 8])
    contextRate = pick([0, 15, 50])
    let habit = pick(Habit.allCases)
    let total = below(count) + 1
    for size in sizes(of: min(total, below(familyCount) + 1), addingUpTo: total) {
      addFamily(of: size)
    }
    let steps = families.indices.dropFirst(windowCount).map { present($0, habit) }
    var description = AppDescription(
      viewControllers: viewControllers, steps: steps, rules: rules, ios: ios)
    if chance(50) { description.title = Sourced(pick(Vocabulary.titles)) }
    for family in families.prefix(windowCount).dropFirst() {
      description.windows.append(window(number: description.windows.count, family.lowerBound))
    }
    return description
  }

  private mutating func window(number: Int, _ root: Index) -> Window {
    var window = Window(id: Sourced("window#\(number)"), rootViewController: root)
    window.idIsImplied = chance(40)
    if chance(50) {
      window.windowLevel = Sourced(pick([.alert, .statusBar, WindowLevel(rawValue: 2.5)]))
    }
    if chance(30) { window.scene = Sourced(pick(["left", "right side"])) }
    if ios >= 8, chance(25) { window.horizontalSizeClass = Sourced(pick([.compact, .regular])) }
    return window
  }

  /// Returns `count` positive numbers with the given sum.
  private mutating func sizes(of count: Int, addingUpTo total: Int) -> [Int] {
    let cuts = (1..<total).shuffled(using: &random).prefix(count - 1).sorted()
    return zip([0] + cuts, cuts + [total]).map { $1 - $0 }
  }

  // MARK: Containment

  private mutating func addFamily(of size: Int) {
    let first = viewControllers.count
    let isPresented = first > 0
    let shape = pick(Shape.allCases)
    let places = (0..<size).map { place in place == 0 ? nil : container(of: place, shape) }
    for place in 0..<size {
      let holder = places[place].map { first + $0 }
      let children = (place..<size).filter { places[$0] == place }.map { first + $0 }
      let cast: Casting =
        children.isEmpty
        ? content(isAlone: isPresented && size == 1)
        : pick(castings(children: children.count, in: holder, isPresented: isPresented))
      parent.append(holder)
      add(cast, children: children)
    }
    families.append(first..<viewControllers.count)
  }

  /// Returns the index in its family of the container of the member at `place`.
  private mutating func container(of place: Int, _ shape: Shape) -> Int {
    switch shape {
    case .deep where chance(85): place - 1
    case .wide where chance(85): 0
    default: below(place)
    }
  }

  private mutating func content(isAlone: Bool) -> Casting {
    if isAlone, chance(30) { return pick(Vocabulary.systemControllers) }
    return Casting(pick(Vocabulary.contentControllers))
  }

  /// Returns the classes that may have that many children there; likelier ones appear several
  /// times.
  private func castings(children: Int, in holder: Index?, isPresented: Bool) -> [Casting] {
    var castings = Vocabulary.customContainers
    if children <= 2 { castings += Vocabulary.pageControllers }
    // A stack can contain none of the following.
    guard holder.map({ viewControllers[$0].kind }) != .navigation else { return castings }
    castings += Vocabulary.navigationControllers
    if (2...5).contains(children) { castings += Vocabulary.tabBarControllers }
    // UIKit presents no split view controller before iOS 8.
    let maySplit = holder != nil || !isPresented || ios >= 8
    // Before iOS 8 it has exactly two children.
    if (2...(ios < 8 ? 2 : 3)).contains(children), maySplit {
      castings += Vocabulary.splitControllers
    }
    return castings
  }

  private mutating func add(_ casting: Casting, children: [Index]) {
    let number = uses[casting.name, default: 0] + 1
    uses[casting.name] = number
    let id = number == 1 ? casting.name : "\(casting.name)#\(number)"
    var viewController = ViewController(
      id: Sourced(id), className: Sourced(casting.name), idIsImplied: true)
    viewController.superclass = casting.superclass.flatMap(UIKitClass.init(named:)).map {
      Sourced($0)
    }
    viewController.children = children
    let kind = viewController.kind
    if !children.isEmpty {
      viewController.containmentKey = Sourced(kind == .custom ? .children : .viewControllers)
    }
    if kind == .page, children.count == 2 { viewController.spineLocation = Sourced(.mid) }
    if kind == .tabBar, chance(30) { viewController.selectedIndex = Sourced(below(children.count)) }
    if chance(contextRate) {
      viewController.definesPresentationContext = Sourced(true)
      if chance(20) { viewController.providesPresentationContextTransitionStyle = Sourced(true) }
    } else if kind == .navigation, chance(10) {
      viewController.definesPresentationContext = Sourced(false)
    }
    if chance(15) { viewController.title = Sourced(pick(Vocabulary.titles)) }
    if casting.name == "UIActivityViewController" {
      viewController.barButtonItem = Sourced("shareButton")
    }
    viewControllers.append(viewController)
  }

  // MARK: Presentation

  /// Presents a family from a controller in an earlier one that doesn't present yet.
  private mutating func present(_ family: Int, _ habit: Habit) -> Step {
    let top = families[family].lowerBound
    for from in origins(of: family, habit) {
      for sender in families[from].shuffled(using: &random) {
        for style in styles() {
          // A share sheet is a popover, whatever its style (R13).
          let isContext = style?.isContextStyle == true && !isPopoverOfItsOwn(top)
          let stays = isContext || style == .popover || isPopoverOfItsOwn(top)
          let presenter = presenter(
            from: sender, isContext: isContext, coversScreen: !stays && rules == .uikit)
          if isContext, popovers.contains(familyTop(of: presenter)) { continue }
          guard isInWindow(presenter), presenters.insert(presenter).inserted else { continue }
          place(top, over: presenter, style, isContext: isContext)
          viewControllers[top].modalPresentationStyle = style.map { Sourced($0) }
          if chance(20) {
            viewControllers[top].modalTransitionStyle = Sourced(
              pick([.flipHorizontal, .crossDissolve]))
          }
          let label = chance(30) ? Sourced(pick(Vocabulary.titles)) : nil
          return Step(.present(Sourced(top), from: Sourced(sender)), label: label)
        }
      }
    }
    // The top of the previous family is always free. It presents a popover, which can contain no
    // context style.
    let last = families[family - 1].lowerBound
    place(top, over: last, .popover, isContext: false)
    viewControllers[top].modalPresentationStyle = Sourced(.popover)
    presenters.insert(last)
    return Step(.present(Sourced(top), from: Sourced(last)))
  }

  /// Returns the earlier families, those that the habit prefers first.
  private mutating func origins(of family: Int, _ habit: Habit) -> [Int] {
    let others = (0..<family).shuffled(using: &random)
    guard habit != .anywhere, chance(80) else { return others }
    let preferred = habit == .chain ? family - 1 : 0
    return [preferred] + others.filter { $0 != preferred }
  }

  /// Returns one style of each kind in random order: one that looks for a context, and one that the
  /// top presents.
  private mutating func styles() -> [ModalPresentationStyle?] {
    var contexts: [ModalPresentationStyle] = [.currentContext]
    if ios >= 8 { contexts.append(.overCurrentContext) }
    let context = pick(contexts)
    var others: [ModalPresentationStyle?] = [nil, nil, .fullScreen, .pageSheet, .formSheet]
    if ios >= 8 { others += [.overFullScreen, .popover] }
    let other = pick(others)
    return chance(50) ? [context, other] : [other, context]
  }

  /// Implements R5, R6 and R36 independently of the engine, to detect its bugs.
  private func presenter(from sender: Index, isContext: Bool, coversScreen: Bool) -> Index {
    var presenter = sender
    while let holder = parent[presenter] {
      if isContext, definesContext(presenter) { break }
      presenter = holder
    }
    guard coversScreen else { return presenter }
    var outer = presenter
    while let next = presenterOfTop[outer] { outer = next }
    return parent[outer].map {
      self.presenter(from: $0, isContext: false, coversScreen: true)
    } ?? presenter
  }

  /// Implements R12 and R21 for a presented controller.
  private mutating func place(
    _ top: Index, over presenter: Index, _ style: ModalPresentationStyle?, isContext: Bool
  ) {
    presenterOfTop[top] = presenter
    if isContext { contexts[top] = presenter }
    let removes =
      style == .fullScreen || style == .currentContext || (style == nil && ios < 13)
    if removes, !isPopoverOfItsOwn(top) { removed.insert(presenter) }
    if style == .popover || isPopoverOfItsOwn(top) { popovers.insert(top) }
  }

  private func isPopoverOfItsOwn(_ top: Index) -> Bool {
    viewControllers[top].className.value == "UIActivityViewController" && ios >= 8
  }

  private func familyTop(of member: Index) -> Index {
    var top = member
    while let holder = parent[top] { top = holder }
    return top
  }

  /// Implements R21 independently of the engine.
  private func isInWindow(_ member: Index) -> Bool {
    var (current, isInItsPlace) = (member, false)
    while isInItsPlace || !removed.contains(current) {
      isInItsPlace = false
      if let holder = parent[current] {
        guard shows(holder, current) else { return false }
        current = holder
      } else {
        guard let presenter = contexts[current] else { return true }
        (current, isInItsPlace) = (presenter, true)
      }
    }
    return false
  }

  private func shows(_ holder: Index, _ child: Index) -> Bool {
    let children = viewControllers[holder].children
    switch viewControllers[holder].kind {
    case .navigation: return children.last == child
    case .tabBar: return children[viewControllers[holder].selectedIndex?.value ?? 0] == child
    case .split, .page, .custom: return true
    }
  }

  /// Implements R7.
  private func definesContext(_ index: Index) -> Bool {
    let viewController = viewControllers[index]
    let isByDefault =
      rules == .uikit && (viewController.kind == .navigation || viewController.kind == .tabBar)
    return viewController.definesPresentationContext?.value ?? isByDefault
  }

  // MARK: Choices

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

/// A class for a controller, and its superclass.
private struct Casting {
  let name: String
  let superclass: String?

  init(_ name: String, _ superclass: String? = nil) {
    self.name = name
    self.superclass = superclass
  }
}

/// Names as in real apps, including very short and very long ones.
private enum Vocabulary {
  static let contentControllers = [
    "VC", "UIViewController", "MapVC", "ItemsViewController", "BNRItemsViewController",
    "BNRDetailViewController", "SettingsViewController", "ProfileViewController",
    "LoginViewController", "PhotoDetailViewController", "iTunesStoreViewController",
    "SubscriptionManagementConfirmationViewController", "设置ViewController",
  ]

  static let systemControllers = [
    Casting("UIActivityViewController"), Casting("UIImagePickerController"),
    Casting("MFMailComposeViewController"),
  ]

  static let navigationControllers = [
    Casting("UINavigationController"), Casting("UINavigationController"),
    Casting("UINavigationController"), Casting("UINavigationController"),
    Casting("MainNavigationController", "UINavigationController"),
    Casting("OnboardingQuestionnaireNavigationController", "UINavigationController"),
  ]

  static let tabBarControllers = [
    Casting("UITabBarController"), Casting("UITabBarController"),
    Casting("RootTabBarController", "UITabBarController"),
  ]

  static let splitControllers = [
    Casting("UISplitViewController"), Casting("UISplitViewController"),
    Casting("SidebarSplitViewController", "UISplitViewController"),
  ]

  static let pageControllers = [
    Casting("UIPageViewController"), Casting("TutorialPageViewController", "UIPageViewController"),
  ]

  static let customContainers = [
    Casting("DrawerViewController"), Casting("NowPlayingQueueAndLyricsContainerViewController"),
  ]

  static let titles = [
    "Settings", "A", "Photo of the day", "Édition", "\"Quoted\" <&> \\N", "设置", "编辑个人资料",
    "お気に入り", "사진 보관함", "Настройки", "הגדרות", "الإعدادات", "🚀 Launch", "👩‍👩‍👧 Family",
  ]
}
