extension Message {
  /// The subject of a mapping.
  package enum Subject: RoleValue {
    /// A whole description; one of several windows; one of a tab bar controller's tabs.
    case description, window, viewController, tab
    /// An object that is not a view controller; the settings of an app's folder.
    case step, object, alternative, segue, template, settings
    case value(ofKey: String)

    package var role: Words.Role {
      if case .value(let key) = self { .words(.subjectOfKey(key: key)) } else { .text("\(self)") }
    }
  }
}
