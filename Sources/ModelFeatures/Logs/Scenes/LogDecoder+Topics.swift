import VCDescriptions
import VCEngine
import VCSource

extension LogDecoder {
  /// Adds the line's facts to the scene.
  mutating func describe() {
    switch TopicMeaning.of(line.topic).scene {
    case .nothing: break
    case .call: describeCall()
    case .outsideWindow: describeOutsideWindow()
    case .transition: describeTransition()
    case .presentedAgain, .presentedChild: describePlaced()
    case .active: describeActive()
    case .presentedNil: describePresentedNil()
    case .onItself:
      let presenter = controller(.presenter, orUnknown: "presenter")
      scene.takeForRoot(presenter)
      refuse(.present(Sourced(presenter), from: Sourced(presenter)))
    case .detached: describeDetached()
    case .popover: describePopover()
    case .requestedParent: describeRequestedParent()
    case .actualParent: describeActualParent()
    case .rootAsChild: describeRootAsChild()
    case .noCommonParent: describeNoCommonParent()
    case .alone:
      guard line.pointers[.child]?.name != nil else { return }
      scene.takeForRoot(controller(.child, orUnknown: "child"))
    case .stack: describeStackNotUpdated()
    case .two: describeTwo()
    case .pushedTwice: describePushedTwice()
    case .poppedToStranger: describePoppedToStranger()
    case .notDistinct: describeNotDistinct()
    case .pushed: describePushed()
    }
  }

  // MARK: Presenting

  /// Describes presenting a controller that is presented already, or is a child.
  private mutating func describePlaced() {
    let isChild = line.topic == .hasParent
    let other = controller(
      isChild ? .child : .presenter, orUnknown: isChild ? "parent" : "presenter")
    var presented = controller(.presented, orUnknown: "presented", isOther: true)
    if isChild {
      scene.contain(presented, in: other)
    } else {
      presented = scene.present(presented, from: other)
    }
    scene.takeForRoot(other)
    if line.caller == nil { scene.remark(.logGap(fact: Words.gapSender(id: scene.id(other)))) }
    refuse(.present(Sourced(presented), from: Sourced(other)))
  }

  private mutating func describePresentedNil() {
    let sender = controller(.sender, orUnknown: "sender")
    let presented = scene.unknown("nothing")
    scene[presented].title = Sourced("nil")
    scene.takeForRoot(sender)
    refuse(.present(Sourced(presented), from: Sourced(sender)))
  }

  private mutating func describeDetached() {
    let holder = scene.unknown("holder")
    let sender = controller(.sender, orUnknown: "sender")
    let presented = controller(.presented, orUnknown: "presented", isOther: true)
    scene.root = holder
    scene.remark(.logGap(fact: Words.gapHolder(id: scene.id(sender))))
    scene.step(.addSubview(Sourced(sender), of: Sourced(holder)))
    scene.step(.present(Sourced(presented), from: Sourced(sender)))
  }

  /// Describes a call that conflicts with another presentation: one that is complete, running or
  /// about to begin.
  private mutating func describeCall() {
    let (pointers, isOver) = (line.pointers, line.topic == .alreadyPresenting)
    let presenter = controller(.presenter, orUnknown: "presenter")
    let asked = scene.ask(pointers[.sender], below: presenter)
    let other =
      line.topic == .inTransition
      ? scene.unknown("other")
      : controller(.blocker, orUnknown: "blocker", isOther: true)
    if isOver {
      if pointers[.blocker]?.name == nil { scene.remark(.logGap(fact: Words.gapBlocker)) }
      _ = scene.present(other, from: presenter)
    }
    let presented = controller(.presented, orUnknown: "presented", isOther: true)
    scene.takeForRoot(presenter)
    if line.topic == .inTransition { scene.remark(.logGuess(fact: Words.guessTransition)) }
    if !isOver { scene.step(.present(Sourced(other), from: Sourced(presenter))) }
    refuse(.present(Sourced(presented), from: Sourced(asked)), during: isOver ? nil : .transition)
  }

  /// Describes a presenter outside the window: of three possible causes, the most common.
  private mutating func describeOutsideWindow() {
    let before = scene.unknown("before")
    let presenter = controller(.presenter, orUnknown: "presenter")
    let asked = scene.ask(line.pointers[.sender], below: presenter)
    let presented = controller(.presented, orUnknown: "presented", isOther: true)
    scene.root = before
    scene.scenes = [presenter, presented]
    scene.remark(.logGap(fact: Words.gapCause))
    let call = Step.Action.present(Sourced(presented), from: Sourced(asked))
    scene.alternatives = [
      Alternative(
        label: "viewDidLoad?",
        steps: [
          Step(.setRootViewController(Sourced(presenter), of: Sourced(0))),
          refused(call, during: .viewDidLoad),
        ]),
      Alternative(
        label: "dismiss?",
        steps: [
          Step(.present(Sourced(presenter), from: Sourced(before))),
          Step(.dismiss(Sourced(presenter))), refused(call),
        ]),
      Alternative(label: "view.window == nil?", steps: [refused(call)]),
    ]
  }

  private mutating func describeTransition() {
    let presenter =
      line.pointers[.presenter] ?? others.lazy.compactMap { $0.pointers[.presenter] }.first
    let controllers = ([line] + others).compactMap { $0.pointers[.other]?.name }
    let root = scene.controller(presenter, orUnknown: "presenter")
    if line.pointers[.presenter] == nil, presenter != nil {
      scene.remark(.logGuess(fact: Words.guessSameEvent(id: scene.id(root))))
    }
    let other = scene.unknown("other")
    if let printed = controllers.first {
      let style = PresentationControllerClass(named: printed).style
      scene[other].modalPresentationStyle = style.map { Sourced($0) }
    }
    scene.takeForRoot(root)
    scene.remark(.logGuess(fact: Words.guessTransition))
    scene.step(.present(Sourced(other), from: Sourced(root)))
    if line.words[.method] == "present" {
      let second = scene.unknown("second")
      refuse(.present(Sourced(second), from: Sourced(root)), during: .transition)
    } else {
      refuse(.dismiss(Sourced(other)), during: .transition)
    }
  }

  /// Describes presenting an active controller: before iOS 13, a child or one that is presented
  /// already.
  private mutating func describeActive() {
    let holder = scene.unknown("holder")
    let presented = controller(.presented, orUnknown: "presented")
    scene.root = holder
    scene.scenes = [presented]
    scene.remark(.logGap(fact: Words.gapCause))
    let call = Step.Action.present(Sourced(presented), from: Sourced(holder))
    scene.alternatives = [
      Alternative(
        label: "presentedViewController?",
        steps: [Step(call), refused(call)]),
      Alternative(
        label: "parentViewController?",
        steps: [Step(.add(Sourced(presented), to: Sourced(holder))), refused(call)]),
    ]
  }

  private mutating func describePopover() {
    let pointers = line.pointers
    let isKeyboard = line.topic == .keyboardPresents
    let presenter =
      isKeyboard
      ? scene.unknown("keyboard", ofClass: "UIInputWindowController")
      : controller(.presenter, orUnknown: "presenter")
    let presented = controller(.presented, orUnknown: "presented", isOther: true)
    switch line.topic {
    case .actionSheetWithoutSource: scene[presented].preferredStyle = Sourced(.actionSheet)
    case .popoverWithoutSource:
      if pointers[.other]?.name?.contains("ActionSheet") == true {
        scene[presented].className = Sourced(UIKitClass.alertName)
        scene[presented].preferredStyle = Sourced(.actionSheet)
      } else {
        scene[presented].modalPresentationStyle = Sourced(.popover)
      }
    case .partialCurl: scene[presented].modalTransitionStyle = Sourced(.partialCurl)
    case .singleSheet:
      let first = scene.unknown("sheet")
      _ = scene.present(first, from: presenter)
    default: break
    }
    scene.takeForRoot(presenter)
    if pointers[.presenter]?.name == nil, !isKeyboard {
      scene.remark(.logGap(fact: Words.gapPresenter))
    }
    refuse(.present(Sourced(presented), from: Sourced(presenter)))
  }
}
