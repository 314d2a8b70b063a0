import VCDescriptions
import VCEngine
import VCSource

extension LogDecoder {
  /// Adds a line's facts to the scene.
  ///
  /// - Parameter others: The other lines of the event.
  mutating func describe(_ line: LogLine, with others: [LogLine]) {
    switch TopicMeaning.of(line.topic).scene {
    case .nothing: break
    case .call: describeCall(line)
    case .outsideWindow: describeOutsideWindow(line)
    case .transition: describeTransition(line, others)
    case .presentedAgain, .presentedChild: describePlaced(line)
    case .active: describeActive(line)
    case .presentedNil: describePresentedNil(line)
    case .onItself:
      let presenter = scene.controller(line.pointers[.presenter], orUnknown: "presenter")
      scene.takeForRoot(presenter)
      scene.step(.present(Sourced(presenter), from: Sourced(presenter)), refused: line.plainText)
    case .detached: describeDetached(line)
    case .popover: describePopover(line)
    case .requestedParent: describeRequestedParent(line)
    case .actualParent: describeActualParent(line)
    case .rootAsChild: describeRootAsChild(line)
    case .noCommonParent: describeNoCommonParent(line)
    case .alone:
      if line.pointers[.child]?.name != nil { scene.takeForRoot(child(of: line)) }
    case .stack: describeStackNotUpdated(line)
    case .two: describeTwo(line, others)
    case .pushedTwice: describePushedTwice(line)
    case .poppedToStranger: describePoppedToStranger(line)
    case .notDistinct: describeNotDistinct(line)
    case .pushed: describePushed(line)
    }
  }

  // MARK: Presenting

  /// Describes presenting a controller that is presented already, or is a child.
  private mutating func describePlaced(_ line: LogLine) {
    let isChild = line.topic == .hasParent
    let other = scene.controller(
      line.pointers[isChild ? .child : .presenter], orUnknown: isChild ? "parent" : "presenter")
    var presented = scene.controller(
      line.pointers[.presented], orUnknown: "presented", isOther: true)
    if isChild {
      scene.contain(presented, in: other)
    } else {
      presented = scene.present(presented, from: other)
    }
    scene.takeForRoot(other)
    if line.caller == nil { scene.remark(.logGap(fact: Words.gapSender(id: scene.id(other)))) }
    scene.step(.present(Sourced(presented), from: Sourced(other)), refused: line.plainText)
  }

  private mutating func describePresentedNil(_ line: LogLine) {
    let sender = scene.controller(line.pointers[.sender], orUnknown: "sender")
    let presented = scene.unknown("nothing")
    scene[presented].title = Sourced("nil")
    scene.takeForRoot(sender)
    scene.step(.present(Sourced(presented), from: Sourced(sender)), refused: line.plainText)
  }

  private mutating func describeDetached(_ line: LogLine) {
    let holder = scene.unknown("holder")
    let sender = scene.controller(line.pointers[.sender], orUnknown: "sender")
    let presented = scene.controller(
      line.pointers[.presented], orUnknown: "presented", isOther: true)
    scene.root = holder
    scene.remark(.logGap(fact: Words.gapHolder(id: scene.id(sender))))
    scene.step(.addSubview(Sourced(sender), of: Sourced(holder)))
    scene.step(.present(Sourced(presented), from: Sourced(sender)))
  }

  /// Describes a call that conflicts with another presentation: one that is complete, running or
  /// about to begin.
  private mutating func describeCall(_ line: LogLine) {
    let (pointers, isOver) = (line.pointers, line.topic == .alreadyPresenting)
    let presenter = scene.controller(pointers[.presenter], orUnknown: "presenter")
    let asked = scene.ask(pointers[.sender], below: presenter)
    let other =
      line.topic == .inTransition
      ? scene.unknown("other")
      : scene.controller(pointers[.blocker], orUnknown: "blocker", isOther: true)
    if isOver {
      if pointers[.blocker]?.name == nil { scene.remark(.logGap(fact: Words.gapBlocker)) }
      _ = scene.present(other, from: presenter)
    }
    let presented = scene.controller(pointers[.presented], orUnknown: "presented", isOther: true)
    scene.takeForRoot(presenter)
    if line.topic == .inTransition { scene.remark(.logGuess(fact: Words.guessTransition)) }
    if !isOver { scene.step(.present(Sourced(other), from: Sourced(presenter))) }
    scene.step(
      .present(Sourced(presented), from: Sourced(asked)), during: isOver ? nil : .transition,
      refused: line.plainText)
  }

  /// Describes a presenter outside the window: of three possible causes, the most common.
  private mutating func describeOutsideWindow(_ line: LogLine) {
    let before = scene.unknown("before")
    let presenter = scene.controller(line.pointers[.presenter], orUnknown: "presenter")
    let asked = scene.ask(line.pointers[.sender], below: presenter)
    let presented = scene.controller(
      line.pointers[.presented], orUnknown: "presented", isOther: true)
    scene.root = before
    scene.scenes = [presenter, presented]
    scene.remark(.logGap(fact: Words.gapCause))
    let refused = { (time: StepTime?) in
      LogScene.made(
        .present(Sourced(presented), from: Sourced(asked)), during: time, refused: line.plainText)
    }
    scene.alternatives = [
      Alternative(
        label: "viewDidLoad?",
        steps: [
          LogScene.made(.setRootViewController(Sourced(presenter), of: Sourced(0))),
          refused(.viewDidLoad),
        ]),
      Alternative(
        label: "dismiss?",
        steps: [
          LogScene.made(.present(Sourced(presenter), from: Sourced(before))),
          LogScene.made(.dismiss(Sourced(presenter))), refused(nil),
        ]),
      Alternative(label: "view.window == nil?", steps: [refused(nil)]),
    ]
  }

  private mutating func describeTransition(_ line: LogLine, _ others: [LogLine]) {
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
      scene.step(
        .present(Sourced(second), from: Sourced(root)), during: .transition,
        refused: line.plainText)
    } else {
      scene.step(.dismiss(Sourced(other)), during: .transition, refused: line.plainText)
    }
  }

  /// Describes presenting an active controller: before iOS 13, a child or one that is presented
  /// already.
  private mutating func describeActive(_ line: LogLine) {
    let holder = scene.unknown("holder")
    let presented = scene.controller(line.pointers[.presented], orUnknown: "presented")
    scene.root = holder
    scene.scenes = [presented]
    scene.remark(.logGap(fact: Words.gapCause))
    let refused = LogScene.made(
      .present(Sourced(presented), from: Sourced(holder)), refused: line.plainText)
    scene.alternatives = [
      Alternative(
        label: "presentedViewController?",
        steps: [LogScene.made(.present(Sourced(presented), from: Sourced(holder))), refused]),
      Alternative(
        label: "parentViewController?",
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
    scene.step(.present(Sourced(presented), from: Sourced(presenter)), refused: line.plainText)
  }
}
