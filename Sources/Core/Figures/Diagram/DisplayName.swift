import VCEngine
import VCPhrases

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
    tab(showing: member)?.title?.value ?? title(of: member) ?? app.viewControllers[member]
      .swiftUIName
      ?? app.viewControllers[member].className.value
  }

  /// A controller's name in a sentence: its title, else its id. A title that several controllers
  /// have is followed by the id.
  package func name(_ member: Index) -> String {
    guard let title = title(of: member) else { return id(member) }
    return isShared(title: title) ? "\(title) [\(id(member))]" : title
  }

  /// A controller's name, with its class unless the name ends with it.
  func nameAndClass(_ member: Index) -> ControllerName {
    let (name, className) = (name(member), app.viewControllers[member].className.value)
    return ControllerName(name, className: name.hasSuffix("[\(className)]") ? nil : className)
  }

  /// A controller's id, nil if the description gives none, or the one that it has without.
  ///
  /// `import` must write such an id where a step names the controller, and around SwiftUI's views.
  package func declaredID(_ member: Index) -> String? {
    let controller = app.viewControllers[member]
    let name = controller.swiftUIName ?? controller.className.value
    return controller.idIsImplied || ImpliedIDs.isID(id(member), of: name) ? nil : id(member)
  }

  /// The alternative text of a hierarchy: families, members and presentations.
  ///
  /// - Parameters:
  ///   - tellsWindows: Whether to begin with the root even if there is only one window.
  ///   - shown: The members in the figure, nil for all.
  package func text(
    in phrases: any Phrases, tellsWindows: Bool = false, showing shown: Set<Index>? = nil
  ) -> String {
    let roots = tellsWindows || app.windows.count > 1 ? rootTexts(phrases) : []
    let members = families.flatMap { family in
      phrases.containment(
        of: named(family.members.filter { shown?.contains($0) ?? true }),
        in: title(of: family, in: phrases), isOnly: families.count == 1)
    }
    let presentations = presentations.map { sentence(of: $0, in: phrases) }
    return phrases.joined(
      roots + members + presentations + doubts.map(phrases.notEstablished))
  }

  /// The title of a family's frame: the description's, else its number.
  func title(of family: Family, in phrases: any Phrases) -> String {
    app.viewControllers[family.top].family?.value ?? phrases.text(of: .family(family.number))
  }

  /// The properties with which custom containers refer to their children, as sentences.
  package func childNameTexts(_ phrases: any Phrases) -> [String] {
    families.flatMap(\.members).flatMap { container -> [String] in
      let names = childNames(of: container)
      return children(of: container).compactMap { child in
        names[child].map {
          phrases.text(of: .refers("\(name(container)).\($0)", to: name(child), isWeak: false))
        }
      }
    }
  }

  /// A presentation as a sentence: the presenter, the presented controller, and the receiver of the
  /// request.
  package func sentence(of presentation: Presentation, in phrases: any Phrases) -> String {
    let isAsked = presentation.sender != presentation.presenter
    return phrases.text(
      of: .presents(
        name(presentation.presenter), name(presentation.presented),
        style: code.name(of: presentation), asked: isAsked ? name(presentation.sender) : nil))
  }

  /// Each window's root and, if there are several windows, the window beneath it.
  private func rootTexts(_ phrases: any Phrases) -> [String] {
    guard app.windows.count > 1 else {
      let window = app.windows[0]
      return [
        phrases.text(
          of: .isRoot(
            name(rootViewController), of: window.idIsImplied ? nil : window.id.value))
      ]
    }
    let beneath = windowsBeneath
    return windows.flatMap { window in
      [
        phrases.text(
          of: .isRoot(name(rootViewController(of: window)), of: app.windows[window].id.value)),
        phrases.place(of: app.windows[window], above: beneath[window].map { app.windows[$0] }),
        ownSizeClass(of: window).map {
          phrases.text(of: .width(of: app.windows[window].id.value, $0))
        },
      ].compactMap(\.self)
    }
  }

  /// The window directly beneath each window that lies on another.
  var windowsBeneath: [Window.Index: Window.Index] {
    app.windowsOfScenes.reduce(into: [:]) { beneath, stack in
      for (upper, lower) in zip(stack.dropFirst(), stack) { beneath[upper] = lower }
    }
  }

  /// The members' names, each with the position of its nearest container among them.
  package func named(_ members: [Index]) -> [(name: ControllerName, parent: Int?)] {
    let places = Dictionary(zip(members, members.indices), uniquingKeysWith: { first, _ in first })
    return members.map { member in
      var holder = parentViewController(of: member)
      while let next = holder, places[next] == nil { holder = parentViewController(of: next) }
      return (nameAndClass(member), holder.flatMap { places[$0] })
    }
  }
}
