import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The visible parts of a family that fills an area: bars and contents, divided by containment.
struct VisibleFamily {
  package typealias Index = ViewController.Index

  /// A rectangle of the screen, with the controller that fills it.
  struct Part {
    package enum Kind: String, RoleValue {
      case navigationBar
      case toolbar
      case tabBar
      case sidebar
      case tab
      case selectedTab
      case content
      /// The view of a container, beneath the views of its children.
      case container
    }

    var kind: Kind
    var rect: Rect
    var viewController: Index
    var label: PartLabel
  }

  /// The parts in drawing order: containers before their contents.
  var parts: [Part] = []
  /// The area of each member that is on the screen.
  private(set) var areas: [Index: Rect] = [:]

  let hierarchy: Hierarchy
  let device: Device
  let look: Look
  private let names: NameEmphasis
  private let phrases: Phrases
  /// The ancestors of the presenter and of the receiver of the request, which must be visible.
  private let toPresenter: Set<Index>
  let toSender: Set<Index>
  /// The controllers whose views were added to another's view, by the view's controller (R29).
  let held: [Index: [Index]]

  /// Divides an area among the members; `next` is the presentation made from this family, nil if
  /// there is none.
  init(
    of top: Index, in area: Rect, showing next: Presentation?, _ hierarchy: Hierarchy,
    _ device: Device, _ look: Look, _ phrases: Phrases
  ) {
    (self.hierarchy, self.device, self.look) = (hierarchy, device, look)
    names = NameEmphasis(hierarchy.app, look)
    self.phrases = phrases
    toPresenter = next.map { Set(hierarchy.viewAncestors(of: $0.presenter)) } ?? []
    toSender = next.map { Set(hierarchy.viewAncestors(of: $0.sender)) } ?? []
    held = hierarchy.heldViews
    fill(area, with: top)
  }

  /// The area of a member, or of the nearest container above it that is on the screen.
  func area(of member: Index) -> Rect? {
    hierarchy.viewAncestors(of: member).lazy.compactMap { areas[$0] }.first
  }

  /// The area of a member, and of the navigation bar above it, which has its buttons.
  func areaWithBar(of member: Index) -> Rect? {
    let stack = hierarchy.viewAncestors(of: member).first {
      hierarchy.app.viewControllers[$0].kind == .navigation
    }
    return area(of: stack ?? member)
  }

  /// A member with the area to fill.
  struct Opening {
    var member: Index
    var rect: Rect
    /// Whether the bar above already shows the name.
    var isNamed: Bool

    init(_ member: Index, _ rect: Rect, isNamed: Bool) {
      (self.member, self.rect, self.isNamed) = (member, rect, isNamed)
    }
  }

  private mutating func fill(_ area: Rect, with top: Index) {
    var openings = [Opening(top, area, isNamed: false)]
    while let opening = openings.popLast() {
      areas[opening.member] = opening.rect
      let children = hierarchy.children(of: opening.member)
      let isRoomy =
        opening.rect.height >= 3.2 * device.barHeight && opening.rect.width >= 4 * device.em
      switch hierarchy.app.viewControllers[opening.member].kind {
      case .navigation where isRoomy: openings += addNavigation(opening, children)
      case .tabBar where isRoomy: openings += addTabs(opening, children)
      case .split where isRoomy && !children.isEmpty:
        openings += columns(of: opening, children).reversed()
      case .custom, .page: openings += addContainer(opening, isRoomy: isRoomy).reversed()
      default: add(.content, opening.rect, opening.member, contentLabel(opening))
      }
    }
  }

  mutating func add(_ kind: Part.Kind, _ rect: Rect, _ member: Index, _ label: PartLabel) {
    parts.append(Part(kind: kind, rect: rect, viewController: member, label: label))
  }

  // MARK: Containers

  /// Adds a navigation bar with the name of the stack's top, the top below it (R18), and the
  /// toolbar if it isn't hidden.
  private mutating func addNavigation(_ opening: Opening, _ children: [Index]) -> [Opening] {
    let shown = children.first(where: toPresenter.contains) ?? children.last
    var (bar, rest) = opening.rect.split(fromTop: device.navigationBarHeight)
    add(
      .navigationBar, bar, opening.member,
      PartLabel(name: heading(of: shown ?? opening.member), isOfBar: true))
    if hierarchy.app.viewControllers[opening.member][flag: .isToolbarHidden]?.value == false {
      (rest, bar) = rest.split(fromTop: rest.height - device.barHeight)
      let name = hierarchy.declaredID(opening.member).map { $0 + ".toolbar" } ?? "toolbar"
      add(.toolbar, bar, opening.member, PartLabel(name: TextLine(name, .detail, look)))
    }
    guard let shown else {
      add(
        .content, rest, opening.member, contentLabel(Opening(opening.member, rest, isNamed: true)))
      return []
    }
    return [Opening(shown, rest, isNamed: true)]
  }

  private mutating func addTabs(_ opening: Opening, _ children: [Index]) -> [Opening] {
    let shown =
      children.first(where: toPresenter.contains)
      ?? hierarchy.selectedChild(of: opening.member)
    if hierarchy.state.showsSidebar(opening.member) { return addSidebar(opening, children, shown) }
    if let shown, hierarchy.state.bottomBarHider(in: opening.member) != nil {
      return [Opening(shown, opening.rect, isNamed: opening.isNamed)]
    }
    let (tabs, height, areLetters) = tabs(
      children, shown, of: opening.member, in: opening.rect.width)
    let (first, second) = opening.rect.split(
      fromTop: device.tabBarIsOnTop ? height : opening.rect.height - height)
    let (bar, rest) = device.tabBarIsOnTop ? (first, second) : (second, first)
    add(.tabBar, bar, opening.member, PartLabel())
    var x = bar.center.x - tabs.reduce(0) { $0 + $1.width } / 2
    for tab in tabs {
      let rect = Rect(
        minX: x + 1.5, minY: bar.minY + device.em * 0.15, maxX: x + tab.width - 1.5,
        maxY: bar.maxY - device.em * 0.15)
      let label = PartLabel(name: tab.name, isLetter: areLetters, margin: 1)
      add(tab.isShown ? .selectedTab : .tab, rect, tab.index, label)
      x += tab.width
    }
    guard let shown else {
      add(
        .content, rest, opening.member, contentLabel(Opening(opening.member, rest, isNamed: false)))
      return []
    }
    return [Opening(shown, rest, isNamed: false)]
  }

  /// Adds the tabs as a list at the left, with those of groups after their group (R41).
  private mutating func addSidebar(
    _ opening: Opening, _ children: [Index], _ shown: Index?
  ) -> [Opening] {
    let (area, bar) = (opening.rect, opening.member)
    let x = area.minX + area.width * 0.27
    let side = Rect(minX: area.minX, minY: area.minY, maxX: x, maxY: area.maxY)
    let rest = Rect(minX: x, minY: area.minY, maxX: area.maxX, maxY: area.maxY)
    var room = side.split(fromTop: device.barHeight)
    add(.sidebar, side, bar, PartLabel())
    let tabs = hierarchy.app.viewControllers[bar].tabs
    let selected = hierarchy.selectedTab(of: bar)
    for (place, tab) in tabs.enumerated() where room.rest.height >= device.barHeight {
      room = room.rest.split(fromTop: device.barHeight)
      let indent = device.em * (0.3 + 0.6 * Double(tabs.path(to: place).count - 1))
      let row = Rect(
        minX: side.minX + indent, minY: room.top.minY + 1, maxX: side.maxX - device.em * 0.3,
        maxY: room.top.maxY - 1)
      let name = tab.title?.value ?? tab.identifier?.value ?? tabs.className(of: place)
      add(
        place == selected ? .selectedTab : .tab, row, tab.viewController ?? bar,
        PartLabel(name: TextLine(name, .legend, look), margin: 1))
    }
    return shown.map { [Opening($0, rest, isNamed: false)] } ?? []
  }

  private typealias Tab = (name: TextLine, width: Double, isShown: Bool, index: Index)

  /// The tabs, which are side by side in the middle of their bar, with a field around the selected one;
  /// and the bar's height: names are broken before letters replace them.
  private func tabs(
    _ children: [Index], _ shown: Index?, of member: Index, in room: Double
  ) -> (tabs: [Tab], height: Double, areLetters: Bool) {
    var tabs = children.filter {
      hierarchy.tab(showing: $0)?.preferredPlacement?.value != .sidebarOnly
    }.map { (name: hierarchy.barTitle(of: $0), isShown: $0 == shown, index: $0) }
    if tabs.count > device.tabLimit {
      let rest = tabs[(device.tabLimit - 1)...]
      tabs =
        tabs.prefix(device.tabLimit - 1)
        + [(phrases.text(of: .moreTabs), rest.contains(where: \.isShown), member)]
    }
    let names = tabs.map { TextLine($0.name, .legend, look) }
    // The selected name has a field, and so more room around it.
    let (around, field) = (4.0, 5.0)
    let count = Double(max(1, tabs.count))
    let share = room / count
    func rest(_ names: [[TextLine]]) -> Double {
      share - around - (names.reduce(field) { $0 + $1.size.width }) / count
    }
    let (whole, broken) = (names.map { [$0] }, names.map { $0.halved(look, least: 2) ?? [$0] })
    let isBroken = rest(whole) < 0 && rest(broken) >= 0
    let shownNames = isBroken ? broken : whole
    // Tabs are as wide as the longest name if there is room, or else each as wide as its own.
    let longest = (shownNames.map(\.size.width).max() ?? 0) + around + field
    let width = min(share, max(device.em * 5, longest <= share ? longest : 0))
    let isOwn = longest > share && rest(shownNames) >= 0
    return (
      zip(zip(tabs, names), shownNames).map { tab, lines in
        let own = lines.size.width + around + rest(shownNames) + (tab.0.isShown ? field : 0)
        return (tab.1, isOwn ? own : width, tab.0.isShown, tab.0.index)
      },
      max(device.barHeight, isBroken ? look.fonts.legend.lineHeight * 2 + device.em * 0.35 : 0),
      rest(shownNames) < 0
    )
  }

  /// The columns, of which the last is the widest; in compact width a single one.
  private func columns(of opening: Opening, _ children: [Index]) -> [Opening] {
    guard !device.isCompact else {
      let shown = children.first(where: toSender.contains) ?? children[children.count - 1]
      return [Opening(shown, opening.rect, isNamed: opening.isNamed)]
    }
    let children = children.filter { hierarchy.state.hiddenColumns[$0] != opening.member }
    let inspector = children.first { $0 == hierarchy.inspectorColumn(of: opening.member) }
    let shown = children.filter { $0 != inspector }.prefix(3) + [inspector].compactMap(\.self)
    let narrow = opening.rect.width * [0.36, 0.27, 0.2][max(0, min(shown.count - 2, 2))]
    // The detail gets the remaining width.
    let wide = shown.count - (inspector == nil ? 1 : 2)
    var openings: [Opening] = []
    var x = opening.rect.minX
    for (place, child) in shown.enumerated() {
      let width = place == wide ? opening.rect.width - narrow * Double(shown.count - 1) : narrow
      let right = place == shown.count - 1 ? opening.rect.maxX : x + width
      let rect = Rect(minX: x, minY: opening.rect.minY, maxX: right, maxY: opening.rect.maxY)
      openings.append(Opening(child, rect, isNamed: false))
      x = right
    }
    return openings
  }

  // MARK: Labels

  private func heading(of member: Index) -> TextLine {
    TextLine(names.runs(ofHeading: member, in: hierarchy), .name, look)
  }

  /// A controller's name unless a bar shows it, and its view in code.
  func contentLabel(_ opening: Opening) -> PartLabel {
    let id = hierarchy.declaredID(opening.member)
    let codes = (id.map { ["\($0).view", $0] } ?? []) + (opening.isNamed ? ["view"] : [])
    return PartLabel(
      name: opening.isNamed ? nil : heading(of: opening.member),
      codes: codes.map { TextLine($0, .detail, look) })
  }
}
