import Diagnostics
import ViewControllers

/// A row of a printed hierarchy: a controller, and how it stands to the rows above.
struct PrintedRow {
  /// How many cells stand before the controller.
  var cells: Int
  /// Whether the last cell says that the controller is presented, not contained.
  var isPresented: Bool
  /// The class as printed: with its module, or mangled.
  var className: Sourced<String>
  /// Nil in Chisel's form, which has none.
  var state: AppearanceState?
  var view: View
  /// The class of the presentation controller, nil where the row names none.
  var presentationController: Sourced<String>?
  /// Whether the row says that nobody presents the controller: `presented with: (null)`.
  var hasNoPresenter = false
  /// From the first cell to the end.
  var range: SourceRange

  /// What a row says of the view.
  enum View: Equatable {
    case notLoaded
    case loaded(className: String, isInWindow: Bool)
  }
}
