import VCDescriptions
import VCEngine
import VCSource

/// A row of a printed hierarchy: a controller and its relation to the rows above.
struct PrintedRow {
  /// The number of cells before the controller.
  var cells: Int
  /// Whether the last cell marks the controller as presented rather than contained.
  var isPresented: Bool
  /// The class as printed: with its module, or mangled.
  var className: Sourced<String>
  /// The controller's address; nil if the row has none.
  var address: String?
  /// The appearance state; nil in Chisel's form, which has none.
  var state: AppearanceState?
  var view: View
  /// The class of the presentation controller; nil if the row names none.
  var presentationController: Sourced<String>?
  /// Whether the row states that no controller presents this one: `presented with: (null)`.
  var hasNoPresenter = false
  /// The range from the first cell to the row's end.
  var range: SourceRange

  /// Whether the view is in the window, nil in Chisel's form.
  var isInWindow: Bool? {
    if case .loaded(_, isInWindow: false) = view { false } else { state?.isInWindow }
  }

  /// The state of the view.
  enum View: Equatable {
    case notLoaded
    case loaded(className: String, isInWindow: Bool)
  }
}
