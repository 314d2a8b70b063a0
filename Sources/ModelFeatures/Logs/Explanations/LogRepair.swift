import VCEngine
import VCPhrases
import VCSource

/// The code that repairs a cause of one of UIKit's messages, with the line's classes.
///
/// The code belongs in the view controller that made the call, unless its cause says otherwise.
package struct LogRepair {
  /// The statements, one per line; empty if the repair is made in a storyboard.
  package let lines: [String]

  package init(
    _ cause: UIKitCause, of line: LoggedText, in spelling: Spelling, _ language: Language = .en
  ) {
    let variant = Self.variants(for: cause).first { $0.conditions.allSatisfy(line.has) }
    let code = variant?.code.lines(in: spelling) ?? []
    let variables = Self.variables(of: line)
    let call = Self.refusedCall(of: line, in: spelling)
    lines = code.map {
      Self.comments[$0].map { "// " + $0.text(in: Wording(language)) }
        ?? Self.filled($0, with: line, variables).replacing("$M", with: call)
    }
  }

  /// The call that a navigation controller refused; a push, where the line doesn't name its method.
  private static func refusedCall(of line: LoggedText, in spelling: Spelling) -> String {
    let isObjectiveC = spelling == .objectiveC
    let list = isObjectiveC ? "@[[[ListController alloc] init]]" : "[ListController()]"
    let detail = isObjectiveC ? "[[DetailController alloc] init]" : "DetailController()"
    let calls: [UIKitCall] = [.popToRoot, .popTo("other"), .pop, .setStack(list)]
    let method = line.words[.method] ?? ""
    let call =
      calls.first { call in
        method.hasPrefix(String(call.name(isObjectiveC: true).prefix { $0 != ":" }))
      } ?? .push(detail)
    return isObjectiveC ? call.objectiveC : call.swift
  }

  /// The comments in code, which are in the language of the sentences around it.
  private static let comments: [String: Words] = [
    "// in that controller": .commentInThatController, "// of a package": .commentOfPackage,
    "// or": .commentOr,
  ]

  private static let orientations: Set = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight", "all",
    "allButUpsideDown",
  ]

  private static func filled(
    _ text: String, with line: LoggedText, _ variables: [UIKitRole: String]
  ) -> String {
    var text = text
    for role in UIKitRole.allCases where role.isPointer {
      text = text.replacing("$\(role.rawValue)", with: variables[role] ?? defaultName(of: role))
      text = text.replacing("#\(role.rawValue)", with: line.classes[role] ?? "DetailController")
    }
    let identifier = line.words[.identifier] ?? "identifier"
    let names = identifier.split { !$0.isLetter }.map(String.init)
    if line.topic == .geometryRefused, orientations.isSuperset(of: names) {
      let masks = names.map { "UIInterfaceOrientationMask" + $0.capitalizedFirst }
      let list = names.map { ".\($0)" }.joined(separator: ", ")
      text = text.replacing(
        "UIInterfaceOrientationMaskPortrait", with: masks.joined(separator: " | ")
      ).replacing(": .portrait)", with: ": \(names.count > 1 ? "[\(list)]" : list))")
    }
    return text.replacing("@\"$I\"", with: "@" + identifier.codeLiteral)
      .replacing("\"$I\"", with: identifier.codeLiteral)
  }

  /// Returns a variable for each role that has a class. Two controllers of one class get different
  /// variables.
  private static func variables(of line: LoggedText) -> [UIKitRole: String] {
    var variables = line.classes.filter { $0.key.isPointer && !$0.value.isEmpty }
      .compactMapValues(variable)
    if line.topic == .popoverWithoutSource { variables[.presented] = "popover" }
    if let alert = line.alertInFront { variables[.blocker] = variable(of: alert) }
    for (role, first) in [(UIKitRole.presented, UIKitRole.blocker), (.other, .child)] {
      if let variable = variables[role], variable == variables[first], !line.presentsItself {
        variables[role] = "second\(variable.capitalizedFirst)"
      }
    }
    return variables
  }

  /// Returns a variable for a class: `ticketController` for `TicketController`, `alertController`
  /// for `UIAlertController`; nil for a class such as `登录Controller`, whose first letter has no lower
  /// case. For a container it differs from the controller's property of the same name.
  private static func variable(of className: String) -> String? {
    let type = String(className.prefix { $0 != "<" })
    let name = type.codeIdentifier
    if name == type { return nil }
    let properties = ["navigationController", "tabBarController", "splitViewController"]
    return properties.contains(name) ? String(name.dropLast("Controller".count)) : name
  }

  private static func defaultName(of role: UIKitRole) -> String {
    switch role {
    case .presented: "sheet"
    case .blocker: "alertController"
    case .child: "child"
    default: "other"
    }
  }
}
