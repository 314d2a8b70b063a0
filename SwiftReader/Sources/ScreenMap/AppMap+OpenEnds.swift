/// An open question at a location in the source, which an author can settle.
struct OpenEnd {
  /// The kind of question, to filter by.
  enum Kind: String {
    case noScreen = "screen-not-found"
    case noSource = "presenter-not-found"
    case severalScreens = "several-screens"
    case notFollowed = "call-not-followed"
    case unknownRemark = "unknown-remark"
    case unreached = "unreached-screen"
    case idleRemark = "remark-without-effect"
    case unknownScreen = "unknown-screen"
  }

  let place: SourcePlace
  let kind: Kind
  let words: String
}

extension AppMap {
  /// The sites with an unknown end, and those with too many ends to draw.
  var openSites: [OpenEnd] {
    var ends: [OpenEnd] = []
    for (place, all) in findingsByPlace {
      guard !isLeftOut(all), !all.contains(where: \.hasBothEnds), let first = all.first else {
        continue
      }
      let hasScreen = !first.targets.isEmpty || first.isInline
      // A setting for the function whose parameter is the screen would help.
      let key = first.verb.segueKey.hasPrefix("show") ? "shows" : "presents"
      let setting = first.verbName.map { "\(key): [\"\($0)\"]" }
      let reason =
        first.verb == .segue
        ? words.storyboardSegue
        : hasScreen ? words.noSource : words.screenNotFound(setting: setting)
      ends.append(OpenEnd(place: place, kind: hasScreen ? .noSource : .noScreen, words: reason))
    }
    for (number, file) in project.files.enumerated() {
      for case (.unknown(let remark), let line) in file.remarks.map({ ($0.request, $0.line) }) {
        ends.append(
          OpenEnd(
            place: SourcePlace(file: number, line: line), kind: .unknownRemark,
            words: words.unknownRemark(remark: remark)))
      }
    }
    for remark in idleRemarks {
      ends.append(
        OpenEnd(
          place: remark.place, kind: .idleRemark,
          words: remark.isAboutCall ? words.idleAboveCall : words.idleRemark))
    }
    ends += unknownNames
    // Calls that may lead to the same screens are one question.
    let unclear = vague.filter { !drawnPlaces.contains($0.place) }
    for calls in Dictionary(grouping: unclear, by: \.targets).values {
      let places = Set(calls.map(\.place)).sorted()
      ends.append(
        OpenEnd(
          place: places[0], kind: .severalScreens,
          words: words.vague(calls[0].targets.map(name), also: places.dropFirst().map(place))))
    }
    let open = Set(ends.map(\.place))
    ends += ownFunctions.compactMap { entry in
      let places = entry.unfollowed.filter { !open.contains($0) }
      return places.first.map {
        OpenEnd(
          place: $0, kind: .notFollowed,
          words: words.notFollowed(name: entry.name) + words.also(places.dropFirst().map(place)))
      }
    }
    return ends.sorted { ($0.place, $0.words) < ($1.place, $1.words) }
  }

  /// The declarations of unreached screens.
  private var unreachedScreens: [OpenEnd] {
    unreached.compactMap { screen in
      guard let type = project.type(of: screen), project.isScreen(type) else { return nil }
      return OpenEnd(
        place: SourcePlace(file: type.file, line: type.line), kind: .unreached,
        words: words.unreached(name: type.name))
    }.sorted { $0.place < $1.place }
  }

  /// Returns a line for each site with an unknown end and for each unreached screen: a path, a
  /// line, an identifier and a sentence, separated by tabs. A sentence with all counts follows.
  ///
  /// - notes: Further sentences.
  public func openEnds(notes: [String] = []) -> String {
    func line(_ path: String, _ line: Int?, _ kind: String, _ reason: String) -> String {
      [path, line.map(String.init) ?? "", kind, reason].map(\.withoutControls)
        .joined(separator: "\t")
    }
    let open = openSites
    let lines =
      (open + unreachedScreens).map { end in
        line(paths[end.place.file], end.place.line, end.kind.rawValue, end.words)
      }
      + unusedVerbs.map {
        line(
          Words.settingsFile, settings.verbLines[$0], "unused-function",
          words.unusedFunction(function: $0))
      }
      + unusedRoutes.map { route in
        guard let (function, call) = route.call else {
          return line(
            Words.settingsFile, settings.routeLines[route.name], "unused-route",
            words.unusedRoute(route: route.name))
        }
        return line(
          paths[function.file], call.line, "unused-route",
          words.idleRoute(function: FunctionName(call), route: route.name))
      }
      + unknownRouteScreens.map {
        line(Words.settingsFile, $0.line, "unknown-screen", $0.words)
      }
    let settling = open.isEmpty ? [] : [words.settling]
    return (lines + (settling + [words.heading(counts)] + notes).map(\.withoutControls))
      .map { $0 + "\n" }.joined()
  }

  /// Returns the declarations of all types and of all storyboards' screens, whether the map has them
  /// or not: a name, a path and a line, separated by tabs; a line for each, sorted. A name of a screen
  /// and of other types, such as a table of texts, is the screen's.
  public static func declarations(
    in files: [FileFacts], storyboards: [StoryboardFacts] = [],
    names: StoryboardNames = StoryboardNames()
  ) -> String {
    let project = Project(files, storyboards, names)
    let screens = Set(project.declared.filter(project.isScreen).map { TypeName.shown($0.name) })
    let types = project.declared.filter {
      project.isScreen($0) || !screens.contains(TypeName.shown($0.name))
    }.map {
      (name: TypeName.shown($0.name), place: SourcePlace(file: $0.file, line: $0.line))
    }
    return (types + (project.storyboards?.declarations ?? [])).map { name, place in
      [name.withoutControls, project.paths[place.file].withoutControls, String(place.line)]
        .joined(separator: "\t") + "\n"
    }.sorted().joined()
  }
}
