/// A place in a project's source.
struct SourcePlace: Hashable, Comparable {
  let file: Int
  let line: Int

  static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line) < (other.file, other.line)
  }
}

/// What was found of a site, or of one of the callers that decide about it.
struct Finding {
  /// Who brings the screen.
  enum Source: Hashable {
    case screen(Int)
    /// An object that is no screen, such as a coordinator.
    case object(Int)
    /// A storyboard's controller whose class isn't the project's.
    case external(String)

    /// The source that a storyboard has.
    static func place(_ screen: Screen) -> Source {
      switch screen {
      case .type(let index): .screen(index)
      case .external(let name): .external(name)
      }
    }

    /// Its box.
    var screen: Screen {
      switch self {
      case .screen(let index), .object(let index): .type(index)
      case .external(let name): .external(name)
      }
    }
  }

  let verb: Site.Verb
  let place: SourcePlace
  /// Where the call itself is; elsewhere than `place` if a caller decides.
  let site: SourcePlace
  var sources: [Source]
  var targets: [Screen]
  var evidence: Evidence
  var style: String?
  /// Whether a sheet's views are built in place, so that no type is its screen.
  var isInline = false
  /// The function whose parameter is the target, if nobody is found who calls it with a screen.
  var verbName: FunctionName?
  /// The view whose initializer is given the target: it is the source if it is a screen itself.
  var row: Int?
}
