extension Message {
  /// A hierarchy as `_printHierarchy` or `pvc` prints it, and what pasting did to it.
  public enum Printed: Hashable, Sendable {
    /// No row of a hierarchy is anywhere in the text.
    case noRows
    /// A row begins, and does not go on as rows do: what should stand here.
    case unreadableRow(RowPart)
    /// A row tells of a state that there is not, and the state that may have been meant.
    case unknownState(String, suggestion: String?)
    /// The cell of a presented controller stands before another cell.
    case cellAfterPresented
    /// No row above has one cell less.
    case missingLevel
    /// A controller presents a second one.
    case secondPresented(by: String)
    /// So many lines are no rows, and nothing that a console writes around them.
    case textBesideRows(lines: Int)
    /// The text begins below so many controllers that it does not have.
    case missingContainers(Int)
    /// The text begins with a presented controller, and does not have what presents it.
    case missingPresenter(of: String)
    /// There are several windows, of which so many are the app's and are read.
    case severalWindows(Int, read: Int)
  }

  /// What a row of a printed hierarchy is made of.
  public enum RowPart: String, Hashable, Sendable {
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
