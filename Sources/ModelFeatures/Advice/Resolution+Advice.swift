import VCEngine
import VCSource

extension Resolution {
  /// The remarks on all steps with the steps' numbers, 0 for what is presented before the first; those on
  /// the common steps of alternatives once.
  package var advice: [(step: Int, remark: Diagnostic)] {
    var told: Set<Diagnostic> = []
    return ways.flatMap(\.adviceOfWay).filter { told.insert($0.remark).inserted }
  }

  private var adviceOfWay: [(step: Int, remark: Diagnostic)] {
    var state = VCEngine.State(app)
    var found = state.presentations(madeByStep: 0).flatMap { remarks(on: $0, in: state) }
      .map { (step: 0, remark: $0) }
    let lastNamed = lastSteps
    var sheets: [ViewController.Index: ViewController.Index] = [:]
    for (index, step) in app.steps.enumerated() {
      let isNamedLater = step.action.references.first.map { lastNamed[$0.value] != index } ?? false
      let sheet = step.sheet(in: state)
      let own = remarks(
        on: StepInRun(
          step: step, previous: index > 0 ? app.steps[index - 1] : nil,
          next: index + 1 < app.steps.count ? app.steps[index + 1] : nil,
          isNamedLater: isNamedLater,
          earlierSheet: sheet.flatMap { sheets[$0.sender] }),
        in: state)
      if let sheet, sheets[sheet.sender] == nil { sheets[sheet.sender] = sheet.view }
      state.run(step, number: index + 1)
      // A step that UIKit refuses has a reason of its own.
      guard state.isCarriedOut(step: index + 1) else { continue }
      let presentations = state.presentations(madeByStep: index + 1)
      found += (own + presentations.flatMap { remarks(on: $0, in: state) })
        .map { (step: index + 1, remark: $0) }
    }
    return found
  }

  /// The index of the last step that names a controller, by controller.
  private var lastSteps: [ViewController.Index: Int] {
    var last: [ViewController.Index: Int] = [:]
    for (index, step) in app.steps.enumerated() {
      for member in step.action.references { last[member.value] = index }
    }
    return last
  }
}
