import ArgumentParser
import VCCommand
import VCEngine
import VCPhrases

extension CompletionKind {
  /// Properties of the call's controllers, such as `items.navigationController`.
  static var properties: CompletionKind {
    words { apps in
      apps.flatMap(\.viewControllers).flatMap { controller in
        Hierarchy.explainedProperties(of: controller).map { "\(controller.id.value).\($0)" }
      }
    }
  }
}
