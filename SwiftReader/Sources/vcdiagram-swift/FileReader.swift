import ScreenMap
import Synchronization

/// Reads files on all cores.
enum FileReader {
  /// The seconds after which a file is left out: far more than the largest file takes on a busy
  /// machine, and less than the main program waits.
  private static let limit = 20

  /// The facts of files in order, the keys of their contents, and the errors of unreadable files.
  struct ReadFiles: Sendable {
    var facts: [FileFacts] = []
    var keys: [FactsCache.Key] = []
    var failures: [ReadingError] = []
  }

  private typealias Known = (facts: FileFacts, key: FactsCache.Key, bytes: ArraySlice<UInt8>)

  /// Returns the facts of files.
  ///
  /// - Parameter cache: The facts from the last run; receives the current ones.
  static func facts(
    of paths: [String], in tree: SourceTree, _ cache: FactsCache, _ words: Words
  ) -> ReadFiles {
    let progress = Mutex(Progress(of: paths.count))
    let results = SharedWork.results(of: paths.count, secondsEach: limit) {
      number -> Result<Known, ReadingError> in
      defer { progress.withLock { $0.advance() } }
      return CrashReport.naming(paths[number]) {
        Result { () throws(ReadingError) in
          let text = try tree.text(of: paths[number])
          let key = FactsCache.Key(of: text)
          let (facts, bytes) = facts(of: text, paths[number], key, cache)
          return (facts, key, bytes)
        }
      }
    }
    var read = ReadFiles()
    var used: [(key: FactsCache.Key, facts: ArraySlice<UInt8>)] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let known)?:
        read.facts.append(known.facts)
        used.append((known.key, known.bytes))
      case .failure(let error)?: read.failures.append(error)
      case nil: read.failures.append(ReadingError(words.tooSlow(path: path, seconds: limit)))
      }
    }
    read.keys = used.map(\.key)
    cache.keep(used)
    return read
  }

  private static func facts(
    of text: [UInt8], _ path: String, _ key: FactsCache.Key, _ cache: FactsCache
  ) -> (FileFacts, ArraySlice<UInt8>) {
    if let bytes = cache[key], let facts = FileFacts(path: path, bytes: bytes) {
      return (facts, bytes)
    }
    let facts = FileFacts(path: path, text: text)
    return (facts, facts.bytes[...])
  }

  /// Returns the keys of the contents of files, nil if one can't be read.
  static func keys(of paths: [String], in tree: SourceTree) -> [FactsCache.Key]? {
    let keys = SharedWork.results(of: paths.count, secondsEach: limit) { number in
      (try? tree.text(of: paths[number])).map { FactsCache.Key(of: $0) }
    }.map { $0 ?? nil }
    return keys.contains(nil) ? nil : keys.compactMap(\.self)
  }

  /// Returns the facts of storyboards, and the errors of unreadable ones.
  static func storyboards(_ paths: [String], in tree: SourceTree)
    -> ([StoryboardFacts], [ReadingError])
  {
    var facts: [StoryboardFacts] = []
    var failures: [ReadingError] = []
    for path in paths {
      do throws(ReadingError) {
        facts.append(StoryboardFacts(path: path, text: try tree.text(of: path)))
      } catch {
        failures.append(error)
      }
    }
    return (facts, failures)
  }

  /// Returns the storyboards that an app's settings name. Unreadable settings name none.
  static func storyboardNames(in paths: [String], in tree: SourceTree) -> StoryboardNames {
    var names = StoryboardNames()
    for path in paths {
      if let text = try? tree.text(of: path) { names.read(text) }
    }
    return names
  }
}
