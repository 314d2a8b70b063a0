import VCDescriptions
import VCEngine
import VCSource

extension StoryboardDecoder {
  /// Declares families, parents first, in the order of a written description.
  mutating func declare(_ tops: [Int]) {
    var taken = Set<String>()
    var identifiers: [String: Int] = [:]
    for controller in controllers {
      if let name = controller.storyboardIdentifier { identifiers[name, default: 0] += 1 }
    }
    let order = tops.withDescendants { children[$0] }
    for index in order {
      if let identifier = controllers[index].identifier,
        identifiers[identifier, default: 1] == 1, Self.isID(identifier)
      {
        taken.insert(identifier)
      }
    }
    var implied = ImpliedIDs()
    var given = Set<String>()
    for index in order {
      indices[index] = viewControllers.count
      if let identifier = controllers[index].identifier, taken.contains(identifier),
        given.insert(identifier).inserted
      {
        viewControllers.append(controller(index, id: identifier))
        continue
      }
      let id = implied.next(of: className(index), unless: taken.contains)
      viewControllers.append(controller(index, id: id, isImplied: true))
    }
    for index in order {
      guard let position = indices[index] else { continue }
      if let columns = columns[index] {
        var declared = SplitColumns(
          style: Sourced(
            columns[.supplementary] == nil ? .doubleColumn : .tripleColumn,
            at: controllers[index].range))
        for (column, child) in columns { declared[column] = indices[child] }
        viewControllers[position].columns = declared
        continue
      }
      viewControllers[position].children = children[index].compactMap { indices[$0] }
      if !children[index].isEmpty {
        viewControllers[position].containmentKey = Sourced(
          viewControllers[position].kind.containmentKey, at: controllers[index].range)
      }
      if let selected = controllers[index].selectedIndex,
        viewControllers[position].kind == .tabBar, children[index].indices.contains(selected)
      {
        viewControllers[position].selectedIndex = Sourced(selected, at: controllers[index].range)
      }
    }
  }

  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  private func className(_ index: Int) -> String {
    let name = controllers[index].customClass ?? controllers[index].baseClass
    let short = DemangledName.demangled(name)?.name ?? name
    return ViewController.isClassName(short) ? short : controllers[index].baseClass
  }

  func controller(_ index: Int, id: String, isImplied: Bool = false) -> ViewController {
    let declared = controllers[index]
    let range = declared.range
    let name = className(index)
    var controller = declared.declaration
    (controller.id, controller.idIsImplied) = (Sourced(id, at: range), isImplied)
    controller.className = Sourced(name, at: range)
    if name != declared.baseClass, declared.baseClass != UIKitClass.viewController.name,
      UIKitClass(named: name) == nil
    {
      controller.superclass = UIKitClass(named: declared.baseClass).map { Sourced($0, at: range) }
    }
    controller.title = title(of: declared).map { Sourced($0, at: range) }
    if let reference = declared.reference {
      diagnostics.hint(.otherStoryboard(name: reference.storyboard), at: range)
    }
    return controller
  }

  private func title(of controller: StoryboardController) -> String? {
    if let reference = controller.reference {
      return reference.storyboard + ".storyboard" + (reference.identifier.map { ": \($0)" } ?? "")
    }
    let title = controller.title ?? controller.itemTitle ?? controller.label
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Segues

  func segues(of index: Int) -> [Segue] {
    guard let source = indices[index] else { return [] }
    return controllers[index].segues.compactMap { declared in
      guard !declared.isContainment else { return nil }
      let kind = self.kind(of: declared)
      let end = object(declared.destination, in: files[index]).flatMap { indices[$0] }
      if end == nil, kind != .unwind {
        report(.unknownObject(id: declared.destination), declared)
        return nil
      }
      var segue = Segue(
        kind, to: kind == .unwind ? nil : end.map { Sourced($0, at: declared.range) },
        from: Sourced(source, at: declared.range), at: declared.range)
      segue.identifier = declared.identifier.flatMap {
        $0.isEmpty ? nil : Sourced($0, at: declared.range)
      }
      if kind == .unwind {
        segue.unwindAction = Sourced(declared.unwindAction ?? "unwind", at: declared.range)
      }
      segue.modalPresentationStyle = declared.presentationStyle
      segue.modalTransitionStyle = declared.transitionStyle
      return segue
    }
  }

  private func kind(of segue: StoryboardController.Segue) -> Segue.Kind {
    switch segue.kind {
    case "show", "push": return .show
    case "showDetail", "replace": return .showDetail
    case "presentation", "modal": return .present
    case "popoverPresentation", "popover": return .popover
    case "unwind": return .unwind
    case "custom": return .custom
    default:
      report(.unknownSegueKind(kind: segue.kind), segue)
      return .custom
    }
  }
}
