extension Presentation {
  /// Whether its transition is not a `modalTransitionStyle`: that of an alert, an action sheet or a
  /// search (R13, R23).
  package var hasOwnTransition: Bool {
    switch systemPresentation {
    case .alert, .actionSheet, .search: true
    default: false
    }
  }

  /// The name of the transition in force: the preferred one comes before the style (R38).
  package var transitionName: String {
    preferredTransition?.rawValue ?? modalTransitionStyle.rawValue
  }
}
