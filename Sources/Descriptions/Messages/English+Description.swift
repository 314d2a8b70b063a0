import VCSource

extension English {
  package func text(of fault: Message.Description) -> String {
    switch fault {
    case .missingViewController: "a view controller is missing here"
    case .notAViewController(let value):
      "a view controller is a class name or a mapping, not \(phrase(for: value))"
    case .rootIsNil(inStep: false):
      "a window needs a root view controller here; a launch with 'rootViewController' nil ends with "
        + "UIKit's exception, before iOS 9 with its words only: Application windows are expected to have a "
        + "root view controller at the end of application launch"
    case .rootIsNil(inStep: true):
      "a window without a root view controller is not drawn: the old root's family, and what it "
        + "presents, leave as with any other root; name the next root"
    case .invalidClassName(let name): "\(quoted(name)) is not the name of a class"
    case .idAsClass(let id):
      "\(quoted(id)) is an id, but a class is expected here, so this makes another view controller "
        + "of a class \(quoted(id)); declare each view controller in one place"
    case .unknownSuperclass(let name, let suggestion):
      "\(quoted(name)) is no view controller class of UIKit's" + suggesting(suggestion)
    case .needlessSuperclass(let name):
      "'superclass' says nothing here: \(quoted(name)) is UIKit's own"
    case .bothListsOfChildren:
      "a view controller has 'viewControllers' or 'children', not both"
    case .notALink(let text):
      "\(quoted(text)) is not a link; write an address with http://, https:// or mailto:, or a relative one"
    case .stepsLeftOut: "the steps are left out; only the first input's steps are performed"
    case .secondState(let name):
      "\(quoted(name)) shows another state of the app; name one of the two, or draw each into a folder, "
        + "with '-o <folder>/'"
    case .presentsInStep:
      "'presents' tells what is presented before the first step; here, add a step 'present'"
    case .emptyID: "an id must not be empty, nil or null"
    case .controlCharacterInID: "an id must not hold line breaks or control characters"
    case .duplicateID(let id): "two view controllers have the id \(quoted(id))"
    case .idDeclaredLater(let id): "\(quoted(id)) is declared only further down"
    case .idOfStep(let id): "\(quoted(id)) isn't there yet: this step brings it"
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
    case .notAChange(let name, let suggestion):
      "'set' takes ids with keys that have a value, such as 'items.title', not \(quoted(name))"
        + suggesting(suggestion)
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
}
