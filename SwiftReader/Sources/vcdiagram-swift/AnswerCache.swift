#if canImport(Darwin)
  import MachO
#endif

/// The last answer about a folder, which is given again while the question, the files and this
/// program are the same.
struct AnswerCache {
  /// What the program prints.
  struct Answer {
    var output = ""
    /// The lines on standard error.
    var reports: [String] = []
  }

  private let file: String?
  /// What the answer depends on, besides the contents of the files.
  private let question: [UInt8]
  private static let heading = Array("vcdiagram-swift answer 1\n".utf8)

  /// - Parameters:
  ///   - kind: The kind of answer; only the last of each kind is stored.
  ///   - arguments: The program's arguments.
  ///   - isUsed: Whether answers are stored and given again.
  init(_ kind: String, about files: ProjectFiles, _ arguments: [String], isUsed: Bool) {
    let folder = isUsed ? FactsCache.folder : nil
    file = folder.map {
      "\($0)/\(FactsCache.Key(of: Array(files.path.utf8)).name).\(kind)"
    }
    let facts = [files.path, "\(files.objectiveC)", "\(files.others)"] + files.targets
    question = Self.program + Array((facts + arguments + files.all).joined(separator: "\0").utf8)
  }

  /// Returns the stored answer, nil if it is about something else.
  ///
  /// - Parameter keys: The keys of all files' contents.
  func answer(_ keys: [FactsCache.Key]) -> Answer? {
    guard let file, let descriptor = FactsCache.opened(file) else { return nil }
    let bytes = Descriptor.bytes(of: descriptor)
    close(descriptor)
    let start = Self.heading + key(keys)
    guard bytes.starts(with: start) else { return nil }
    let texts = bytes.dropFirst(start.count).split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return texts.first.map { Answer(output: $0, reports: Array(texts.dropFirst())) }
  }

  func keep(_ answer: Answer, _ keys: [FactsCache.Key]) {
    let texts = [answer.output] + answer.reports
    guard let file, !texts.contains(where: { $0.utf8.contains(0) }) else { return }
    FactsCache.replace(
      file, with: Self.heading + key(keys) + Array(texts.joined(separator: "\0").utf8))
  }

  private func key(_ keys: [FactsCache.Key]) -> [UInt8] {
    FactsCache.Key(of: question + keys.flatMap(\.bytes)).bytes
  }

  /// Identifies a build of this program by its file's size and beginning, which contains the
  /// linker's build number.
  private static var program: [UInt8] {
    let descriptor = open(programPath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var beginning = [UInt8](repeating: 0, count: 16384)
    let count = beginning.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return Array("\(status.st_size) ".utf8) + beginning[..<max(0, count)]
  }

  private static var programPath: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments[0] }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    #else
      "/proc/self/exe"
    #endif
  }
}
