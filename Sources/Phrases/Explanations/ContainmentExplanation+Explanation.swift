import VCEngine
import VCSource

extension ContainmentExplanation: SpokenExplanation {
  package func say(to prose: inout Prose) {
    let yours = missing.sorted().map { calls[$0] }.filter { outerName(of: $0) == nil }
    if !yours.isEmpty { prose.say(.yourCallsMissing(calls: yours.map(code))) }
    if let refusal { return prose.say(refusal, isFirst: true) }
    sayPurpose(&prose)
    // The calls that are missing have been named first.
    prose.say(as: yours.isEmpty ? .answer : .detail, sayCalls)
    sayRule(&prose)
    if let emptied { prose.say(.leavesEmpty(stack: prose.id(emptied))) }
    if !dismissed.isEmpty { prose.say(.dismissedOnTheWay(ids: dismissed.map(prose.id))) }
    if !isOfViewAlone { prose.say(appearance) }
  }

  private func sayCalls(_ prose: inout Prose) {
    for (position, call) in calls.enumerated() {
      let number = position + 1
      if missing.contains(position) {
        prose.say(.missingCall(number: number, outer: outerName(of: call), code: code(of: call)))
      } else if let completed = nameOfCompleted(before: call) {
        prose.say(.callAfter(number: number, other: completed, code: code(of: call)))
      } else {
        prose.say(.call(outer: outerName(of: call), number: number, code: code(of: call)))
      }
    }
  }

  private func sayPurpose(_ prose: inout Prose) {
    let (child, container) = (prose.nameAndClass(child), container.map(prose.nameAndClass))
    if let replaced {
      prose.say(.toBeExchanged(new: child, old: prose.nameAndClass(replaced), parent: container))
    } else if let container, isOfViewAlone {
      prose.say(.viewToBeAdded(child: child, holder: container))
    } else if let container, !isRemoval {
      prose.say(.toBeAdded(child: child, parent: container))
    } else {
      prose.say(.toBeRemoved(child: child, parent: container))
    }
  }

  private func sayRule(_ prose: inout Prose) {
    guard let container else { return }
    if !missing.isEmpty {
      prose.say(.lacksParent(child: prose.id(child), holder: prose.id(container)), as: .reason)
      return prose.say(
        .logsWhenPresenting(child: prose.id(child), log: hierarchy.state.detached(child).words))
    }
    let kind = hierarchy.app.viewControllers[container].kind
    guard kind != .custom else {
      let parent = isRemoval ? nil : hierarchy.parentViewController(of: child)
      if replaced != nil {
        prose.say(.yourCallsAroundTransition(isAdded: parent != container))
      } else {
        prose.say(.yourCall(isRemoval: isRemoval))
      }
      if let parent, parent != container {
        prose.say(.yourCallOfMove(child: prose.id(child), parent: prose.id(parent)))
      }
      if !isRemoval, replaced == nil {
        prose.say(
          .setFrame(
            frame: "\(prose.id(child)).view.frame", bounds: "\(prose.id(container)).view.bounds"))
      }
      return
    }
    prose.say(.keepsProtocol(kind: kind))
    if kind == .navigation { prose.say(.onlyTopOfStackIsSeen) }
    if kind == .tabBar { prose.say(.onlySelectedTabIsSeen) }
  }

  private var rule: Rule {
    replaced != nil ? .transition : isOfViewAlone ? .viewAlone : .containmentCalls
  }

  package func write(to json: inout JSONWriter, in language: Language) {
    if let replaced {
      json.member("transition", hierarchy.id(child))
      json.member("from", hierarchy.id(replaced))
      json.member("in", container.map(hierarchy.id))
    } else {
      json.member(isRemoval ? "remove" : "add", hierarchy.id(child))
      json.member(isRemoval ? "from" : "to", container.map(hierarchy.id))
    }
    json.member("rule", rule.rawValue)
    json.objects("calls", calls.indices) { json, position in
      let call = calls[position]
      json.member("call", call.call)
      json.member("sentTo", code(of: call.receiver))
      let outer = outerName(of: call)
      json.member("by", outer == nil ? "your code" : "UIKit")
      json.member("inside", outer)
      if let completed = nameOfCompleted(before: call) { json.member("after", completed) }
      if isOfViewAlone { json.member("missing", missing.contains(position)) }
    }
    if refusal == nil, !isOfViewAlone { json.appearance(appearance, in: hierarchy) }
    json.member("emptied", emptied.map(hierarchy.id))
    json.array("dismissed", dismissed) { $0.string(hierarchy.id($1)) }
    json.refusal(refusal, in: language, hierarchy.app.spelling)
  }
}

extension ContainmentExplanation {
  /// The navigation controller that loses its only controller, nil if there is none.
  fileprivate var emptied: ViewController.Index? {
    guard refusal == nil, !isOfViewAlone, let stack = hierarchy.parentViewController(of: child),
      stack != container || isRemoval, hierarchy.app.viewControllers[stack].kind == .navigation
    else { return nil }
    return hierarchy.children(of: stack) == [child] ? stack : nil
  }

  /// The name of the call inside which UIKit makes a call, nil for calls by the app.
  package func outerName(of call: Call) -> String? {
    if case .uiKit(let outer) = call.sender { calls[outer].name } else { nil }
  }

  /// The name of the call in whose completion handler the app makes a call, nil for other calls.
  package func nameOfCompleted(before call: Call) -> String? {
    if case .completionHandler(let outer) = call.sender { calls[outer].name } else { nil }
  }
}
