import VCDescriptions
import VCEngine
import VCSource

/// A list of view controllers as LLDB, NSLog or Swift prints it, for example for `po
/// navigationController.viewControllers`: a stack's controllers, root first.
struct PrintedStack {
  /// The controllers, root first.
  let members: [LogPointer]

  private static let mostMembers = 200

  /// Creates the stack, or returns nil if the text isn't such a list.
  init?(_ source: Source) {
    let bytes = source.bytes[source.textStart...]
    guard let start = Self.start(in: bytes.prefix(4_096)) else {
      guard let members = Self.plainList(in: bytes.prefix(16_384)) else { return nil }
      self.members = members
      return
    }
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

  /// The members of a list as NSLog or Swift prints it, without the array's own class:
  ///
  ///     (
  ///         "<Ferry.ListController: 0x600003a1>",
  ///         "<Ferry.DeckController: 0x600003a2>"
  ///     )
  ///     [<Ferry.ListController: 0x600003a1>, <Ferry.DeckController: 0x600003a2>]
  ///
  /// Nothing but pointers may be in it, one of them to a view controller by its name: other lists are
  /// printed in the same form.
  private static func plainList(in bytes: ArraySlice<UInt8>) -> [LogPointer]? {
    var cursor = LogCursor(bytes: bytes, position: bytes.startIndex)
    while let opening = bytes[cursor.position...].firstIndex(where: { "([".utf8.contains($0) }) {
      let isQuoted = bytes[opening] == UInt8(ascii: "(")
      cursor.position = opening + 1
      var members: [LogPointer] = []
      while members.count < mostMembers, let pointer = cursor.takeMember(isQuoted: isQuoted) {
        members.append(pointer)
        guard cursor.take(",") else { break }
      }
      cursor.skipBlanks()
      if cursor.take(isQuoted ? ")" : "]"), members.contains(where: \.isNamedController) {
        return members
      }
      cursor.position = opening + 1
    }
    return nil
  }

  /// Returns the description of a navigation controller with these members.
  func description(_ diagnostics: DiagnosticCollector) -> AppDescription {
    var scene = LogScene()
    let controllers = members.map { scene.controller($0, orUnknown: "member") }
    let navigation = scene.unknown("navigation", ofClass: "UINavigationController")
    for controller in controllers { scene.contain(controller, in: navigation) }
    diagnostics.hint(.logGap(fact: Words.gapListOwner), at: nil)
    var description = AppDescription(
      viewControllers: scene.viewControllers, rootViewController: navigation)
    description.isObserved = true
    return description
  }
}

extension LogCursor {
  /// Reads a list's member, with the quotation marks that NSLog puts around it.
  fileprivate mutating func takeMember(isQuoted: Bool) -> LogPointer? {
    skipBlanks()
    guard !isQuoted || take("\""), let pointer = takePointer(), pointer.address != nil,
      !isQuoted || take("\"")
    else { return nil }
    return pointer
  }
}

extension LogPointer {
  /// Whether the class's name is a view controller's.
  fileprivate var isNamedController: Bool {
    name?.contains("Controller") == true || name?.hasSuffix("VC") == true
  }
}
