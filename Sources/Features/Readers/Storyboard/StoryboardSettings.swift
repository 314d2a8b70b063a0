import VCDescriptions
import VCDiagnostics
import VCTextFormats

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

  /// The keys whose values name a first storyboard. UIScene's is nested in a scene's configuration.
  private static let mainKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile"]
  private static let launchKeys = ["UILaunchStoryboardName"]

  /// Reads a text if it is a property list or a project; returns whether it is one.
  mutating func read(_ source: Source) -> Bool {
    let beginning = source.beginning
    let isProject = beginning.starts(with: "// !$*UTF8*$!".utf8)
    let isList =
      beginning.starts(with: "bplist".utf8)
      || String(
        decoding: beginning.prefix(2_000), as: UTF8.self
      ).contains("<plist")
    guard isProject || isList else { return false }
    let text = String(decoding: source.bytes, as: UTF8.self)
    for (key, value) in isProject ? Self.settings(ofProject: text) : Self.settings(ofList: text) {
      // A key may end in a device: `UIMainStoryboardFile~ipad`.
      let key = key.prefix { $0 != "~" }
      let name = value.hasSuffix(".storyboard") ? String(value.dropLast(11)) : value
      if Self.mainKeys.contains(where: { key == $0 }) { main.append(name) }
      if Self.launchKeys.contains(where: { key == $0 }) { launch.insert(name) }
    }
    return true
  }

  /// The texts of a property list in XML, each with its key.
  private static func settings(ofList text: String) -> [(key: String, value: String)] {
    text.split(separator: "<key>").dropFirst().compactMap { part in
      let parts = part.split(separator: "<", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].hasPrefix("/key>"), parts[2].hasPrefix("string>") else {
        return nil
      }
      let value = parts[2].dropFirst("string>".count).prefix { $0 != "<" }
      return (parts[0].trimmed, value.trimmed)
    }
  }

  /// The build settings of a project that become keys of a property list.
  private static func settings(ofProject text: String) -> [(key: String, value: String)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let start = line.firstRange(of: "INFOPLIST_KEY_")?.upperBound else { return nil }
      let parts = line[start...].split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let value = parts[1].prefix { $0 != ";" }.trimmed
      return (parts[0].trimmed, String(value.drop { $0 == "\"" }.prefix { $0 != "\"" }))
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
