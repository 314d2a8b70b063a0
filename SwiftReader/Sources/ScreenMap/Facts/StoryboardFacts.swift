/// The facts of a storyboard that a map needs.
public struct StoryboardFacts: Sendable {
  /// A view controller, or a placeholder for a controller of another storyboard.
  public struct Controller: Sendable {
    /// The element's name, such as `navigationController`.
    public let element: String
    public let customClass: String?
    public let storyboardIdentifier: String?
    /// The storyboard and the identifier of a placeholder's target.
    public let reference: (storyboard: String, identifier: String?)?
    public let line: Int
  }

  /// A segue, or a relationship such as a tab.
  public struct Segue: Sendable {
    public let source: String
    public let destination: String
    public let kind: String
    /// The identifier, or a relationship's name.
    public let identifier: String?
    public let line: Int
  }

  /// The path below the project's folder.
  public let path: String
  /// The controllers by object id.
  public let controllers: [String: Controller]
  public let segues: [Segue]
  /// The id of the initial view controller.
  public let initial: String?
  /// The system that it is for, in Interface Builder's words.
  public let runtime: String

  /// Whether it is for a system without UIKit's view controllers: macOS or watchOS.
  public var isForOtherSystem: Bool {
    runtime.contains("Cocoa") && !runtime.contains("iOS") || runtime.contains("watch")
  }

  /// Whether it is for tvOS.
  public var isForTVOS: Bool { runtime == "AppleTV" }

  /// The file's name without its extension.
  public var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? "")
  }
}

extension StoryboardFacts {
  /// Reads a storyboard's controllers and segues; none if the text isn't XML.
  ///
  /// - Parameters:
  ///   - path: The path below the project's folder.
  ///   - text: The file's UTF-8.
  public init(path: String, text: [UInt8]) {
    var controllers: [String: Controller] = [:]
    var segues: [Segue] = []
    var initial: String?
    var runtime = ""
    // The controller of each open element; nil for other elements.
    var around: [String?] = []
    var reader = TagReader(text)
    while let tag = reader.next() {
      if tag.isEnd {
        if !around.isEmpty { around.removeLast() }
        continue
      }
      let id = tag.attributes["id"]
      var controller: String?
      if tag.name == "document" {
        initial = tag.attributes["initialViewController"]
        runtime = tag.attributes["targetRuntime"] ?? ""
      }
      if tag.attributes["sceneMemberID"] == "viewController", let id {
        controllers[id] = Controller(tag)
        controller = id
      }
      if tag.name == "segue", let source = around.last(where: { $0 != nil }) ?? nil,
        let destination = tag.attributes["destination"]
      {
        segues.append(
          Segue(
            source: source, destination: destination, kind: tag.attributes["kind"] ?? "show",
            identifier: tag.attributes["identifier"] ?? tag.attributes["relationship"],
            line: tag.line))
      }
      if !tag.isEmpty { around.append(controller) }
    }
    self.init(
      path: path, controllers: controllers, segues: segues, initial: initial, runtime: runtime)
  }
}

extension StoryboardFacts.Controller {
  fileprivate init(_ tag: TagReader.Tag) {
    self.init(
      element: tag.name, customClass: tag.attributes["customClass"],
      storyboardIdentifier: tag.attributes["storyboardIdentifier"],
      reference: tag.attributes["storyboardName"].map {
        ($0, tag.attributes["referencedIdentifier"])
      }, line: tag.line)
  }
}

/// Reads XML tags one after another; skips texts, comments and instructions.
private struct TagReader {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var isEnd = false
    var isEmpty = false
    var line: Int
  }

  private let text: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: [UInt8]) { self.text = text }

  mutating func next() -> Tag? {
    while let byte = read() {
      guard byte == UInt8(ascii: "<"), let first = peek else { continue }
      if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
        skipAside()
        continue
      }
      return tag()
    }
    return nil
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func read() -> UInt8? {
    guard let byte = peek else { return nil }
    position += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  private mutating func skipAside() {
    let isComment = text[position...].starts(with: Array("!--".utf8))
    var dashes = 0
    while let byte = read() {
      if byte == UInt8(ascii: ">"), !isComment || dashes >= 2 { return }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    }
  }

  private mutating func tag() -> Tag {
    var tag = Tag(name: "", line: line)
    if peek == UInt8(ascii: "/") {
      tag.isEnd = true
      position += 1
    }
    tag.name = name()
    while let byte = read(), byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "/") {
        tag.isEmpty = true
      } else if byte > 32 {
        position -= 1
        let key = name()
        // Skips a character without a name, so that each round makes progress.
        if key.isEmpty { _ = read() } else { tag.attributes[key] = value() }
      }
    }
    return tag
  }

  private mutating func name() -> String {
    let start = position
    while let byte = peek, byte > 32, !Array("=/><\"'".utf8).contains(byte) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func value() -> String? {
    guard peek == UInt8(ascii: "=") else { return nil }
    position += 1
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    position += 1
    let start = position
    while let byte = peek, byte != quote { _ = read() }
    let value = String(decoding: text[start..<position], as: UTF8.self)
    _ = read()
    return value.contains("&") ? value.withoutEntities : value
  }
}

extension String {
  /// The text with XML's predefined entities replaced.
  fileprivate var withoutEntities: String {
    var rest = self[...]
    var text = ""
    let entities = ["&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&"]
    while let character = rest.first {
      if character == "&", let (entity, meaning) = entities.first(where: { rest.hasPrefix($0.key) })
      {
        text += meaning
        rest = rest.dropFirst(entity.count)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
