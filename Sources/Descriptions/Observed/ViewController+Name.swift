import VCEngine
import VCSource

extension UIKitClass {
  /// Returns the container that a class is a subclass of, judging by its name; nil for none.
  package static func container(namedLike name: String) -> String? {
    let base = name.prefix { $0 != "<" }
    if base.hasSuffix("NavigationController") || base.hasSuffix("NavController") {
      return "UINavigationController"
    }
    if base.hasSuffix("TabBarController") || base.hasSuffix("TabController") {
      return "UITabBarController"
    }
    return base.hasSuffix("SplitViewController") || base.hasSuffix("SplitController")
      ? "UISplitViewController" : nil
  }
}

extension ViewController {
  /// Creates a controller from its name alone. A name that isn't a class name becomes the title,
  /// and the controller's UIKit superclass is guessed.
  package init(named name: String, id: (_ className: String) -> String, at range: SourceRange?) {
    let isClass = Self.isClassName(name)
    let className = isClass ? name : UIKitClass.viewController.name
    self.init(id: Sourced(id(className), at: range), className: Sourced(className, at: range))
    self.range = range
    if !isClass { title = Sourced(name) }
    guard UIKitClass(named: className) == nil,
      let base = UIKitClass.container(namedLike: className)
    else { return }
    superclass = UIKitClass(named: base).map { Sourced($0, at: range) }
  }
}
