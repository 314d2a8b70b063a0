import VCSource

extension English {
  package func text(of fault: Message.Declaration) -> String {
    switch fault {
    case .childrenOfContainer(let name):
      "the view controllers of \(withArticle(name)) are listed under 'viewControllers'"
    case .notAContainer(let name, let isKnown, let suggestion):
      "\(quoted(name)) is not known to have 'viewControllers'"
        + (suggestion.map { suggesting($0) }
          ?? (isKnown ? "; use 'children'" : "; name its 'superclass', or use 'children'"))
    case .selectedIndexWithoutTabs(let name):
      "only a tab bar controller has a 'selectedIndex', and \(quoted(name)) is none"
    case .keyOfAnotherClass(let key, let owner, let className):
      "only \(withArticle(owner)) has '\(key)', and \(quoted(className)) is none"
    case .noTabWithIdentifier(let identifier, let id):
      "'\(id)' has no tab with the identifier \(quoted(identifier))"
    case .selectedIndexOutOfRange(let index, let count):
      "'selectedIndex' is \(index), but \(phrase(forIndices: count))"
    case .classOfNoViewController(let name, let nature, let replacement):
      "\(name) is not a view controller: \(phrase(for: nature))"
        + (replacement.map { "; use \($0)" } ?? "")
    case .childOfTwo(let child, let first, let second):
      "'\(child)' is a child of '\(first)' already, and cannot be one of '\(second)' too"
    case .splitOnPhone(let id):
      "'\(id)' is a split view controller, which an iPhone does not have before iOS 8"
    case .notTwoColumns(let id, let count):
      "before iOS 8 a split view controller has two view controllers, and '\(id)' has \(count)"
    case .columnsBesideList(let id):
      "'\(id)' has columns with names, so it has no list of 'viewControllers'"
    case .topColumnOfList(let id):
      "'\(id)' lists its view controllers, so its delegate isn't asked for "
        + "'topColumnForCollapsing'; use 'collapseSecondary', or name the columns"
    case .collapseOfNamedColumns(let id):
      "the columns of '\(id)' have names, so nobody asks its delegate 'collapseSecondary'"
    case .supplementaryOfTwo(let id):
      "'\(id)' is of the style 'doubleColumn', which has no 'supplementary' column"
    case .notASearchController(let id, let className):
      "a 'searchController' is a UISearchController, and '\(id)' is \(withArticle(className))"
    case .tabsBesideList(let id): "'\(id)' has 'tabs', so it has no list of 'viewControllers'"
    case .managesNoStack(let id, let className):
      "a 'managingNavigationController' is a UINavigationController, and '\(id)' is "
        + withArticle(className)
    case .notRefused: "the step isn't refused; leave 'expect: refused' out"
    }
  }

  private func phrase(for nature: Message.Nature) -> String {
    switch nature {
    case .view: "it is a view"
    case .noView: "it is an object without a view"
    case .showsItsView: "it shows its view by itself, in one of yours or on the whole screen"
    case .viewsForAnother: "its views stand in a view controller of yours"
    case .showsItsOwn: "it shows one of its own, to which there is no way"
    case .showsPopover:
      "it shows yours in a popover; present that one, with the style 'popover'"
    case .managesPresentation:
      "it manages the presentation of yours; present that one, with a 'modalPresentationStyle'"
    }
  }

  private func phrase(forIndices count: Int) -> String {
    switch count {
    case 0: "there are no view controllers to select"
    case 1: "the only view controller has the index 0"
    default: "the view controllers have the indices 0 to \(count - 1)"
    }
  }

  package func text(of note: Message.EngineNote) -> String {
    switch note {
    case .namedHereFirst(let id): "'\(id)' is here first"
    case .declaredHere(let id): "'\(id)' is declared here"
    case .presentedHere(let id): "'\(id)' is presented here"
    case .departedHere(let id, .leftWithRoot):
      "'\(id)' left here, when the window got another root view controller"
    case .departedHere(let id, .collapsed):
      "'\(id)' has no column: in compact width its split view controller shows one controller alone"
    case .departedHere(let id, .expanded):
      "'\(id)' left here, when its split view controller showed its columns again"
    case .departedHere(let id, let departure): "'\(id)' was \(departure.rawValue) here"
    case .tabNotSelected(let tab, let tabBar, let selected):
      "of the tabs of '\(tabBar)', '\(selected)' is selected, not '\(tab)'"
    case .coveredInStack(let child, let top, let navigation):
      "'\(top)' covers '\(child)' in the stack of '\(navigation)'"
    case .columnHidden(let column, let split): "'\(split)' hides its column '\(column)'"
    case .viewLeftWindow(let presenter, let presented):
      "the view of '\(presenter)' left the window when it presented '\(presented)'"
    case .windowHidden(let root):
      "the window of '\(root)' is hidden; send it 'makeKeyAndVisible' first"
    case .superclassMeaning:
      "'superclass' names the view controller class of UIKit's that decides what it is"
    case .firstInViewDidAppear(let id):
      "present it in '\(code.name(of: .viewDidAppear))' of '\(id)'; '\(code.name(of: .viewIsAppearing))' "
        + "also works, but a transition may still run then"
    case .inCompletionHandler(let front?):
      "send \(code.name(of: .present)) to '\(front)' instead, in the completion handler of the step before, "
        + "or in that of its transitionCoordinator"
    case .inCompletionHandler(nil):
      "the place for it is the completion handler of the step before, or that of its "
        + "transitionCoordinator"
    case .delegateHearsOfAttempt:
      "the delegate of its presentation controller is sent "
        + "'\(code.name(of: .didAttemptToDismiss))'"
    case .notEstablished(let doubt): notEstablishedNote(doubt)
    case .uiKit(let message):
      switch message.response {
      case .logs: "\(message.framework) logs: \(message.words)"
      case .raises(let exception): "UIKit raises \(exception ?? "an exception"): \(message.words)"
      }
    }
  }
}
