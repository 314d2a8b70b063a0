import VCDescriptions
import VCSource

/// The storyboards that an app's property lists and Xcode projects name: the app's first storyboard
/// and its launch screen.
///
/// Only the few needed keys are looked for, in the text, because a list declares a document type
/// and a project has a format of its own.
struct StoryboardSettings {
  /// The names of first storyboards, in the order of the files.
  private(set) var main: [String] = []
  /// The names of launch screens, which are never the first scene.
  private(set) var launch: Set<String> = ["LaunchScreen", "Launch Screen"]

  /// Reads a text if it is a property list or a project; returns whether it is one.
  mutating func read(_ source: Source) -> Bool {
    let beginning = source.beginning
    let isProject = beginning.starts(with: "// !$*UTF8*$!".utf8)
    let isList =
      beginning.starts(with: "bplist".utf8)
      || String(decoding: beginning.prefix(2_000), as: UTF8.self).contains("<plist")
    guard isProject || isList else { return false }
    let text = String(decoding: source.bytes, as: UTF8.self)
    for storyboard in NamedStoryboard.all(in: text, isProject: isProject) {
      switch storyboard.role {
      case .main: main.append(storyboard.name)
      case .launch: launch.insert(storyboard.name)
      }
    }
    return true
  }
}
