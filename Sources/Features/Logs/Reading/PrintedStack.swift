import VCDescriptions
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
    guard let start = Self.start(in: bytes.prefix(4_096)) else { return nil }
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
    // As bytes, because decoding replaces a byte that isn't UTF-8 by a longer character.
    for mark in ["<__NSArray", "<Swift.__SwiftDeferredNSArray", "<_TtGCs23_ContiguousArrayStorage"]
    {
      guard let range = bytes.firstRange(of: Array(mark.utf8)),
        let parenthesis = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "("))
      else { continue }
      return parenthesis + 1
    }
    if let range = bytes.firstRange(of: Array("▿ ".utf8)),
      bytes[range.upperBound...].prefix(14).firstRange(of: Array("element".utf8)) != nil
    {
      return range.upperBound
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
