import VCCommand
import VCEngine
import VCPhrases

extension Completion {
  /// Properties of the call's controllers, such as `items.navigationController`.
  static var properties: Completion {
    .words { apps in
      apps.flatMap(\.viewControllers).flatMap { controller in
        Hierarchy.explainedProperties(of: controller).map { "\(controller.id.value).\($0)" }
      }
    }
  }
}
