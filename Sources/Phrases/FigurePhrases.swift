import VCEngine
import VCSource

extension Window {
  /// The window's level, scene and the window directly beneath it; nil if it has none.
  package func place(above other: Window?) -> Words? {
    let isHidden = isHidden?.value == true
    if other == nil, windowLevel == nil, scene == nil, !isHidden { return nil }
    return .windowPlace(
      window: id.value, level: windowLevel?.value.text, isHidden: isHidden, other: other?.id.value,
      scene: scene?.value)
  }
}

extension Phrases {
  /// Returns sentences on containment, with each class at its first mention.
  ///
  /// - Parameters:
  ///   - members: The controllers, containers before their children.
  ///   - frame: Their family's name, nil for none. `isOnly` is true for a figure's only family.
  package func containment(
    of members: [(name: ControllerName, parent: Int?)], in frame: String?, isOnly: Bool
  ) -> [String] {
    var children: [[Int]] = members.map { _ in [] }
    for (place, member) in members.enumerated() {
      if let parent = member.parent { children[parent].append(place) }
    }
    var (mentioned, said): (Set<Int>, Set<Int>) = ([], [])
    func mentions(_ places: [Int]) -> [String] {
      places.map {
        let name = members[$0].name
        return text(of: (mentioned.insert($0).inserted ? name : ControllerName(name.id)).mention)
      }
    }
    var sentences: [String] = []
    if let frame, children.first?.isEmpty == true {
      sentences.append(text(of: .familyConsists(frame: frame, top: mentions([0])[0])))
    }
    for holder in members.indices where !children[holder].isEmpty && !said.contains(holder) {
      let names = (mentions([holder])[0], mentions(children[holder]))
      let only = children[holder].count == 1 ? children[holder][0] : nil
      if let only { said.insert(only) }
      sentences.append(
        text(
          of: .containsChildren(
            frame: isOnly || !sentences.isEmpty ? nil : frame, holder: names.0, children: names.1,
            deeper: only.map { mentions(children[$0]) })))
    }
    return sentences
  }
}
