import VCEngine
import VCFigures
import VCPictures

/// What is wrong with a figure's options.
extension UsageFault {
  /// What a description lacks of what a figure should show.
  package init(_ error: FigureRequestError, of app: AppDescription) {
    let ids = app.viewControllers.map(\.id.value) + app.objects.map(\.id.value)
    let fault: Self =
      switch error {
      case .noStep(let number, let count): .noStep(number: number, count: count)
      case .unknownViewController(let id): .unknownViewController(id, known: ids)
      case .unknownWindow(let id, let known): .unknownWindow(id, known: known)
      case .windowOfWholeApp: .windowOfWholeApp
      case .selectionOfOtherKind: .selectionOfOtherKind
      case .nothingMatches(let pattern): .nothingMatches(pattern, known: ids)
      case .noPath(let source, let destination): .noPath(source: source, destination: destination)
      case .nothingSelected: .nothingSelected
      case .tooManyPanels(let boxes, let limit, let fitting):
        .tooManyPanels(boxes, limit, fitting)
      }
    self.init(fault.words, lacking: (error, ids))
  }

  static func noFlowchart(_ kind: String, as format: String) -> Self {
    let kinds = FigureKind.allCases.filter(\.isFlowchart).map(\.rawValue)
    return Self(.noFlowchartFault(format: format, kind: kind, kinds: kinds))
  }

  static func sourceOfOtherFormat(_ format: String) -> Self {
    let formats = PictureFormat.allCases.filter(EmbeddedSource.hasRoom).map(\.rawValue)
    return Self(.sourceOfOtherFormatFault(format: format, formats: formats))
  }

  static func panelOfOneStep(_ step: Int) -> Self { Self(.panelOfOneStepFault(last: max(step, 1))) }

  package static func unknownViewController(_ id: String, known: [String]) -> Self {
    Self(
      .unknownControllerFault(
        id: id, areSeveral: id.split(separator: " ").allSatisfy { known.contains(String($0)) },
        near: id.nearest(among: known)))
  }

  package static func unknownWindow(_ id: String, known: [String]) -> Self {
    Self(.unknownWindowFault(id: id, near: id.nearest(among: known), known: known))
  }

  static var windowOfWholeApp: Self {
    let kinds = FigureKind.allCases.filter { !$0.canShowOneWindow }.map(\.rawValue)
    return Self(.windowOfWholeAppFault(kinds: kinds))
  }

  static var selectionOfOtherKind: Self {
    let kind = FigureKind.allCases.first(where: \.canShowSelection)
    return Self(.selectionOfOtherKindFault(kind: kind?.rawValue))
  }

  static func nothingMatches(_ pattern: String, known: [String]) -> Self {
    Self(.nothingMatchesFault(pattern: pattern, near: pattern.nearest(among: known), known: known))
  }

  static func tooManyPanels(_ boxes: Int, _ limit: Int, _ fitting: ClosedRange<Int>) -> Self {
    Self(
      .tooManyPanelsFault(
        boxes: boxes, limit: limit, first: fitting.lowerBound, last: fitting.upperBound))
  }
}
