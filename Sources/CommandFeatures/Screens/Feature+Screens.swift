import VCCommand

extension Feature {
  /// Pictures of screens in the boxes of controllers.
  package static var screens: Feature {
    Feature(
      files: NamedFiles(
        read: { ScreenImages.read(into: &$0, $1) }, paths: ScreenImages.paths,
        remarks: { ScreenImages.remarks(on: $0, as: $1) }))
  }
}
