import VCDescriptions
import VCEngine
import VCSource

/// Decodes messages about children and stacks.
extension LogDecoder {
  mutating func child(of line: LogLine) -> ViewController.Index {
    scene.controller(line.pointers[.child], orUnknown: "child")
  }

  mutating func describeRequestedParent(_ line: LogLine) {
    let holder = scene.controller(line.pointers[.holder], orUnknown: "holder")
    let other = scene.controller(line.pointers[.other], orUnknown: "parent")
    let added = child(of: line)
    takeForRoot(holder, containing: other, of: line)
    scene.step(.addSubview(Sourced(added), of: Sourced(holder)))
    scene.step(.add(Sourced(added), to: Sourced(other)), refused: line.plainText)
  }

  mutating func describeActualParent(_ line: LogLine) {
    let holder = scene.controller(line.pointers[.holder], orUnknown: "holder")
    let added: ViewController.Index
    if line.pointers[.other]?.isNull == true {
      scene.takeForRoot(holder)
      added = child(of: line)
    } else {
      let other = scene.controller(line.pointers[.other], orUnknown: "parent")
      added = child(of: line)
      takeForRoot(holder, containing: other, of: line)
      scene.contain(added, in: other)
    }
    scene.step(.addSubview(Sourced(added), of: Sourced(holder)), refused: line.plainText)
  }

  private mutating func takeForRoot(
    _ holder: ViewController.Index, containing other: ViewController.Index, of line: LogLine
  ) {
    // A view without a controller: only the intended parent is known.
    if line.pointers[.holder]?.isNull == true {
      scene.scenes = [holder]
      return scene.takeForRoot(other)
    }
    scene.contain(other, in: holder)
    scene.takeForRoot(holder)
    scene.remark(
      .logGuess(fact: Words.guessNothingBetween(id: scene.id(other), other: scene.id(holder))))
  }

  mutating func describeRootAsChild(_ line: LogLine) {
    let container = scene.controller(line.pointers[.presenter], orUnknown: "container")
    let added = child(of: line)
    scene.root = added
    scene.scenes = [container]
    scene.step(.add(Sourced(added), to: Sourced(container)), refused: line.plainText)
  }

  mutating func describeNoCommonParent(_ line: LogLine) {
    let parent = scene.unknown("parent")
    let old = child(of: line)
    let new = scene.controller(line.pointers[.other], orUnknown: "other")
    scene.contain(old, in: parent)
    scene.root = parent
    scene.step(.transition(Sourced(new), from: Sourced(old)), refused: line.plainText)
  }

  // MARK: Stacks

  mutating func describePushedTwice(_ line: LogLine) {
    let first = scene.unknown("first")
    let pushed = scene.controller(line.pointers[.child], orUnknown: "pushed")
    let navigation = scene.stack(line.pointers[.navigation], of: [first, pushed])
    scene.takeForRoot(navigation)
    scene.step(.push(Sourced(pushed), onto: Sourced(navigation)), refused: line.plainText)
  }

  mutating func describePoppedToStranger(_ line: LogLine) {
    let navigation = scene.stack(nil, of: [scene.unknown("first"), scene.unknown("top")])
    let stranger = scene.unknown("stranger")
    scene.scenes = [stranger]
    scene.takeForRoot(navigation)
    scene.step(.popTo(Sourced(stranger)), refused: line.plainText)
  }

  mutating func describeNotDistinct(_ line: LogLine) {
    let member = scene.controller(line.pointers[.child], orUnknown: "member")
    let navigation = scene.stack(nil, of: [scene.unknown("first")])
    scene.takeForRoot(navigation)
    scene.step(
      .setViewControllers([Sourced(member), Sourced(member)], of: Sourced(navigation)),
      refused: line.plainText)
  }

  /// Describes a container or nil being pushed.
  mutating func describePushed(_ line: LogLine) {
    let navigation = scene.stack(line.pointers[.navigation], of: [scene.unknown("first")])
    let pushed: ViewController.Index
    switch line.topic {
    case .pushedNavigation: pushed = scene.unknown("pushed", ofClass: "UINavigationController")
    case .pushedSplit: pushed = scene.controller(line.pointers[.child], orUnknown: "split")
    default:
      pushed = scene.unknown("nothing")
      scene[pushed].title = Sourced("nil")
    }
    scene.takeForRoot(navigation)
    scene.step(.push(Sourced(pushed), onto: Sourced(navigation)), refused: line.plainText)
  }

  mutating func describeStackNotUpdated(_ line: LogLine) {
    let (top, method) = (scene.unknown("top"), line.words[.method] ?? "")
    let first = method.hasPrefix("pop") ? scene.unknown("first") : nil
    let navigation = scene.stack(line.pointers[.navigation], of: [first, top].compactMap(\.self))
    let other = scene.unknown("other")
    scene.takeForRoot(navigation)
    scene.remark(.logGuess(fact: Words.guessTransition))
    scene.step(.present(Sourced(other), from: Sourced(top)))
    let words = line.plainText
    if method.hasPrefix("popToRoot") {
      scene.step(.popToRoot(Sourced(navigation)), refused: words)
    } else if method.hasPrefix("popTo"), let first {
      scene.step(.popTo(Sourced(first)), refused: words)
    } else if method.hasPrefix("pop") {
      scene.step(.pop(Sourced(navigation)), during: .transition, refused: words)
    } else {
      let pushed = scene.unknown("pushed")
      if method.contains("push") {
        scene.step(
          .push(Sourced(pushed), onto: Sourced(navigation)), during: .transition, refused: words)
      } else {
        scene.step(.setViewControllers([Sourced(pushed)], of: Sourced(navigation)), refused: words)
      }
    }
  }

  /// Describes two overlapping pushes or pops, which UIKit carries out.
  mutating func describeTwo(_ line: LogLine, _ others: [LogLine]) {
    let event = [line] + others
    let named = event.lazy.compactMap { $0.pointers[.child] }.first
    let (isPush, isPop) = (
      event.contains { $0.topic == .nestedPush },
      event.contains { $0.topic == .nestedPop || $0.topic == .unbalanced }
    )
    let first = scene.unknown("first")
    let top: ViewController.Index
    if isPush || !isPop {
      let navigation = scene.stack(nil, of: [first])
      top = scene.controller(named, orUnknown: "pushed")
      let second = scene.unknown("second")
      scene.takeForRoot(navigation)
      scene.step(.push(Sourced(top), onto: Sourced(navigation)))
      scene.step(.push(Sourced(second), onto: Sourced(navigation)), during: .transition)
    } else {
      let second = scene.unknown("second")
      top = scene.controller(named, orUnknown: "top")
      let navigation = scene.stack(nil, of: [first, second, top])
      scene.takeForRoot(navigation)
      scene.step(.pop(Sourced(navigation)))
      scene.step(.pop(Sourced(navigation)), during: .transition)
    }
    if line.pointers[.child] == nil, named != nil {
      scene.remark(.logGuess(fact: Words.guessSameEvent(id: scene.id(top))))
    }
  }
}
