import ViewControllers

extension Description {
  /// The description written out as JSON, every id explicit: read again, it is the same.
  public var json: String {
    var writer = DescriptionWriter(self)
    return writer.write()
  }
}

/// Writes a description as JSON.
///
/// A loop over a list of what is still to write, so that families may be of any depth.
private struct DescriptionWriter {
  private let description: Description
  private var text = ""
  private var pending: [Part] = []
  private var isWritten: [Bool]

  private enum Part {
    case text(String)
    /// A controller as declared, or its id if it has been written before.
    case viewController(ViewController.Index)
  }

  init(_ description: Description) {
    self.description = description
    isWritten = Array(repeating: false, count: description.viewControllers.count)
  }

  mutating func write() -> String {
    var head: [Part] = [.text("{")]
    if let title = description.title { head.append(.text("\"title\": \(quoted(title.value)),\n ")) }
    if let window = description.window {
      head.append(.text("\"window\": \(quoted(window.value)),\n "))
    }
    head.append(
      .text(
        "\"rules\": \"\(description.rules)\", \"ios\": \(description.ios), "
          + "\"idiom\": \"\(description.idiom)\",\n \"rootViewController\": "))
    head.append(.viewController(description.rootViewController))
    head.append(.text(",\n \"steps\": ["))
    for (number, step) in description.steps.enumerated() {
      head.append(.text(number == 0 ? "\n  {" : ",\n  {"))
      head += parts(of: step.action)
      if let label = step.label { head.append(.text(", \"label\": \(quoted(label.value))")) }
      head.append(.text("}"))
    }
    head.append(.text("]}\n"))
    pending = head.reversed()
    while let part = pending.popLast() {
      switch part {
      case .text(let text): self.text += text
      case .viewController(let index): write(index)
      }
    }
    return text
  }

  private mutating func write(_ index: ViewController.Index) {
    let viewController = description.viewControllers[index]
    if isWritten[index] {
      text += quoted(viewController.id.value)
      return
    }
    isWritten[index] = true
    text += "{" + properties(of: viewController).joined(separator: ", ")
    var parts: [Part] = []
    if !viewController.children.isEmpty || viewController.containmentKey != nil {
      let key =
        viewController.containmentKey?.value
        ?? (viewController.kind == .custom ? .children : .viewControllers)
      parts.append(.text(", \"\(key)\": ["))
      parts += list(viewController.children)
      parts.append(.text("]"))
    }
    if let presented = viewController.presents {
      parts += [.text(", \"presents\": "), .viewController(presented)]
    }
    parts.append(.text("}"))
    pending += parts.reversed()
  }

  private func properties(of viewController: ViewController) -> [String] {
    var members = [
      "\"id\": \(quoted(viewController.id.value))",
      "\"class\": \(quoted(viewController.className.value))",
    ]
    func add(_ key: String, _ value: String?) {
      if let value { members.append("\"\(key)\": \(value)") }
    }
    add("superclass", viewController.superclass.map { quoted($0.value.name) })
    add("title", viewController.title.map { quoted($0.value) })
    add("selectedIndex", viewController.selectedIndex.map { "\($0.value)" })
    add(
      "definesPresentationContext", viewController.definesPresentationContext.map { "\($0.value)" })
    add(
      "providesPresentationContextTransitionStyle",
      viewController.providesPresentationContextTransitionStyle.map { "\($0.value)" })
    add("modalPresentationStyle", viewController.modalPresentationStyle.map { "\"\($0.value)\"" })
    add("modalTransitionStyle", viewController.modalTransitionStyle.map { "\"\($0.value)\"" })
    return members
  }

  private func parts(of action: Step.Action) -> [Part] {
    switch action {
    case .present(let it, let from): member("present", it) + member("from", from, isFirst: false)
    case .dismiss(let it): member("dismiss", it)
    case .push(let it, let onto): member("push", it) + member("onto", onto, isFirst: false)
    case .pop(let it): member("pop", it)
    case .popToRoot(let it): member("popToRoot", it)
    case .setViewControllers(let members, let of):
      [.text("\"setViewControllers\": [")] + list(members.map(\.value)) + [.text("]")]
        + member("of", of, isFirst: false)
    case .add(let it, let to): member("add", it) + member("to", to, isFirst: false)
    case .remove(let it): member("remove", it)
    case .show(let it, let from): member("show", it) + member("from", from, isFirst: false)
    case .showDetail(let it, let from):
      member("showDetail", it) + member("from", from, isFirst: false)
    case .select(let it, let container):
      member("select", it) + member("in", container, isFirst: false)
    }
  }

  private func member(_ key: String, _ value: Step.Reference, isFirst: Bool = true) -> [Part] {
    [.text((isFirst ? "" : ", ") + "\"\(key)\": "), .viewController(value.value)]
  }

  private func list(_ members: [ViewController.Index]) -> [Part] {
    members.enumerated().flatMap { place, member -> [Part] in
      place == 0 ? [.viewController(member)] : [.text(", "), .viewController(member)]
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
