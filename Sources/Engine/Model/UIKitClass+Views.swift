import VCSource

extension UIKitClass {
  /// UIKit's class of views or of other objects with a name, with or without `UIKit.`; nil if the
  /// name is none of them.
  ///
  /// `all` lacks these classes: nobody misspells a view controller's class so, and logs name them
  /// where no view controller is meant.
  package static func view(named name: String) -> UIKitClass? {
    views[name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name]
  }

  private static let views: [String: UIKitClass] = {
    let views = [
      "UICollectionView": "UICollectionViewController", "UINavigationBar": "UINavigationController",
      "UISearchBar": "UISearchController", "UITabBar": "UITabBarController",
      "UITableView": "UITableViewController", "UIView": "UIViewController",
    ].map { UIKitClass(name: $0, nature: .view, replacements: ["\($1) (UIKit)"]) }
    let parts = [
      "UIActivityIndicatorView", "UIButton", "UICollectionViewCell", "UIControl", "UIDatePicker",
      "UIImageView", "UILabel", "UIPageControl", "UIPickerView", "UIProgressView", "UIScrollView",
      "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITableViewCell",
      "UITextField", "UITextView", "UIToolbar", "UIVisualEffectView", "UIWindow",
    ].map { UIKitClass(name: $0, nature: .view) }
    let objects = [
      "UIApplication", "UIBarButtonItem", "UINavigationItem", "UIResponder", "UIScene",
      "UIStoryboard", "UIStoryboardSegue", "UITabBarItem", "UIWindowScene",
    ].map { UIKitClass(name: $0, nature: .noView) }
    return Dictionary(uniqueKeysWithValues: (views + parts + objects).map { ($0.name, $0) })
  }()
}

extension ViewController {
  /// The error for declaring or presenting an object of this class, nil for view controllers.
  func classFault(ios: Int) -> Message? {
    let view = isOfKnownClass ? nil : UIKitClass.view(named: className.value)
    return (view ?? uiKitClass).fault(ios: ios)
  }
}
