import VCDiagnostics
import VCEngine

/// A list of view controllers as LLDB prints it, for example for `po
/// navigationController.viewControllers`: a stack's controllers, root first.
struct PrintedStack {
  /// The controllers, root first.
  let members: [LogPointer]

  private static let mostMembers = 200

  /// Creates the stack, or returns nil if the text isn't such a list.
  init?(_ source: Source) {
    let bytes = source.bytes[source.textStart...]
    guard let found = Self.start(in: bytes.prefix(4_096)) else { return nil }
    // Decoding replaces invalid bytes with longer characters.
    let start = min(found, bytes.endIndex)
    var members: [LogPointer] = []
    var cursor = LogCursor(bytes: bytes, position: start)
    while let opening = bytes[cursor.position...].firstIndex(of: UInt8(ascii: "<")),
      members.count < Self.mostMembers
    {
      cursor.position = opening
      guard let pointer = cursor.takePointer(), pointer.address != nil else { return nil }
      members.append(pointer)
    }
    guard !members.isEmpty else { return nil }
    self.members = members
  }

  /// The start of the members: after `<__NSArrayI 0x…>(` or `▿ 2 elements`.
  private static func start(in bytes: ArraySlice<UInt8>) -> Int? {
    // Every member has a bracket. Nearly every description returns here.
    guard bytes.contains(UInt8(ascii: "<")) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    for mark in ["<__NSArray", "<Swift.__SwiftDeferredNSArray", "<_TtGCs23_ContiguousArrayStorage"]
    {
      guard let range = text.firstRange(of: mark),
        let parenthesis = text[range.upperBound...].firstIndex(of: "(")
      else { continue }
      return bytes.startIndex + text.utf8.distance(from: text.startIndex, to: parenthesis) + 1
    }
    if let range = text.firstRange(of: "▿ "),
      text[range.upperBound...].prefix(14).contains("element")
    {
      return bytes.startIndex + text.utf8.distance(from: text.startIndex, to: range.upperBound)
    }
    return nil
  }

  /// Returns the description of a navigation controller with these members.
  func description(_ diagnostics: DiagnosticCollector) -> AppDescription {
    var scene = LogScene()
    let controllers = members.map { scene.controller($0, orUnknown: "member") }
    let navigation = scene.unknown("navigation", ofClass: "UINavigationController")
    for controller in controllers { scene.contain(controller, in: navigation) }
    diagnostics.hint(.log(.logGap(.listOwner)), at: nil)
    var description = AppDescription(
      viewControllers: scene.viewControllers, rootViewController: navigation)
    description.isObserved = true
    return description
  }
}
