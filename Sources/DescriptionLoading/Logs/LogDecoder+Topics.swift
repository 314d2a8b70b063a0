import Diagnostics
import ViewControllers

extension LogDecoder {
  /// Fills the scene with what a line states.
  ///
  /// - Parameter others: the other lines of the event.
  mutating func describe(_ line: LogLine, with others: [LogLine]) {
    switch line.topic {
    case .alreadyPresenting, .notInWindow, .inTransition, .waitsForDelayed, .dismissedInTransition,
      .controllerTransitioning, .alreadyPresented, .hasParent, .isActive, .presentedNil, .onItself,
      .detached, .actionSheetWithoutSource, .popoverWithoutSource, .partialCurl, .splitPresented,
      .keyboardPresents, .singleSheet:
      describePresenting(line, with: others)
    case .requestedParent, .actualParent, .viewOfAnother, .rootAsChild, .noCommonParent,
      .appearanceCalled, .deallocating, .noSegue, .noUnwind:
      describeContaining(line)
    case .stackNotUpdated, .nestedPush, .nestedPop, .unbalanced, .pushedTwice, .pushedNavigation,
      .pushedNil, .poppedToStranger, .notDistinct, .subviewOfItself, .pushedSplit:
      describeNavigating(line, with: others)
    case .styleWithoutController, .popoverOutsideWindow, .noContainedAlert, .alertViewGone,
      .orientationMismatch, .unexpectedSubviews, .subviewOfHosting, .unexpectedState,
      .barInTransition, .pageCount, .pageWithoutController, .pageViewCount, .pageStates,
      .notSelectable, .tabItemUnknown, .tabBarModified, .splitMutated, .splitOnPhone,
      .pushSegueOutsideStack, .noSceneWithIdentifier, .segueNotPerformed, .noRootAtLaunch,
      .rootViewByHand, .noEntryPoint, .noSceneManifest, .noSceneLifecycle,
      .navigationTwicePerFrame, .destinationTwice, .destinationBelowRoot, .navigationLinkIssue:
      break
    }
  }

  // MARK: Presenting

  private mutating func describePresenting(_ line: LogLine, with others: [LogLine]) {
    let words = line.plainText
    let pointers = line.pointers
    switch line.topic {
    case .alreadyPresenting, .waitsForDelayed, .inTransition: describeCall(line)
    case .notInWindow: describeOutsideWindow(line)
    case .dismissedInTransition, .controllerTransitioning:
      describeTransition(line, others)
    case .alreadyPresented:
      let presenter = scene.controller(pointers[.presenter], orUnknown: "presenter")
      let named = scene.controller(pointers[.presented], orUnknown: "presented", isOther: true)
      let presented = scene.present(named, from: presenter)
      scene.takeForRoot(presenter)
      if line.caller == nil { scene.remark(.logGap(.sender(scene.id(presenter)))) }
      scene.step(.present(Sourced(presented), from: Sourced(presenter)), refused: words)
    case .hasParent:
      let parent = scene.controller(pointers[.child], orUnknown: "parent")
      let presented = scene.controller(pointers[.presented], orUnknown: "presented", isOther: true)
      scene.contain(presented, in: parent)
      scene.takeForRoot(parent)
      if line.caller == nil { scene.remark(.logGap(.sender(scene.id(parent)))) }
      scene.step(.present(Sourced(presented), from: Sourced(parent)), refused: words)
    case .isActive: describeActive(line)
    case .presentedNil:
      let sender = scene.controller(pointers[.sender], orUnknown: "sender")
      let presented = scene.unknown("nothing")
      scene[presented].title = Sourced("nil")
      scene.takeForRoot(sender)
      scene.step(.present(Sourced(presented), from: Sourced(sender)), refused: words)
    case .onItself:
      let presenter = scene.controller(pointers[.presenter], orUnknown: "presenter")
      scene.takeForRoot(presenter)
      scene.step(.present(Sourced(presenter), from: Sourced(presenter)), refused: words)
    case .detached:
      let holder = scene.unknown("holder")
      let sender = scene.controller(pointers[.sender], orUnknown: "sender")
      let presented = scene.controller(pointers[.presented], orUnknown: "presented", isOther: true)
      scene.root = holder
      scene.remark(.logGap(.holder(scene.id(sender))))
      scene.step(.addSubview(Sourced(sender), of: Sourced(holder)))
      scene.step(.present(Sourced(presented), from: Sourced(sender)))
    default: describePopover(line)
    }
  }

  /// A call that finds another presentation: one that is over, begins, or is to begin.
  private mutating func describeCall(_ line: LogLine) {
    let (pointers, isOver) = (line.pointers, line.topic == .alreadyPresenting)
    let presenter = scene.controller(pointers[.presenter], orUnknown: "presenter")
    let asked = scene.ask(pointers[.sender], below: presenter)
    let other =
      line.topic == .inTransition
      ? scene.unknown("other")
      : scene.controller(pointers[.blocker], orUnknown: "blocker", isOther: true)
    if isOver {
      if pointers[.blocker]?.name == nil { scene.remark(.logGap(.blocker)) }
      _ = scene.present(other, from: presenter)
    }
    let presented = scene.controller(
      pointers[.presented], orUnknown: "presented", isOther: true)
    scene.takeForRoot(presenter)
    if line.topic == .inTransition { scene.remark(.logGuess(.transition)) }
    if !isOver { scene.step(.present(Sourced(other), from: Sourced(presenter))) }
    scene.step(
      .present(Sourced(presented), from: Sourced(asked)), during: isOver ? nil : .transition,
      refused: line.plainText)
  }

  /// Three causes lead there, of which the first is the commonest.
  private mutating func describeOutsideWindow(_ line: LogLine) {
    let before = scene.unknown("before")
    let presenter = scene.controller(line.pointers[.presenter], orUnknown: "presenter")
    let asked = scene.ask(line.pointers[.sender], below: presenter)
    let presented = scene.controller(
      line.pointers[.presented], orUnknown: "presented", isOther: true)
    scene.root = before
    scene.scenes = [presenter, presented]
    scene.remark(.logGap(.cause))
    let refused = { (time: StepTime?) in
      LogScene.made(
        .present(Sourced(presented), from: Sourced(asked)), during: time, refused: line.plainText)
    }
    scene.alternatives = [
      Alternative(
        label: "viewDidLoad",
        steps: [
          LogScene.made(.setRootViewController(Sourced(presenter), of: Sourced(0))),
          refused(.viewDidLoad),
        ]),
      Alternative(
        label: "dismiss",
        steps: [
          LogScene.made(.present(Sourced(presenter), from: Sourced(before))),
          LogScene.made(.dismiss(Sourced(presenter))), refused(nil),
        ]),
      Alternative(label: "view.window == nil", steps: [refused(nil)]),
    ]
  }

  private mutating func describeTransition(_ line: LogLine, _ others: [LogLine]) {
    let presenter =
      line.pointers[.presenter] ?? others.lazy.compactMap { $0.pointers[.presenter] }.first
    let controllers = ([line] + others).compactMap { $0.pointers[.other]?.name }
    let root = scene.controller(presenter, orUnknown: "presenter")
    if line.pointers[.presenter] == nil, presenter != nil {
      scene.remark(.logGuess(.sameEvent(scene.id(root))))
    }
    let other = scene.unknown("other")
    if let printed = controllers.first {
      let style = PresentationControllerClass(named: printed).style
      scene[other].modalPresentationStyle = style.map { Sourced($0) }
    }
    scene.takeForRoot(root)
    scene.remark(.logGuess(.transition))
    scene.step(.present(Sourced(other), from: Sourced(root)))
    if line.words[.method] == "present" {
      let second = scene.unknown("second")
      scene.step(
        .present(Sourced(second), from: Sourced(root)), during: .transition,
        refused: line.plainText)
    } else {
      scene.step(.dismiss(Sourced(other)), during: .transition, refused: line.plainText)
    }
  }

  /// Before iOS 13 it is a child, or presented already.
  private mutating func describeActive(_ line: LogLine) {
    let holder = scene.unknown("holder")
    let presented = scene.controller(line.pointers[.presented], orUnknown: "presented")
    scene.root = holder
    scene.scenes = [presented]
    scene.remark(.logGap(.cause))
    let refused = LogScene.made(
      .present(Sourced(presented), from: Sourced(holder)), refused: line.plainText)
    scene.alternatives = [
      Alternative(
        label: "presentedViewController",
        steps: [LogScene.made(.present(Sourced(presented), from: Sourced(holder))), refused]),
      Alternative(
        label: "parentViewController",
        steps: [LogScene.made(.add(Sourced(presented), to: Sourced(holder))), refused]),
    ]
  }

  private mutating func describePopover(_ line: LogLine) {
    let pointers = line.pointers
    let isKeyboard = line.topic == .keyboardPresents
    let presenter =
      isKeyboard
      ? scene.unknown("keyboard", ofClass: "UIInputWindowController")
      : scene.controller(pointers[.presenter], orUnknown: "presenter")
    let presented = scene.controller(pointers[.presented], orUnknown: "presented", isOther: true)
    switch line.topic {
    case .actionSheetWithoutSource: scene[presented].preferredStyle = Sourced(.actionSheet)
    case .popoverWithoutSource:
      if pointers[.other]?.name?.contains("ActionSheet") == true {
        scene[presented].className = Sourced("UIAlertController")
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
    if pointers[.presenter]?.name == nil, !isKeyboard { scene.remark(.logGap(.presenter)) }
    scene.step(
      .present(Sourced(presented), from: Sourced(presenter)), refused: line.plainText)
  }
}
