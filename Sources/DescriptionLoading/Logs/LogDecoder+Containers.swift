import Diagnostics
import ViewControllers

/// What texts about children and stacks become.
extension LogDecoder {
  mutating func describeContaining(_ line: LogLine) {
    let (pointers, words) = (line.pointers, line.plainText)
    let child = { (scene: inout LogScene) in
      scene.controller(pointers[.child], orUnknown: "child")
    }
    switch line.topic {
    case .requestedParent:
      let holder = scene.controller(pointers[.holder], orUnknown: "holder")
      let other = scene.controller(pointers[.other], orUnknown: "parent")
      let added = child(&scene)
      // Nobody's view: all that is known is who was to be the parent.
      if pointers[.holder]?.isNull == true {
        scene.scenes = [holder]
        scene.takeForRoot(other)
        scene.step(.addSubview(Sourced(added), of: Sourced(holder)))
        scene.step(.add(Sourced(added), to: Sourced(other)), refused: words)
        return
      }
      scene.contain(other, in: holder)
      scene.takeForRoot(holder)
      scene.remark(.logGuess(.nothingBetween(scene.id(other), scene.id(holder))))
      scene.step(.addSubview(Sourced(added), of: Sourced(holder)))
      scene.step(.add(Sourced(added), to: Sourced(other)), refused: words)
    case .actualParent:
      let holder = scene.controller(pointers[.holder], orUnknown: "holder")
      if pointers[.other]?.isNull == true {
        scene.takeForRoot(holder)
        scene.step(.addSubview(Sourced(child(&scene)), of: Sourced(holder)), refused: words)
        return
      }
      let other = scene.controller(pointers[.other], orUnknown: "parent")
      let added = child(&scene)
      if pointers[.holder]?.isNull == true {
        scene.contain(added, in: other)
        scene.scenes = [holder]
        scene.takeForRoot(other)
        scene.step(.addSubview(Sourced(added), of: Sourced(holder)), refused: words)
        return
      }
      scene.contain(other, in: holder)
      scene.contain(added, in: other)
      scene.takeForRoot(holder)
      scene.remark(.logGuess(.nothingBetween(scene.id(other), scene.id(holder))))
      scene.step(.addSubview(Sourced(added), of: Sourced(holder)), refused: words)
    case .rootAsChild:
      let container = scene.controller(pointers[.presenter], orUnknown: "container")
      let added = child(&scene)
      scene.root = added
      scene.scenes = [container]
      scene.step(.add(Sourced(added), to: Sourced(container)), refused: words)
    case .noCommonParent:
      let parent = scene.unknown("parent")
      let old = child(&scene)
      let new = scene.controller(pointers[.other], orUnknown: "other")
      scene.contain(old, in: parent)
      scene.root = parent
      scene.step(.transition(Sourced(new), from: Sourced(old)), refused: words)
    default:
      guard pointers[.child]?.name != nil else { return }
      scene.takeForRoot(child(&scene))
    }
  }

  // MARK: Stacks

  mutating func describeNavigating(_ line: LogLine, with others: [LogLine]) {
    let (pointers, words) = (line.pointers, line.plainText)
    switch line.topic {
    case .stackNotUpdated: describeStackNotUpdated(line)
    case .nestedPush, .nestedPop, .unbalanced, .subviewOfItself:
      let event = [line] + others
      let named = event.lazy.compactMap { $0.pointers[.child] }.first
      describeTwo(
        named,
        arePushes: !event.contains { $0.topic == .nestedPop || $0.topic == .unbalanced }
          || event.contains { $0.topic == .nestedPush })
      if pointers[.child] == nil, let named {
        scene.remark(
          .logGuess(.sameEvent(scene.id(scene.controller(named, orUnknown: "pushed")))))
      }
    case .pushedTwice:
      let first = scene.unknown("first")
      let pushed = scene.controller(pointers[.child], orUnknown: "pushed")
      let navigation = scene.stack(pointers[.navigation], of: [first, pushed])
      scene.takeForRoot(navigation)
      scene.step(.push(Sourced(pushed), onto: Sourced(navigation)), refused: words)
    case .poppedToStranger:
      let navigation = scene.stack(nil, of: [scene.unknown("first"), scene.unknown("top")])
      let stranger = scene.unknown("stranger")
      scene.scenes = [stranger]
      scene.takeForRoot(navigation)
      scene.step(.popTo(Sourced(stranger)), refused: words)
    case .notDistinct:
      let member = scene.controller(pointers[.child], orUnknown: "member")
      let navigation = scene.stack(nil, of: [scene.unknown("first")])
      scene.takeForRoot(navigation)
      scene.step(
        .setViewControllers([Sourced(member), Sourced(member)], of: Sourced(navigation)),
        refused: words)
    default:
      let navigation = scene.stack(pointers[.navigation], of: [scene.unknown("first")])
      let pushed: ViewController.Index
      switch line.topic {
      case .pushedNavigation:
        pushed = scene.unknown("pushed", ofClass: "UINavigationController")
      case .pushedSplit:
        pushed = scene.controller(pointers[.child], orUnknown: "split")
      default:
        pushed = scene.unknown("nothing")
        scene[pushed].title = Sourced("nil")
      }
      scene.takeForRoot(navigation)
      scene.step(.push(Sourced(pushed), onto: Sourced(navigation)), refused: words)
    }
  }

  private mutating func describeStackNotUpdated(_ line: LogLine) {
    let (top, method) = (scene.unknown("top"), line.words[.method] ?? "")
    let first = method.hasPrefix("pop") ? scene.unknown("first") : nil
    let navigation = scene.stack(line.pointers[.navigation], of: [first, top].compactMap(\.self))
    let other = scene.unknown("other")
    scene.takeForRoot(navigation)
    scene.remark(.logGuess(.transition))
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
        scene.step(
          .setViewControllers([Sourced(pushed)], of: Sourced(navigation)), refused: words)
      }
    }
  }

  /// Two pushes or two pops at a time, which UIKit carries out.
  private mutating func describeTwo(_ named: LogPointer?, arePushes: Bool) {
    let first = scene.unknown("first")
    if arePushes {
      let navigation = scene.stack(nil, of: [first])
      let pushed = scene.controller(named, orUnknown: "pushed")
      let second = scene.unknown("second")
      scene.takeForRoot(navigation)
      scene.step(.push(Sourced(pushed), onto: Sourced(navigation)))
      scene.step(.push(Sourced(second), onto: Sourced(navigation)), during: .transition)
    } else {
      let second = scene.unknown("second")
      let top = scene.controller(named, orUnknown: "top")
      let navigation = scene.stack(nil, of: [first, second, top])
      scene.takeForRoot(navigation)
      scene.step(.pop(Sourced(navigation)))
      scene.step(.pop(Sourced(navigation)), during: .transition)
    }
  }
}
