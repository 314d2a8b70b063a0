extension AppMap {
  /// Returns the map as a description for `vcdiagram`.
  ///
  /// - Parameters:
  ///   - title: The app's name.
  ///   - notes: Further sentences for the heading.
  public func description(title: String, notes: [String] = []) -> String {
    var text = ""
    for line in [words.heading(counts)] + headingNotes + notes { text += "# \(line)\n" }
    text += "title: \(YAML.scalar(title))\nidiom: phone\n"
    let ids = BoxNames(self)
    guard let root else { return text + "# \(words.nothing)\n" }
    text += "\nrootViewController:\n" + box(root, ids).map { "  \($0)\n" }.joined()
    let inside = Set(children.values.joined() + [root])
    let scenes = self.scenes.filter { !inside.contains($0) }
    if !scenes.isEmpty {
      let lines = Self.list(scenes.map { box($0, ids) }).map { $0 + "\n" }
      text += "\nscenes:\n" + lines.joined()
    }
    if !arrows.isEmpty {
      text += "\nsegues:\n"
      for arrow in arrows { text += segue(arrow, ids) }
    }
    let open = openSites
    if !open.isEmpty {
      text += "\n# \(words.lookAt(settling: words.settling))\n"
      for end in open { text += "# \(place(end.place)): \(end.words)".withoutControls + "\n" }
    }
    return text
  }

  /// Returns a box's lines, with those of its children.
  private func box(_ screen: Screen, _ ids: BoxNames) -> [String] {
    guard let children = children[screen] else { return [ids.box(screen)] }
    var lines = ["id: \(ids.id(screen))", "class: \(ids.className(screen))"]
    lines += details(of: screen).map { "\($0.key): \(YAML.scalar($0.value))" }
    let boxes = children.map { box($0, ids) }
    guard let container = container(screen) else { return lines + ["children:"] + Self.list(boxes) }
    if ids.className(screen) != container { lines.append("superclass: \(container)") }
    guard container == "UISplitViewController" else {
      return lines + ["viewControllers:"] + Self.list(boxes)
    }
    let isTriple = children.count > 2
    lines.append("style: \(isTriple ? "tripleColumn" : "doubleColumn")")
    let names = isTriple ? ["primary", "supplementary", "secondary"] : ["primary", "secondary"]
    for (name, box) in zip(names, boxes) {
      lines += box.count == 1 ? ["\(name): \(box[0])"] : ["\(name):"] + box.map { "  " + $0 }
    }
    return lines
  }

  /// Returns the lines of a list of boxes.
  private static func list(_ boxes: [[String]]) -> [String] {
    boxes.flatMap { box in
      zip(box.indices, box).map { number, line in
        (number == 0 ? "  - " : "    ") + line
      }
    }
  }

  /// The boxes, in the order of the arrows; containers of a box follow it.
  var scenes: [Screen] {
    var all: [Screen] = []
    var seen: Set<Screen> = []
    for arrow in arrows {
      for end in [arrow.source, arrow.target] where seen.insert(end).inserted { all.append(end) }
    }
    let inside = Set(children.values.joined())
    // A container whose tabs bring or are brought is drawn around them.
    let owners = children.filter { $0.value.contains(where: seen.contains) }.keys
      .sorted { name($0) < name($1) }
    let others = beginning.alternatives.filter { inside.contains($0.value) }.keys
      .sorted { name($0) < name($1) }
    return all + (owners + beginning.firsts + others).filter { seen.insert($0).inserted }
  }

  /// The maximum number of functions that the heading names.
  private static let mostFunctions = 5

  private var headingNotes: [String] {
    var notes: [String] = []
    if !beginning.isRootKnown, let root { notes.append(words.noRoot(name: name(root))) }
    if let app = beginning.start?.name, apps.count > 1 {
      notes.append(words.apps(count: apps.count, apps: apps, drawn: app))
    }
    notes += ownFunctions.prefix(Self.mostFunctions).map {
      words.unfollowed(name: $0.name, calls: $0.calls, followed: $0.followed)
    }
    if counts.alerts > 0 { notes.append(words.alerts(count: counts.alerts)) }
    if counts.segues > 0 { notes.append(words.segues(count: counts.segues)) }
    if counts.ignored > 0 { notes.append(words.ignored(count: counts.ignored)) }
    return notes
  }

  private func segue(_ arrow: Arrow, _ ids: BoxNames) -> String {
    let styles: Set = [
      "formSheet", "pageSheet", "fullScreen", "overFullScreen", "overCurrentContext",
      "currentContext", "popover", "custom",
    ]
    var style = arrow.verb == .cover ? "fullScreen" : nil
    if arrow.verb == .present, let written = arrow.style, styles.contains(written) {
      style = written
    }
    var text = "  - {\(arrow.verb.segueKey): \(ids.id(arrow.target)), from: \(ids.id(arrow.source))"
    if let style { text += ", modalPresentationStyle: \(style)" }
    text += ", at: \(YAML.quoted(place(arrow.place)))"
    if let link = link(arrow.place) { text += ", link: \(YAML.quoted(link))" }
    if arrow.doubts.isEmpty { return text + "}\n" }
    return text + ", inferred: true}  # \(words.reasons(arrow.doubts))\n"
  }

  /// Returns the system's class of a container with `viewControllers` or columns; nil for any other.
  private func container(_ screen: Screen) -> String? {
    let classes = project.systemClasses(of: screen)
    let known = ["UISplitViewController", "UITabBarController", "UIPageViewController"]
      .first(where: classes.contains)
    return known ?? (project.role(of: screen) == .controller ? nil : "UITabBarController")
  }

  /// Returns a box's details besides its name: its group, the location of its type's declaration,
  /// and its kind if it isn't a screen.
  func details(of screen: Screen) -> [(key: String, value: String)] {
    guard let type = project.type(of: screen), type.file < paths.count else { return [] }
    let path = paths[type.file]
    var all: [(key: String, value: String)] = []
    if let name = type.navigation { all.append(("navigationController", name)) }
    if let group = settings.group(ofType: type.name, in: path, below: outerFolders) {
      all.append(("group", group))
    }
    let isModifier = project.isModifier(type)
    if project.role(of: type) == .other, !isModifier, !apps.contains(type.name) {
      all.append(("role", "coordinator"))
    } else if isModifier || parts[screen] != nil {
      all.append(("role", "component"))
      if let screens = parts[screen] { all.append(("note", words.part(of: screens.map(name)))) }
    } else if screen == root, let successor = beginning.successor {
      all.append(("note", words.shownBefore(name: name(successor))))
    } else if let condition = beginning.conditions[screen], screen != root,
      !arrows.contains(where: { $0.target == screen })
    {
      all.append(("note", words.shownWhile(condition: condition)))
    } else if beginning.otherWindows.contains(screen), screen != root {
      all.append(("note", words.ownWindow))
    } else if let other = beginning.alternatives[screen] {
      all.append(("note", words.alternative(name: name(other))))
    }
    if let link = link(SourcePlace(file: type.file, line: type.line)) { all.append(("link", link)) }
    return all
  }

  /// Returns the address of a location in the source, nil if the settings have no links.
  private func link(_ place: SourcePlace) -> String? {
    settings.links.map { base in
      let address = paths[place.file].split(separator: "/").map(\.percentEncoded)
      let folder = base.hasSuffix("/") ? base : base + "/"
      return folder + address.joined(separator: "/") + "#L\(place.line)"
    }
  }

  func place(_ place: SourcePlace) -> String { "\(paths[place.file]):\(place.line)" }

  func name(_ screen: Screen) -> String {
    switch screen {
    case .type(let index): project.types[index].name
    case .external(let name): name
    }
  }

  /// Returns how a finding brings what, and from where.
  func ends(of finding: Finding) -> String {
    let sources = sources(of: finding)
    let targets =
      finding.isInline ? Words.inPlace : finding.targets.map(name).joined(separator: ", ")
    let ends = [sources, targets].map { $0.isEmpty ? "?" : $0 }.joined(separator: " -> ")
    return finding.verb.segueKey + " " + ends
  }

  /// Returns a line for each finding: location, source and target, and evidence.
  public func list() -> String {
    let lines = findings.map { finding -> (SourcePlace, String) in
      let certainty = finding.doubts.isEmpty ? Words.certain : Words.inferred
      let parts = [place(finding.place), ends(of: finding), certainty]
      return (finding.place, parts.joined(separator: " ").withoutControls)
    }.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }
    // Ways over several callers may end in the same line.
    var (list, last) = ("", "")
    for (_, line) in lines where line != last {
      list += line + "\n"
      last = line
    }
    return list
  }
}

/// The ids and classes of a map's boxes.
private struct BoxNames {
  private var ids: [Screen: String] = [:]
  private let map: AppMap

  init(_ map: AppMap) {
    self.map = map
    let all =
      map.scenes + (map.root.map { map.children[$0] ?? [] } ?? []) + (map.root.map { [$0] } ?? [])
      + map.children.keys.sorted { map.name($0) < map.name($1) }.flatMap { map.children[$0] ?? [] }
    var taken: Set<String> = []
    for screen in all where ids[screen] == nil {
      let full = map.name(screen)
      var id = TypeName.shown(full)
      if taken.contains(id) { id = full }
      let base = id
      var number = 2
      while !taken.insert(id).inserted {
        id = "\(base)\(number)"
        number += 1
      }
      ids[screen] = id
    }
  }

  func id(_ screen: Screen) -> String { YAML.scalar(ids[screen] ?? map.name(screen)) }

  func className(_ screen: Screen) -> String { YAML.scalar(TypeName.shown(map.name(screen))) }

  func box(_ screen: Screen) -> String {
    "{id: \(id(screen)), class: \(className(screen))"
      + map.details(of: screen).map { ", \($0.key): \(YAML.scalar($0.value))" }.joined() + "}"
  }
}
