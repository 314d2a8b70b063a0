/// A location in a project's source.
struct SourcePlace: Hashable, Comparable {
  let file: Int
  let line: Int

  static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line) < (other.file, other.line)
  }
}

/// The ends of a site, or of one of the callers that decide about it.
struct Finding {
  /// The source of a transition.
  enum Source: Hashable {
    case screen(Int)
    /// An object that isn't a screen, such as a coordinator.
    case object(Int)
    /// A storyboard's controller whose class the project doesn't declare.
    case external(String)

    /// Returns the source for a screen in a storyboard.
    static func place(_ screen: Screen) -> Source {
      switch screen {
      case .type(let index): .screen(index)
      case .external(let name): .external(name)
      }
    }

    var isScreen: Bool { if case .object = self { false } else { true } }

    /// The source's box.
    var screen: Screen {
      switch self {
      case .screen(let index), .object(let index): .type(index)
      case .external(let name): .external(name)
      }
    }
  }

  /// The function that brings the screen; nil for a storyboard's segue.
  var function: ProjectFunction?
  var verb: Site.Verb
  let place: SourcePlace
  /// The location of the call; it differs from `place` if a caller decides.
  let site: SourcePlace
  var sources: [Source]
  /// Those of several sources about which there is no doubt, by their indices.
  var certainSources: Set<Int> = []
  var targets: [Screen]
  var evidence: Evidence
  var style: String?
  /// Whether a sheet's views are built in place, so that no type represents its screen.
  var isInline = false
  /// The indices of the types with which apps start, if it also happens then.
  var launches: Set<Int> = []
  /// Whether it brings an app's first screen.
  var isStart: Bool { !launches.isEmpty && verb.fillsFirst }
  /// Whether it happens only when the app starts, or only makes another window.
  var isOnlyStart: Bool {
    (isStart && sources.isEmpty) || (verb == .root && !sources.contains(where: \.isScreen))
  }
  /// The reasons for a doubt about its ends; none if the code says them.
  var doubts: Evidence {
    var doubts = evidence.intersection(.doubts)
    if sources.count > 1 { doubts.formUnion(evidence.intersection(.keepers)) }
    if targets.count > 1 { doubts.formUnion(evidence.intersection(.openChoice)) }
    return doubts
  }
  var hasBothEnds: Bool { (!targets.isEmpty || isInline) && !sources.isEmpty }
  /// Whether the target goes into a navigation controller that the function's object creates.
  var fillsOwnStack = false
  /// The calls that lead to the site, from the site outwards.
  var calls: [SourcePlace] = []
  /// The calls that put the target into the stack that is brought, each with the function that
  /// fills the stack.
  var fillers: [SourcePlace: ProjectFunction] = [:]
  /// The function whose parameter is the target, if no caller with a screen is found.
  var verbName: FunctionName?
  /// The view whose initializer receives the target. It is the source if it is a screen itself.
  var row: Int?
}
