import Diagnostics
import Phrases
import TextFormats
import ViewControllers

/// What a step did for which nobody was searched: it pushed, popped or selected a controller, gave a
/// window another root or another width, or showed something.
public struct StepExplanation: Explanation {
  private let before: Hierarchy
  private let after: Hierarchy
  private let events: [StepEvent]
  private let refusal: Diagnostic?
  private let isShow: Bool
  private let isShowDetail: Bool
  /// The navigation controller in which a group of tabs shows the one that was selected, nil within for
  /// none; nil where no tab of a group's was selected.
  private let groupNavigation: ViewController.Index??
  /// How what the step brought was presented, nil where it was not.
  private let presentation: PresentExplanation?
  private let caption: @Sendable (Language) -> String

  /// - Parameters:
  ///   - number: The step's number, from 1.
  ///   - caption: What came of the step, in a sentence.
  public init(
    ofStep number: Int, of resolution: Resolution, caption: @escaping @Sendable (Language) -> String
  ) {
    before = resolution.hierarchy(afterStep: number - 1)
    after = resolution.hierarchy(afterStep: number)
    self.caption = caption
    refusal = after.refusalOfStep
    events = StepEvent.all(from: before, to: after, refusal: refusal)
    let action = resolution.app.steps[number - 1].action
    if case .select(let child, let bar) = action,
      after.isInTabGroup(child.value, of: bar.value)
    {
      groupNavigation = .some(after.groupNavigation(of: child.value, in: bar.value))
    } else {
      groupNavigation = nil
    }
    switch action {
    case .show: (isShow, isShowDetail) = (true, false)
    case .showDetail: (isShow, isShowDetail) = (true, true)
    default: (isShow, isShowDetail) = (false, false)
    }
    presentation = PresentExplanation(ofStep: number, of: resolution)
  }

  public func text(in language: Language) -> String {
    var prose = Prose(after, language)
    let ruleOfShow = isShow ? prose.phrases.ruleOfShow(isDetail: isShowDetail) : nil
    if let presentation {
      return presentation.text(in: language) + (ruleOfShow.map { $0 + "\n" } ?? "")
    }
    prose.say(caption(language))
    if let ruleOfShow { prose.say(ruleOfShow) }
    if let refusal {
      prose.sayUIKitsWords(of: refusal)
      return prose.text
    }
    sayRules(&prose)
    let (came, left) = (views(in: after, notIn: before), views(in: before, notIn: after))
    if !left.isEmpty { prose.say(prose.phrases.viewsLeft(left.map(prose.id))) }
    if !came.isEmpty { prose.say(prose.phrases.viewsCame(came.map(prose.id))) }
    let changes = changes
    for change in changes.prefix(Self.most) {
      prose.say(
        prose.phrases.holds(
          name(of: change), code(change.new, of: change.property),
          before: code(change.old, of: change.property)))
    }
    if changes.count > Self.most {
      prose.say(prose.phrases.moreChanged(changes.count - Self.most))
    }
    return prose.text
  }

  /// How many properties are named.
  private static let most = 12

  /// Each rule once; of a new width the one about widths, which brought the rest, and of a stack that
  /// went behind More (R27) that one.
  private func sayRules(_ prose: inout Prose) {
    if case .width? = events.first {
    } else if let member = newlyBehindMore,
      let tab = after.tab(withStackBehindMore: member), let tabBar = after.tabBarController(of: tab)
    {
      return prose.say(
        prose.phrases.isBehindMore(prose.id(member), of: prose.id(tab), in: prose.id(tabBar)))
    }
    if let groupNavigation {
      return prose.say(prose.phrases.ruleOfTabGroup(navigation: groupNavigation.map(prose.id)))
    }
    var said: Set<String> = []
    for event in events {
      if let rule = prose.phrases.rule(of: event), said.insert(rule).inserted { prose.say(rule) }
      if case .width = event { return }
    }
  }

  private var newlyBehindMore: ViewController.Index? {
    after.families.lazy.flatMap(\.members).first { member in
      after.tab(withStackBehindMore: member) != nil
        && (before.family(of: member) == nil || before.tab(withStackBehindMore: member) == nil)
    }
  }

  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("step", after.step)
      json.member("text", caption(language))
      json.key("cameIntoWindow")
      json.array(views(in: after, notIn: before)) { $0.string(after.id($1)) }
      json.key("leftWindow")
      json.array(views(in: before, notIn: after)) { $0.string(after.id($1)) }
      json.key("changes")
      json.array(spread: true, changes) { json, change in
        json.object {
          $0.member("property", name(of: change))
          $0.member("old", code(change.old, of: change.property))
          $0.member("new", code(change.new, of: change.property))
        }
      }
      json.refusal(refusal, in: language)
      guard let presentation else { return }
      json.key("presentation")
      json.object(spread: true) { presentation.write(to: &$0, in: language) }
    }
    return json.text
  }

  // MARK: What changed

  /// A property that holds something else.
  private struct Change {
    let owner: ViewController.Index
    let property: Property
    let old: [ViewController.Index]
    let new: [ViewController.Index]
  }

  /// The properties of those who were there before and still are; what `children` says, the container's
  /// own properties and the parents say.
  private var changes: [Change] {
    before.families.flatMap(\.members).filter { after.family(of: $0) != nil }.flatMap { owner in
      Property.all(of: after.app.viewControllers[owner].kind).compactMap { property in
        let (old, new) = (
          before.value(of: property, for: owner), after.value(of: property, for: owner)
        )
        // What is seen of a stack is its top, unless something is presented over that.
        let isTold =
          property == .visibleViewController
          && old == before.value(of: .topViewController, for: owner)
          && new == after.value(of: .topViewController, for: owner)
        return old == new || isTold
          ? nil : Change(owner: owner, property: property, old: old, new: new)
      }
    }
  }

  private func views(in one: Hierarchy, notIn other: Hierarchy) -> [ViewController.Index] {
    one.families.flatMap(\.members).filter { member in
      one.isInWindow(member)
        && !(other.app.viewControllers.indices.contains(member)
          && other.family(of: member) != nil && other.isInWindow(member))
    }
  }

  private func name(of change: Change) -> String {
    "\(after.id(change.owner)).\(after.code.name(of: change.property))"
  }

  private func code(_ value: [ViewController.Index], of property: Property) -> String {
    property == .children
      ? after.code.list(value.map(after.id)) : value.first.map(after.id) ?? "nil"
  }
}
