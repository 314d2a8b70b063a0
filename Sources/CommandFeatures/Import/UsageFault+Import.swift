import VCCommand

extension UsageFault {
  static var explanationWithoutFolder: Self {
    Self(.explanationWithoutFolderFault)
  }

  static var targetWithoutFolder: Self {
    Self(.targetWithoutFolderFault)
  }
}
