// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static func addingChild(child: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "addingChild", "Adding {child} to {container}",
      "把{child:titled}加入{container:titled}",
      ["child": child.role, "container": container.role])
  }

  /// The title: only a controller's view is added to another's view (R29).
  package static func addingView(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "addingView", "Adding the view of {child} to {holder}, and not {child}",
      "只把{child:titled}的视图加入{holder:titled}",
      ["child": child.role, "holder": holder.role])
  }

  /// The caller is a system view controller.
  package static var callBySystem: Words {
    Words(
      "callBySystem", "by the system, when the user is done",
      "用户操作完成后由系统调用")
  }

  /// The call inside which UIKit makes this call.
  package static func callByUIKit(call: (any RoleValue)?) -> Words {
    Words(
      "callByUIKit", "by UIKit, inside {call}",
      "由 UIKit 在 {call} 中调用",
      ["call": call.role])
  }

  /// A call, with its caller unless that is the reader.
  package static func callInOrder(number: (any RoleValue)?, code: (any RoleValue)?, note: (any RoleValue)?) -> Words {
    Words(
      "callInOrder", "{number}. {code}{note? ({note})}",
      "{number}. {code}{note?（{note}）}",
      ["number": number.role, "code": code.role, "note": note.role])
  }

  package static var callIsMissing: Words {
    Words(
      "callIsMissing", "missing",
      "没有调用")
  }

  /// A title and the calls in order.
  package static func callsInOrder(title: (any RoleValue)?, calls: (any RoleValue)?) -> Words {
    Words(
      "callsInOrder", "{title}: {calls:statements}.",
      "{title}：{calls:statements}。",
      ["title": title.role, "calls": calls.role])
  }

  /// The call in whose completion handler the reader makes this call.
  package static func callWhenOver(call: (any RoleValue)?) -> Words {
    Words(
      "callWhenOver", "when {call} is over",
      "在 {call} 完成之后",
      ["call": call.role])
  }

  /// The title: a presented controller is dismissed by its delegate.
  package static func dismissingByDelegate(presented: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "dismissingByDelegate", "Presenting {presented}, and its end by {delegate}, the delegate",
      "呈现{presented:titled}，并由委托{delegate:titled}关闭",
      ["presented": presented.role, "delegate": delegate.role])
  }

  /// The title: a child replaces another (R33).
  package static func exchangingChildren(old: (any RoleValue)?, new: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "exchangingChildren", "Exchanging {old} for {new} in {container}",
      "在{container:titled}中用{new:titled}取代{old:titled}",
      ["old": old.role, "new": new.role, "container": container.role])
  }

  /// The parent that a controller lacks because only its view was added (R29).
  package static func lacksParent(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "lacksParent", "{child} has no parent, and {holder} forwards neither appearance nor rotation to it.",
      "{child:titled}没有父视图控制器，也收不到由{holder:titled}转发的视图出现、消失和旋转的回调。",
      ["child": child.role, "holder": holder.role])
  }

  /// The step changes no child.
  package static var noChildChanges: Words {
    Words(
      "noChildChanges", "No custom container changes its children here.",
      "这里没有自定义容器添加或移除子视图控制器。")
  }

  package static var noCustomContainer: Words {
    Words(
      "noCustomContainer", "There is no custom container here; UIKit’s containers make these calls themselves.",
      "这里没有自定义容器：添加和移除子视图控制器所需的调用，由 UIKit 的容器自动完成。")
  }

  package static func removingChild(child: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "removingChild", "Removing {child} from {container}",
      "从{container:titled}移除{child:titled}",
      ["child": child.role, "container": container.role])
  }

  package static var yourCode: Words {
    Words(
      "yourCode", "your code",
      "你的代码")
  }
}
