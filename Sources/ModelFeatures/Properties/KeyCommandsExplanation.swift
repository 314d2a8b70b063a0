import VCEngine
import VCPhrases
import VCSource

/// Whether UIKit reads a controller's key commands: those of the responders from the first one up
/// (R46).
struct KeyCommandsExplanation: SpokenExplanation {
  package typealias Index = Hierarchy.Index

  let hierarchy: Hierarchy
  private let owner: Index
  /// The controllers in the chain of responders, from the innermost that is shown; empty if the owner
  /// is in no window.
  private let chain: [Index]

  init(of owner: Index, in hierarchy: Hierarchy) {
    (self.owner, self.hierarchy) = (owner, hierarchy)
    chain =
      hierarchy.window(of: owner).map { hierarchy.responders(in: $0, preferring: owner) } ?? []
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("isRead", chain.contains(owner))
    json.member("rule", "R46")
    json.array("chain", chain) { $0.string(hierarchy.id($1)) }
  }

  func say(to prose: inout Prose) {
    prose.say(
      chain.contains(owner) ? .isRead(property: name) : .isNotRead(other: nil, property: name),
      as: .reason)
    prose.say(.ruleOfKeyCommands, as: .reason)
    guard !chain.isEmpty else { return }
    prose.say(.responders(ids: chain.map(prose.id)), as: .reason)
  }

  private var name: String { "\(hierarchy.id(owner)).keyCommands" }
}

extension Hierarchy {
  /// The controllers from the innermost in front upward: containers, then presenters.
  ///
  /// - Parameter member: The one to begin with where several are shown beside each other.
  fileprivate func responders(in window: Window.Index, preferring member: Index) -> [Index] {
    guard let front = lastFamily(in: window) else { return [] }
    let isInFront = family(of: member)?.number == front.number && isInWindow(member)
    var chain = [isInFront ? shownEnd(from: member) : shownEnd(from: front.top)]
    while let last = chain.last,
      let next = parentViewController(of: last) ?? viewHolder(of: last)
        ?? presentingViewController(of: last)
    {
      chain.append(next)
    }
    return chain
  }

  /// The innermost controller that a container shows, the first of several.
  private func shownEnd(from member: Index) -> Index {
    var end = member
    while let next = children(of: end).first(where: isInWindow) { end = next }
    return end
  }
}
