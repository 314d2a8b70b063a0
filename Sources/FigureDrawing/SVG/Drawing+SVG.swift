import ViewControllers

/// Ids are an interface: programs find a controller's box by its id in the description.
enum SVGID {
  /// `box-` and the controller's id; what an XML name cannot hold becomes `_` and its code point.
  static func box(_ id: String) -> String { "box-" + name(id) }

  static func name(_ id: String) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": name.unicodeScalars.append(scalar)
      default: name += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return name
  }
}

extension Drawing {
  func viewController(_ index: ViewController.Index) -> ViewController {
    figure.hierarchy.description.viewControllers[index]
  }

  /// For instance `arrow-items-presentedViewController-detailNav`.
  func svgID(of arrow: Arrow) -> String {
    let (tail, head) = (viewController(arrow.tail), viewController(arrow.head))
    let name =
      switch arrow.kind {
      case .containment: tail.containmentName
      case .pointer: arrow.pointerName
      case .presented: "presentedViewController"
      case .presenting: "presentingViewController"
      }
    return "arrow-\(SVGID.name(tail.id.value))-\(name)-\(SVGID.name(head.id.value))"
  }

  /// How a part's text looks: its role, its fonts in order of preference, and its colour.
  func textLook(of element: Element?) -> (role: String, families: String, color: String) {
    let (fonts, colors) = (figure.template.fonts, figure.template.light)
    func families(_ face: FontFace) -> String {
      (face == .mono ? fonts.mono : fonts.sans).joined(separator: ", ")
    }
    switch element {
    case .line(let box, let line):
      return boxes[box].lines[line].role == .name
        ? ("name", families(fonts.name.face), colors.nameText)
        : ("detail", families(fonts.detail.face), colors.detailText)
    case .arrow(let index):
      let color =
        switch arrows[index].kind {
        case .containment, .pointer: colors.pointerText
        case .presented: colors.presented
        case .presenting: colors.presenting
        }
      return ("label", families(fonts.pointer.face), color)
    case .frame, .box, nil:
      return ("title", families(fonts.frame.face), colors.frameText)
    }
  }

  /// The figure's name for those who listen.
  var accessibleTitle: String {
    figure.hierarchy.description.title?.value ?? "View controller hierarchy"
  }

  /// The hierarchy in sentences.
  var accessibleDescription: String {
    func name(_ member: ViewController.Index) -> String {
      let controller = viewController(member)
      return controller.title?.value ?? controller.id.value
    }
    var sentences = figure.families.map { family in
      let names = family.members.map { member in
        "\(name(member)) (\(viewController(member).className.value))"
      }
      return "Family \(family.number): " + names.joined(separator: ", ") + "."
    }
    sentences += figure.hierarchy.presentations.map { presentation in
      "\(name(presentation.presenter)) presents \(name(presentation.presented))"
        + (presentation.sender == presentation.presenter
          ? "." : ", asked by \(name(presentation.sender)).")
    }
    return sentences.joined(separator: " ")
  }
}

extension Drawing.Arrow {
  /// The first of the properties it stands for.
  fileprivate var pointerName: String {
    guard let first = statements.first, let dot = first.lastIndex(of: "."),
      let end = first[dot...].firstIndex(of: " ")
    else { return "pointer" }
    return String(first[first.index(after: dot)..<end])
  }
}

/// The one style sheet: the colours of dark mode. Everything else stands in attributes, which
/// presentation programs read too.
enum SVGStyle {
  static func darkMode(of template: Template) -> String {
    let dark = template.dark
    var rules = [
      ".background{fill:\(dark.background)}",
      ".node path{fill:\(dark.boxFill);stroke:\(dark.boxLine)}",
      ".name{fill:\(dark.nameText)}", ".detail{fill:\(dark.detailText)}",
      ".title{fill:\(dark.frameText)}", ".edge text{fill:\(dark.pointerText)}",
    ]
    for (index, fill) in dark.frameFills.enumerated() {
      let line = dark.frameLines[index % dark.frameLines.count]
      rules.append(".frame\(index) path{fill:\(fill);stroke:\(line)}")
    }
    for (kind, color) in [
      ("containment", dark.containment), ("pointer", dark.pointer),
      ("presented", dark.presented), ("presenting", dark.presenting),
    ] {
      rules.append(".\(kind) path{stroke:\(color)}.\(kind) polygon{fill:\(color);stroke:\(color)}")
    }
    rules.append(".presented text{fill:\(dark.presented)}.presenting text{fill:\(dark.presenting)}")
    return "@media (prefers-color-scheme:dark){" + rules.joined() + "}"
  }
}
