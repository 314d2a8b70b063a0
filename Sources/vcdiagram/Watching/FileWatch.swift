#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tells which files were saved, by asking for their states time and again.
///
/// The systems' own notices (inotify, kqueue) would be sooner by half a pause, and are not the same
/// on any two: they follow a file and not its name, which editors give to another, and are not sent
/// for what another machine or a container's host writes. A name's state is true everywhere.
struct FileWatch {
  /// Points in time and their differences, in milliseconds of a clock that nobody sets.
  typealias Milliseconds = Int

  private struct Watched {
    /// The state that was told, or that the file had at first.
    var told: FileState
    /// The newest, and since when it is that.
    var newest: FileState
    var since: Milliseconds
  }

  private var files: [String: Watched] = [:]

  /// For so long a file's state is the same before it is told, because a text that is half written
  /// has errors that nobody made. The longer one is for a file that is empty or missing.
  private static let (rest, voidRest) = (20, 500)

  /// Files that were watched before stay as they are known, and new ones are known as they are now.
  mutating func watch(_ paths: [String]) {
    var watched: [String: Watched] = [:]
    for path in paths {
      watched[path] = files[path] ?? Self.known(FileState(path))
    }
    files = watched
  }

  private static func known(_ state: FileState) -> Watched {
    Watched(told: state, newest: state, since: 0)
  }

  /// States that are known already.
  mutating func tell(_ states: some Sequence<(String, FileState)>) {
    for (path, state) in states where files[path] != nil { files[path] = Self.known(state) }
  }

  /// Files saved since the last report and no longer changing, sorted.
  mutating func saved(at now: Milliseconds = now) -> [String] {
    var saved: [String] = []
    for (path, watched) in files {
      let state = FileState(path)
      if state != watched.newest {
        files[path]?.newest = state
        files[path]?.since = now
      } else if state != watched.told,
        now - watched.since >= (state.isVoid ? Self.voidRest : Self.rest)
      {
        files[path]?.told = state
        saved.append(path)
      }
    }
    return saved.sorted()
  }

  /// How long to wait before the files are looked at again: short where one is being written, else
  /// so long that looking costs next to nothing, however many there are.
  var pause: Milliseconds {
    if files.values.contains(where: { $0.newest != $0.told }) { return 10 }
    // A state takes 1 to 2 µs.
    return max(50, files.count / 5)
  }

  static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
