extension Hierarchy {
  /// The controller that would present a segue's destination, given its source's place (R5, R6).
  package func presenter(of segue: Segue, _ destination: Index) -> Index {
    var presented = app.viewControllers[destination]
    if let style = segue.styleOfDestination { presented.modalPresentationStyle = style }
    let style = presented.presentationStyle(in: traits(of: segue.source.value))
    let walk = state.presenterWalk(from: segue.source.value, style: style, rules: app.rules)
    return walk.answer ?? segue.source.value
  }
}
