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

  /// The facts of files in order, the keys of their contents, and the errors of unreadable files.
  struct ReadFiles: Sendable {
    var facts: [FileFacts] = []
    var keys: [FactsCache.Key] = []
    var failures: [ReadingError] = []
  }

  /// Returns the facts of files.
  ///
  /// - Parameter cache: The facts from the last run; receives the current ones.
  static func facts(of paths: [String], in tree: SourceTree, _ cache: FactsCache) -> ReadFiles {
    struct State {
      var progress: Progress
      var facts: [Int: FileFacts] = [:]
      var failures: [Int: ReadingError] = [:]
      var known: [Int: (key: FactsCache.Key, facts: ArraySlice<UInt8>)] = [:]
    }
    let state = Mutex(State(progress: Progress(of: paths.count)))
    onAllCores(paths.count) { number in
      do throws(ReadingError) {
        let text = try tree.text(of: paths[number])
        let key = FactsCache.Key(of: text)
        let (facts, bytes) = facts(of: text, paths[number], key, cache)
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
    return state.withLock { state in
      let known = paths.indices.compactMap { state.known[$0] }
      cache.keep(known)
      return ReadFiles(
        facts: paths.indices.compactMap { state.facts[$0] }, keys: known.map(\.key),
        failures: paths.indices.compactMap { state.failures[$0] })
    }
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
    let keys = Mutex([FactsCache.Key?](repeating: nil, count: paths.count))
    onAllCores(paths.count) { number in
      guard let text = try? tree.text(of: paths[number]) else { return }
      let key = FactsCache.Key(of: text)
      keys.withLock { $0[number] = key }
    }
    let all = keys.withLock { $0 }
    return all.contains(nil) ? nil : all.compactMap(\.self)
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

  /// Carries out a task for each number below a count, on all cores.
  private static func onAllCores(_ count: Int, _ task: @escaping @Sendable (Int) -> Void) {
    let work = Work(count, task)
    let cores = max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16, count))
    let threads = (0..<cores).compactMap { _ in start(work) }
    // If no thread can be started, this one works alone.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
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

  /// The numbers that are left, and what to do with each.
  fileprivate final class Work: Sendable {
    private let count: Int
    private let task: @Sendable (Int) -> Void
    private let next = Mutex(0)

    init(_ count: Int, _ task: @escaping @Sendable (Int) -> Void) {
      (self.count, self.task) = (count, task)
    }

    func run() {
      while true {
        let number = next.withLock { next in
          next += 1
          return next - 1
        }
        guard number < count else { return }
        task(number)
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
