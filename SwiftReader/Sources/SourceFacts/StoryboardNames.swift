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
    for (key, value) in isProject ? Self.settings(ofProject: text) : Self.settings(ofList: text) {
      let name = value.hasSuffix(".storyboard") ? String(value.dropLast(11)) : value
      // A key may end in a device: `UIMainStoryboardFile~ipad`.
      switch key.prefix(while: { $0 != "~" }) {
      case "UIMainStoryboardFile", "UISceneStoryboardFile": main.append(name)
      case "UILaunchStoryboardName": launch.insert(name)
      default: break
      }
    }
  }

  /// Returns the texts of a property list, each with its key.
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

  /// Returns the build settings of a project that become keys of a property list.
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
