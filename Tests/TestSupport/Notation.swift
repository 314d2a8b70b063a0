import VCEngine
import VCSource

/// A description in a short notation for tests.
///
///     tab(nav(items[defines]))            containment; the id's beginning tells the class
///     A{B}                                A presents B before the first step
///     home:Home[super=UITabBarController] a class of one's own
///     split[columns](a,b)/c               primary, secondary and compact column
///     split[columns](a,b)/-/i             no compact column, and an inspector
///     split[columns,top=primary](a,b)     its delegate has the primary seen in compact width
///     split[collapses](nav(a),b)          its delegate leaves the detail out in compact width
///     m[detents=small+large,undimmed=small,rests=large]   a sheet's detents; 'small' is of the app's
///     list~find:UISearchController        a search controller of the navigation item
///     A|top[alert]=B|C                    windows: 'window', 'top', 'window#3'; [scene=left], [5],
///                                         [compact]
///
/// Each further line is a step: `present m from vc`, `pop nav`, `set b,c of nav`, with `during
/// viewDidLoad` or `by user` at its end. An id that was used before refers to that controller.
/// Ranges are those of the text.
package struct Notation {
  private var controllers: [ViewController] = []
  private var windows: [Window] = []
  private var steps: [Step] = []
  private var known: [String: Int] = [:]
  private let bytes: [UInt8]
  private var position = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
    windows = [Window(rootViewController: controller().value)]
    while skip("|") { window() }
    while skip("\n") {
      if position < bytes.count { step() }
    }
    precondition(position == bytes.count, "cannot read: \(text.dropFirst(position))")
  }

  package func description(
    rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad, window: String? = nil
  ) -> AppDescription {
    var description = AppDescription(
      viewControllers: controllers, steps: steps, rules: rules, ios: ios, idiom: idiom)
    description.windows = windows
    if let window {
      description.windows[0].id = Sourced(window)
      description.windows[0].idIsImplied = false
    }
    return description
  }

  // MARK: Windows

  private mutating func window() {
    let start = position
    let name = word()
    guard position < bytes.count, [UInt8(ascii: "["), UInt8(ascii: "=")].contains(bytes[position])
    else {
      position = start
      var window = Window(rootViewController: controller().value)
      window.id = Sourced("window#\(windows.count + 1)")
      return windows.append(window)
    }
    var window = Window(
      id: Sourced(name, at: SourceRange(start: start, end: position)), rootViewController: 0)
    if skip("[") {
      repeat {
        let word = word()
        if skip("=") {
          window.scene = Sourced(self.word())
        } else if let level = WindowLevel.names.first(where: { $0.key == word })?.value {
          window.windowLevel = Sourced(level)
        } else if let width = SizeClass(rawValue: word) {
          window.horizontalSizeClass = Sourced(width)
        } else if let number = Double(word) {
          window.windowLevel = Sourced(WindowLevel(rawValue: number))
        }
      } while skip(",") || !skip("]")
    }
    _ = skip("=")
    window.rootViewController = controller().value
    windows.append(window)
  }

  // MARK: Controllers

  private mutating func controller() -> Step.Participant {
    let start = position
    let id = word()
    let idRange = SourceRange(start: start, end: position)
    if let index = known[id] { return Sourced(index, at: idRange) }
    let className = skip(":") ? word() : Self.className(of: id)
    let index = controllers.count
    known[id] = index
    if let made = systemMade(id) {
      controllers.append(made)
      return Sourced(index, at: idRange)
    }
    controllers.append(ViewController(id: Sourced(id, at: idRange), className: Sourced(className)))
    if skip("[") { repeat { attribute(of: index) } while skip(",") || !skip("]") }
    if skip("(") {
      repeat {
        let child = controller().value
        controllers[index].children.append(child)
      } while skip(",") || !skip(")")
    }
    if controllers[index].columns != nil { makeColumns(of: index) }
    if skip("~") {
      let search = controller().value
      controllers[index].searchController = search
    }
    if skip("{") {
      let presented = controller().value
      controllers[index].presents = presented
      _ = skip("}")
    }
    controllers[index].range = SourceRange(start: start, end: position)
    return Sourced(index, at: idRange)
  }

  /// Turns the children of a split view controller into its columns.
  private mutating func makeColumns(of index: Int) {
    let children = controllers[index].children
    let columns: [SplitViewColumn] =
      children.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (column, child) in zip(columns, children) { controllers[index].columns?[column] = child }
    controllers[index].children = []
    guard skip("/") else { return }
    if !skip("-") {
      let compact = controller().value
      controllers[index].columns?[.compact] = compact
    }
    guard skip("/") else { return }
    let inspector = controller().value
    controllers[index].columns?[.inspector] = inspector
  }

  /// Returns `detail.navigationController`, which UIKit creates.
  private func systemMade(_ id: String) -> ViewController? {
    guard let dot = id.lastIndex(of: "."), let owner = known[String(id[..<dot])],
      let role = SystemMade.Role(rawValue: String(id[id.index(after: dot)...]))
    else { return nil }
    return ViewController(role, for: owner, controllers[owner])
  }

  private static func className(of id: String) -> String {
    let classes = [
      "tab": "UITabBarController", "nav": "UINavigationController",
      "split": "UISplitViewController", "page": "UIPageViewController",
    ]
    return classes.first { id.hasPrefix($0.key) }?.value ?? "UIViewController"
  }

  private mutating func attribute(of index: Int) {
    let start = position
    let name = word()
    let value = skip("=") ? word() : nil
    let range = SourceRange(start: start, end: position)
    switch name {
    case "defines":
      controllers[index].definesPresentationContext = Sourced(value != "no", at: range)
    case "lends":
      controllers[index].providesPresentationContextTransitionStyle = Sourced(true, at: range)
    case "selected":
      controllers[index].selectedIndex = Sourced(value.flatMap(Int.init) ?? 0, at: range)
    case "alert", "actionSheet":
      controllers[index].preferredStyle = AlertStyle(spelling: name).map { Sourced($0, at: range) }
    case "camera", "photoLibrary":
      controllers[index].sourceType = ImageSource(spelling: name).map { Sourced($0, at: range) }
    case "mid":
      controllers[index].spineLocation = Sourced(.mid, at: range)
    case "scroll":
      controllers[index].transitionStyle = Sourced(.scroll, at: range)
    case "columns":
      controllers[index].columns = SplitColumns(
        style: value.flatMap(SplitViewStyle.init(spelling:)).map { Sourced($0, at: range) })
    case "top":
      controllers[index].columns?.topColumnForCollapsing = value.flatMap(SplitViewColumn.init)
        .map { Sourced($0, at: range) }
    case "detents":
      controllers[index].detents = Sourced(
        (value ?? "").split(separator: "+").map { detent(String($0)) }, at: range)
    case "zoom":
      controllers[index].preferredTransition = Sourced(.zoom, at: range)
    case "rests":
      controllers[index].selectedDetentIdentifier = value.map { Sourced($0, at: range) }
    case "undimmed":
      controllers[index].largestUndimmedDetentIdentifier = value.map { Sourced($0, at: range) }
    case "collapses":
      controllers[index][flag: .collapseSecondary] = Sourced(value != "no", at: range)
    case "source":
      controllers[index].sourceView = Sourced("button", at: range)
    case "super":
      controllers[index].superclass = UIKitClass(named: value ?? "").map { Sourced($0, at: range) }
    case "key":
      controllers[index].containmentKey = ViewController.ContainmentKey(rawValue: value ?? "")
        .map { Sourced($0, at: range) }
    default:
      if let style = ModalPresentationStyle(spelling: name) {
        controllers[index].modalPresentationStyle = Sourced(style, at: range)
      } else if let style = ModalTransitionStyle(spelling: name) {
        controllers[index].modalTransitionStyle = Sourced(style, at: range)
      } else {
        preconditionFailure("no such attribute: \(name)")
      }
    }
  }

  /// Returns one of UIKit's detents, else one of the app's own that is 200 points high.
  private func detent(_ name: String) -> Detent {
    name == "medium" ? .medium : name == "large" ? .large : .custom(identifier: name, height: 200)
  }

  // MARK: Steps

  private mutating func step() {
    let start = position
    let verb = word()
    _ = skip(" ")
    let action: Step.Action
    switch verb {
    case "dismiss": action = .dismiss(controller())
    case "pop": action = .pop(controller())
    case "popToRoot": action = .popToRoot(controller())
    case "popTo": action = .popTo(controller())
    case "remove": action = .remove(controller())
    case "root":
      let root = controller()
      let id = skip(" of ") ? word() : windows[0].id.value
      action = .setRootViewController(root, of: window(named: id))
    case "search": action = .activateSearch(controller())
    case "width":
      let width = position
      guard let sizeClass = SizeClass(rawValue: word()) else {
        preconditionFailure("no such width")
      }
      let range = SourceRange(start: width, end: position)
      action = .setHorizontalSizeClass(
        Sourced(sizeClass, at: range), of: skip(" of ") ? window(named: word()) : nil)
    case "set":
      var list: [Step.Participant] = []
      while !skip(" of ") {
        list.append(controller())
        _ = skip(",")
      }
      action = .setViewControllers(list, of: controller())
    default:
      let first = controller()
      _ = skip(" ")
      let preposition = word()
      _ = skip(" ")
      action = Self.action(verb, first, preposition, controller())
    }
    var step = Step(action)
    if skip(" by user") { step.isInteractive = Sourced(true) }
    if skip(" during ") {
      let place = position
      guard let time = StepTime(rawValue: word()) else { preconditionFailure("no such time") }
      step.during = Sourced(time, at: SourceRange(start: place, end: position))
    }
    step.range = SourceRange(start: start, end: position)
    steps.append(step)
  }

  private func window(named id: String) -> Sourced<Window.Index> {
    guard let window = windows.firstIndex(where: { $0.id.value == id }) else {
      preconditionFailure("no window '\(id)'")
    }
    return Sourced(window)
  }

  private static func action(
    _ verb: String, _ first: Step.Participant, _ preposition: String, _ second: Step.Participant
  ) -> Step.Action {
    switch (verb, preposition) {
    case ("present", "from"): .present(first, from: second)
    case ("push", "onto"): .push(first, onto: second)
    case ("add", "to"): .add(first, to: second)
    case ("show", "from"): .show(first, from: second)
    case ("showDetail", "from"): .showDetail(first, from: second)
    case ("unwind", "from"): .unwind(first, from: second)
    case ("transition", "from"): .transition(first, from: second)
    case ("view", "in"): .addSubview(first, of: second)
    case ("select", "in"): .select(first, in: second)
    default: preconditionFailure("no such step: \(verb) … \(preposition)")
    }
  }

  // MARK: Characters

  private mutating func word() -> String {
    let start = position
    let ends = " \n:,()[]{}~/=|".utf8
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skip(_ token: String) -> Bool {
    guard bytes[position...].starts(with: token.utf8) else { return false }
    position += token.utf8.count
    return true
  }
}

/// Returns the state after the last step.
package func moment(
  _ text: String, rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad
) -> Hierarchy {
  Resolution(Notation(text).description(rules: rules, ios: ios, idiom: idiom)).hierarchy
}

extension Hierarchy {
  /// Returns the index of the controller with an id, which must exist.
  package func index(_ id: String) -> Int {
    guard let index = app.index(ofID: id) else { preconditionFailure("no id '\(id)'") }
    return index
  }

  /// The ids of the controllers whose view is in a window.
  package var idsInWindow: [String] {
    membersInWindow.indices.filter { membersInWindow[$0] }.map(id)
  }
}
