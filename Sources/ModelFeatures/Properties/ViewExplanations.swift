import VCEngine
import VCPhrases
import VCSource

/// Whom UIKit asks after a controller along the chain of responders: its `next` (R46).
struct NextResponderExplanation: SpokenExplanation {
  static let property = "next"

  let hierarchy: Hierarchy
  private let owner: Hierarchy.Index
  /// The window whose root the owner is.
  private var window: String?
  /// The presenter, if the owner is presented.
  private var presenter: String?
  /// The controller in whose view the owner's view is.
  private var holder: String?

  init(of owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.owner, self.hierarchy) = (owner, hierarchy)
    if let above = hierarchy.parentViewController(of: owner) ?? hierarchy.viewHolder(of: owner) {
      holder = hierarchy.id(above)
    } else if let above = hierarchy.presentingViewController(of: owner) {
      presenter = hierarchy.id(above)
    } else if let root = hierarchy.window(of: owner) {
      window = hierarchy.app.windows[root].id.value
    }
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(Self.property)")
    json.member("window", window)
    json.member("presenter", presenter)
    json.member("superviewIn", holder)
    json.member("rule", "R46")
  }

  func say(to prose: inout Prose) {
    let name = prose.code.spelling == .objectiveC ? "nextResponder" : Self.property
    prose.say(
      .nextResponder(
        property: "\(prose.id(owner)).\(name)", window: window, presenter: presenter,
        holder: holder), as: .reason)
    prose.say(.ruleOfNextResponder, as: .reason)
  }
}

/// Whether a controller's view is loaded.
struct ViewLoadingExplanation: SpokenExplanation {
  static let property = "isViewLoaded"

  let hierarchy: Hierarchy
  private let owner: Hierarchy.Index

  init(of owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.owner, self.hierarchy) = (owner, hierarchy)
  }

  private var isInWindow: Bool { hierarchy.isInWindow(owner) }

  /// Nil if it isn't known.
  private var value: Bool? {
    isInWindow ? true : hierarchy.app.viewControllers[owner].isViewLoaded?.value
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(Self.property)")
    json.member("value", value)
  }

  func say(to prose: inout Prose) {
    let name = "\(prose.id(owner)).\(Self.property)"
    prose.say(
      .viewLoading(
        value: value.map(prose.code.truth), property: name, isInWindow: isInWindow), as: .reason)
    prose.say(.ruleOfViewLoading, as: .reason)
  }
}
