import VCSource

extension Message {
  /// Problems with the declarations of a description.
  package enum Description: WordedFacts, Error {
    /// A text in no folder begins with another.
    case baseWithoutFolder
    /// The description with this name, with which another begins, can't be read.
    case unreadableBase(String, reason: Words)
    /// The text with this name is no description.
    case notABase(String)
    /// A description begins with itself, maybe by way of others.
    case baseOfItself(String)
    /// More descriptions than that begin with one another.
    case tooManyBases(most: Int)
    /// A view controller is missing.
    case missingViewController
    /// A list or another value is in the place of a view controller.
    case notAViewController(Value)
    /// A window without a root view controller, from the beginning or after a step.
    case rootIsNil(inStep: Bool)
    /// A text can't be a class name.
    case invalidClassName(String)
    /// A class has the name of a declared id, so it makes another controller.
    case idAsClass(String)
    /// A superclass is not UIKit's: its name, and the class that may have been meant.
    case unknownSuperclass(String, suggestion: String?)
    /// One of UIKit's own classes gets another superclass.
    case needlessSuperclass(of: String)
    /// A controller has both `viewControllers` and `children`.
    case bothListsOfChildren
    /// A link is neither a web address nor relative.
    case notALink(String)
    /// The description's steps are left out, because only the first input's are performed.
    case stepsLeftOut
    /// The input is the app's state, as the named one is already.
    case secondState(besides: String)
    /// A step contains `presents`.
    case presentsInStep
    /// An id is empty, or a word for no controller.
    case emptyID
    /// An id contains a control character, such as a line break.
    case controlCharacterInID
    /// Two view controllers have this id.
    case duplicateID(String)
    /// A later step declares the view controller with this id.
    case idDeclaredLater(String)
    /// A step needs the controller that it brings itself.
    case idOfStep(String)
    /// No view controller has this id: the id, and the one that may have been meant.
    case unknownID(String, suggestion: String?)
    /// The id that was meant has Chinese quotation marks around it, which YAML reads as a part of it.
    case idWithQuotes
    /// The description has no window with this id: the id, the known ones, and the one that may
    /// have been meant.
    case unknownWindow(String, known: [String], suggestion: String?)
    /// A step doesn't say which of several windows it means.
    case ambiguousWindow([String])
    /// A key for a single window is beside `windows`.
    case windowsBeside(String)
    /// The list of windows is empty.
    case noWindows
    /// Two windows have this id.
    case duplicateWindowID(String)
    /// A window's level is neither a number nor one of UIKit's names.
    case notALevel(Value, names: [String], suggestion: String?)
    /// An object's id is already in use.
    case objectIDTaken(String)
    /// A text can't be a property's name.
    case invalidPropertyName(String)
    /// An alternative sets what is no property with a value: the name, and the one that may have been
    /// meant.
    case notAChange(String, suggestion: String?)
    /// A window's id is also a view controller's.
    case windowIDTaken(String)
  }

  /// Problems with the keys of a step.
  package enum Step: WordedFacts {
    /// A step has none of these actions.
    case stepWithoutAction([String])
    /// A step has this action in addition to another.
    case secondAction(String)
    /// An action has the wrong key for its second controller: the right one, nil for none, and the
    /// one found.
    case wrongPreposition(action: String, takes: String?, found: String)
    /// A key that only these actions take is beside another action.
    case keyOfAnotherAction(String, of: [String], action: String)
    /// An action lacks the key for its second controller.
    case missingPreposition(action: String, takes: String)
  }
}

extension Message.Description {
  package var isForFigures: Bool { self == .stepsLeftOut }

  package var words: Words {
    switch self {
    case .baseWithoutFolder: .baseWithoutFolder
    case .unreadableBase(let name, let reason): .unreadableBase(name: name, reason: reason)
    case .notABase(let name): .notABase(name: name)
    case .baseOfItself(let name): .baseOfItself(name: name)
    case .tooManyBases(let most): .tooManyBases(most: most)
    case .missingViewController: .missingViewController
    case .notAViewController(let value): .notAViewController(value: value)
    case .rootIsNil(let inStep): .rootIsNil(inStep: inStep)
    case .invalidClassName(let name): .invalidClassName(name: name)
    case .idAsClass(let id): .idAsClass(id: id)
    case .unknownSuperclass(let name, let suggestion):
      .unknownSuperclass(name: name, suggestion: suggestion)
    case .needlessSuperclass(let name): .needlessSuperclass(name: name)
    case .bothListsOfChildren: .bothListsOfChildren
    case .notALink(let text): .notALink(text: text)
    case .stepsLeftOut: .stepsLeftOut
    case .secondState(let name): .secondState(name: name)
    case .presentsInStep: .presentsInStep
    case .emptyID: .emptyID
    case .controlCharacterInID: .controlCharacterInID
    case .duplicateID(let id): .duplicateID(id: id)
    case .idDeclaredLater(let id): .idDeclaredLater(id: id)
    case .idOfStep(let id): .idOfStep(id: id)
    case .unknownID(let id, let suggestion): .unknownID(id: id, suggestion: suggestion)
    case .idWithQuotes: .idWithQuotes
    case .unknownWindow(let id, let known, let suggestion):
      .unknownWindow(id: id, known: known, suggestion: suggestion)
    case .ambiguousWindow(let ids): .ambiguousWindow(ids: ids)
    case .windowsBeside(let key): .windowsBeside(key: key)
    case .noWindows: .noWindows
    case .duplicateWindowID(let id): .duplicateWindowID(id: id)
    case .notALevel(let value, let names, let suggestion):
      .notALevel(names: names, value: value, suggestion: suggestion)
    case .objectIDTaken(let id): .objectIDTaken(id: id)
    case .invalidPropertyName(let name): .invalidPropertyName(name: name)
    case .notAChange(let name, let suggestion): .notAChange(name: name, suggestion: suggestion)
    case .windowIDTaken(let id): .windowIDTaken(id: id)
    }
  }
}

extension Message.Step {
  package var words: Words {
    switch self {
    case .stepWithoutAction(let actions): .stepWithoutAction(actions: actions)
    case .secondAction(let action): .secondAction(action: action)
    case .wrongPreposition(let action, let right, let wrong):
      .wrongPreposition(right: right, action: action, wrong: wrong)
    case .keyOfAnotherAction(let key, let actions, let action):
      .keyOfAnotherAction(actions: actions, key: key, action: action)
    case .missingPreposition(let action, let preposition):
      .missingPreposition(action: action, preposition: preposition)
    }
  }
}

extension Message {
  package static func description(_ fault: Description) -> Self { Self(fault) }
  package static func step(_ fault: Step) -> Self { Self(fault) }
}
