/// The storyboards that an app's property lists and Xcode projects name: the app's first storyboard
/// and its launch screen. The main program has the same rules for folders without Swift.
public struct StoryboardNames: Sendable {
  /// The names of first storyboards, in the order of the files.
  public private(set) var main: [String] = []
  /// The names of launch screens, which are never the first screen.
  public private(set) var launch: Set<String> = ["LaunchScreen", "Launch Screen"]

  /// The names without any settings.
  public init() {}

  /// Whether a file may name storyboards.
  public static func isSettings(_ path: String) -> Bool {
    path.hasSuffix("Info.plist") || path.hasSuffix("project.pbxproj")
  }

  /// Reads a property list in XML, or a project.
  public mutating func read(_ text: [UInt8]) {
    let text = String(decoding: text, as: UTF8.self)
    let isProject = text.hasPrefix("// !$*UTF8*$!")
    for storyboard in NamedStoryboard.all(in: text, isProject: isProject) {
      switch storyboard.role {
      case .main: main.append(storyboard.name)
      case .launch: launch.insert(storyboard.name)
      }
    }
  }
}
