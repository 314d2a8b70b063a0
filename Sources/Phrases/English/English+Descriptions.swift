import Diagnostics

extension English {
  package func text(of fault: Message.Description) -> String {
    switch fault {
    case .missingViewController: "a view controller is missing here"
    case .notAViewController(let value):
      "a view controller is a class name or a mapping, not \(phrase(for: value))"
    case .invalidClassName(let name): "\(quoted(name)) is not the name of a class"
    case .unknownSuperclass(let name, let suggestion):
      "\(quoted(name)) is not a class of UIKit's" + suggesting(suggestion)
    case .needlessSuperclass(let name):
      "'superclass' says nothing here: \(quoted(name)) is UIKit's own"
    case .bothListsOfChildren:
      "a view controller has 'viewControllers' or 'children', not both"
    case .notALink(let text):
      "\(quoted(text)) is not a link; write an address with http:// or https://, or a relative one"
    case .stepsLeftOut: "the steps are left out; only the first input's steps are performed"
    case .presentsInStep:
      "'presents' tells what is presented before the first step; here, add a step 'present'"
    case .emptyID: "an id must not be empty"
    case .controlCharacterInID: "an id must not hold line breaks or control characters"
    case .duplicateID(let id): "two view controllers have the id \(quoted(id))"
    case .idDeclaredLater(let id): "\(quoted(id)) is declared only further down"
    case .unknownID(let id, let suggestion):
      "no view controller has the id \(quoted(id))" + suggesting(suggestion)
    case .unknownWindow(let id, let known, let suggestion):
      "no window has the id \(quoted(id)); "
        + (known.isEmpty
          ? "the description names no 'window'"
          : known.count == 1
            ? "the window is \(quoted(known[0]))"
            : suggestion.map { "did you mean \(quoted($0))?" } ?? "the windows are \(names(known))")
    case .ambiguousWindow(let ids): "there are several windows; add 'of' with \(names(ids, "or"))"
    case .windowsBeside(let key): "a description has 'windows' or '\(key)', not both"
    case .noWindows: "'windows' has no window"
    case .duplicateWindowID(let id): "two windows have the id \(quoted(id))"
    case .notALevel(let value, let names, let suggestion):
      "'windowLevel' takes \(names.joined(separator: ", ")) or a number, not \(phrase(for: value))"
        + suggesting(suggestion)
    case .objectIDTaken(let id): "the object's id \(quoted(id)) is already in use"
    case .invalidPropertyName(let name): "\(quoted(name)) is not the name of a property"
    case .windowIDTaken(let id): "the window's id \(quoted(id)) is a view controller's too"
    }
  }

  package func text(of fault: Message.Step) -> String {
    switch fault {
    case .stepWithoutAction(let actions):
      "the step has no action: " + list(actions.map { "'\($0)'" }, "or")
    case .secondAction(let action):
      "a step has one action; put '\(action)' in a step of its own"
    case .wrongPreposition(let action, let right, let wrong):
      right.map { "'\(action)' takes '\($0)', not '\(wrong)'" }
        ?? "'\(action)' takes nothing else; remove '\(wrong)'"
    case .keyOfAnotherAction(let key, let actions, let action):
      "only \(list(actions.map { "'\($0)'" }, "and")) \(actions.count == 1 ? "takes" : "take") "
        + "'\(key)', and this is '\(action)'"
    case .missingPreposition(let action, let preposition):
      "'\(action)' needs '\(preposition)' with an id"
    }
  }

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
    }
  }

  private func phrase(for nature: Message.Nature) -> String {
    switch nature {
    case .view: "it is a view"
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

  package func text(of note: Message.Note) -> String {
    switch note {
    case .standsHereFirst: "it is here first"
    case .namedHereFirst(let id): "'\(id)' is here first"
    case .declaredHereFirst: "it is first declared here"
    case .isDeclaredHere: "it is declared here"
    case .declaredHere(let id): "'\(id)' is declared here"
    case .keyStandsHere(let key): "'\(key)' is here"
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
    case .otherWindow(let root): "the window of '\(root)' is not read"
    case .viewLeftWindow(let presenter, let presented):
      "the view of '\(presenter)' left the window when it presented '\(presented)'"
    case .levelsOfDescription:
      "in a description, each view controller and each list of them is a level"
    case .beginsHere(let construct): "the \(construct.rawValue) begins here"
    case .possibleKeys(let keys): "the keys here are " + list(keys.map { "'\($0)'" }, "and")
    case .meantValue(let value): "did you mean \(quoted(value))?"
    case .possibleValues(let choices): "it takes " + list(choices, "or")
    case .superclassMeaning:
      "'superclass' names the class of UIKit's that decides what it is"
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
    case .uiKit(.logs, let text): "UIKit logs: \(text)"
    case .uiKit(.raises(let exception), let text):
      "UIKit raises \(exception ?? "an exception"): \(text)"
    }
  }
}
