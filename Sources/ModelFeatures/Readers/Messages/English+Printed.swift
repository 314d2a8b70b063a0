import VCSource

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
    case .earlierPrints(let count):
      "the hierarchy was printed \(count + 1) times; only this, the last, is read"
    case .takenForContainer(let name, let superclass, let isByName):
      "\(quoted(name)) is taken for \(withArticle(superclass)), by "
        + (isByName ? "its name, its view and its children" : "its view and its children")
    case .takenForCustomStyle(let name):
      "\(quoted(name)) is not a presentation controller of UIKit's: the style counts as 'custom'"
    case .mangledName(let name): "the name of the class \(quoted(name)) cannot be demangled"
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

  package func text(of note: Message.PrintedNote) -> String {
    switch note {
    case .otherWindow(let root): "the window of '\(root)' is not read"
    }
  }
}

extension English {
  /// What no printed hierarchy says, in lines.
  var omissionsOfPrinted: [String] {
    [
      "A printed hierarchy tells no titles, no superclasses, no definesPresentationContext and no",
      "modalTransitionStyle. Who presents is a fact of it.",
    ]
  }
}
