import VCEngine
import VCModelFeatures

/// An app carried out: its states, and what UIKit says about its steps.
public struct Run: Hashable, Sendable {
  let app: App
  package let resolution: Resolution
  /// What the text warns of, what UIKit would raise or log, and remarks, in the order of the text.
  public let issues: [Issue]
  /// The label of this continuation; nil for an app without alternatives.
  public let label: String?
  /// The runs of the app's alternatives, which continue it after its steps; empty for an app without.
  public let alternatives: [Run]

  init(of app: App, _ text: DescriptionText) {
    let resolution = Resolution(text.description)
    let found = (resolution.diagnostics + resolution.hints + resolution.advice.map(\.remark))
      .inSourceOrder
    let source = text.isGenerated ? nil : text.source
    self.init(
      of: app, resolution, label: nil, issues: text.warnings + found.map { Issue($0, in: source) })
  }

  private init(of app: App, _ resolution: Resolution, label: String?, issues: [Issue]) {
    (self.app, self.resolution, self.label, self.issues) = (app, resolution, label, issues)
    alternatives = resolution.alternatives.map { alternative in
      Run(of: app, alternative.resolution, label: alternative.label, issues: [])
    }
  }

  /// The initial state, and the state after each step: `states[2]` is the one after the second.
  public var states: States { States(run: self) }

  /// The state after the last step.
  public var finalState: State { State(of: self, number: resolution.stepCount) }

  /// The state after the last step as JSON: all families, pointers and presentations.
  public var json: String { resolution.hierarchy.json }

  /// Why a step did what it did, by its number from 1.
  ///
  /// - Throws: `RequestError` for a step that the app doesn't have.
  public func explanation(ofStep number: Int) throws(RequestError) -> Explanation {
    guard (1...max(1, resolution.stepCount)).contains(number), resolution.stepCount > 0 else {
      throw RequestError(.noStep(number: number, count: resolution.stepCount))
    }
    return Explanation(resolution.explanation(ofStep: number))
  }

  public static func == (one: Run, other: Run) -> Bool {
    one.app == other.app && one.label == other.label
      && one.resolution.stepCount == other.resolution.stepCount
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    hasher.combine(label)
  }
}

/// The states of a run. A state is made when it is asked for, in a time linear in its number.
public struct States: RandomAccessCollection, Sendable {
  let run: Run

  public var startIndex: Int { 0 }
  public var endIndex: Int { run.resolution.stepCount + 1 }

  public subscript(number: Int) -> State {
    precondition(indices.contains(number), "a state that the run doesn't have")
    return State(of: run, number: number)
  }
}
