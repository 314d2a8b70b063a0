extension Message {
  /// The subject of a mapping.
  package struct Subject: RoleValue {
    package let role: Words.Role

    /// A whole description.
    package static let description = Self(role: .text("description"))
    /// One of several windows.
    package static let window = Self(role: .text("window"))
    package static let viewController = Self(role: .text("viewController"))
    /// One of a tab bar controller's tabs.
    package static let tab = Self(role: .text("tab"))
    package static let step = Self(role: .text("step"))
    /// An object that is not a view controller.
    package static let object = Self(role: .text("object"))
    package static let alternative = Self(role: .text("alternative"))
    package static let segue = Self(role: .text("segue"))
    package static let template = Self(role: .text("template"))
    /// The settings of an app's folder.
    package static let settings = Self(role: .text("settings"))
    package static func value(ofKey key: String) -> Self {
      Self(role: .words(.subjectOfKey(key: key)))
    }
  }
}
