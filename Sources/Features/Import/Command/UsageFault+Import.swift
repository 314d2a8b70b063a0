import VCCommand

extension UsageFault {
  static var explanationWithoutFolder: Self {
    Self("--explain is about a line of an app's source: name the app's folder")
  }
}
