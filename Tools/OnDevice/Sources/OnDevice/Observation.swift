import Foundation
import UIKit

/// What is seen after each step of an experiment, as `compare-device.py` reads it.
public struct Observation: Encodable, Sendable {
  struct State: Encodable, Sendable {
    let step: Int
    let viewControllers: [Controller]
    /// Properties by path, each value as text.
    let properties: [String: String]
    /// The calls that the controllers received during the step.
    let calls: [String]
    /// UIKit's logs during the step, with ids in place of addresses.
    let logs: [String]
  }

  struct Controller: Encodable, Sendable {
    let id: String
    let inWindow: Bool
    let children: [String]
    let parentViewController, navigationController, tabBarController: String?
    let splitViewController, presentingViewController, presentedViewController: String?
  }

  let name, rule: String
  let states: [State]
}

extension Experiment {
  /// Builds the hierarchy, performs the steps, and records what is seen after each.
  @MainActor public func observed() async throws -> Observation {
    let stage = Stage(app)
    defer { stage.clear() }
    var reader = LogReader()
    var states = [await state(of: stage, after: 0, &reader)]
    for (number, step) in (app.steps ?? []).enumerated() {
      try stage.perform(step)
      states.append(await state(of: stage, after: number + 1, &reader))
    }
    return Observation(name: name, rule: rule, states: states)
  }

  @MainActor private func state(
    of stage: Stage, after step: Int, _ reader: inout LogReader
  ) async -> Observation.State {
    await settle(stage)
    return Observation.State(
      step: step, viewControllers: stage.observed,
      properties: Dictionary(
        uniqueKeysWithValues: (properties ?? []).compactMap { path in
          stage.value(of: path).map { (path, $0) }
        }),
      calls: CallLog.shared.takeCalls(), logs: reader.lines().map(stage.naming))
  }

  /// Waits until no transition runs, and no longer than five seconds.
  @MainActor private func settle(_ stage: Stage) async {
    for _ in 0..<100 {
      await Task.yield()
      guard stage.isMoving else { return }
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
  }
}

extension Stage {
  var observed: [Observation.Controller] {
    controllers.map { id, controller in
      Observation.Controller(
        id: id, inWindow: controller.viewIfLoaded?.window === window,
        children: controller.children.compactMap(self.id),
        parentViewController: self.id(controller.parent),
        navigationController: self.id(controller.navigationController),
        tabBarController: self.id(controller.tabBarController),
        splitViewController: self.id(controller.splitViewController),
        presentingViewController: self.id(controller.presentingViewController),
        presentedViewController: self.id(controller.presentedViewController))
    }
  }

  private func id(_ controller: UIViewController?) -> String? {
    guard let controller else { return nil }
    return controllers.first { $0.controller === controller }?.id
      // UIKit's own, such as what it makes around a column.
      ?? "\(type(of: controller))"
  }

  /// The value of a property, nil for one that the kit doesn't know.
  func value(of path: String) -> String? {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2,
      let controller = controllers.first(where: { $0.id == parts[0] })?.controller
    else { return nil }
    return switch parts[1] {
    case "definesPresentationContext": "\(controller.definesPresentationContext)"
    case "childForStatusBarStyle": id(controller.childForStatusBarStyle) ?? "nil"
    case "childForStatusBarHidden": id(controller.childForStatusBarHidden) ?? "nil"
    case "childForHomeIndicatorAutoHidden":
      id(controller.childForHomeIndicatorAutoHidden) ?? "nil"
    case "childForScreenEdgesDeferringSystemGestures":
      id(controller.childForScreenEdgesDeferringSystemGestures) ?? "nil"
    case "selectedIndex": (controller as? UITabBarController).map { "\($0.selectedIndex)" }
    default: nil
    }
  }

  /// A line of UIKit's with the declared class and id in place of a class and an address.
  func naming(_ line: String) -> String {
    controllers.reduce(line) { line, known in
      let pointer = Unmanaged.passUnretained(known.controller).toOpaque()
      let address = "0x" + String(UInt(bitPattern: pointer), radix: 16)
      guard let instance = try? Regex("<[^<>]*: \(address)>") else { return line }
      return line.replacing(instance, with: "<\(classNames[known.id] ?? ""): \(known.id)>")
    }
  }
}
