import VCSource

extension Message {
  /// Problems with a hierarchy as `_printHierarchy` or `pvc` prints it, often caused by pasting.
  package enum Printed: WordedFacts {
    /// The text contains no row of a hierarchy.
    case noRows
    /// A row is incomplete: the expected part.
    case unreadableRow(RowPart)
    /// A row has an unknown state: the state, and the one that may have been meant.
    case unknownState(String, suggestion: String?)
    /// The cell of a presented controller precedes another cell.
    case cellAfterPresented
    /// No row above has one cell less.
    case missingLevel
    /// A controller presents a second one.
    case secondPresented(by: String)
    /// This number of lines are neither rows nor usual console output.
    case textBesideRows(lines: Int)
    /// The text lacks this number of containers above its first row.
    case missingContainers(Int)
    /// The text begins with a presented controller and lacks its presenter.
    case missingPresenter(of: String)
    /// There are several windows, of which this number are the app's and are read.
    case severalWindows(Int, read: Int)
    /// The text has this number of earlier prints of the same app, which are not read.
    case earlierPrints(Int)
    /// An unknown class is treated as one of UIKit's containers; and whether its name suggests that,
    /// too.
    case takenForContainer(String, superclass: String, isByName: Bool)
    /// An unknown presentation controller is treated as the app's own: the style is custom.
    case takenForCustomStyle(String)
    /// The name of a class can't be demangled.
    case mangledName(String)
  }

  /// A part of a row in a printed hierarchy.
  package enum RowPart: String, Hashable, RoleValue {
    /// The name of a class.
    case className
    /// `>` after a class and an address.
    case closingBracket
    /// `, state:`.
    case state
    /// `, view:`.
    case view
    /// `(view not loaded)`, or the view's class in angle brackets.
    case viewValue
    /// The presentation controller's class in angle brackets.
    case presentationController
    /// `view = <…>` or `view not loaded`, as Chisel writes it.
    case chiselView
    /// `frame = (…)>`, as Chisel writes it.
    case chiselFrame
  }
}

extension Message.Printed {
  package var words: Words {
    switch self {
    case .noRows: .noRows
    case .unreadableRow(let part): .unreadableRow(part: part)
    case .unknownState(let state, let suggestion):
      .unknownState(state: state, suggestion: suggestion)
    case .cellAfterPresented: .cellAfterPresented
    case .missingLevel: .missingLevel
    case .secondPresented(let id): .secondPresented(id: id)
    case .earlierPrints(let count): .earlierPrints(times: count + 1)
    case .textBesideRows(let lines): .textBesideRows(lines: lines)
    case .missingContainers(let count): .missingContainers(count: count)
    case .missingPresenter(let id): .missingPresenter(id: id)
    case .severalWindows(let count, let read):
      .severalWindows(count: count, read: read, rest: count - read)
    case .takenForContainer(let name, let superclass, let isByName):
      .takenForContainer(name: name, superclass: superclass, isByName: isByName)
    case .takenForCustomStyle(let name): .takenForCustomStyle(name: name)
    case .mangledName(let name): .mangledName(name: name)
    }
  }
}

extension Message {
  package static func printed(_ fault: Printed) -> Self { Self(fault) }
}

extension Message {
  /// A note on a printed hierarchy.
  package enum PrintedNote: WordedFacts {
    /// The root of one of the system's windows, which is not read.
    case otherWindow(String)

    package var words: Words {
      switch self {
      case .otherWindow(let root): .otherWindow(root: root)
      }
    }
  }
}

extension Diagnostic.Note {
  package init(_ note: Message.PrintedNote, at range: SourceRange? = nil) {
    self.init(Message(note), at: range)
  }
}
