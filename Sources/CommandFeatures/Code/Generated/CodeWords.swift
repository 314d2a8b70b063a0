// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var bySwiftUIFault: Words {
    Words(
      "bySwiftUIFault", "SwiftUI does this when a view's state changes; only UIKit's calls are printed",
      "这一步由 SwiftUI 在视图的状态变化时完成；--show code 只输出 UIKit 的调用")
  }

  package static func genericClassFault(name: (any RoleValue)?) -> Words {
    Words(
      "genericClassFault", "Objective-C has no generic class '{name}'; use --spelling swift",
      "Objective-C 没有泛型类“{name}”；请使用 --spelling swift",
      ["name": name.role])
  }

  package static var noStepToCodeFault: Words {
    Words(
      "noStepToCodeFault", "no step precedes this state, so there is no code to print",
      "此状态之前没有步骤，因此没有代码可输出")
  }

  package static var notByCodeFault: Words {
    Words(
      "notByCodeFault", "the user or the system does this, not code",
      "这由用户或系统完成，不由代码完成")
  }
}
