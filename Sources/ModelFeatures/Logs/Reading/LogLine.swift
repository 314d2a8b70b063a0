import VCDescriptions
import VCEngine
import VCPhrases

/// An object as a log names it.
package struct LogPointer: Hashable, Sendable {
  /// The class as written; nil for `(null)` or a missing class.
  package var className: String?
  /// The address; nil if missing.
  package var address: String?
  /// Whether the pointer was nil.
  package var isNull = false
  /// Whether the class is in angle brackets, as UIKit writes it.
  package var isBracketed = false
  /// Whether the text ends inside the pointer.
  package private(set) var isCut = false
  /// The bytes of the pointer in the text.
  package var range: Range<Int>

  /// Marks the pointer as cut off. What is left of its address, or of its name, may be another's.
  mutating func cut(isNameWhole: Bool) {
    isCut = true
    address = nil
    let ends = ["Controller", "Controller_", "VC", "Screen", "Popup", "Wrapper", "Renderer"]
    if !isNameWhole, !ends.contains(where: { className?.hasSuffix($0) == true }) { className = nil }
  }

  /// Whether the class is a mask: the system's console and crash reporters hide private data.
  package var isMasked: Bool {
    guard let className else { return false }
    return !className.contains { $0.isLetter || $0.isNumber }
      || ["private", "redacted", "masked", "filtered", "mask.hash"].contains(className)
  }

  /// The class without its module, as in source code. A class that has its name from SwiftUI's keeps
  /// its module, because it is another one.
  package var name: String? {
    (isMasked ? nil : className).map { name in
      let name = name.hasPrefix("*") ? String(name.drop { $0 == "*" || $0 == "." }) : name
      let short = Self.withoutModule(name)
      guard let module, module != "SwiftUI", UIKitClass.isSwiftUIs(short) else { return short }
      return module + "." + short
    }
  }

  private static func withoutModule(_ name: String) -> String {
    if DemangledName.isMangled(name) {
      return DemangledName.demangled(name)?.name ?? DemangledName.head(of: name) ?? name
    }
    // A page took the beginning for markup.
    if name.hasPrefix("SwiftUI"), name.dropFirst("SwiftUI".count).first?.isNumber == true {
      return DemangledName.head(of: "_TtGC7" + name) ?? name
    }
    let plain = DemangledName.withoutPrivateContext(name)
    let short = DemangledName.withoutModules(plain)
    return ViewController.isClassName(short) ? short : plain
  }

  /// The class's module; nil if the log doesn't name it.
  package var module: String? {
    guard !isMasked, let className else { return nil }
    if DemangledName.isMangled(className) { return DemangledName.demangled(className)?.module }
    let base = className.prefix { $0 != "<" }
    guard let dot = base.firstIndex(of: ".") else { return nil }
    let module = base[..<dot]
    return module.isEmpty || module.contains("*") ? nil : String(module)
  }
}

/// One of UIKit's messages in a log.
package struct LogLine: Sendable {
  /// The message.
  package var text: UIKitText
  /// The objects that it names, by role.
  package var pointers: [UIKitRole: LogPointer] = [:]
  /// The names and numbers that it contains, by role.
  package var words: [UIKitRole: String] = [:]
  /// The bytes of the line in the text.
  package var range: Range<Int>
  /// Whether the text ends inside the message.
  var isCut = false
  /// The time in seconds since midnight; nil if none precedes the message.
  package var time: Double?
  /// How often the log contains the message for the same classes, whichever their instances.
  package var count = 1
  /// Whether the log also contains it for other instances.
  package var hasOtherInstances = false
  /// The app's first frame in the message's call stack: a class, or a method of it.
  package var caller: String?
  /// Whether the call stack has a method that runs before the view is in the window; nil without a stack.
  var isBeforeWindow: Bool?
  /// The method in which UIKit raised, if the text has only a call stack: the message is a guess.
  var frame: String?
  /// The framework that the text around the message names.
  var hostAround: Host?

  init(_ text: UIKitText, range: Range<Int>) { (self.text, self.range) = (text, range) }

  /// The message's topic.
  package var topic: UIKitTopic { text.topic }

  /// The controllers that were asked.
  var controllersAsked: [LogPointer] {
    [pointers[.presenter], pointers[.sender]].compactMap(\.self)
  }

  /// UIKit's words, with only the classes of the pointers.
  package var plainText: String {
    var values = words
    for (role, pointer) in pointers {
      values[role] = pointer.name.map { "<\($0)>" } ?? (pointer.isNull ? "(null)" : "<…>")
    }
    for part in text.parts {
      if case .role(let role) = part, values[role] == nil { values[role] = "<…>" }
    }
    return text.filled(values)
  }

  /// The line without its locations.
  package var logged: LoggedText {
    let (sender, presenter) = (pointers[.sender], pointers[.presenter])
    var logged = LoggedText(
      text, classes: pointers.compactMapValues(\.name), words: words,
      senderIsPresenter: sender?.identity == presenter?.identity, plainText: plainText,
      count: count, caller: caller)
    logged.frame = frame
    logged.isBeforeWindow = isBeforeWindow
    logged.modules = pointers.compactMapValues(\.module)
    logged.host = Host(of: logged) ?? hostAround
    logged.addresses = pointers.compactMapValues(\.address)
    let blocker = pointers[.blocker]
    logged.presentsItself =
      blocker?.address != nil && blocker?.address == pointers[.presented]?.address
    logged.nulls = Set(pointers.filter(\.value.isNull).keys)
    logged.isMasked = pointers.values.contains(where: \.isMasked)
    logged.hasOtherInstances = hasOtherInstances
    return logged
  }

  /// A key that is equal for lines with the same message about the same classes, whatever their
  /// addresses.
  struct Signature: Hashable {
    private let topic: UIKitTopic
    private let words: [UIKitRole: String]
    private let classes: [UIKitRole: String?]
    /// For each role, the first role that names the same object.
    private let sameObjects: [UIKitRole?]

    init(_ line: LogLine) {
      (topic, words) = (line.topic, line.words)
      classes = line.pointers.mapValues(\.className)
      let identities = UIKitRole.allCases.map { line.pointers[$0]?.identity }
      sameObjects = identities.map { identity in
        identity.flatMap { identities.firstIndex(of: $0) }.map { UIKitRole.allCases[$0] }
      }
    }
  }

  /// Whether another line was written within a second; also true if the log has no times.
  func isOfOneEvent(with other: LogLine) -> Bool {
    guard let time, let second = other.time else { return true }
    return abs(second - time) <= 2
  }
}

extension LogPointer {
  /// The object's identity: its address, else its class.
  package var identity: String { address ?? className ?? "" }
}
