import ScreenMap

/// The facts of a folder's files from the last run, by file content. If the cache is damaged or
/// missing, the files are read again.
struct FactsCache: Sendable {
  /// A hash of a file's content.
  struct Key: Hashable, Sendable {
    private let first: UInt64
    private let second: UInt64

    /// Creates the key of a text: two hashes of its words of eight bytes, the second of which
    /// includes the length.
    init(of text: [UInt8]) {
      var first: UInt64 = 0xCBF2_9CE4_8422_2325
      var second: UInt64 = 0x8422_2325_CBF2_9CE4 ^ UInt64(text.count)
      func add(_ word: UInt64) {
        first = (first ^ word) &* 0x100_0000_01B3
        second = (second ^ word) &* 0x9E37_79B9_7F4A_7C15
        // A product's high bits depend on all bits of the word.
        (first, second) = (first ^ first >> 32, second ^ second >> 29)
      }
      text.withUnsafeBytes { bytes in
        let whole = bytes.count & ~7
        for place in stride(from: 0, to: whole, by: 8) {
          add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        }
        for byte in bytes[whole...] { add(UInt64(byte)) }
      }
      (self.first, self.second) = (first, second)
    }

    fileprivate init(_ first: UInt64, _ second: UInt64) {
      (self.first, self.second) = (first, second)
    }

    var bytes: [UInt8] { FactsCache.bytes(first) + FactsCache.bytes(second) }

    var name: String { String(first, radix: 16) + String(second, radix: 16) }
  }

  private let file: String?
  private var entries: [Key: ArraySlice<UInt8>] = [:]

  private static let heading = Array("vcdiagram-swift facts \(FactsCoding.version)\n".utf8)

  /// Opens the cache of a folder; for nil, an empty cache that is never stored.
  init(of folder: String?) {
    file = folder.flatMap { path in
      Self.folder.map { $0 + "/" + Key(of: Array(path.utf8)).name + ".facts" }
    }
    guard let file, let descriptor = Self.opened(file) else { return }
    let bytes = Descriptor.bytes(of: descriptor)
    close(descriptor)
    guard bytes.starts(with: Self.heading) else { return }
    var rest = bytes[Self.heading.count...]
    while let first = Self.number(&rest), let second = Self.number(&rest),
      let count = Self.number(&rest), count <= UInt64(rest.count)
    {
      entries[Key(first, second)] = rest.prefix(Int(count))
      rest = rest.dropFirst(Int(count))
    }
  }

  /// The encoded facts of a content.
  subscript(key: Key) -> ArraySlice<UInt8>? { entries[key] }

  /// Stores the facts of these contents and no others. Writes atomically.
  func keep(_ used: [(key: Key, facts: ArraySlice<UInt8>)]) {
    guard let file else { return }
    let keys = Set(used.map(\.key))
    if keys == Set(entries.keys) { return }
    var bytes = Self.heading
    for (key, facts) in used {
      bytes += key.bytes
      bytes += Self.bytes(UInt64(facts.count))
      bytes += facts
    }
    Self.replace(file, with: bytes)
  }

  /// Writes a file atomically. Does nothing if that fails.
  static func replace(_ file: String, with bytes: [UInt8]) {
    let temporary = file + ".\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWhole = Descriptor.write(bytes, to: descriptor)
    close(descriptor)
    if !isWhole || rename(temporary, file) != 0 { unlink(temporary) }
  }

  static func opened(_ file: String) -> Int32? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    return descriptor >= 0 ? descriptor : nil
  }

  /// The user's cache folder, created if missing; nil if there is none.
  static var folder: String? {
    var folder: String
    if let path = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), path.hasPrefix("/") {
      folder = path
    } else if let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") {
      #if canImport(Darwin)
        folder = home + "/Library/Caches"
      #else
        folder = home + "/.cache"
      #endif
    } else {
      return nil
    }
    mkdir(folder, 0o700)
    folder += "/vcdiagram-swift"
    mkdir(folder, 0o700)
    return access(folder, W_OK) == 0 ? folder : nil
  }

  fileprivate static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    var number: UInt64 = 0
    for (place, byte) in bytes.prefix(8).enumerated() { number |= UInt64(byte) << (place * 8) }
    bytes = bytes.dropFirst(8)
    return number
  }
}
