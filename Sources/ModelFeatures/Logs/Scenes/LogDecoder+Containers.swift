import VCDescriptions
import VCEngine
import VCSource

/// Decodes messages about children and stacks.
extension LogDecoder {
  mutating func describeRequestedParent() {
    let holder = controller(.holder, orUnknown: "holder")
    let other = controller(.other, orUnknown: "parent")
    let added = controller(.child, orUnknown: "child")
    takeForRoot(holder, containing: other)
    scene.step(.addSubview(Sourced(added), of: Sourced(holder)))
    refuse(.add(Sourced(added), to: Sourced(other)))
  }

  mutating func describeActualParent() {
    let holder = controller(.holder, orUnknown: "holder")
    let added: ViewController.Index
    if line.pointers[.other]?.isNull == true {
      scene.takeForRoot(holder)
      added = controller(.child, orUnknown: "child")
    } else {
      let other = controller(.other, orUnknown: "parent")
      added = controller(.child, orUnknown: "child")
      takeForRoot(holder, containing: other)
      scene.contain(added, in: other)
    }
    refuse(.addSubview(Sourced(added), of: Sourced(holder)))
  }

  private mutating func takeForRoot(
    _ holder: ViewController.Index, containing other: ViewController.Index
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

  mutating func describeRootAsChild() {
    let container = controller(.presenter, orUnknown: "container")
    let added = controller(.child, orUnknown: "child")
    scene.root = added
    scene.scenes = [container]
    refuse(.add(Sourced(added), to: Sourced(container)))
  }

  mutating func describeNoCommonParent() {
    let parent = scene.unknown("parent")
    let old = controller(.child, orUnknown: "child")
    let new = controller(.other, orUnknown: "other")
    scene.contain(old, in: parent)
    scene.root = parent
    refuse(.transition(Sourced(new), from: Sourced(old)))
  }

  // MARK: Stacks

  mutating func describePushedTwice() {
    let first = scene.unknown("first")
    let pushed = controller(.child, orUnknown: "pushed")
    let navigation = scene.stack(line.pointers[.navigation], of: [first, pushed])
    scene.takeForRoot(navigation)
    refuse(.push(Sourced(pushed), onto: Sourced(navigation)))
  }

  mutating func describePoppedToStranger() {
    let navigation = scene.stack(nil, of: [scene.unknown("first"), scene.unknown("top")])
    let stranger = scene.unknown("stranger")
    scene.scenes = [stranger]
    scene.takeForRoot(navigation)
    refuse(.popTo(Sourced(stranger)))
  }

  mutating func describeNotDistinct() {
    let member = controller(.child, orUnknown: "member")
    let navigation = scene.stack(nil, of: [scene.unknown("first")])
    scene.takeForRoot(navigation)
    refuse(.setViewControllers([Sourced(member), Sourced(member)], of: Sourced(navigation)))
  }

  /// Describes a container or nil being pushed.
  mutating func describePushed() {
    let navigation = scene.stack(line.pointers[.navigation], of: [scene.unknown("first")])
    let pushed: ViewController.Index
    switch line.topic {
    case .pushedNavigation: pushed = scene.unknown("pushed", ofClass: "UINavigationController")
    case .pushedSplit: pushed = controller(.child, orUnknown: "split")
    default:
      pushed = scene.unknown("nothing")
      scene[pushed].title = Sourced("nil")
    }
    scene.takeForRoot(navigation)
    refuse(.push(Sourced(pushed), onto: Sourced(navigation)))
  }

  mutating func describeStackNotUpdated() {
    let (top, method) = (scene.unknown("top"), line.words[.method] ?? "")
    let first = method.hasPrefix("pop") ? scene.unknown("first") : nil
    let navigation = scene.stack(line.pointers[.navigation], of: [first, top].compactMap(\.self))
    let other = scene.unknown("other")
    scene.takeForRoot(navigation)
    scene.remark(.logGuess(fact: Words.guessTransition))
    scene.step(.present(Sourced(other), from: Sourced(top)))
    if method.hasPrefix("popToRoot") {
      refuse(.popToRoot(Sourced(navigation)))
    } else if method.hasPrefix("popTo"), let first {
      refuse(.popTo(Sourced(first)))
    } else if method.hasPrefix("pop") {
      refuse(.pop(Sourced(navigation)), during: .transition)
    } else {
      let pushed = scene.unknown("pushed")
      if method.contains("push") {
        refuse(.push(Sourced(pushed), onto: Sourced(navigation)), during: .transition)
      } else {
        refuse(.setViewControllers([Sourced(pushed)], of: Sourced(navigation)))
      }
    }
  }

  /// Describes two overlapping pushes or pops, which UIKit carries out.
  mutating func describeTwo() {
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
