import VCEngine
import VCPhrases
import VCSource

/// The names of an app and its controllers in figures. An empty title counts as no title.
extension Hierarchy {
  /// The app's title, nil if it has none.
  var appTitle: String? { app.title.flatMap { $0.value.isEmpty ? nil : $0.value } }

  /// A controller's title, nil if it has none.
  package func title(of member: Index) -> String? {
    guard let title = app.viewControllers[member].title?.value, !title.isEmpty else { return nil }
    return title
  }

  /// A controller's heading in a picture: its tab's title, else its own, else its name in SwiftUI,
  /// else its class.
  package func heading(_ member: Index) -> String {
    tabTitle(of: member) ?? tab(showing: member)?.title?.value ?? title(of: member)
      ?? app.viewControllers[member].swiftUIName ?? app.viewControllers[member].className.value
  }

  /// A controller's name in a sentence about a figure: what its box shows. A name that several
  /// controllers have is followed by the id.
  package func name(_ member: Index, in style: Style) -> String {
    let (box, id) = (style.template.look.box, id(member))
    if box.ids == .all { return id }
    let controller = app.viewControllers[member]
    let isClass = box.swiftUI == .classes && title(of: member) == nil
    let name = isClass ? controller.plainClassName : controller.spokenName
    // Many of SwiftUI's controllers have one class.
    let isShared =
      name == controller.spokenName
      ? isShared(name: name) : isShared(className: name)
    if isShared, let made = controller.systemMade, made.role == .navigationController {
      return style.language.phrases.text(
        of: .columnsNavigation(name: self.name(made.owner, in: style)))
    }
    return !isShared ? name : ImpliedIDs.isID(id, of: name) ? id : "\(name) [\(id)]"
  }

  /// A controller's name, with its class unless the name says it.
  func nameAndClass(_ member: Index, in style: Style) -> ControllerName {
    let (name, controller) = (name(member, in: style), app.viewControllers[member])
    let className = controller.className.value
    let saysClass = name.hasPrefix(controller.plainClassName) || name.hasSuffix("[\(className)]")
    return ControllerName(name, className: saysClass ? nil : className)
  }

  /// A controller's id, nil if the description gives none, or the one that it has without.
  ///
  /// `import` must write such an id where a step names the controller, and around SwiftUI's views.
  package func declaredID(_ member: Index) -> String? {
    let controller = app.viewControllers[member]
    let name = controller.swiftUIName ?? controller.className.value
    return controller.idIsImplied || ImpliedIDs.isID(id(member), of: name) ? nil : id(member)
  }

  /// The alternative text of a hierarchy: presentations, windows, families and members. Long texts
  /// are cut, so that presentations come first.
  ///
  /// - Parameters:
  ///   - tellsWindows: Whether to begin with the root even if there is only one window.
  ///   - shown: The members in the figure, nil for all.
  package func text(
    in style: Style, tellsWindows: Bool = false, showing shown: Set<Index>? = nil
  ) -> String {
    let phrases = style.language.phrases(app.spelling)
    let roots = tellsWindows || app.windows.count > 1 ? rootTexts(phrases, style) : []
    let members = families.flatMap { family in
      phrases.containment(
        of: named(family.members.filter { shown?.contains($0) ?? true }, in: style),
        in: title(of: family, in: phrases), isOnly: families.count == 1)
    }
    let presentations = presentations.map { text(of: [.presented($0)], in: style) }
    let doubts = doubts.map { doubt in
      let member = app.index(ofID: doubt.subject).map { name($0, in: style) }
      return phrases.notEstablished(Doubt(doubt.topic, of: member ?? doubt.subject))
    }
    return phrases.joined(presentations + roots + members + doubts)
  }

  /// The title of a family's frame: the description's, else its number.
  func title(of family: Family, in phrases: Phrases) -> String {
    app.viewControllers[family.top].family?.value
      ?? phrases.text(of: .family(number: family.number))
  }

  /// The properties with which custom containers refer to their children, as sentences.
  package func childNameTexts(in style: Style) -> [String] {
    families.flatMap(\.members).flatMap { container -> [String] in
      let names = childNames(of: container)
      return children(of: container).compactMap { child in
        names[child].map {
          style.language.phrases.text(
            of: .referenceOfProperty(
              property: $0, owner: name(container, in: style), targets: [name(child, in: style)],
              isWeak: false))
        }
      }
    }
  }

  /// The effects of a step, in sentences.
  package func text(of events: [StepEvent], in style: Style) -> String {
    let phrases = style.language.phrases(app.spelling)
    return phrases.joined(
      events.map { $0.sentence(in: phrases, of: self, isQuoted: false) { name($0, in: style) } })
  }

  /// Each window's root and, if there are several windows, the window beneath it.
  private func rootTexts(_ phrases: Phrases, _ style: Style) -> [String] {
    let (isOnly, beneath) = (app.windows.count == 1, windowsBeneath)
    return windows.flatMap { index in
      let (window, root) = (app.windows[index], name(rootViewController(of: index), in: style))
      let id = isOnly && window.idIsImplied ? nil : window.id.value
      let sentence = phrases.text(of: .rootOfWindow(window: id, root: root))
      if isOnly { return [sentence] }
      let place = window.place(above: beneath[index].map { app.windows[$0] })
      let width = ownSizeClass(of: index).map {
        Words.widthOfWindow(window: window.id.value, sizeClass: $0)
      }
      return [sentence] + [place, width].compactMap(\.self).map(phrases.text)
    }
  }

  /// The window directly beneath each window that lies on another.
  var windowsBeneath: [Window.Index: Window.Index] {
    app.windowsOfScenes.reduce(into: [:]) { beneath, stack in
      for (upper, lower) in zip(stack.dropFirst(), stack) { beneath[upper] = lower }
    }
  }

  /// The members' names, each with the position of its nearest container among them.
  package func named(
    _ members: [Index], in style: Style
  ) -> [(name: ControllerName, parent: Int?)] {
    let places = Dictionary(zip(members, members.indices), uniquingKeysWith: { first, _ in first })
    return members.map { member in
      var holder = parentViewController(of: member)
      while let next = holder, places[next] == nil { holder = parentViewController(of: next) }
      return (nameAndClass(member, in: style), holder.flatMap { places[$0] })
    }
  }
}
