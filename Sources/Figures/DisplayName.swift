import Phrases
import ViewControllers

/// What figures call an app and its controllers. A title that is empty is none.
extension Hierarchy {
  /// The title of the whole, nil for none.
  var appTitle: String? { app.title.flatMap { $0.value.isEmpty ? nil : $0.value } }

  /// Its title, nil for none.
  func title(of member: Index) -> String? {
    guard let title = app.viewControllers[member].title?.value, !title.isEmpty else { return nil }
    return title
  }

  /// Its title, else its class: what stands in a picture.
  func heading(_ member: Index) -> String {
    title(of: member) ?? app.viewControllers[member].className.value
  }

  /// Its title, else its id: what a sentence calls it.
  func name(_ member: Index) -> String { title(of: member) ?? id(member) }

  /// A tab is named by the title of its controller or of the first in its stack, else by its id.
  func tabName(_ member: Index) -> String {
    title(of: member) ?? children(of: member).first.flatMap(title) ?? id(member)
  }

  /// The id, nil when the description gives none.
  func declaredID(_ member: Index) -> String? {
    app.viewControllers[member].idIsImplied ? nil : id(member)
  }

  /// The hierarchy in sentences, for those who listen: families, members, presentations, and before
  /// and after them what else a figure shows.
  func text(in phrases: any Phrases, telling: Telling = .nothingMore) -> String {
    let root = telling == .nothingMore ? [] : [rootText(phrases)]
    let views = telling == .windowAndViews ? [viewsText(phrases)] : []
    let members = families.map { family in
      phrases.family(family.number, members: family.members.map(nameAndClass))
    }
    let presentations = presentations.map { presentation in
      let isAsked = presentation.sender != presentation.presenter
      return phrases.presents(
        name(presentation.presenter), name(presentation.presented),
        style: presentation.name,
        asked: isAsked ? name(presentation.sender) : nil)
    }
    return phrases.joined(root + members + presentations + views)
  }

  private func rootText(_ phrases: any Phrases) -> String {
    phrases.isRoot(name(rootViewController), of: app.window?.value)
  }

  private func viewsText(_ phrases: any Phrases) -> String {
    let isInWindow = membersInWindow
    let members = families.flatMap(\.members)
    return phrases.views(
      inWindow: members.filter { isInWindow[$0] }.map(name),
      outside: members.filter { !isInWindow[$0] }.map(name))
  }

  private func nameAndClass(_ member: Index) -> ControllerName {
    ControllerName(name(member), className: app.viewControllers[member].className.value)
  }
}
