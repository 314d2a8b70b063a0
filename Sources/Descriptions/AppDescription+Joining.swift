import VCEngine
import VCSource

extension AppDescription {
  /// Joins several texts of one app: the files of a project by their references to each other, all
  /// other inputs by class names. Locations are those in the joined text.
  ///
  /// An input without scenes and segues is the app's state, else the first that is no project's; it
  /// supplies the windows and steps. Others add scenes, segues, objects and, at the end, steps. A scene is
  /// left out if the state contains each of its classes once; its segues then connect the state's.
  init(
    joining source: Source, as common: InputFormat?, warnings: inout [Diagnostic]
  ) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    var projects = (common.map { [$0] } ?? InputFormat.allCases).compactMap { format in
      format.project.map { (format: format, reader: $0.reader(), isRead: false) }
    }
    var parts: [AppDescription] = []
    let formats = source.parts.map { common ?? ($0.own.parts.isEmpty ? InputFormat(of: $0) : nil) }
    let first = formats.firstIndex { $0?.addition == nil } ?? 0
    var state: (name: String, part: Int)?
    for (number, (text, start)) in zip(source.parts, source.partStarts).enumerated() {
      let format = formats[number]
      if number != first, format?.addition != nil { continue }
      if source.isOfFolder,
        projects.indices.contains(where: { projects[$0].reader.readSettings(text) })
      {
        continue
      }
      if let project = projects.firstIndex(where: { $0.format == format }) {
        projects[project].reader.read(text, at: start, isOfFolder: source.isOfFolder, diagnostics)
        projects[project].isRead = true
        try diagnostics.throwErrors(in: source)
        continue
      }
      var told: [Diagnostic] = []
      do {
        var part = try AppDescription(parsing: text, as: common, warnings: &told)
        part.movePlaces(by: start)
        part.hasRecordedSteps = false
        if let step = (part.steps + part.alternatives.flatMap(\.steps)).first, !parts.isEmpty {
          diagnostics.hint(.stepsLeftOut, at: step.range)
          (part.steps, part.alternatives) = ([], [])
        }
        if part.segues.isEmpty, part.scenes.isEmpty, !source.isOfFolder {
          if let state {
            diagnostics.error(
              .secondState(name: state.name),
              at: SourceRange(start: start, end: start))
          }
          state = state ?? (text.name, parts.count)
        }
        parts.append(part)
      } catch {
        throw DiagnosticError(error.diagnostics.map { $0.moved(by: start) }, in: source)
      }
      diagnostics.add(contentsOf: told.map { $0.moved(by: start) })
    }
    for index in projects.indices where projects[index].isRead || parts.isEmpty {
      let description = try projects[index].reader.description(
        of: source, isAlone: parts.isEmpty, diagnostics)
      try diagnostics.throwErrors(in: source)
      if let description { parts.append(description) }
    }
    try diagnostics.throwErrors(in: source)
    if let state { parts.insert(parts.remove(at: state.part), at: 0) }
    guard var app = parts.first else { preconditionFailure("a decoder without errors decodes") }
    for part in parts.dropFirst() { app.join(part) }
    for (number, text) in source.parts.enumerated() where number != first {
      formats[number]?.addition?.add(text, source.partStarts[number], &app, diagnostics)
    }
    // The ids that a written description of the app needs are ids in its figure, too.
    let omittable = app.omittableIDs
    for index in app.viewControllers.indices
    where !omittable.contains(app.viewControllers[index].id.value) {
      app.viewControllers[index].idIsImplied = false
    }
    app.checkDepth(diagnostics)
    try diagnostics.throwErrors(in: source)
    warnings += diagnostics.sorted
    self = app
  }

  private mutating func join(_ other: AppDescription) {
    let known = CommonControllers(of: other, in: self)
    var next = viewControllers.count
    var places = known.counterparts
    // Controllers that only the left-out steps declare are left out, too.
    let written = Set(other.writtenOrder().order)
    for index in other.viewControllers.indices where places[index] == nil && written.contains(index)
    {
      places[index] = next
      next += 1
    }
    func place(_ index: ViewController.Index) -> ViewController.Index { places[index] ?? index }
    func isKnown(_ index: ViewController.Index) -> Bool { known.counterparts[index] != nil }
    var ids = self.ids.union(objects.map(\.id.value))
    func free(_ id: Sourced<String>) -> Sourced<String> {
      let free = Sourced(ids.freeID(for: id.value), at: id.range)
      ids.insert(free.value)
      return free
    }
    let firstObject = objects.count
    translations.merge(other.translations) { own, _ in own }
    func moved(_ references: [Reference]) -> [Reference] {
      references.compactMap { reference in
        var reference = reference
        switch reference.target {
        case .viewController(let index):
          guard let place = places[index] else { return nil }
          reference.target = .viewController(place)
        case .object(let index): reference.target = .object(firstObject + index)
        case .window: return nil
        }
        return reference
      }
    }
    for var object in other.objects {
      (object.id, object.references) = (free(object.id), moved(object.references))
      objects.append(object)
    }
    for index in other.viewControllers.indices where !isKnown(index) && written.contains(index) {
      var controller = other.viewControllers[index]
      controller.id = free(controller.id)
      if controller.presents.map(isKnown) == true { controller.presents = nil }
      controller.moveRelatives(to: place)
      controller.references = moved(controller.references)
      viewControllers.append(controller)
    }
    // A printed hierarchy contains no superclasses and no titles.
    for (index, place) in known.counterparts {
      let (there, here) = (other.viewControllers[index], viewControllers[place])
      guard there.className.value == here.className.value else { continue }
      viewControllers[place].superclass = here.superclass ?? there.superclass
      viewControllers[place].title = here.title ?? there.title
    }
    scenes += known.tops.filter { top in
      !isKnown(top)
        && !other.viewControllers.indices.contains {
          !isKnown($0) && other.viewControllers[$0].presents == top
        }
    }.map(place)
    for var segue in other.segues {
      segue.source = Sourced(place(segue.source.value), at: segue.source.range)
      segue.destination = segue.destination.map { Sourced(place($0.value), at: $0.range) }
      let isThere = segues.contains {
        $0.kind == segue.kind && $0.source.value == segue.source.value
          && $0.destination?.value == segue.destination?.value
          && $0.identifier?.value == segue.identifier?.value
          && $0.unwindAction?.value == segue.unwindAction?.value
      }
      if !isThere { segues.append(segue) }
    }
  }
}

/// The controllers that two descriptions have in common.
private struct CommonControllers {
  package typealias Index = ViewController.Index

  /// The other description's controller for each common controller of this one.
  private(set) var counterparts: [Index: Index] = [:]
  /// The tops of this description's families.
  let tops: [Index]

  init(of app: AppDescription, in state: AppDescription) {
    tops =
      (app.windows.map(\.rootViewController) + app.scenes
      + app.viewControllers.compactMap(\.presents)).uniqued()
    let places = Self.placesOfOwnClasses(state)
    let own = Self.placesOfOwnClasses(app)
    var parents: [Index: Index] = [:]
    for (index, controller) in state.viewControllers.enumerated() {
      for child in controller.relatives { parents[child] = index }
    }
    for top in tops {
      var members = [top]
      var next = 0
      while next < members.count {
        members += app.viewControllers[members[next]].relatives
        next += 1
      }
      let named = members.filter { !app.viewControllers[$0].isOfFramework }
      let found = named.map { index in
        let name = app.viewControllers[index].className.value
        return own[name]?.count == 1 && places[name]?.count == 1 ? places[name]?.first : nil
      }
      guard !found.isEmpty, found.allSatisfy({ $0 != nil }) else { continue }
      for case (let index, let place?) in zip(named, found) { counterparts[index] = place }
      // A navigation controller matches the one around its child; without such a child, the one
      // around its parent.
      for member in members.reversed() where counterparts[member] == nil {
        let child = app.viewControllers[member].relatives.compactMap { counterparts[$0] }.first
        let parent = child.flatMap { parents[$0] }
        let name = app.viewControllers[member].className.value
        let isSame = parent.map { state.viewControllers[$0].className.value == name } ?? false
        counterparts[member] = isSame ? parent : child
      }
      for member in members {
        for child in app.viewControllers[member].relatives where counterparts[child] == nil {
          counterparts[child] = counterparts[member]
        }
      }
    }
  }

  private static func placesOfOwnClasses(_ app: AppDescription) -> [String: [Index]] {
    let places = app.viewControllers.indices.filter { !app.viewControllers[$0].isOfFramework }
    return Dictionary(grouping: places) { app.viewControllers[$0].className.value }
  }
}

extension ViewController {
  /// Whether its class belongs to UIKit or another framework, so that many controllers share it.
  fileprivate var isOfFramework: Bool { UIKitClass(named: className.value) != nil }

  /// The controllers that are in the same family because of this one.
  fileprivate var relatives: [Index] {
    let ofTabs = tabs.flatMap { [$0.viewController, $0.managingNavigationController] }
    let all =
      children + (columns?.declared.map(\.viewController) ?? [])
      + (ofTabs + [searchController]).compactMap(\.self)
    return all.uniqued()
  }

  fileprivate mutating func moveRelatives(to place: (Index) -> Index) {
    children = children.map(place)
    presents = presents.map(place)
    searchController = searchController.map(place)
    adaptiveViewController = adaptiveViewController.map(place)
    childNames = Dictionary(
      childNames.map { (place($0), $1) }, uniquingKeysWith: { first, _ in first })
    for (column, index) in columns?.declared ?? [] { columns?[column] = place(index) }
    for index in tabs.indices {
      tabs[index].viewController = tabs[index].viewController.map(place)
      tabs[index].managingNavigationController = tabs[index].managingNavigationController.map(place)
    }
  }
}
