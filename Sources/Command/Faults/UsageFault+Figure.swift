import VCEngine
import VCFigures

/// What is wrong with a figure's options.
extension UsageFault {
  /// What a description lacks of what a figure should show.
  package init(_ error: FigureRequestError, of app: AppDescription) {
    let ids = app.viewControllers.map(\.id.value) + app.objects.map(\.id.value)
    let fault: Self =
      switch error {
      case .noStep(let number, let count): .noStep(number, of: count)
      case .unknownViewController(let id): .unknownViewController(id, known: ids)
      case .unknownWindow(let id, let known): .unknownWindow(id, known: known)
      case .windowOfWholeApp: .windowOfWholeApp
      case .selectionOfOtherKind: .selectionOfOtherKind
      case .nothingMatches(let pattern): .nothingMatches(pattern, known: ids)
      case .noPath(let source, let destination): .noPath(source, destination)
      case .nothingSelected: .nothingSelected
      case .tooManyPanels(let boxes, let limit, let fitting):
        .tooManyPanels(boxes, limit, fitting)
      }
    self.init(fault.description, lacking: (error, ids))
  }

  static func boldFont(_ file: String) -> Self {
    Self("'\(file)' is a bold font; give it as 'bold=\(file)', and a regular font as sans or mono")
  }

  static func stepsValue(_ value: String) -> Self {
    Self(
      "--steps draws every step and takes no value; write '--step \(StepChoice(argument: value)?.argument ?? "2-4")'"
    )
  }

  package static var scale: Self { Self("--scale is 1, 2 or 3") }
  package static var pageAndFit: Self { Self("use either --page or --fit") }
  static var scaleOfDocC: Self { Self("--names docc draws every scale; leave --scale out") }

  static func noFlowchart(_ kind: String, as format: String) -> Self {
    Self(
      "\(format) can't draw '\(kind)'; choose another format, or one of "
        + FigureKind.allCases.filter(\.isFlowchart).map(\.rawValue).joined(separator: ", "))
  }

  static func notAnID(_ text: String) -> Self {
    Self("'\(text)' isn't an id; use ASCII letters, digits, - and _, and begin with a letter")
  }

  static var idOfSeveral: Self { Self("several figures can't share one --id") }
  static var idOfOtherFormat: Self { Self("--id is for SVG only") }
  static var stepAndSteps: Self { Self("--steps draws every step; leave --step out") }
  static func panelsAnd(_ option: String) -> Self {
    Self("--panels draws all steps in one figure; leave \(option) out")
  }

  static func panelOfOneStep(_ step: Int) -> Self {
    Self("--panels draws several steps; write '--step 0-\(max(step, 1))'")
  }

  static var hops: Self { Self("--hops needs a number of at least 0") }

  package static func noStep(_ number: Int, of count: Int) -> Self {
    Self(
      "there is no step \(number); the description has \(count == 1 ? "1 step" : "\(count) steps")")
  }

  package static func unknownViewController(_ id: String, known: [String]) -> Self {
    Self(
      "no view controller has the id '\(id)'"
        + (id.split(separator: " ").allSatisfy { known.contains(String($0)) }
          ? "; separate ids with commas" : Self.suggestion(for: id, of: known, nil)))
  }

  package static func unknownWindow(_ id: String, known: [String]) -> Self {
    Self("no window has the id '\(id)'" + Self.suggestion(for: id, of: known, "the windows are"))
  }

  static var windowOfWholeApp: Self {
    let kinds = FigureKind.allCases.filter { !$0.canShowOneWindow }.map(\.rawValue)
    return Self(
      "a \(kinds.joined(separator: " or ")) shows the whole app; leave --window out")
  }

  static var selectionOfOtherKind: Self {
    let kinds = FigureKind.allCases.filter(\.canShowSelection).map(\.rawValue)
    let remedy =
      kinds.first.map { "\($0)s; add --figure \($0)" } ?? "kinds of figures that are missing"
    return Self("--around, --from, --hide, --kinds and --group are for \(remedy)")
  }

  static func nothingMatches(_ pattern: String, known: [String]) -> Self {
    Self(
      "no view controller has an id, class or title like '\(pattern)'"
        + Self.suggestion(for: pattern, of: known, "there are"))
  }

  static func noPath(_ source: String, _ destination: String) -> Self {
    Self("no segues lead from '\(source)' to '\(destination)'")
  }

  static var nothingSelected: Self { Self("--hide or --kinds leaves nothing to show") }

  static func tooManyPanels(_ boxes: Int, _ limit: Int, _ fitting: ClosedRange<Int>) -> Self {
    Self(
      "the panels have \(boxes) boxes in all, more than \(limit); draw fewer steps, such as"
        + " '--step \(fitting.lowerBound)-\(fitting.upperBound)', or each in a picture with --steps"
    )
  }
}
