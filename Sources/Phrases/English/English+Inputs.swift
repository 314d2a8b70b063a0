import Diagnostics

extension English {
  package func text(of fault: Message.Printed) -> String {
    switch fault {
    case .noRows:
      "no row of a printed hierarchy is here, such as "
        + "'<ItemsViewController 0x7f8a3b00>, state: appeared, view: <UIView 0x7f8a3c00>'"
    case .unreadableRow(let part): "the row goes on with \(phrase(for: part))"
    case .unknownState(let state, let suggestion):
      "there is no state \(quoted(state))"
        + (suggestion == nil
          ? "; a row has 'appeared', 'appearing', 'disappeared' or 'disappearing'"
          : suggesting(suggestion))
    case .cellAfterPresented: "what is presented has '+' in its last cell, not before another one"
    case .missingLevel: "no row above has one cell less, so nothing contains or presents this one"
    case .secondPresented(let id): "'\(id)' presents one controller already"
    case .textBesideRows(let lines):
      (lines == 1 ? "this is no row" : "these \(lines) lines are no rows")
        + " of a printed hierarchy, and not read"
    case .missingContainers(let count):
      "the text begins further down: \(counted(count, "container")) of its view controllers "
        + (count == 1 ? "is" : "are") + " not in it, and drawn as '?'"
    case .missingPresenter(let id): "what presents '\(id)' is not in the text"
    case .severalWindows(let count, let read):
      "of \(count) windows, \(read == 1 ? "1 is the app's and is" : "\(read) are the app's and are") "
        + "read; \(count - read == 1 ? "the other is" : "the others are") the system's"
    }
  }

  private func phrase(for part: Message.RowPart) -> String {
    switch part {
    case .className: "the name of a class"
    case .closingBracket: "'>'"
    case .state: "', state:'"
    case .view: "', view:'"
    case .viewValue: "'(view not loaded)' or the class of the view in '<' and '>'"
    case .presentationController: "the class of the presentation controller in '<' and '>'"
    case .chiselView: "'view = <Class; 0x…>' or 'view not loaded'"
    case .chiselFrame: "'frame = (…)' and '>'"
    }
  }
}

extension English {
  package func importHeading(_ files: [String], isPrinted: Bool) -> [String] {
    let origin = "Imported from " + list(files, "and") + "."
    guard isPrinted else { return [origin] }
    return [
      origin,
      "A printed hierarchy tells no titles, no superclasses, no definesPresentationContext and no",
      "modalTransitionStyle. Who presents is a fact of it.",
    ]
  }
}

extension English {
  package func text(of fault: Message.XML) -> String {
    switch fault {
    case .notXML(let problem): "this is not XML: \(problem)"
    case .documentType: "a document type declaration is not read: no storyboard has one"
    }
  }

  package func text(of fault: Message.Storyboard) -> String {
    switch fault {
    case .notAStoryboard: "this is not a storyboard of Interface Builder's"
    case .otherRuntime(let runtime):
      "the storyboard is for \(quoted(runtime)), and not for UIKit's view controllers"
    case .leftOut(let runtime): "the storyboard is for \(quoted(runtime)) and is left out"
    case .storyboardOfTVOS: "the storyboard is for tvOS; the answers follow the rules of iOS"
    case .noScenes: "the storyboard has no scene, so there is nothing to draw"
    case .noInitialViewController(let id):
      "no view controller is the initial one; '\(id)' is used instead"
    case .unknownObject(let id): "no scene has a view controller with the id \(quoted(id))"
    case .unknownController(let name):
      "\(quoted(name)) is no element of a view controller's that is known; it counts as one of "
        + "your own"
    case .unknownSegueKind(let kind):
      "no kind of segue is called \(quoted(kind)); it counts as one of your own"
    case .secondParent(let id, let first):
      "'\(id)' is a child of '\(first)' already, and stays there"
    case .unknownRelationship(let name):
      "no container has the relationship \(quoted(name)); it counts as a child"
    case .unknownValue(let attribute, let value):
      "unknown '\(attribute)' \(quoted(value)), which is ignored"
    case .otherStoryboard(let name): "the storyboard \(quoted(name)) is not among the inputs"
    }
  }

  package func text(of fault: Message.Segue) -> String {
    switch fault {
    case .unknownSegue(let name, let suggestion):
      "no segue has the identifier \(quoted(name))" + suggesting(suggestion)
    case .ambiguousSegue(let name, let sources):
      "segues of \(names(sources)) have the identifier \(quoted(name)); say which with 'from'"
    case .noWay(let scene): "no segues lead from the window's root to '\(scene)'"
    case .segueWithoutKind(let kinds):
      "the segue has no kind: " + list(kinds.map { "'\($0)'" }, "or")
    case .secondKind(let kind): "a segue is of one kind; put '\(kind)' in a segue of its own"
    case .customSegue(let name):
      "the segue \(quoted(name)) is custom: only its class knows what it does, so nothing changes"
    case .unwindsSomewhere(let name):
      "only the running app knows where \(quoted(name)) unwinds to, so nothing changes"
    case .notOnTheWayBack(let id, let source):
      "'\(id)' is not on the way back from '\(source)', so nothing changes"
    }
  }
}
