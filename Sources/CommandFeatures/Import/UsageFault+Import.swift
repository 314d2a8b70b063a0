import VCCommand

extension UsageFault {
  static var explanationWithoutFolder: Self {
    Self("--explain is about a line of an app's source: name the app's folder")
  }

  static var targetWithoutFolder: Self {
    Self("--target is about the targets of an app's Xcode project: name the app's folder")
  }
}
