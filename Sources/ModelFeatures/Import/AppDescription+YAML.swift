import VCDescriptions
import VCEngine
import VCSource

extension AppDescription {
  /// The description as concise YAML: a controller is only a class name if possible, and defaults
  /// are omitted. Parsing it gives the same description.
  ///
  /// - Parameters:
  ///   - heading: Lines to write first, each as a comment.
  ///   - comments: Comment lines to write before controllers, by id.
  package func yaml(heading: [String] = [], comments: [String: [String]] = [:]) -> String {
    guard let tree = SyntaxNode(written: Array(json.utf8)) else {
      preconditionFailure("the writer writes JSON")
    }
    var writer = YAMLDescriptionWriter(self, comments: comments)
    for line in heading { writer.comment(line, indentation: 0) }
    writer.write(tree)
    return writer.text
  }
}

/// Writes the tree of a description's JSON as YAML, so that YAML and JSON express the same.
private struct YAMLDescriptionWriter {
  private(set) var text = ""
  private let comments: [String: [String]]
  private let defaults: [AppDescriptionKey: String]
  /// The ids to omit, because the reader derives the same ids from the classes.
  private let omittedIDs: Set<String>

  private static let widest = 96

  init(_ description: AppDescription, comments: [String: [String]]) {
    self.comments = comments
    defaults = [
      .rules: RuleSet.uikit.rawValue, .idiom: Idiom.pad.rawValue,
      .ios: String(description.rules.impliedIOS),
    ]
    omittedIDs = description.omittableIDs.union(description.impliedWindowIDs)
  }

  mutating func comment(_ line: String, indentation: Int) {
    text += String(repeating: " ", count: indentation) + "# " + line.withoutControls + "\n"
  }

  mutating func write(_ root: SyntaxNode) {
    var isFirst = true
    for (key, value) in root.members {
      let isDefault = AppDescriptionKey(rawValue: key.text).flatMap { defaults[$0] } == value.text
      if isDefault, value.kind != .mapping, value.kind != .sequence { continue }
      let isLarge = value.kind == .mapping || value.kind == .sequence
      if isLarge, !isFirst { text += "\n" }
      isFirst = false
      // A stack of items replaces recursion, because families may be very deep.
      var items = [Item(value: value, lead: key.text + ":", indentation: 0)]
      while let item = items.popLast() { items += write(item).reversed() }
    }
  }

  /// A value after its key or dash.
  private struct Item {
    let value: SyntaxNode
    let lead: String
    let indentation: Int
    /// The beginning of the line, by default its indentation; for the first key of a list's
    /// element, the dash.
    var start: String?
  }

  /// Writes an item, or its first line. Returns the items inside it.
  private mutating func write(_ item: Item) -> [Item] {
    let (value, lead, indentation, start) = (item.value, item.lead, item.indentation, item.start)
    let margin = String(repeating: " ", count: indentation)
    let isController = value.kind == .mapping && value[member: "id"] != nil
    if isController, let lines = comments[value[member: "id"]?.text ?? ""] {
      // It is above the whole element of a list.
      for line in lines { comment(line, indentation: start == nil ? indentation : indentation - 2) }
    }
    if let flow = flow(value),
      !value.isContainer || indentation + lead.utf8.count + 1 + flow.utf8.count <= Self.widest
    {
      text += (start ?? margin) + lead + " " + flow + "\n"
      return []
    }
    let inner = indentation + 2
    var first = lead == "-" ? margin + "- " : nil
    if first == nil { text += (start ?? margin) + lead + "\n" }
    var items = value.elements.map { Item(value: $0, lead: "-", indentation: inner) }
    for (key, member) in members(of: value) {
      items.append(Item(value: member, lead: key + ":", indentation: inner, start: first))
      first = nil
    }
    return items
  }

  /// The value on one line, nil if it doesn't fit.
  private func flow(_ value: SyntaxNode, isInFlow: Bool = false) -> String? {
    switch value.kind {
    case .mapping:
      let members = members(of: value)
      if members.count == 1, members[0].key == ViewControllerKey.class.rawValue,
        comments[value[member: "id"]?.text ?? ""] == nil || !isInFlow
      {
        return YAMLText.scalar(members[0].value.text, isInFlow: isInFlow)
      }
      guard members.count <= 5, members.allSatisfy({ !$0.value.isContainer }) else { return nil }
      let parts = members.map { "\($0.key): \(flow($0.value, isInFlow: true) ?? "")" }
      return isInFlow ? nil : "{\(parts.concatenated(by: ", "))}"
    case .sequence:
      var parts: [String] = []
      for element in value.elements {
        guard element.kind != .sequence, parts.count < 12,
          comments[element[member: "id"]?.text ?? ""] == nil,
          let part = flow(element, isInFlow: true)
        else { return nil }
        parts.append(part)
      }
      return "[\(parts.concatenated(by: ", "))]"
    case .text: return YAMLText.scalar(value.text, isInFlow: isInFlow)
    default: return value.text
    }
  }

  /// The members of a mapping, without a controller's defaults.
  private func members(of value: SyntaxNode) -> [(key: String, value: SyntaxNode)] {
    let isController = value[member: "id"] != nil && value[member: "class"] != nil
    let isWindow =
      value[member: "id"] != nil && value[member: WindowKey.rootViewController.rawValue] != nil
    let id = value[member: "id"]?.text ?? ""
    let isImplied = omittedIDs.contains(id)
    var members: [(key: String, value: SyntaxNode)] = []
    for (key, member) in value.members {
      if isController || isWindow, key.text == ViewControllerKey.id.rawValue, isImplied { continue }
      if isController, key.text == ViewControllerKey.class.rawValue, !isImplied,
        member.text == UIKitClass.viewController.name,
        value[member: ViewControllerKey.superclass.rawValue] == nil
      {
        continue
      }
      members.append((key.text, member))
    }
    return members
  }
}

extension SyntaxNode {
  fileprivate var isContainer: Bool { kind == .mapping || kind == .sequence }
}
