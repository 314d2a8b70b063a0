import VCEngine
import VCSource

// The rows of the engine's messages. The engine has no sentences.

extension Message.Segue {
  var words: Words {
    switch self {
    case .unknownSegue(let name, let suggestion): .unknownSegue(name: name, suggestion: suggestion)
    case .ambiguousSegue(let name, let sources): .ambiguousSegue(sources: sources, name: name)
    case .noWay(let scene): .noWay(scene: scene)
    case .segueWithoutKind(let kinds): .segueWithoutKind(kinds: kinds)
    case .secondKind(let kind): .secondKind(kind: kind)
    case .customSegue(let name): .customSegue(name: name)
    case .unwindsSomewhere(let name): .unwindsSomewhere(name: name)
    case .notOnTheWayBack(let id, let source): .notOnTheWayBack(id: id, source: source)
    }
  }
}

extension Message.Hint {
  var words: Words {
    switch self {
    case .unreachedContext(let id): .unreachedContext(id: id)
    case .contextOnPhone(let style): .contextOnPhone(style: style)
    case .nobodyDefinesContext(let style, let presenter, let presented):
      .nobodyDefinesContext(style: style, presenter: presenter, presented: presented)
    case .presentsOutOfWindow(let presenter, let presented):
      .presentsOutOfWindow(presenter: presenter, presented: presented)
    case .rulesChooseAnother(let expected, let presenter, let presented, let isInContext):
      .rulesChooseAnother(
        presenter: presenter, presented: presented, expected: expected, isInContext: isInContext)
    case .actionSheetWithoutSource(let id): .actionSheetWithoutSource(id: id)
    case .pointsAtNothing(let id): .pointsAtNothing(id: id)
    case .ignoredStyle(let id): .ignoredStyle(id: id)
    case .presenterIsDetached(let presenter, let holder):
      .presenterIsDetached(presenter: presenter, holder: holder)
    case .waitsForTransition(let id): .waitsForTransition(id: id)
    case .unexplainedRefusal(let words): .unexplainedRefusal(words: words)
    case .timeOfGesture: .timeOfGesture
    case .methodTooNew(let method, let version, let ios):
      .methodTooNew(method: method, version: version, ios: ios)
    case .keyTooNew(let key, let version, let ios): .keyTooNew(key: key, version: version, ios: ios)
    case .unlistedDetent(let key, let detent, let id):
      .unlistedDetent(id: id, detent: detent, key: key)
    case .withoutAnswer(let key): .withoutAnswer(key: key)
    case .unlistedTab(let identifier): .unlistedTab(identifier: identifier)
    case .newInstance(let id, let className): .newInstance(id: id, className: className)
    case .emptyStack(let id): .emptyStack(id: id)
    case .tooManyTabs(let id, let count): .tooManyTabs(id: id, count: count)
    case .extraColumns(let id, let count): .extraColumns(id: id, count: count)
    case .columnsTooNew(let id, let ios): .columnsTooNew(id: id, ios: ios)
    case .inspectorTooNew(let id, let ios): .inspectorTooNew(id: id, ios: ios)
    case .neverUsed(let id): .neverUsed(id: id)
    case .windowWithoutScene(let window, let holder, let ios):
      .windowWithoutScene(holder: holder, window: window, ios: ios)
    case .unreachedScene(let id): .unreachedScene(id: id)
    case .circleOfPresentations(let ids): .circleOfPresentations(ids: ids, count: ids.count)
    case .addCountsAs(let action, let id, let className):
      .addCountsAs(id: id, className: className, action: action)
    case .viewWithoutController(let id, let holder): .viewWithoutController(id: id, holder: holder)
    case .leavesParent(let id, let parent, let container):
      .leavesParent(id: id, parent: parent, container: container)
    case .closedContent(let className, let id): .closedContent(className: className, id: id)
    case .unknownClass(let name, let suggestion): .unknownClass(name: name, suggestion: suggestion)
    case .soundsLikeContainer(let name, let superclass):
      .soundsLikeContainer(name: name, superclass: superclass)
    case .presentationEnds(let id, let presenter, let leaving, let departure):
      .presentationEnds(
        id: id, presenter: presenter, isLeaving: presenter == leaving, departure: departure,
        leaving: leaving)
    case .leavesWithRoot(let presented, let root, let others, let window):
      .leavesWithRoot(presented: presented, others: others, root: root, window: window)
    case .classGone(let name, let version, let replacement):
      .classGone(name: name, version: version, replacement: replacement)
    case .classDeprecated(let name, let version, let replacement):
      .classDeprecated(name: name, version: version, replacement: replacement)
    case .classTooNew(let name, let version, let ios):
      .classTooNew(name: name, version: version, ios: ios)
    case .styleTooNew(let style, let version, let ios):
      .styleTooNew(style: style, version: version, ios: ios)
    case .styleOfTVOS(let style): .styleOfTVOS(style: style)
    case .undocumented(let doubt): .notEstablishedNote(doubt: doubt.words)
    case .decidesOnStatusBar(let front, let below): .decidesOnStatusBar(front: front, below: below)
    }
  }
}

extension Message.EngineNote {
  var words: Words {
    switch self {
    case .namedHereFirst(let id): .namedHereFirst(id: id)
    case .declaredHere(let id): .declaredHere(id: id)
    case .presentedHere(let id): .presentedHere(id: id)
    case .dismissActionPops(let id, let stack): .dismissActionWouldPop(id: id, stack: stack)
    case .departedHere(let id, let departure): .departedHere(departure: departure, id: id)
    case .tabNotSelected(let tab, let tabBar, let selected):
      .tabNotSelected(tabBar: tabBar, selected: selected, tab: tab)
    case .coveredInStack(let child, let top, let navigation):
      .coveredInStack(top: top, child: child, navigation: navigation)
    case .columnHidden(let column, let split): .columnHidden(split: split, column: column)
    case .seenOutside(let id): .seenOutside(id: id)
    case .viewLeftWindow(let presenter, let presented):
      .viewLeftWindow(presenter: presenter, presented: presented)
    case .windowHidden(let root): .windowHidden(root: root)
    case .superclassMeaning: .superclassMeaning
    case .firstInViewDidAppear(let id): .firstInViewDidAppear(id: id)
    case .inCompletionHandler(let front): .inCompletionHandler(front: front)
    case .delegateHearsOfAttempt: .delegateIsSentAttempt
    case .notEstablished(let doubt): .notEstablishedNote(doubt: doubt.words)
    case .uiKit(let message):
      switch message.response {
      case .logs: .uiKitLogs(framework: message.framework, words: message.words)
      case .raises(let exception): .uiKitRaises(exception: exception, words: message.words)
      }
    }
  }
}
