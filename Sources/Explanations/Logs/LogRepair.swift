import ViewControllers

/// The code that repairs a cause of one of UIKit's texts, with the classes of the line.
package struct LogRepair {
  /// Statements, a line each.
  package let lines: [String]

  package init(_ cause: UIKitCause, of line: LoggedText, in spelling: Spelling) {
    let code = Self.code(for: cause, of: line)
    let variables = Self.variables(of: line)
    lines = (spelling == .objectiveC ? code.objectiveC : code.swift).map {
      Self.filled($0, with: line, variables, in: spelling)
    }
  }

  private static func filled(
    _ text: String, with line: LoggedText, _ variables: [UIKitRole: String], in spelling: Spelling
  ) -> String {
    var text = text
    for role in UIKitRole.allCases where role.isPointer {
      let (place, variable) = ("$\(role.rawValue)", variables[role] ?? defaultName(of: role))
      if containers.contains(variable) {
        text =
          spelling == .objectiveC
          ? text.replacing(place, with: "self.\(variable)")
          : text.replacing(place + ".", with: "\(text.hasPrefix(" ") ? "self." : "")\(variable)?.")
      }
      text = text.replacing(place, with: variable)
      text = text.replacing("@\(role.rawValue)", with: line.classes[role] ?? "UIViewController")
    }
    let identifier = line.words[.identifier] ?? "identifier"
    return text.replacing("@\"$I\"", with: "@" + identifier.codeLiteral)
      .replacing("\"$I\"", with: identifier.codeLiteral)
  }

  /// A variable for each role that has a class. What is presented gets another name than a controller
  /// of its class that is there.
  private static func variables(of line: LoggedText) -> [UIKitRole: String] {
    var variables: [UIKitRole: String] = [:]
    for (role, name) in line.classes where role.isPointer && !name.isEmpty {
      let variable = variable(of: name)
      let isFound = asked.contains(role) && line.topic != .detached
      variables[role] =
        containers.contains(variable) && !isFound
        ? String(variable.dropLast("Controller".count)) : variable
    }
    if let presented = variables[.presented], !line.presentsItself,
      variables.contains(where: { $0.key != .presented && $0.value == presented })
    {
      variables[.presented] = "new\(presented.prefix(1).uppercased())\(presented.dropFirst())"
    }
    return variables
  }

  /// The properties that have the containers of the controller whose code it is. They may be nil, and a
  /// closure's lines, which are indented, need their `self`.
  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController",
  ]
  /// The roles of a controller that the code finds there, and doesn't make or pass.
  private static let asked: Set<UIKitRole> = [.presenter, .sender, .navigation]

  private static func defaultName(of role: UIKitRole) -> String {
    switch role {
    case .presented: "sheet"
    case .presenter, .sender: "presenter"
    case .blocker: "top"
    case .child: "child"
    case .holder: "container"
    case .navigation: "stack"
    default: "other"
    }
  }

  /// `ticketController` of `TicketController`, `alertController` of `UIAlertController`.
  private static func variable(of className: String) -> String {
    CodeNames.identifier(String(className.prefix { $0 != "<" }))
  }
}
