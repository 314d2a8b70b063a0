import Diagnostics
import ViewControllers

/// The sentences of explanations. Controllers and classes are given by name, and a window where it is
/// not the only one; which sentences are said, and in which order, is the same in every language.
package protocol ExplanationPhrases: PresentPhrases, DismissPhrases, ContainmentPhrases,
  PropertyPhrases, StepPhrases, WindowPhrases
{
  /// A controller in quotation marks, and its class if that is given.
  func name(_ controller: ControllerName) -> String
  /// In place of the middle of a long walk, which has so many controllers.
  func sameForMore(_ count: Int) -> String
  /// A controller that decides nothing.
  func isPassedBy(_ controller: ControllerName) -> String
  /// Why nothing would change after all.
  func refused(_ message: Message) -> String
  /// A message as a sentence of its own.
  func sentence(_ message: Message) -> String
}

/// A controller as a sentence names it.
package struct ControllerName: Sendable {
  package let id: String
  /// Nil where the id says it, or an earlier sentence.
  package let className: String?

  package init(_ id: String, className: String? = nil) {
    self.id = id
    self.className = className == id ? nil : className
  }
}

/// What goes when a controller is sent `dismiss` (R10, R11).
package protocol DismissPhrases {
  func isSentDismiss(_ receiver: ControllerName) -> String
  /// The user dismisses a controller, or what it presents, by a gesture (R31).
  func userDismisses(_ controller: ControllerName) -> String
  /// What the delegate of the presentation controller is sent, in order (R31).
  func delegateIsSent(_ methods: [String]) -> String
  /// What SwiftUI presented, SwiftUI's code dismisses (R32).
  func swiftUIDismisses(_ id: String) -> String
  /// What code dismisses, that delegate is told nothing of (R31).
  var delegateHearsNothing: String { get }
  /// A controller presents something, which ends (R10).
  func presentsWhatEnds(
    _ controller: ControllerName, _ presented: String, stays: Bool
  ) -> String
  /// The answer: a presenter dismisses what it presents.
  func dismisses(_ presenter: String, _ top: String) -> String
  /// The answer where nothing goes.
  var dismissesNothing: String { get }
  /// The receiver's own family goes (R10).
  var ownFamilyGoes: String { get }
  var receiverInNoWindow: String { get }
  /// Only one goes, with its transition (R11); nil for the one that an alert brings along.
  func goesAlone(_ id: String, with transition: String?) -> String
  /// Several go, in this order (R11).
  func goTogether(_ ids: [String]) -> String
  func onlyTopmostIsAnimated(_ id: String, with transition: String?) -> String
  /// The pointers on both sides are nil (R11).
  func nilAfterwards(presenter: String, presented: String) -> String
  /// What gets a controller dismissed that the user's gesture leaves; nil for what has no other way.
  func way(past refusal: Message) -> String?
  /// What would go under other rules, in order, and who presents the last of it there; perhaps nothing.
  func wouldGo(
    _ ids: [String], under rules: RuleSet, presentedBy presenter: String?,
    refused: (id: String, step: Int)?
  ) -> String
}

/// The calls that add and remove children (R17).
package protocol ContainmentPhrases {
  /// A child is to be removed from its parent, nil where it has none.
  func toBeRemoved(_ child: ControllerName, from parent: ControllerName?) -> String
  func toBeAdded(_ child: ControllerName, to parent: ControllerName) -> String
  /// A child is to take the place of another in their parent, nil where that one has none (R33).
  func toBeExchanged(
    _ old: ControllerName, for new: ControllerName, in parent: ControllerName?
  ) -> String
  /// A call by its number from 1, and the one inside which UIKit makes it, nil for the reader's own.
  func call(_ number: Int, _ code: String, inside outer: String?) -> String
  /// The reader's own call in the completion handler of another.
  func call(_ number: Int, _ code: String, whenOver other: String) -> String
  /// UIKit's own containers make the calls by themselves (R17).
  func keepsProtocol(_ kind: ContainerKind) -> String
  /// Only the top of a stack is seen (R18).
  var onlyTopOfStackIsSeen: String { get }
  /// Only the selected tab is seen.
  var onlySelectedTabIsSeen: String { get }
  /// Which of the two messages is the reader's to send (R17).
  func yourCall(isRemoval: Bool) -> String
  /// Who tells a child that `addChild` takes from another parent (R17).
  func yourCallOfMove(_ child: String, from parent: String) -> String
  /// A child leaves the stack in which it is alone.
  func leavesEmpty(_ stack: String) -> String
  /// What a transition does, and what is the reader's to send around it (R33).
  func yourCallsAroundTransition(isAdded: Bool) -> String
  /// The view of a child has a place that somebody must give it (R17).
  func frameIsYours(_ child: String, in container: String) -> String
  func dismissedOnTheWay(_ ids: [String]) -> String
  /// Only the view of a controller is to be added to that of another.
  func viewToBeAdded(_ child: ControllerName, to holder: ControllerName) -> String
  /// The reader's calls that are not made, as code.
  func yourCallsMissing(_ calls: [String]) -> String
  /// A call that is not made, by its number from 1.
  func missingCall(_ number: Int, _ code: String, inside outer: String?) -> String
  /// What a controller lacks whose view was added without it (R29).
  func lacksParent(_ child: String, in holder: String) -> String
  /// What UIKit logs when it presents.
  func logsWhenPresenting(_ child: String, _ log: String) -> String
}

/// Why a view is in the window, or is not (R21).
package protocol WindowPhrases {
  /// What the only window is called that has no id.
  var onlyWindow: String { get }
  /// What the property is in general.
  var ruleOfWindow: String { get }
  /// A container of a kind shows its child.
  func isShown(_ controller: ControllerName, by container: String, _ kind: ContainerKind) -> String
  func isRootInWindow(_ controller: ControllerName, _ window: String?) -> String
  /// A top that was presented, over the window or inside a context.
  func isPresented(
    _ controller: ControllerName, by presenter: String, inContext: Bool
  ) -> String
  func isNotSelected(
    _ controller: ControllerName, in tabBar: String, selected: String
  ) -> String
  func isCovered(_ controller: ControllerName, in navigation: String, by top: String) -> String
  /// A top whose view was added to that of another, whose child it is not (R29).
  func isInView(_ controller: ControllerName, of holder: String) -> String
  /// A presenter whose view left the window (R12).
  func isRemoved(_ controller: ControllerName, presented: String, style: String) -> String
}

/// What a step did that is explained by no walk.
package protocol StepPhrases {
  /// The rule for what came of a step, nil where the caption says it all.
  func rule(of event: StepEvent) -> String?
  /// Who carries `show` or `showDetail` out, nil for nobody: then the receiver presents (R19).
  func ruleOfShow(isDetail: Bool, by container: String?) -> String
  /// What selecting a tab of a group's does, and the navigation controller that manages it, nil for none
  /// (R39).
  func ruleOfTabGroup(navigation: String?) -> String
  /// Whose views came into the window, and whose left it (R21).
  func viewsCame(_ ids: [String]) -> String
  func viewsLeft(_ ids: [String]) -> String
  /// What a property holds since, and held before, as code.
  func holds(_ property: String, _ new: String, before old: String) -> String
  /// What is presented looks otherwise in another width (R14).
  func isNowSeen(_ id: String, as style: String) -> String
  /// What a tab bar of more than five tabs does in compact width (R27).
  var ruleOfNarrowTabBar: String { get }
  /// How many more properties hold something else.
  func moreChanged(_ count: Int) -> String
}

/// Why a property holds what it holds (R1 to R4, R16).
package protocol PropertyPhrases {
  /// What a property is in general.
  func rule(of property: Property, owner: String) -> String
  func hasParent(_ controller: ControllerName, _ parent: String?) -> String
  /// A controller is not of the kind that is searched for; its parent is next, if it has one.
  func isNo(_ kind: ContainerKind?, _ controller: ControllerName, next parent: String?) -> String
  func isAnswer(_ controller: ControllerName) -> String
  /// A child of a hosting controller, which a view of SwiftUI's stands for (R32).
  func isRepresented(_ child: String, in host: String) -> String
  /// The detail of a collapsed split view controller, which the stack of its primary took (R25).
  func isDetailInStack(_ detail: String, of stack: String, in split: String) -> String
  /// A column of a collapsed split view controller that is not shown, and what the delegate answered, nil
  /// where UIKit left the column out (R25).
  func isLeftOut(
    _ column: String, of split: String, answer: (key: String, value: String)?
  ) -> String
  /// What of the answer no source establishes.
  func notEstablished(_ doubt: Doubt) -> String
  /// A member of the stack of a tab that the bar has no room for (R27).
  func isBehindMore(_ member: String, of tab: String, in tabBar: String) -> String
  func contains(_ controller: ControllerName, count: Int) -> String
  /// A controller presents nothing; its parent is next, if it has one.
  func presentsNothing(_ controller: ControllerName, next parent: String?) -> String
  func presents(_ controller: ControllerName, _ presented: String) -> String
  /// The top of a family, and its presenter.
  func isPresentedTop(_ controller: ControllerName, by presenter: String) -> String
  func isTopInNoWindow(_ controller: ControllerName) -> String
  func isRoot(_ controller: ControllerName, of window: String?) -> String
  /// What a controller says of its style, and what comes of it (R13).
  func style(of controller: ControllerName, _ style: StyleRequest) -> String
  /// Which width counts for a controller where windows have several: its window's, or nil for one in no
  /// window.
  func width(_ sizeClass: SizeClass, of controller: String, in window: String?) -> String
  /// A window's root, and the number of the step that made it that; nil for none (R26).
  func isRoot(_ id: String, of window: String?, sinceStep step: Int?) -> String
  /// Who sets a window's first root: UIKit for a storyboard, else the app.
  var whoSetsRoot: String { get }
  /// Which tab a tab bar controller shows, the group that it is in, and its controller (R39).
  func isSelectedTab(_ tab: String, inGroup group: String?, showing controller: String?) -> String
  /// Whether a tab bar can become a sidebar, and whether the description says its mode (R39).
  func sidebar(canBe: Bool, isDeclared: Bool, isPad: Bool) -> String
  /// Where the value of a property comes from that leads to a window or an object, or that one has.
  func reason(
    for origin: ReferenceExplanation.Origin, owner: String, value: String
  ) -> String
  /// A property of a container's own for one of its children.
  func isOwnProperty(_ name: String, ofClass className: String) -> String
  /// What such a property holds, nil for nothing any more.
  func holdsChild(_ child: String, of container: String, isChild: Bool) -> String
  /// When a property is true that tells of a transition (R34).
  func rule(of flag: TransitionFlag) -> String
  /// Nothing comes or goes in the beginning.
  var noStepYet: String { get }
  /// What a step presents or dismisses, perhaps nothing.
  func comesOrGoes(_ ids: [String], _ flag: TransitionFlag, inStep step: Int) -> String
  /// A member of a family that comes or goes with its top.
  func onlyTopComesOrGoes(
    _ member: ControllerName, top: String, _ flag: TransitionFlag
  ) -> String
  /// A value that holds while a step runs.
  func whileRunning(_ value: String, step: Int) -> String
  /// Why a split view controller is collapsed or not (R25).
  func isCollapsed(_ split: String, width: SizeClass, ios: Int) -> String
  /// Why a controller's `definesPresentationContext` has its value (R7).
  func definesContext(_ controller: ControllerName, _ flag: ContextFlag) -> String
  /// Whether a controller's transition is declared or UIKit's default (R15).
  func transition(of controller: ControllerName, isDeclared: Bool) -> String
  /// What a presentation controller is (R35).
  var ruleOfPresentationController: String { get }
  func noPresentationControllers(ios: Int) -> String
  /// Somebody presents a controller, and its presentation controller manages that.
  func isManaged(_ id: String, by presenter: String) -> String
  /// A controller is not presented itself; the top of its family may be.
  func isNotManaged(_ id: String, top: String?) -> String
  /// Why a presentation controller has a class.
  func presentationControllerClass(_ className: String, _ style: ModalPresentationStyle) -> String
  /// That of an alert or an action sheet, which has no style (R13).
  func presentationControllerOfOwnLook(_ className: String) -> String
  /// What the property would hold under other rules, as code.
  func wouldBe(_ value: String, under rules: RuleSet) -> String
}
