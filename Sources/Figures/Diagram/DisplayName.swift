import Phrases
import ViewControllers

/// The names of an app and its controllers in figures. An empty title counts as none.
extension Hierarchy {
  /// The title of the whole, nil for none.
  var appTitle: String? { app.title.flatMap { $0.value.isEmpty ? nil : $0.value } }

  /// Its title, nil for none.
  func title(of member: Index) -> String? {
    guard let title = app.viewControllers[member].title?.value, !title.isEmpty else { return nil }
    return title
  }

  /// Its title, else its name in SwiftUI, else its class: what a picture shows.
  func heading(_ member: Index) -> String {
    tab(showing: member)?.title?.value ?? title(of: member) ?? app.viewControllers[member]
      .swiftUIName
      ?? app.viewControllers[member].className.value
  }

  /// Its title, else its id: what a sentence calls it. A title that names no controller alone has the
  /// id beside it.
  func name(_ member: Index) -> String {
    guard let title = title(of: member) else { return id(member) }
    return isShared(title: title) ? "\(title) [\(id(member))]" : title
  }

  /// Its name, and its class where the name doesn't end with that.
  func nameAndClass(_ member: Index) -> ControllerName {
    let (name, className) = (name(member), app.viewControllers[member].className.value)
    return ControllerName(name, className: name.hasSuffix("[\(className)]") ? nil : className)
  }

  /// A tab is named by the title of its controller or of the first in its stack, else by its id.
  func tabName(_ member: Index) -> String {
    title(of: member) ?? children(of: member).first.flatMap(title) ?? id(member)
  }

  /// The id, nil when the description gives none.
  func declaredID(_ member: Index) -> String? {
    app.viewControllers[member].idIsImplied ? nil : id(member)
  }

  /// The alternative text of a hierarchy: families, members and presentations.
  ///
  /// - Parameters:
  ///   - tellsWindows: whether the roots come first of an only window, too.
  ///   - shown: the members that a figure shows, nil for all.
  func text(
    in phrases: any Phrases, tellsWindows: Bool = false, showing shown: Set<Index>? = nil
  ) -> String {
    let roots = tellsWindows || app.windows.count > 1 ? rootTexts(phrases) : []
    let members = families.flatMap { family in
      phrases.containment(
        of: named(family.members.filter { shown?.contains($0) ?? true }),
        in: phrases.text(of: .family(family.number)), isOnly: families.count == 1)
    }
    let presentations = presentations.map { sentence(of: $0, in: phrases) }
    return phrases.joined(
      roots + members + presentations + doubts.map(phrases.notEstablished))
  }

  /// The properties for their children that containers of the app's own have, as sentences.
  func childNameTexts(_ phrases: any Phrases) -> [String] {
    families.flatMap(\.members).flatMap { container -> [String] in
      let names = childNames(of: container)
      return children(of: container).compactMap { child in
        names[child].map {
          phrases.text(of: .refers("\(name(container)).\($0)", to: name(child), isWeak: false))
        }
      }
    }
  }

  /// A presentation in a sentence: the presenter, the presented, and who was asked.
  func sentence(of presentation: Presentation, in phrases: any Phrases) -> String {
    let isAsked = presentation.sender != presentation.presenter
    return phrases.text(
      of: .presents(
        name(presentation.presenter), name(presentation.presented),
        style: code.name(of: presentation), asked: isAsked ? name(presentation.sender) : nil))
  }

  /// Each window's root; of several windows also what each lies on.
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

  /// The window right beneath each window that lies on another.
  var windowsBeneath: [Window.Index: Window.Index] {
    app.windowsOfScenes.reduce(into: [:]) { beneath, stack in
      for (upper, lower) in zip(stack.dropFirst(), stack) { beneath[upper] = lower }
    }
  }

  /// Members with the place of the nearest container among them.
  func named(_ members: [Index]) -> [(name: ControllerName, parent: Int?)] {
    let places = Dictionary(zip(members, members.indices), uniquingKeysWith: { first, _ in first })
    return members.map { member in
      var holder = parentViewController(of: member)
      while let next = holder, places[next] == nil { holder = parentViewController(of: next) }
      return (nameAndClass(member), holder.flatMap { places[$0] })
    }
  }
}
