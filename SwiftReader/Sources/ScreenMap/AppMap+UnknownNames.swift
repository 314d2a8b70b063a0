// The screens that an author names but no file declares.

extension AppMap {
  /// The hints about remarks with unknown names.
  var unknownNames: [OpenEnd] {
    project.files.enumerated().flatMap { number, file in
      file.remarks.flatMap { remark in
        remark.request.names.compactMap { name in
          unknownName(name, isKept: remark.request.bringsScreens).map { reason in
            let place = SourcePlace(file: number, line: remark.line)
            return OpenEnd(place: place, kind: .unknownScreen, words: reason)
          }
        }
      }
    }
  }

  /// The reasons against the names of the settings' routes, sorted by name, each with the first line
  /// that has the name.
  var unknownRouteScreens: [(line: Int?, words: String)] {
    Dictionary(grouping: settings.routes, by: \.value).sorted { $0.key < $1.key }.compactMap {
      name, routes in
      unknownName(name, isKept: true).map { words in
        (routes.compactMap { settings.routeLines[$0.key] }.min(), words)
      }
    }
  }

  /// Returns what is wrong with a name; nil if a file declares it, or if it may be a controller that
  /// Objective-C or a framework declares.
  private func unknownName(_ name: String, isKept: Bool) -> String? {
    let simple = TypeName.simple(name)
    guard !project.declared.contains(where: { $0.simpleName == simple }) else { return nil }
    let similar = project.declared.lazy.filter(project.isScreen).map(\.simpleName)
      .first { $0.isMisspelled(simple) }
    let mayBeElsewhere =
      isKept && (SystemNames.isController(simple) || SystemNames.isSystemScreen(simple))
    return similar == nil && mayBeElsewhere
      ? nil : words.unknownScreen(name: name, similar: similar)
  }
}

extension Remark.Request {
  /// The screens' names.
  fileprivate var names: [String] {
    switch self {
    case .presents(let names), .shows(let names), .from(let names): names
    case .ignore, .unknown: []
    }
  }
}

extension String {
  /// Whether a name differs only in one letter, or in two neighbours that changed places.
  fileprivate func isMisspelled(_ other: String) -> Bool {
    let (one, two) = (Array(utf8), Array(other.utf8))
    guard abs(one.count - two.count) < 2, one != two else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let left = min(one.count, two.count) - start
    let end = min(left, zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count)
    let (first, second) = (one[start..<(one.count - end)], two[start..<(two.count - end)])
    return max(first.count, second.count) < 2
      || (first.count == 2 && Array(first.reversed()) == Array(second))
  }
}
