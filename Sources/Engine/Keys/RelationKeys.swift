import VCSource

package enum TabKey: String, DescriptionKeys {
  case identifier, `class`, automaticallyActivatesSearch, title, preferredPlacement
  case defaultChildIdentifier
  case viewController, managingNavigationController, children

  package static let rows: [(key: Self, row: KeyRow<Tab>)] = allRows

  package var row: KeyRow<Tab> {
    switch self {
    case .identifier: .text("id name key ref", { $0.identifier }, { $0.identifier = $1 })
    case .class: .choice("", { $0.className }, { $0.className = $1 })
    case .automaticallyActivatesSearch:
      .flag(
        "activatessearch activatesautomatically", since: 26,
        { $0.automaticallyActivatesSearch }, { $0.automaticallyActivatesSearch = $1 })
    case .title: .text("label caption text", as: .localizedText, { $0.title }, { $0.title = $1 })
    case .preferredPlacement:
      .word("placement", { $0.preferredPlacement }, { $0.preferredPlacement = $1 })
    case .defaultChildIdentifier:
      .text(
        "default defaultchild selected selectedtab selectedchild",
        { $0.defaultChildIdentifier }, { $0.defaultChildIdentifier = $1 })
    case .viewController:
      .viewController(
        "controller viewcontrollers content rootviewcontroller root superclass",
        { $0.viewController }, { $0.viewController = $1 })
    case .managingNavigationController:
      .viewController(
        "navigationcontroller navigation stack manager",
        { $0.managingNavigationController }, { $0.managingNavigationController = $1 })
    case .children: .other("tabs items group subtabs", .parts(.tab))
    }
  }

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
    case .from: .other("source origin start", .part(.id))
    case .identifier: .text("", { $0.identifier }, { $0.identifier = $1 })
    case .label: .text("", as: .localizedText, { $0.label }, { $0.label = $1 }).notCompared
    case .unwindAction: .text("", { $0.unwindAction }, { $0.unwindAction = $1 })
    case .modalPresentationStyle:
      .word("", { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
    case .modalTransitionStyle:
      .word("", { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
    case .at: .text("", { $0.sourceLine }, { $0.sourceLine = $1 }).notCompared
    case .link: .link("url href hyperlink", { $0.link }, { $0.link = $1 }).notCompared
    case .inferred:
      .flag("", { $0.isInferred ? Sourced(true) : nil }, { $0.isInferred = $1.value }).notCompared
    }
  }
}

/// The keys of an object that is not a view controller.
package enum ObjectKey: String, DescriptionKeys {
  case id, `class`, title, references, delegate

  package static let rows: [(key: Self, row: KeyRow<AppObject>)] = allRows

  package var row: KeyRow<AppObject> {
    switch self {
    case .id: .other("name identifier ref key", .part(.id))
    case .class: .other("type kind classname isa", .part(.className))
    case .title:
      .text("label caption text", as: .localizedText, { $0.title }, { $0.title = $1 }).notCompared
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
    case .to: .other("", .part(.id))
    case .weak: .other("", .flag)
    case .sends: .other("", .text).notCompared
    }
  }
}

/// The keys of one of the app's own detents.
package enum DetentKey: String, DescriptionKeys {
  case identifier, height

  package static let rows: [(key: Self, row: KeyRow<Detent>)] = allRows

  package var row: KeyRow<Detent> {
    switch self {
    case .identifier: .other("", .text)
    case .height: .other("", .number(ContentSize.range)).notCompared
    }
  }
}

/// The keys of a `preferredContentSize`.
package enum SizeKey: String, DescriptionKeys {
  case width, height

  package static let rows: [(key: Self, row: KeyRow<ContentSize>)] = allRows

  package var row: KeyRow<ContentSize> {
    switch self {
    case .width: .other("", .number(ContentSize.range))
    case .height: .other("", .number(ContentSize.range))
    }
  }
}
