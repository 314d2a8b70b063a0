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
}
