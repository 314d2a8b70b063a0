import VCEngine
import VCPictures
import VCSource

/// Collects the boxes, groups and bundles of all states of a figure.
///
/// A controller has one box for each place: moving it to another container creates another box.
struct DiagramBuilder {
  typealias Bundle = Diagram.Bundle

  private struct Place: Hashable {
    let subject: Subject
    let parent: BoxIndex?
  }

  private struct BundleKey: Hashable {
    let relation: Relation
    let names: [String]
    let hub: BoxIndex
  }

  private struct LinkEnds: Hashable {
    let presenter: BoxIndex
    let presented: BoxIndex
  }

  private(set) var boxes: [BoxContent] = []
  private(set) var groups: [Diagram.Group] = []
  private(set) var links: [Diagram.Link] = []
  private(set) var familyNumbers: [Set<Int>] = []
  private let look: Look
  private let language: Language
  /// The controllers that other boxes name by their ids in any state.
  private let named: Set<ViewController.Index>
  private var places: [Place: BoxIndex] = [:]
  private var groupOfTop: [BoxIndex: Int] = [:]
  private var bundleIndex: [BundleKey: Int] = [:]
  private var linkIndex: [LinkEnds: Int] = [:]
  /// The width of the widest window, so that their families begin on one line.
  private var windowWidth: Double?
  /// The own size class of each window when the window first appeared.
  private var sizeClasses: [Window.Index: SizeClass] = [:]

  init(_ style: Style, named: Set<ViewController.Index>) {
    (look, language, self.named) = (style.template.look, style.language, named)
  }

  /// Adds the content of one state, and returns its parts.
  mutating func add(
    _ content: MomentContent, of hierarchy: Hierarchy
  ) -> Diagram.Presence {
    var moment = Moment(hierarchy, look, named: named)
    let minimumWidth =
      content.hasPointers ? look.box.minimumWidthWithPointers : look.box.minimumWidth
    for family in content.families {
      let group = add(
        family, content,
        minimumWidth: family.members.count > 1 ? minimumWidth : look.box.minimumWidth,
        to: &moment)
      moment.presence.families[group] = family.number
      familyNumbers[group].insert(family.number)
      for bundle in family.bundles { add(bundle.mapped(moment.box), in: group, to: &moment) }
    }
    for window in content.windows { add(window, to: &moment) }
    for presentation in content.presentations { add(presentation, to: &moment) }
    for (member, view) in content.views {
      let box = moment.box(member)
      moment.presence.views[box] = view
      // Reserve room for the highest pile of any state.
      if view.stacked > boxes[box.value].view?.stacked ?? 0 { boxes[box.value].view = view }
    }
    for refusal in content.refusals { add(refusal, to: &moment) }
    if let marks = content.marks { moment.mark(marks) }
    moment.presence.objects = content.objects
    if !content.objects.isEmpty { moment.presence.notes = content.notes }
    moment.presence.edges = content.edges
    moment.presence.footnotes = content.footnotes
    return moment.presence
  }

  // MARK: Boxes

  private mutating func add(
    _ family: MomentContent.Family, _ content: MomentContent, minimumWidth: Double,
    to moment: inout Moment
  ) -> Int {
    let (hierarchy, language) = (moment.presence.hierarchy, language)
    var group: Int?
    var members: [(box: BoxIndex, parent: BoxIndex?, isNew: Bool)] = []
    for member in family.members {
      let parent = family.parents[member].map(moment.box)
      func said(_ look: Look) -> BoxContent {
        BoxContent(
          of: member,
          isPresented: parent == nil
            && (hierarchy.presentingViewController(of: member) != nil
              || content.presented.contains(member)),
          in: hierarchy, look, moment.names, sign: content.marks?.boxes[member]?.sign,
          shownID: moment.shownIDs[member],
          notes: content.notes[member],
          minimumWidth: minimumWidth, in: language)
      }
      let place = Place(subject: .viewController(member), parent: parent)
      let (box, isNew) = box(place, said)
      if !isNew, content.notes[member] != boxes[box.value].notes {
        moment.presence.variants[box] = boxes[box.value].variant(of: said(look).lines, look)
      }
      let own = group ?? self.group(of: box, isFramed: true)
      group = own
      moment.put(member, in: box, of: own)
      members.append((box, parent, isNew))
    }
    guard let group else { preconditionFailure("a family has members") }
    let present = Set(members.map(\.box))
    for (last, member) in zip(members, members.dropFirst()) {
      guard member.isNew, let parent = member.parent else { continue }
      groups[group].add(member.box, in: parent, after: last.box, of: present)
    }
    groups[group].name = hierarchy.app.viewControllers[family.members[0]].family?.value
    return group
  }

  private mutating func box(
    _ place: Place, _ content: (Look) -> BoxContent
  ) -> (box: BoxIndex, isNew: Bool) {
    if let known = places[place] { return (known, false) }
    let box = BoxIndex(value: boxes.count)
    boxes.append(content(look))
    places[place] = box
    return (box, true)
  }

  private mutating func group(of top: BoxIndex, isFramed: Bool) -> Int {
    if let known = groupOfTop[top] { return known }
    groups.append(Diagram.Group(isFramed: isFramed, members: [top]))
    familyNumbers.append([])
    groupOfTop[top] = groups.count - 1
    return groups.count - 1
  }

  private mutating func add(_ content: MomentContent.Window, to moment: inout Moment) {
    let hierarchy = moment.presence.hierarchy
    let root = moment.box(content.root)
    let width = windowWidth ?? widest(ofWindowsIn: hierarchy, as: content)
    windowWidth = width
    let sizeClass = hierarchy.ownSizeClass(of: content.window)
    let (window, isNew) = box(Place(subject: .window(content.window), parent: nil)) { look in
      BoxContent(content, in: hierarchy.app, sizeClass, look, minimumWidth: width)
    }
    if isNew {
      sizeClasses[content.window] = sizeClass
    } else if sizeClasses[content.window] != sizeClass {
      // The window has one box in all states, so the box omits what differs between them.
      boxes[window.value] = BoxContent(
        content, in: hierarchy.app, nil, look, minimumWidth: width)
    }
    let host = group(of: window, isFramed: false)
    moment.put(window, of: host)
    link(
      Diagram.Link(
        host: host, guest: moment.group(content.root),
        presenter: window,
        presented: Bundle(relation: .root, names: content.names, hub: root, spokes: [window])),
      at: &moment)
  }

  private func widest(
    ofWindowsIn hierarchy: Hierarchy, as content: MomentContent.Window
  ) -> Double {
    hierarchy.windows.reduce(look.box.minimumWidth) { width, window in
      let content = MomentContent.Window(
        window: window, root: content.root, names: [], namesScene: content.namesScene)
      return BoxContent(
        content, in: hierarchy.app, hierarchy.ownSizeClass(of: window), look, minimumWidth: width
      ).size.width
    }
  }

  /// Adds a box for the refused controller, joined with its obstacle, else with who was asked.
  private mutating func add(_ refusal: MomentContent.Refusal, to moment: inout Moment) {
    let (hierarchy, language) = (moment.presence.hierarchy, language)
    let mark: Picture.Mark? = refusal.isCaller ? nil : refusal.waits ? .waiting : .refused
    // A second line to the box would run along the first.
    let asked = refusal.blocker.flatMap { _ in refusal.asked }
    let note = asked.map {
      hierarchy.code.request(hierarchy.id(refusal.member), of: hierarchy.id($0))
    }
    let (box, _) = box(Place(subject: .refused(refusal.member), parent: nil)) { look in
      BoxContent(
        of: refusal.member, isPresented: true, in: hierarchy, look, moment.names, sign: mark?.sign,
        isRefused: true, shownID: look.box.ids == .all ? hierarchy.declaredID(refusal.member) : nil,
        notes: [note].compactMap(\.self), minimumWidth: look.box.minimumWidth,
        in: language)
    }
    let own = group(of: box, isFramed: false)
    moment.put(refusal.member, in: box, of: own)
    var marks = moment.presence.marks ?? Marks(areRefusals: true)
    marks.boxes[box] = mark
    if let other = refusal.blocker ?? refusal.asked {
      let end = moment.box(other)
      let relation: Relation =
        other != refusal.blocker ? .request : refusal.waits ? .waiting : .refused
      let bundle = Bundle(relation: relation, names: [], hub: box, spokes: [end])
      marks.arrows[bundle.edge(end)] = mark
      link(
        Diagram.Link(host: moment.group(other), guest: own, presenter: end, presented: bundle),
        at: &moment)
    }
    moment.presence.marks = marks
  }

  // MARK: Arrows

  private mutating func add(_ bundle: Bundle, in group: Int, to moment: inout Moment) {
    let key = BundleKey(relation: bundle.relation, names: bundle.names, hub: bundle.hub)
    guard let known = bundleIndex[key] else {
      let new = groups[group].bundles.count
      bundleIndex[key] = new
      groups[group].bundles.append(bundle)
      return moment.put(bundle, .ofGroup(group, new), at: Array(bundle.spokes.indices))
    }
    let positions = groups[group].bundles[known].add(bundle.spokes)
    moment.put(bundle, .ofGroup(group, known), at: positions)
  }

  private mutating func add(_ content: MomentContent.Presentation, to moment: inout Moment) {
    link(
      Diagram.Link(
        host: moment.group(content.presenter), guest: moment.group(content.presentedBundle.hub),
        presenter: moment.box(content.presenter),
        presented: content.presentedBundle.mapped(moment.box),
        presenting: content.presentingBundle?.mapped(moment.box),
        request: content.requestBundle?.mapped(moment.box)),
      at: &moment)
  }

  /// Adds a link, or the new spokes of a known link.
  private mutating func link(_ new: Diagram.Link, at moment: inout Moment) {
    let ends = LinkEnds(presenter: new.presenter, presented: new.presented.hub)
    guard let known = linkIndex[ends] else {
      linkIndex[ends] = links.count
      for bundle in new.bundles {
        moment.put(
          bundle, .ofLink(links.count, bundle.relation), at: Array(bundle.spokes.indices))
      }
      return links.append(new)
    }
    if links[known].request == nil { links[known].request = new.request }
    for bundle in new.bundles {
      let positions =
        switch bundle.relation {
        case .presenting: links[known].presenting?.add(bundle.spokes)
        case .request, .formerlyPresented, .propertyAcross: links[known].request?.add(bundle.spokes)
        default: links[known].presented.add(bundle.spokes)
        }
      moment.put(bundle, .ofLink(known, bundle.relation), at: positions ?? [])
    }
  }
}
