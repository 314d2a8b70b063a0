/// Detects saved files by polling their states.
///
/// The systems' notifications (inotify, kqueue) would be faster by half a pause, but each system's
/// differ: they follow a file rather than its name, which editors move to another file, and they
/// miss writes by other machines or a container's host. Polling a name's state works everywhere.
package struct FileWatch {
  /// Times and durations, in milliseconds of a monotonic clock.
  package typealias Milliseconds = Int

  private struct Watched {
    /// The last reported state, or the initial one.
    var reported: FileState
    /// The newest state, and the time since which it is unchanged.
    var newest: FileState
    var since: Milliseconds
  }

  private var files: [String: Watched] = [:]

  /// The time for which a file's state must be unchanged before it is reported, because a
  /// half-written text has false errors. The longer time is for a file that is empty or missing.
  private static let (rest, voidRest) = (20, 500)

  package init() {}

  /// Sets the files to watch. The states of files watched before are kept; new files start with
  /// their current states.
  package mutating func watch(_ paths: [String]) {
    var watched: [String: Watched] = [:]
    for path in paths { watched[path] = files[path] ?? Self.known(FileState(path)) }
    files = watched
  }

  private static func known(_ state: FileState) -> Watched {
    Watched(reported: state, newest: state, since: 0)
  }

  /// Marks states as reported.
  package mutating func markReported(_ states: some Sequence<(String, FileState)>) {
    for (path, state) in states where files[path] != nil { files[path] = Self.known(state) }
  }

  /// Files saved since the last report and no longer changing, sorted.
  package mutating func saved(at now: Milliseconds = now) -> [String] {
    var saved: [String] = []
    for (path, watched) in files {
      let state = FileState(path)
      if state != watched.newest {
        files[path]?.newest = state
        files[path]?.since = now
      } else if state != watched.reported,
        now - watched.since >= (state.isVoid ? Self.voidRest : Self.rest)
      {
        files[path]?.reported = state
        saved.append(path)
      }
    }
    return saved.sorted()
  }

  /// The time to wait before the next look: short while a file is being written, else long enough
  /// that polling takes almost no time, however many files there are.
  package var pause: Milliseconds {
    if files.values.contains(where: { $0.newest != $0.reported }) { return 10 }
    // Reading a state takes 1 to 2 µs.
    return max(50, files.count / 5)
  }

  package static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
