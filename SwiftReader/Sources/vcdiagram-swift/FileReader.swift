import SourceFacts
import SourceParsing
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files on all cores.
enum FileReader {
  /// The parser's stack size: deep nesting needs more than a thread's default.
  private static let stackSize = 64 << 20

  /// Returns the facts of files in order, and the errors of unreadable files.
  ///
  /// - Parameter cache: The facts from the last run; receives the current ones.
  static func facts(of paths: [String], in tree: SourceTree, _ cache: FactsCache)
    -> ([FileFacts], [ReadingError])
  {
    let work = Work(paths: paths, tree: tree, cache)
    let cores = max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16, paths.count))
    let threads = (0..<cores).compactMap { _ in start(work) }
    // If no thread can be started, this one works alone.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
    cache.keep(work.known)
    return work.results
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

  /// Starts another working thread, nil if that fails.
  private static func start(_ work: Work) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    // The thread releases the pointer.
    let pointer = Unmanaged.passRetained(work).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, attributes, run, pointer) == 0 else {
      Unmanaged<Work>.fromOpaque(pointer).release()
      return nil
    }
    return thread
  }

  /// The files still to read, and the results.
  fileprivate final class Work: Sendable {
    private let paths: [String]
    private let tree: SourceTree
    private let cache: FactsCache
    private let state: Mutex<State>

    private struct State {
      var progress: Progress
      var next = 0
      var facts: [Int: FileFacts] = [:]
      var failures: [Int: ReadingError] = [:]
      var known: [Int: (key: FactsCache.Key, facts: ArraySlice<UInt8>)] = [:]
    }

    init(paths: [String], tree: SourceTree, _ cache: FactsCache) {
      self.paths = paths
      self.tree = tree
      self.cache = cache
      state = Mutex(State(progress: Progress(of: paths.count)))
    }

    func run() {
      while let number = next() {
        do throws(ReadingError) {
          let text = try tree.text(of: paths[number])
          let key = FactsCache.Key(of: text)
          let (facts, bytes) = facts(of: text, paths[number], key)
          state.withLock {
            $0.facts[number] = facts
            $0.known[number] = (key, bytes)
            $0.progress.advance()
          }
        } catch {
          state.withLock {
            $0.failures[number] = error
            $0.progress.advance()
          }
        }
      }
    }

    private func facts(of text: [UInt8], _ path: String, _ key: FactsCache.Key)
      -> (FileFacts, ArraySlice<UInt8>)
    {
      if let bytes = cache[key], let facts = FileFacts(path: path, bytes: bytes) {
        return (facts, bytes)
      }
      let facts = FileFacts(path: path, text: text)
      return (facts, facts.bytes[...])
    }

    /// The facts to store in the cache.
    var known: [(key: FactsCache.Key, facts: ArraySlice<UInt8>)] {
      state.withLock { state in paths.indices.compactMap { state.known[$0] } }
    }

    private func next() -> Int? {
      state.withLock { state in
        guard state.next < paths.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    var results: ([FileFacts], [ReadingError]) {
      state.withLock { state in
        (
          paths.indices.compactMap { state.facts[$0] },
          paths.indices.compactMap { state.failures[$0] }
        )
      }
    }
  }
}

/// The body of a thread: runs the work that it is given.
#if canImport(Darwin)
  private func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<FileReader.Work>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }
#else
  private func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<FileReader.Work>.fromOpaque(pointer).takeRetainedValue().run() }
    return nil
  }
#endif
