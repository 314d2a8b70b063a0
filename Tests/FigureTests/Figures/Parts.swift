import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// What a figure shows, as a list of words.
///
/// What it should show is counted from the model alone: nothing of what draws the figures has a
/// part in that. So it tells of a box too many, and of an arrow that nobody has drawn.
struct Parts {
  private(set) var all: [String] = []
  /// The containers of a map, and their titles.
  private var tops: [(index: Int, title: String)] = []
  /// The samples of lines that are only dimmed here, which the legend may leave out.
  private var dimmed: Set<String> = []

  mutating func add(_ kind: String, _ name: String) { all.append("\(kind) \(name)") }

  mutating func add(_ kind: String, _ names: [String]) {
    for name in names { add(kind, name) }
  }

  mutating func remove(where isUnwanted: (String) -> Bool) { all.removeAll(where: isUnwanted) }

  /// What is missing here, and what is too much, compared with what should be.
  func faults(of expected: Parts) -> [String] {
    var rest: [String: Int] = [:]
    for part in all { rest[part, default: 0] += 1 }
    for part in expected.all { rest[part, default: 0] -= 1 }
    return rest.filter { $1 != 0 && !($1 < 0 && dimmed.contains($0)) }
      .map { part, count in count < 0 ? "missing: \(part)" : "too many: \(part)" }.sorted()
  }
}

// MARK: What is drawn

extension Parts {
  init(drawnIn picture: Picture) {
    // A container's columns in a map have a frame each.
    let scenes = picture.frames.filter { $0.id.hasPrefix("scene-") }.map(\.name)
    add(
      "frame", Array(Set(scenes)) + picture.frames.filter { !$0.id.hasPrefix("scene-") }.map(\.name)
    )
    for box in picture.boxes { add(box) }
    let plain = Set(picture.arrows.filter { !$0.isFaded }.map(\.role))
    dimmed = Set(
      Picture.Arrow.Role.allCases.filter { !plain.contains($0) }
        .map { "legend legend-\($0.rawValue)-text" })
    // A popover's arrow is a part of its screen.
    for arrow in picture.arrows
    where !arrow.id.hasPrefix("legend-") && !arrow.id.hasPrefix("screen") {
      let name = arrow.role.rawValue
      // A view that one call reaches stands at the end of that.
      if arrow.role == .lifeline, let tail = arrow.tail, picture.boxes[tail].role == .view {
        continue
      }
      add(name, arrow.statements)
      guard let label = arrow.label else { continue }
      switch arrow.role {
      case .call, .automaticCall: add("label", label.lines.joined().withoutSpaces)
      // Where there is room.
      case .show, .showDetail, .present, .popover, .unwind, .custom, .inferredShow,
        .inferredPresent:
        break
      default:
        let hub = (arrow.beginsAtHead ? arrow.head : arrow.tail).map { picture.boxes[$0] }
        add("label", "\(name) of \(hub?.name ?? "nothing"): \(label.lines)")
      }
    }
  }

  private mutating func add(_ box: Picture.Box) {
    let text = box.lines.map(\.text).joined().withoutSpaces
    switch box.role {
    case .controller where box.id.hasPrefix("legend-"): add("legend", box.id)
    // It stands for a screen that is drawn elsewhere.
    case .controller where box.id.hasPrefix("ghost-"): break
    case .controller, .window, .object: add(box.role.rawValue, box.name)
    case .text where box.id == "references": add("written", box.lines.map(\.text))
    case .hiddenView where box.id.hasPrefix("legend-"): break
    case .view, .hiddenView: add(box.title == nil ? "pile" : box.role.rawValue, box.name)
    case .screen: add("screen", box.id)
    case .text where box.id.hasSuffix("-note"): add("note", text)
    case .text where ["title", "caption", "note"].contains(box.id): add(box.id, text)
    case .text where box.id == "legend-port-text": break
    case .text where box.id.hasPrefix("legend-"): add("legend", box.id)
    // What stands under a screen begins with a name.
    case .text where box.id.hasSuffix("-caption"):
      add("under", "\(box.id): \(box.lines.filter { $0.role == .caption }.joined)")
    default: break
    }
  }
}

extension Picture.Box {
  fileprivate var name: String { viewController ?? title.map { $0.before(":") } ?? id }
}

extension [Picture.Line] {
  fileprivate var joined: String { map(\.text).joined().withoutSpaces }
}

extension String {
  /// Texts are broken at spaces, which are gone then.
  var withoutSpaces: String { String(unicodeScalars.filter { !$0.properties.isWhitespace }) }

  fileprivate func before(_ character: Character) -> String { String(prefix { $0 != character }) }
}

// MARK: What should be drawn

extension Parts {
  /// - Parameters:
  ///   - moments: all of the figure, which have one legend.
  ///   - hasLabels: whether lines carry labels, so that the legend needs no samples of theirs.
  init(
    of moment: Moment, of moments: [Moment], as kind: FigureKind, in style: Style,
    hasLabels: Bool = true
  ) {
    let hierarchy = moment.hierarchy
    switch kind {
    case .hierarchy: addHierarchy(hierarchy, style)
    case .objects: addObjects(hierarchy, style)
    case .chain: addChain(hierarchy, style)
    case .coverage: addScreens(hierarchy)
    case .calls: addCalls(hierarchy, style)
    case .map: addMap(hierarchy)
    default: preconditionFailure("nobody has counted the parts of '\(kind.rawValue)'")
    }
    if kind != .coverage, kind != .calls {
      addRefusal(hierarchy, style, hasBoxes: kind == .map)
      let isRefused = !moments.isEmpty && hierarchy.refusal?.members.isEmpty == false
      add("legend", isRefused ? ["legend-refused", "legend-refused-text"] : [])
    }
    if !moments.isEmpty, all.contains(where: { $0.hasPrefix("hiddenView ") }) {
      add("legend", ["legend-hiddenView-text"])
    }
    // Of a presented view, or of a window, that may be transparent.
    let hasWindowsOnOthers =
      hierarchy.windows.count > 1
      && hierarchy.app.windowsOfScenes.contains { $0.count > 1 }
    if kind == .coverage, !moments.isEmpty,
      hasWindowsOnOthers || hierarchy.presentations.contains(where: { $0.covering == .liesOver })
    {
      add("legend", ["legend-overlay-text"])
    }
    let page = style.template.look.page
    let steps = hierarchy.app.steps
    let ownTitle = hierarchy.step > 0 ? steps[hierarchy.step - 1].title?.value : nil
    // A step's own title has an id of its own.
    if page.title != .none, ownTitle == nil, let title = hierarchy.app.title?.value, !title.isEmpty
    {
      add("title", title.withoutSpaces)
    }
    if page.caption != .none, let label = moment.label, !label.withoutSpaces.isEmpty {
      add("caption", label.withoutSpaces)
    }
    // The parts that a legend explains have none.
    guard !moments.isEmpty, kind != .coverage, kind != .calls else { return }
    guard page.legend || kind == .map else {
      // A line to an obstacle has no label in any figure.
      let obstacles = all.filter { $0.hasPrefix("request × ") }
      add("legend", obstacles.isEmpty ? [] : ["legend-request-refused-text"])
      return
    }
    func kinds(_ moment: Moment) -> [Kind] {
      var plain = style
      plain.template = .book
      plain.pointers = Self.selection(for: moment.hierarchy, style, kind)
      let parts = Parts(of: moment, of: [], as: kind, in: plain)
      // A view is both a box and an arrow's kind.
      return Kind.all.filter { line in
        (line.role != .view || kind == .objects)
          && !(hasLabels && line.mark == nil && parts.name(line.role))
          && parts.all.contains {
            $0.hasPrefix(line.role.rawValue + " ")
              && $0.hasPrefix(line.role.rawValue + " × ") == (line.mark != nil)
          }
      }
    }
    addSamples(of: kinds(moment), among: moments.map(kinds), style.template.look)
  }

  /// Whether labels say what the lines with a role mean. Those of references don't, and segues have
  /// only the names that the app gives them.
  private func name(_ role: Picture.Arrow.Role) -> Bool {
    role != .reference && role != .weakReference
      && all.contains { $0.hasPrefix("label \(role.rawValue) of ") }
  }

  /// Lines of a figure of one state that its legend explains together.
  struct Kind: Hashable {
    let role: Picture.Arrow.Role
    /// Refused, or nil.
    var mark: Picture.Mark?

    static let all =
      Picture.Arrow.Role.allCases.map { Kind(role: $0) } + [Kind(role: .request, mark: .refused)]

    fileprivate func looksLike(_ other: Kind, _ look: Look) -> Bool {
      let colors = [self, other].map { Picture.lineColor(of: $0.role, $0.mark) }
      let (line, another) = (look.line(of: role, mark), look.line(of: other.role, other.mark))
      // Readers don't see a lesser difference of widths.
      return (line.dash, line.head) == (another.dash, another.head)
        && abs(line.width - another.width) < 0.3
        && [look.light, look.dark].allSatisfy { $0[colors[0]] == $0[colors[1]] }
    }
  }

  /// The legend's samples. Kinds with one look share that of the first in any state.
  mutating func addSamples(of kinds: [Kind], among all: [[Kind]], _ look: Look) {
    let known = Kind.all.filter { kind in all.contains { $0.contains(kind) } }
    let samples = kinds.compactMap { kind in known.first { $0.looksLike(kind, look) } }
    add(
      "legend",
      Set(samples).map { sample in
        "legend-\(sample.role.rawValue)\(sample.mark.map { "-\($0.rawValue)" } ?? "")-text"
      })
  }

  /// What the last step was to bring, as boxes that end at what is in the way.
  ///
  /// - Parameter hasBoxes: whether every controller has its box already.
  private mutating func addRefusal(_ hierarchy: Hierarchy, _ style: Style, hasBoxes: Bool) {
    guard let refusal = hierarchy.refusal else { return }
    for member in refusal.members {
      if !hasBoxes { add("controller", hierarchy.id(member)) }
      guard let blocker = refusal.blocker, blocker != member else { continue }
      let (blocking, refused) = (hierarchy.id(blocker), hierarchy.id(member))
      add(
        "request",
        style.language == .en
          ? "× \(blocking) is in the way of \(refused)"
          : chinese.spaced("× 没有呈现\(named(refused))的原因：\(named(blocking))"))
    }
  }

  // MARK: The map

  private mutating func addMap(_ hierarchy: Hierarchy) {
    let app = hierarchy.app
    var isChild = Set<Int>()
    let contained = Set(app.viewControllers.flatMap(\.children))
    // What only frames another controller in compact width is no screen.
    let framing = Set(
      app.viewControllers.compactMap(\.adaptiveViewController).filter {
        app.viewControllers[$0].kind == .navigation && app.viewControllers[$0].children.isEmpty
      })
    for (index, controller) in app.viewControllers.enumerated()
    where !framing.contains(index)
      && (controller.systemMade == nil || contained.contains(index))
    {
      add("controller", controller.id.value)
      let columns = controller.children.isEmpty ? controller.columns?.declared ?? [] : []
      let children =
        controller.children + columns.map(\.viewController)
        + (controller.searchController.map { [$0] } ?? [])
      isChild.formUnion(children)
      let hasList = controller.kind != .custom && controller.tabs.isEmpty
      let key = hasList ? "viewControllers" : "children"
      for (position, child) in children.enumerated() {
        let id = app.viewControllers[child].id.value
        add("containment", "\(controller.id.value).\(key)[\(position)] = \(id)")
      }
      if !children.isEmpty {
        tops.append(
          (
            index,
            controller.title.flatMap { $0.value.isEmpty ? nil : $0.value }
              ?? controller.className.value
          ))
      }
    }
    add("frame", Array(Set(tops.filter { !isChild.contains($0.0) }.map(\.1))))
    tops = []
    // Segues of one kind from one controller to another are one line that says the names that there
    // are.
    var told: [String: Set<String>] = [:]
    for segue in app.segues {
      guard let destination = segue.destination?.value, destination != segue.source.value else {
        continue
      }
      let isPresented = segue.kind == .present || segue.kind == .popover
      let name = (segue.label ?? segue.identifier).map { " (\($0.value))" } ?? ""
      var kind = segue.kind.rawValue
      if segue.isInferred { kind = isPresented ? "inferredPresent" : "inferredShow" }
      let way =
        "\(hierarchy.id(segue.source.value)): \(segue.kind.rawValue) \(hierarchy.id(destination))"
      told["\(kind)|\(way)", default: []].insert(name)
    }
    for (line, names) in told {
      let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
      for name in names where !name.isEmpty || names.count == 1 { add(parts[0], parts[1] + name) }
    }
    // Of several windows that show one controller, the first has an arrow.
    for (root, windows) in Dictionary(grouping: app.windows, by: \.rootViewController) {
      add("start", "\(windows[0].id.value).rootViewController = \(hierarchy.id(root))")
    }
    func isSegue(from source: Int, to destination: Int) -> Bool {
      app.segues.contains { $0.destination?.value == destination && $0.source.value == source }
    }
    for presentation in hierarchy.presentations {
      let by = presentation.presenter
      let of =
        framing.contains(presentation.presented)
        ? presentation.replaced ?? presentation.presented : presentation.presented
      if isSegue(from: by, to: of) || isSegue(from: presentation.sender, to: of) { continue }
      let kind = presentation.modalPresentationStyle == .popover ? "popover" : "present"
      add(kind, "\(hierarchy.id(presentation.sender)): \(kind) \(hierarchy.id(of))")
    }
    // What steps pushed, and what else they added to containers.
    for container in hierarchy.families.flatMap(\.members)
    where app.viewControllers[container].systemMade == nil && !framing.contains(container) {
      let children = hierarchy.children(of: container)
      for (place, child) in children.enumerated()
      where !isChild.contains(child) && app.viewControllers[child].systemMade == nil {
        if hierarchy.isNavigation(container), place > 0 {
          let below = children[place - 1]
          if isSegue(from: below, to: child) { continue }
          add("show", "\(hierarchy.id(below)): show \(hierarchy.id(child))")
        } else {
          add("containment", hierarchy.containment(of: child, in: container))
        }
      }
    }
  }

  private static func selection(
    for hierarchy: Hierarchy, _ style: Style, _ kind: FigureKind
  ) -> PointerSelection {
    let wanted = style.pointers ?? style.template.pointers
    guard wanted == .automatic else { return wanted }
    let members = hierarchy.families.map(\.members.count).reduce(0, +)
    return kind == .hierarchy && members <= style.template.pointerLimit ? .all : .families
  }

  // MARK: Families

  private mutating func addHierarchy(_ hierarchy: Hierarchy, _ style: Style) {
    let selection = Self.selection(for: hierarchy, style, .hierarchy)
    addFamilies(hierarchy, style, shown: Set(hierarchy.families.flatMap(\.members)))
    addContainment(in: hierarchy, isNamed: selection != .unnamed)
    if selection == .all { addPointers(in: hierarchy) }
    addPresentations(in: hierarchy, selection)
    var names = style.namedPointers
    // After a step that selects a tab, the figure shows which is.
    if hierarchy.step > 0, case .select = hierarchy.app.steps[hierarchy.step - 1].action {
      names.insert(.property(.selectedViewController))
    }
    addNamed(in: hierarchy, names)
    let windows = hierarchy.app.windows
    if windows.count > 1 || !windows[0].idIsImplied || windows[0].windowLevel != nil
      || style.namedPointers.contains(.rootViewController)
    {
      addWindows(of: hierarchy, isNamed: selection != .unnamed)
    }
  }

  private mutating func addObjects(_ hierarchy: Hierarchy, _ style: Style) {
    let isNamed = Self.selection(for: hierarchy, style, .objects) != .unnamed
    let members = hierarchy.families.flatMap(\.members)
    addFamilies(hierarchy, style, shown: Set(members))
    addContainment(in: hierarchy, isNamed: isNamed)
    addPresentations(
      in: hierarchy, isNamed ? .families : .unnamed,
      showsPresenting: Self.selection(for: hierarchy, style, .objects) == .all)
    addWindows(of: hierarchy, isNamed: isNamed)
    addNamed(in: hierarchy, style.namedPointers)
    addReferences(in: hierarchy)
    if style.namedPointers.contains(.subviews) { addSubviews(in: hierarchy) }
    for member in members {
      let (id, children) = (hierarchy.id(member), hierarchy.children(of: member))
      add(hierarchy.isInWindow(member) ? "view" : "hiddenView", id)
      add("view", "\(id).view")
      // Four of a pile are enough to show that it is one.
      if hierarchy.isNavigation(member), !style.namedPointers.contains(.subviews) {
        add("pile", Array(repeating: id, count: max(0, min(4, children.count) - 1)))
      }
    }
  }

  /// R21: what a container shows of its children, whatever hides the container.
  private mutating func addSubviews(in hierarchy: Hierarchy) {
    for container in hierarchy.families.flatMap(\.members) {
      let children = hierarchy.children(of: container).filter { child in
        switch hierarchy.app.viewControllers[container].kind {
        case .navigation where child != hierarchy.children(of: container).last: return false
        case .tabBar where child != hierarchy.selectedChild(of: container): return false
        default: break
        }
        // What presents in its own context gives its place up to what it presents, if that hides it.
        return hierarchy.presentation(by: child).map(\.presenterStaysVisible) ?? true
      }
      let id = hierarchy.id(container)
      add("view", children.map { "\(id).view.subviews[…] = \(hierarchy.id($0)).view" })
      if !children.isEmpty { add("label", "view of \(id): \(["subviews"])") }
    }
    for member in hierarchy.families.flatMap(\.members) {
      guard let holder = hierarchy.viewHolder(of: member).map(hierarchy.id) else { continue }
      add("view", "\(holder).view.subviews[…] = \(hierarchy.id(member)).view")
      add("label", "view of \(holder): \(["subviews"])")
    }
  }

  private mutating func addChain(_ hierarchy: Hierarchy, _ style: Style) {
    var shown = Set(hierarchy.families.map(\.top))
    for presentation in hierarchy.presentations {
      let (sender, presenter) = (presentation.sender, presentation.presenter)
      shown.insert(presenter)
      if hierarchy.family(of: sender) != nil {
        shown.insert(sender)
      }
    }
    if let refusal = hierarchy.refusal {
      // Who was asked, and what was in the way.
      let asked = hierarchy.app.steps[hierarchy.step - 1].action.references.dropFirst()
      let ends = asked.map(\.value) + [refusal.blocker].compactMap(\.self)
      shown.formUnion(ends.filter { hierarchy.family(of: $0) != nil })
    }
    addFamilies(hierarchy, style, shown: shown)
    for member in shown {
      guard let parent = hierarchy.parentViewController(of: member) else { continue }
      var holder = parent
      while !shown.contains(holder), let next = hierarchy.parentViewController(of: holder) {
        holder = next
      }
      add(
        "containment",
        holder == parent
          ? hierarchy.containment(of: member, in: parent)
          : style.language == .en
            ? "\(hierarchy.id(holder)) contains \(hierarchy.id(member))"
            : chinese.spaced("\(named(hierarchy.id(holder)))包含\(named(hierarchy.id(member)))"))
    }
    let selection = Self.selection(for: hierarchy, style, .chain)
    addPresentations(in: hierarchy, selection == .unnamed ? .unnamed : .families)
    if hierarchy.app.windows.count > 1 {
      addWindows(of: hierarchy, isNamed: selection != .unnamed)
    }
    addRequests(in: hierarchy)
  }

  /// Who was asked where another presents, as long as both are in one family.
  private mutating func addRequests(in hierarchy: Hierarchy) {
    for presentation in hierarchy.presentations where presentation.sender != presentation.presenter
    {
      let (sender, presenter) = (presentation.sender, presentation.presenter)
      guard hierarchy.family(of: sender)?.top == hierarchy.family(of: presenter)?.top else {
        continue
      }
      let presented = hierarchy.id(presentation.presented)
      add("request", hierarchy.code.request(presented, of: hierarchy.id(sender)))
      add("label", "request of \(presented): \([hierarchy.code.requestName])")
    }
  }

  private mutating func addFamilies(
    _ hierarchy: Hierarchy, _ style: Style, shown: Set<ViewController.Index>
  ) {
    let word = style.language == .en ? "Family" : "族系"
    add(
      "frame",
      hierarchy.families.map {
        hierarchy.app.viewControllers[$0.top].family?.value ?? "\(word) \($0.number)"
      })
    add("controller", shown.map(hierarchy.id))
  }

  private mutating func addContainment(in hierarchy: Hierarchy, isNamed: Bool) {
    for member in hierarchy.families.flatMap(\.members) {
      let children = hierarchy.children(of: member)
      add("containment", children.map { hierarchy.containment(of: $0, in: member) })
      guard isNamed, !children.isEmpty else { continue }
      let names = hierarchy.childNames(of: member)
      let labels = children.compactMap { names[$0] }
      for label in labels { add("label", "containment of \(hierarchy.id(member)): \([label])") }
      if labels.count == children.count { continue }
      add("label", "containment of \(hierarchy.id(member)): \([hierarchy.listName(of: member)])")
    }
  }

  /// The objects, and the references of which both ends are there.
  private mutating func addReferences(in hierarchy: Hierarchy) {
    let app = hierarchy.app
    let shown = Set(hierarchy.families.flatMap(\.members))
    func isShown(_ end: Reference.Target) -> Bool {
      switch end {
      case .viewController(let index): shown.contains(index)
      case .window(let index): hierarchy.windows.contains(index)
      case .object: true
      }
    }
    add("object", app.objects.map(\.id.value))
    for (owner, reference) in app.references
    where isShown(owner) && isShown(reference.target) {
      let statement =
        "\(app.id(of: owner)).\(reference.name.value) = \(app.id(of: reference.target))"
      if owner == reference.target {
        add("written", statement)
        continue
      }
      let kind = reference.isWeak ? "weakReference" : "reference"
      add(kind, statement)
      add("label", "\(kind) of \(app.id(of: owner)): \([reference.name.value])")
    }
  }

  /// R1, R2: those of a member that lead to the same container are one arrow; arrows to the same
  /// container under the same names have one label.
  private mutating func addPointers(in hierarchy: Hierarchy) {
    var labels: Set<String> = []
    for member in hierarchy.families.flatMap(\.members) {
      let pointers = [
        ("parentViewController", hierarchy.parentViewController(of: member)),
        ("navigationController", hierarchy.navigationController(of: member)),
        ("tabBarController", hierarchy.tabBarController(of: member)),
        ("splitViewController", hierarchy.splitViewController(of: member)),
      ]
      for (name, container) in pointers {
        guard let container else { continue }
        add("pointer", "\(hierarchy.id(member)).\(name) = \(hierarchy.id(container))")
        let names = pointers.filter { $0.1 == container }.map(\.0)
        labels.insert("pointer of \(hierarchy.id(container)): \(names)")
      }
    }
    add("label", labels.sorted())
  }

  /// R3, R4.
  private mutating func addPresentations(
    in hierarchy: Hierarchy, _ selection: PointerSelection, showsPresenting: Bool = true
  ) {
    for presentation in hierarchy.presentations {
      let (presenter, presented) = (presentation.presenter, presentation.presented)
      var pointing = [presenter]
      var pointingBack = [presented]
      if selection == .all {
        let family = hierarchy.family(of: presenter)?.members ?? []
        pointing = family.filter { hierarchy.presentedViewController(of: $0) == presented }
        pointingBack = hierarchy.family(of: presented)?.members ?? []
      }
      let (by, what) = (hierarchy.id(presenter), hierarchy.id(presented))
      add(
        "presented", pointing.map { "\(hierarchy.id($0)).presentedViewController = \(what)" })
      guard selection != .unnamed else { continue }
      add("label", "presented of \(what): \(["presentedViewController"])")
      guard showsPresenting else { continue }
      add(
        "presenting", pointingBack.map { "\(hierarchy.id($0)).presentingViewController = \(by)" })
      add("label", "presenting of \(by): \(["presentingViewController"])")
    }
  }

  private mutating func addWindows(of hierarchy: Hierarchy, isNamed: Bool) {
    for index in hierarchy.windows {
      let window = hierarchy.app.windows[index].id.value
      let root = hierarchy.id(hierarchy.rootViewController(of: index))
      add("window", window)
      add("root", "\(window).rootViewController = \(root)")
      if isNamed { add("label", "root of \(root): \(["rootViewController"])") }
    }
  }

  // MARK: Screens

  private mutating func addScreens(_ hierarchy: Hierarchy) {
    // Window by window: its root, and all that is presented there.
    let shown = hierarchy.windows.flatMap { window in
      hierarchy.families.filter { $0.window == window }.map(\.top)
        .filter { hierarchy.viewHolder(of: $0) == nil }
    }
    for (number, member) in shown.enumerated() {
      let controller = hierarchy.app.viewControllers[member]
      let title = controller.title.flatMap { $0.value.isEmpty ? nil : $0.value }
      add("screen", "screen\(number)")
      add(
        "under",
        "screen\(number)-caption: \((title ?? controller.hostedView ?? controller.className.value).withoutSpaces)"
      )
    }
  }

  // MARK: Calls

  private mutating func addCalls(_ hierarchy: Hierarchy, _ style: Style) {
    let isEnglish = style.language == .en
    let lifecycles = ChildLifecycle.all(in: hierarchy)
    for lifecycle in lifecycles { addCalls(of: lifecycle, hierarchy, isEnglish) }
    if lifecycles.isEmpty {
      if let dismissal = DelegateDismissal(in: hierarchy) {
        return addDelegate(dismissal, isEnglish)
      }
      add(
        "note",
        isEnglish
          ? "There is no custom container here; UIKit’s containers make these calls themselves"
            .withoutSpaces
          : "这里没有自定义容器：添加和移除子视图控制器所需的调用，由UIKit的容器自动完成")
    }
  }

  private var chinese: SimplifiedChinese { SimplifiedChinese() }

  private func named(_ id: String) -> String { chinese.titled(id) }

  private mutating func addCalls(
    of lifecycle: ChildLifecycle, _ hierarchy: Hierarchy, _ isEnglish: Bool
  ) {
    let (child, container) = (hierarchy.id(lifecycle.child), hierarchy.id(lifecycle.container))
    if let addition = lifecycle.addition {
      let isAlone = addition.isOfViewAlone
      add(
        "frame",
        isEnglish
          ? isAlone
            ? "Adding the view of \(child) to \(container), and not \(child)"
            : "Adding \(child) to \(container)"
          : isAlone
            ? chinese.spaced("只把\(named(child))的视图加入\(named(container))")
            : chinese.spaced("把\(named(child))加入\(named(container))"))
      addCalls(addition, child, container, isEnglish)
    }
    if let removal = lifecycle.removal {
      add(
        "frame",
        isEnglish
          ? "Removing \(child) from \(container)"
          : chinese.spaced("从\(named(container))移除\(named(child))"))
      addCalls(removal, child, container, isEnglish)
    }
    if let exchange = lifecycle.exchange, let replaced = exchange.replaced.map(hierarchy.id) {
      add(
        "frame",
        isEnglish
          ? "Exchanging \(replaced) for \(child) in \(container)"
          : chinese.spaced("在\(named(container))中用\(named(child))取代\(named(replaced))"))
      add("controller", replaced)
      addCalls(exchange, child, container, isEnglish)
    }
  }

  private mutating func addCalls(
    _ explanation: ContainmentExplanation, _ child: String, _ container: String,
    _ isEnglish: Bool
  ) {
    let yourCode = isEnglish ? "your code" : "你的代码"
    let views = Set(
      explanation.calls.compactMap { call -> String? in
        switch call.receiver {
        case .controller: nil
        case .view(of: let owner): explanation.hierarchy.id(owner) + ".view"
        case .superview(of: let owner): explanation.hierarchy.id(owner) + ".view.superview"
        }
      })
    add("window", yourCode)
    add("controller", [child, container])
    add("view", Array(views))
    add("lifeline", yourCode)
    add(
      "lifeline",
      [explanation.child, explanation.replaced, explanation.container].compactMap(\.self).map {
        member in
        let (id, name) = (
          explanation.hierarchy.id(member),
          explanation.hierarchy.app.viewControllers[member].className.value
        )
        return id == name ? id : "\(id): \(name)"
      })
    for (number, call) in explanation.calls.enumerated() {
      add("label", "\(number + 1).\(call.call)".withoutSpaces)
      let statement = explanation.code(of: call)
      if explanation.missing.contains(number) {
        add(explanation.outerName(of: call) == nil ? "call" : "automaticCall", statement)
        add("strike", statement)
        add("note", isEnglish ? "missing" : "没有调用")
        continue
      }
      switch call.sender {
      case .yourCode: add("call", statement)
      case .completionHandler(let position):
        let other = explanation.calls[position].name
        add("call", statement)
        add("note", (isEnglish ? "when \(other) is over" : "在 \(other) 完成之后").withoutSpaces)
      case .uiKit(let position):
        let outer = explanation.calls[position].name
        add("automaticCall", statement)
        add(
          "note",
          (isEnglish ? "by UIKit, inside \(outer)" : "由 UIKit 在 \(outer) 中调用").withoutSpaces)
      }
    }
  }
}

extension Parts {
  /// Who sets the delegate and presents, what tells the delegate, and who dismisses, in Swift.
  fileprivate mutating func addDelegate(_ dismissal: DelegateDismissal, _ isEnglish: Bool) {
    let hierarchy = dismissal.hierarchy
    let app = hierarchy.app
    let presentation = dismissal.presentation
    let (owner, delegate) = (hierarchy.id(dismissal.owner), app.id(of: dismissal.delegate))
    let (top, asked, presenter) = (
      hierarchy.id(presentation.presented), hierarchy.id(presentation.sender),
      hierarchy.id(presentation.presenter)
    )
    add(
      "frame",
      isEnglish
        ? "Presenting \(top), and its end by \(delegate), the delegate"
        : chinese.spaced("呈现\(named(top))，并由委托\(named(delegate))关闭"))
    let yourCode = isEnglish ? "your code" : "你的代码"
    add("window", yourCode)
    add("lifeline", yourCode)
    for id in Set([owner, delegate, asked, presenter]) {
      let object = app.objects.first { $0.id.value == id }
      let index = app.index(ofID: id)
      add(object == nil ? "controller" : "object", id)
      let className =
        object?.className.value ?? index.map { app.viewControllers[$0].className.value }
      add("lifeline", className == id || className == nil ? id : "\(id): \(className!)")
    }
    let isSwift = app.spelling != .objectiveC
    let dismiss =
      isSwift ? "dismiss(animated: true)" : "dismissViewControllerAnimated:YES completion:nil"
    func statement(_ receiver: String, _ call: String) -> String {
      isSwift || call.contains(" = ") ? "\(receiver).\(call)" : "[\(receiver) \(call)]"
    }
    var calls = [
      (owner, "\(dismissal.property) = \(delegate)"),
      (
        asked,
        isSwift
          ? "present(\(top), animated: true)"
          : "presentViewController:\(top) animated:YES completion:nil"
      ),
    ]
    for (receiver, call) in calls { add("call", statement(receiver, call)) }
    // With its first argument only, the method's own name is what counts.
    let method = dismissal.method.replacing("(_:)", with: "(\(owner))")
    let told =
      isSwift
      ? method
      : dismissal.method.split(separator: ":").enumerated()
        .map { "\($1):\($0 == 0 ? owner : "…")" }.joined(separator: " ")
    calls.append((delegate, told))
    add(dismissal.isSystems ? "automaticCall" : "call", statement(delegate, told))
    if dismissal.isSystems {
      add(
        "note", (isEnglish ? "by the system, when the user is done" : "用户操作完成后由系统调用").withoutSpaces)
    }
    if case .object = dismissal.delegate {
      calls.append((presenter, dismiss))
      add("call", statement(presenter, dismiss))
    } else {
      calls.append((delegate, dismiss))
      add("call", statement(delegate, dismiss))
      if delegate != presenter {
        calls.append((presenter, dismiss))
        add("automaticCall", statement(presenter, dismiss))
        let outer = isSwift ? "dismiss" : "dismissViewControllerAnimated:completion:"
        add(
          "note",
          (isEnglish ? "by UIKit, inside \(outer)" : "由 UIKit 在 \(outer) 中调用").withoutSpaces)
      }
    }
    for (number, call) in calls.enumerated() {
      add("label", "\(number + 1).\(call.1)".withoutSpaces)
    }
  }

  /// The pointers that were asked for by name, each an arrow; those of one owner that lead to the same
  /// controller are one, with all names.
  fileprivate mutating func addNamed(in hierarchy: Hierarchy, _ names: Set<NamedPointer>) {
    let own: [Property] = [.topViewController, .visibleViewController, .selectedViewController]
    var across: Set<String> = []
    for member in hierarchy.families.flatMap(\.members) {
      var labels: [Int: [String]] = [:]
      for property in own where names.contains(.property(property)) {
        guard
          hierarchy.app.viewControllers[member].kind
            == (property == .selectedViewController ? .tabBar : .navigation),
          let value = hierarchy.pointer(property, of: member)
        else { continue }
        add("property", "\(hierarchy.id(member)).\(property.rawValue) = \(hierarchy.id(value))")
        if hierarchy.family(of: value)?.number == hierarchy.family(of: member)?.number {
          labels[value, default: []].append(property.rawValue)
        } else {
          across.insert("property of \(hierarchy.id(value)): \([property.rawValue])")
        }
      }
      for names in labels.values { add("label", "property of \(hierarchy.id(member)): \(names)") }
    }
    add("label", across.sorted())
    if names.contains(.present) { addRequests(in: hierarchy) }
  }
}

extension Hierarchy {
  fileprivate func isNavigation(_ index: Index) -> Bool {
    app.viewControllers[index].kind == .navigation
  }

  fileprivate func listName(of container: Index) -> String {
    let controller = app.viewControllers[container]
    if controller.kind != .custom, controller.tabs.isEmpty { return "viewControllers" }
    return app.spelling == .objectiveC ? "childViewControllers" : "children"
  }

  fileprivate func containment(of child: Index, in container: Index) -> String {
    if let name = childNames(of: container)[child] {
      return "\(id(container)).\(name) = \(id(child))"
    }
    let place = children(of: container).firstIndex(of: child) ?? -1
    return "\(id(container)).\(listName(of: container))[\(place)] = \(id(child))"
  }
}
