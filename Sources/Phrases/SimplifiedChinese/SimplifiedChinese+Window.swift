import ViewControllers

extension SimplifiedChinese: WindowPhrases {
  package var onlyWindow: String { "窗口" }

  package var ruleOfWindow: String {
    "只有从它往上的每个容器都显示下一级，直到一个视图已在窗口中的控制器，视图才在窗口中（R21）。"
  }

  package func isShown(
    _ controller: ControllerName, by container: String, _ kind: ContainerKind
  ) -> String {
    switch kind {
    case .navigation: "\(name(controller))是“\(container)”的导航栈中的最后一个，因此显示出来。"
    case .tabBar: "\(name(controller))是“\(container)”选中的标签，因此显示出来。"
    case .split: "\(name(controller))是“\(container)”的一栏，因此显示出来。"
    case .page: "\(name(controller))是“\(container)”所显示的页面。"
    case .custom: "\(name(controller))是“\(container)”的子视图控制器，因此显示出来。"
    }
  }

  package func isRootInWindow(_ controller: ControllerName, _ window: String?) -> String {
    "\(name(controller))是\(root(of: window))：它的视图在\(window == nil ? "" : "该")窗口中。"
  }

  package func isPresented(
    _ controller: ControllerName, by presenter: String, inContext: Bool
  ) -> String {
    inContext
      ? "\(name(controller))没有父视图控制器：“\(presenter)”在自己的上下文中呈现它，它的视图随“\(presenter)”的视图"
        + "离开和返回窗口。"
      : "\(name(controller))没有父视图控制器：“\(presenter)”呈现它，因此 UIKit 把它的视图加入窗口。"
  }

  package func isNotSelected(
    _ controller: ControllerName, in tabBar: String, selected: String
  ) -> String {
    "\(name(controller))是“\(tabBar)”的标签，而选中的是另一个：“\(selected)”。"
  }

  package func isCovered(
    _ controller: ControllerName, in navigation: String, by top: String
  ) -> String {
    "\(name(controller))在“\(navigation)”的导航栈中被遮住：只显示最后一个，即“\(top)”。"
  }

  package func isInView(_ controller: ControllerName, of holder: String) -> String {
    "\(name(controller))没有父视图控制器：只有它的视图被添加到“\(holder)”的视图，并随之显示（R29）。"
  }

  package func isRemoved(
    _ controller: ControllerName, presented: String, style: String
  ) -> String {
    "\(name(controller))以 \(style) 样式呈现“\(presented)”，它的视图因此离开了窗口（R12）。"
  }
}
