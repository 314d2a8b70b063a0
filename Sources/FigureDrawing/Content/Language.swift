/// The language of the words that the program itself writes. Names of properties stay code.
public enum Language: String, CaseIterable, Sendable {
  case en
  case zhHans = "zh-Hans"

  func family(_ number: Int) -> String {
    switch self {
    case .en: "Family \(number)"
    case .zhHans: "族系 \(number)"
    }
  }

  var window: String {
    switch self {
    case .en: "window"
    case .zhHans: "窗口"
    }
  }

  /// The name of a figure whose description has no title.
  var untitled: String {
    switch self {
    case .en: "View controller hierarchy"
    case .zhHans: "视图控制器层次结构"
    }
  }

  /// What a kind of arrow means, for the legend.
  func meaning(of kind: Bundle.Kind) -> String {
    switch (self, kind) {
    case (.en, .containment): "contains"
    case (.en, .pointer): "points to its container"
    case (.en, .presented): "points to what is presented"
    case (.en, .presenting): "points to who presents"
    case (.en, .request): "asks to present"
    case (.en, .root): "shows as its root"
    case (.en, .view): "has the view"
    case (.en, .call): "your call"
    case (.en, .automaticCall): "UIKit’s call"
    case (.en, .lifeline): "time"
    case (.zhHans, .containment): "包含"
    case (.zhHans, .pointer): "指向所属容器"
    case (.zhHans, .presented): "指向被呈现者"
    case (.zhHans, .presenting): "指向呈现者"
    case (.zhHans, .request): "请求呈现"
    case (.zhHans, .root): "以其为根"
    case (.zhHans, .view): "拥有视图"
    case (.zhHans, .call): "你的调用"
    case (.zhHans, .automaticCall): "UIKit 的调用"
    case (.zhHans, .lifeline): "时间"
    }
  }
}
