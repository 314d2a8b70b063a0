import VCCommand
import VCEngine
import VCModelFeatures
import VCSource

extension Import {
  /// Gives each controller without a picture that of its screen, and returns them by the controllers'
  /// ids, with what is wrong with others. A picture that wouldn't be drawn is left out.
  func addPictures(
    to app: inout AppDescription
  ) throws(UsageFault) -> (paths: [String: String], faults: [Diagnostic]) {
    guard let folder = images else { return ([:], []) }
    let place = output ?? "."
    let home = outputFile.isStandardOutput ? "." : PathParts(place).folderPath
    // Asked about a file in the folder, which may be the repository's own.
    let file = AppFolder.prefix(of: folder) + "image.png"
    guard DocumentRepository(ofFolder: home).contains(file) else {
      throw .picturesOutside(folder: folder)
    }
    let pictures = ScreenPictures(in: folder)
    let start = FileIdentity.absolutePath(of: home)
    var drawn = app
    for index in drawn.viewControllers.indices where drawn.viewControllers[index].image == nil {
      guard let path = pictures.path(of: drawn.viewControllers[index]) else { continue }
      drawn.viewControllers[index].image = Sourced(
        FileIdentity.absolutePath(of: PathParts(path).folderPath)
          .pathRelative(to: start) + PathParts(path).name)
    }
    let faults = VCDiagram.readNamedFiles(
      into: &drawn, Source(name: outputFile.isStandardOutput ? "<stdout>" : place, bytes: []))
    var paths: [String: String] = [:]
    for (index, controller) in drawn.viewControllers.enumerated()
    where app.viewControllers[index].image == nil && controller.imageFile != nil {
      app.viewControllers[index].image = controller.image
      paths[controller.id.value] = controller.image?.value
    }
    return (paths, faults)
  }
}

extension String {
  /// A folder's path from another one, both from the root, with a slash at its end; empty for itself.
  fileprivate func pathRelative(to folder: String) -> String {
    let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let parts = other.dropFirst(common).map { _ in ".." } + own.dropFirst(common).map(String.init)
    return parts.map { $0 + "/" }.joined()
  }
}
