/// A storyboard that a property list in XML or an Xcode project names. The reader of Swift source, a package
/// of its own, has this file by a link.
struct NamedStoryboard {
  enum Role {
    /// The app's first storyboard. UIScene's key is nested in a scene's configuration.
    case main
    /// The launch screen.
    case launch
  }

  let name: String
  let role: Role

  /// The storyboards that a text names, in its order.
  static func all(in text: String, isProject: Bool) -> [NamedStoryboard] {
    (isProject ? settings(ofProject: text) : settings(ofList: text)).compactMap { key, value in
      let name = value.hasSuffix(".storyboard") ? String(value.dropLast(11)) : value
      // A key may end in a device: `UIMainStoryboardFile~ipad`.
      switch key.prefix(while: { $0 != "~" }) {
      case "UIMainStoryboardFile", "UISceneStoryboardFile":
        return NamedStoryboard(name: name, role: .main)
      case "UILaunchStoryboardName": return NamedStoryboard(name: name, role: .launch)
      default: return nil
      }
    }
  }

  /// The texts of a property list, each with its key.
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

  private static let settingPrefix = "INFOPLIST_KEY_"

  /// The build settings of a project that become keys of a property list.
  private static func settings(ofProject text: String) -> [(key: String, value: String)] {
    // Projects are long, and bytes are compared faster than characters.
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = Substring(line).drop { $0.isWhitespace || $0 == "\"" }
      guard line.hasPrefix(settingPrefix) else { return nil }
      let parts = line.dropFirst(settingPrefix.count).split(separator: "=", maxSplits: 1)
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
