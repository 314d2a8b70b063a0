import VCEngine
import VCSource

// The rows of the engine's messages. The engine has no sentences.

extension Message.Declaration {
  var words: Words {
    switch self {
    case .childrenOfContainer(let name): .childrenOfContainer(name: name)
    case .notAContainer(let name, let isKnown, let suggestion):
      .notAContainer(name: name, suggestion: suggestion, isKnown: isKnown)
    case .selectedIndexWithoutTabs(let name): .selectedIndexWithoutTabs(name: name)
    case .keyOfAnotherClass(let key, let owner, let className):
      .keyOfAnotherClass(owner: owner, key: key, className: className)
    case .selectedIndexOutOfRange(let index, let count):
      .selectedIndexOutOfRange(index: index, count: count, last: count - 1)
    case .noTabWithIdentifier(let identifier, let id):
      .noTabWithIdentifier(id: id, identifier: identifier)
    case .classOfNoViewController(let name, let nature, let replacement):
      .classOfNoViewController(name: name, nature: nature, replacement: replacement)
    case .childOfTwo(let child, let first, let second):
      .childOfTwo(child: child, first: first, second: second)
    case .splitOnPhone(let id): .splitOnPhone(id: id)
    case .notTwoColumns(let id, let count): .notTwoColumns(id: id, count: count)
    case .columnsBesideList(let id): .columnsBesideList(id: id)
    case .collapseOfNamedColumns(let id): .collapseOfNamedColumns(id: id)
    case .topColumnOfList(let id): .topColumnOfList(id: id)
    case .supplementaryOfTwo(let id): .supplementaryOfTwo(id: id)
    case .notASearchController(let id, let className):
      .notASearchController(id: id, className: className)
    case .tabsBesideList(let id): .tabsBesideList(id: id)
    case .managesNoStack(let id, let className): .managesNoStack(id: id, className: className)
    case .notRefused: .notRefused
    }
  }
}

extension Message.Containment {
  var words: Words {
    switch self {
    case .childOfItself(let id): .childOfItself(id: id)
    case .childContainsContainer(let child, let container):
      .childContainsContainer(child: child, container: container)
    case .rootAsChild(let root, let container, let window):
      .rootAsChild(root: root, window: window, container: container)
    case .presentedAsChild(let child, let presenter, let container):
      .presentedAsChild(child: child, presenter: presenter, container: container)
    case .childAsRoot(let id, let parent, let window):
      .childAsRoot(id: id, parent: parent, window: window)
    case .presentedAsRoot(let id, let presenter, let window):
      .presentedAsRoot(id: id, presenter: presenter, window: window)
    case .rootOfAnother(let id, let other, let window):
      .rootOfAnother(id: id, other: other, window: window)
    case .alreadyRoot(let id, let window): .alreadyRoot(id: id, window: window)
    case .pageCount(let page, let given, let required):
      .pageCount(page: page, required: required, given: given)
    case .navigationInStack(let child, let navigation):
      .navigationInStack(child: child, navigation: navigation)
    case .splitInStack(let child, let navigation):
      .splitInStack(child: child, navigation: navigation)
    case .listedTwice(let child, let container): .listedTwice(child: child, container: container)
    case .alreadyAChild(let child, let container):
      .alreadyAChild(child: child, container: container)
    case .ownPlace(let child): .ownPlace(child: child)
    case .viewInItself(let child, let holder):
      child == holder
        ? .viewInItself(child: child) : .viewInItsContent(child: child, holder: holder)
    case .viewOfAnothersChild(let child, let parent, let holder):
      .viewOfAnothersChild(child: child, parent: parent, holder: holder)
    case .viewInPlace(let child, let holder): .viewInPlace(child: child, holder: holder)
    case .viewInAnothers(let child, let holder, let container):
      .viewInAnothers(child: child, holder: holder, container: container)
    case .noParent(let child): .noParent(child: child)
    case .noCommonParent(let new, let old): .noCommonParent(new: new, old: old)
    case .transitionInUIKitsContainer(let container, let className):
      .transitionInUIKitsContainer(
        container: container, className: className,
        kind: UIKitClass(named: className.superclass ?? className.name)?.kind)
    case .noViewControllers(let id, let className): .noViewControllers(id: id, className: className)
    }
  }
}

extension Message.Container {
  var words: Words {
    switch self {
    case .alreadyInStack(let child, let navigation):
      .alreadyInStack(child: child, navigation: navigation)
    case .notANavigationController(let action, let id, let className):
      .notANavigationController(action: action, id: id, className: className)
    case .firstInStack(let id): .firstInStack(id: id)
    case .nothingToPop(let navigation): .nothingToPop(navigation: navigation)
    case .stackInTransition(let navigation, let presented, let isDismissal):
      .stackInTransition(navigation: navigation, presented: presented, isDismissal: isDismissal)
    case .inNoStack(let id): .inNoStack(id: id)
    case .topAlready(let id, let navigation): .topAlready(id: id, navigation: navigation)
    case .inNoNavigationStack(let view, let sender):
      .inNoNavigationStack(sender: sender, view: view)
    case .alreadyInSplitView(let child, let split, let isDetail):
      .alreadyInSplitView(child: child, isDetail: isDetail, split: split)
    case .notATabBarController(let id, let className):
      .notATabBarController(id: id, className: className)
    case .notAmongTabs(let id, let container): .notAmongTabs(id: id, container: container)
    case .columnsHaveNames(let split): .columnsHaveNames(split: split)
    case .noColumn(let column, let split): .noColumn(split: split, column: column)
    case .columnAlready(let column, let split, let isShown):
      .columnAlready(split: split, isShown: isShown, column: column)
    case .columnsAreCollapsed(let split): .columnsAreCollapsed(split: split)
    case .noSearchController(let id, let className):
      .noSearchController(id: id, className: className)
    case .searchIsActive(let search): .searchIsActive(search: search)
    case .noSizeClasses(let ios): .noSizeClasses(ios: ios)
    case .alreadyOfSizeClass(let sizeClass, let window):
      .alreadyOfSizeClass(window: window, sizeClass: sizeClass)
    }
  }
}

extension Message.Presentation {
  var words: Words {
    switch self {
    case .presentsItself(let id): .presentsItself(id: id)
    case .presentedHasParent(let id, let parent): .presentedHasParent(id: id, parent: parent)
    case .alreadyPresented(let id, let presenter): .alreadyPresented(id: id, presenter: presenter)
    case .rootPresented(let id, let window): .rootPresented(id: id, window: window)
    case .presentedContainsSender(let id, let sender):
      .presentedContainsSender(id: id, sender: sender)
    case .splitNotPresentable(let id): .splitNotPresentable(id: id)
    case .styleNone: .styleNone
    case .curlNeedsFullScreen(let id, let style): .curlNeedsFullScreen(id: id, style: style)
    case .popoverWithoutSource(let id): .popoverWithoutSource(id: id)
    case .pickerNeedsPopover(let id): .pickerNeedsPopover(id: id)
    case .transitionInPopover(let id, let style, let transition):
      .transitionInPopover(style: style, id: id, transition: transition)
    case .senderInNoWindow(let sender, let presented):
      .senderInNoWindow(sender: sender, presented: presented)
    case .presenterNotInWindow(let presenter, let presented):
      .presenterNotInWindow(presenter: presenter, presented: presented)
    case .alreadyPresenting(let presenter, let other, let refused):
      other == refused
        ? .alreadyPresentsIt(presenter: presenter, other: other)
        : .alreadyPresenting(presenter: presenter, other: other, refused: refused)
    case .nothingPresented(let receiver, let root, let window):
      .nothingPresented(receiver: receiver, root: root, window: window)
    case .receiverInNoWindow(let id): .dismissesNothingInNoWindow(id: id)
    case .doesNotAppear(let id, let method): .doesNotAppear(id: id, method: method)
    case .noTransition: .noTransition
    case .presenterInTransition(let presenter, let other, let isDismissal, let refused):
      .presenterInTransition(
        presenter: presenter, isDismissal: isDismissal, other: other, refused: refused)
    case .presenterNotYetInWindow(let presenter, let method, let sender, let presented):
      sender == presenter
        ? .senderNotYetInWindow(method: method, sender: sender, presented: presented)
        : .presenterNotYetInWindow(
          method: method, sender: sender, presenter: presenter, presented: presented)
    case .dismissedInTransition(let presenter, let other, let isDismissal):
      .dismissedInTransition(presenter: presenter, isDismissal: isDismissal, other: other)
    case .coveredFromUser(let id, let top): .coveredFromUser(id: id, top: top)
    case .outOfSight(let id): .outOfSight(id: id)
    case .noGesture(let id, let style, let since): .noGesture(since: since, id: id, style: style)
    case .dismissalPrevented(let id, let modal): .dismissalPrevented(id: id, modal: modal)
    }
  }
}
