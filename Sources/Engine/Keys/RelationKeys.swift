import VCSource

/// The keys of a tab.
package enum TabKey: String, DescriptionKeys {
  case identifier, `class`, automaticallyActivatesSearch, title, preferredPlacement
  case defaultChildIdentifier
  case viewController, managingNavigationController, children

  package static let rows: [(key: Self, row: KeyRow<Tab>)] = allRows

  package var row: KeyRow<Tab> {
    switch self {
    case .identifier:
      .text(
        "The name by which code and other tabs refer to it.", "id name key ref",
        { $0.identifier }, { $0.identifier = $1 })
    case .class:
      .choice(
        "UISearchTab for the system's search tab; by default UITab, or UITabGroup with 'children'.",
        "", { $0.className }, { $0.className = $1 })
    case .automaticallyActivatesSearch:
      .flag(
        "Whether selecting a UISearchTab makes its search controller active, from iOS 26 on.",
        "activatessearch activatesautomatically",
        { $0.automaticallyActivatesSearch }, { $0.automaticallyActivatesSearch = $1 })
    case .title:
      .text("What the bar shows.", "label caption text", { $0.title }, { $0.title = $1 })
    case .preferredPlacement:
      .word(
        "Whether it is in the bar or the sidebar, and whether the user may move it.", "placement",
        { $0.preferredPlacement }, { $0.preferredPlacement = $1 })
    case .defaultChildIdentifier:
      .text(
        "The tab that a group shows first; by default its first.",
        "default defaultchild selected selectedtab selectedchild",
        { $0.defaultChildIdentifier }, { $0.defaultChildIdentifier = $1 })
    case .viewController:
      .viewController(
        "The view controller that it shows; a group may have none.",
        "controller viewcontrollers content rootviewcontroller root superclass",
        { $0.viewController }, { $0.viewController = $1 })
    case .managingNavigationController:
      .viewController(
        "The UINavigationController in which a group shows its tabs.",
        "navigationcontroller navigation stack manager",
        { $0.managingNavigationController }, { $0.managingNavigationController = $1 })
    case .children:
      .other(
        "The tabs of a group: it is a UITabGroup.", "tabs items group subtabs", .parts(.tab))
    }
  }

  /// The keys that lead to a controller.
  package static let leads: [(key: Self, lead: KeyRow<Tab>.Lead)] = rows.compactMap { key, row in
    row.lead.map { (key: key, lead: $0) }
  }
}

/// The keys of a segue besides its kind's.
package enum SegueKey: String, DescriptionKeys {
  case from, identifier, label, unwindAction, modalPresentationStyle, modalTransitionStyle
  case at, link, inferred

  package static let rows: [(key: Self, row: KeyRow<Segue>)] = allRows

  package var row: KeyRow<Segue> {
    switch self {
    case .from:
      .other("The id of the view controller it leaves.", "source origin start", .part(.id))
    case .identifier:
      .text(
        "The name by which a step performs it.", "", { $0.identifier }, { $0.identifier = $1 })
    case .label:
      .text("What a figure says of it.", "", { $0.label }, { $0.label = $1 }).notCompared
    case .unwindAction:
      .text(
        "The action that an unwind segue calls, wherever that may be.", "",
        { $0.unwindAction }, { $0.unwindAction = $1 })
    case .modalPresentationStyle:
      .word(
        "The style that it gives its destination.", "",
        { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
    case .modalTransitionStyle:
      .word(
        "The transition that it gives its destination.", "",
        { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
    case .at:
      .text(
        "The line of the app's source that performs it: Home.swift:12.", "",
        { $0.sourceLine }, { $0.sourceLine = $1 }
      ).notCompared
    case .link:
      .link(
        "Where its arrow leads, in formats with links: an http, https or mailto address, or a relative one.",
        "url href hyperlink", { $0.link }, { $0.link = $1 }
      ).notCompared
    case .inferred:
      .flag(
        "Whether it was concluded from the app's source; its arrow is dashed.", "",
        { $0.isInferred ? Sourced(true) : nil }, { $0.isInferred = $1.value }
      ).notCompared
    }
  }
}

/// The keys of an object that is not a view controller.
package enum ObjectKey: String, DescriptionKeys {
  case id, `class`, title, references, delegate

  package static let rows: [(key: Self, row: KeyRow<AppObject>)] = allRows

  package var row: KeyRow<AppObject> {
    switch self {
    case .id:
      .other(
        "What references call it: by default its class name.", "name identifier ref key",
        .part(.id))
    case .class: .other("The class, of any kind.", "type kind classname isa", .part(.className))
    case .title:
      .text(
        "The name that the figure shows above the class.", "label caption text",
        { $0.title }, { $0.title = $1 }
      ).notCompared
    case .references: .references
    case .delegate: .delegate
    }
  }
}

/// The keys of a reference that is more than an id.
package enum ReferenceKey: String, DescriptionKeys {
  case to, weak, sends

  package static let rows: [(key: Self, row: KeyRow<Reference>)] = allRows

  package var row: KeyRow<Reference> {
    switch self {
    case .to: .other("The id of what it refers to.", "", .part(.id))
    case .weak: .other("Whether it does not keep that alive.", "", .flag)
    case .sends:
      .other(
        "The method by which it tells that of the end, if that is its delegate.", "", .text
      ).notCompared
    }
  }
}

/// The keys of one of the app's own detents.
package enum DetentKey: String, DescriptionKeys {
  case identifier, height

  package static let rows: [(key: Self, row: KeyRow<Detent>)] = allRows

  package var row: KeyRow<Detent> {
    switch self {
    case .identifier: .other("The name by which other properties refer to it.", "", .text)
    case .height:
      .other("The height of the sheet, in points.", "", .number(ContentSize.range)).notCompared
    }
  }
}

/// The keys of a `preferredContentSize`.
package enum SizeKey: String, DescriptionKeys {
  case width, height

  package static let rows: [(key: Self, row: KeyRow<ContentSize>)] = allRows

  package var row: KeyRow<ContentSize> {
    switch self {
    case .width: .other("In points.", "", .number(ContentSize.range))
    case .height: .other("Also in points.", "", .number(ContentSize.range))
    }
  }
}
