import VCCommand

/// The secret that begins each path of a preview. Other users of this machine can reach its port,
/// but don't know the address.
struct PreviewToken {
  /// The token's 32 hexadecimal digits.
  let text: String

  private static let length = 32

  /// Creates a new token.
  init() {
    text = (0..<Self.length).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  }

  /// The token in this user's own file, so that a page continues when its preview is restarted.
  ///
  /// Creates the file if it is missing. If that is impossible, the token is valid only for this
  /// preview.
  static func kept() -> PreviewToken {
    guard let folder else { return PreviewToken() }
    let path = folder + "/preview-token"
    if let token = PreviewToken(readFrom: path) { return token }
    let token = PreviewToken()
    // A file that others could read or write isn't trustworthy.
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return token }
    _ = Descriptor.write(Array(token.text.utf8), to: descriptor)
    close(descriptor)
    return token
  }

  /// Reads a file that only this user can read or write; nil for any other.
  private init?(readFrom path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 == 0, status.st_uid == geteuid()
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Self.length + 1)
    let count = Descriptor.read(descriptor, into: &bytes)
    guard count == Self.length, let text = String(validating: bytes[..<count], as: UTF8.self),
      text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    self.text = text
  }

  /// The folder for this user's program state, by the XDG Base Directory Specification.
  private static var folder: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = value("XDG_STATE_HOME") ?? value("HOME").map({ $0 + "/.local/state" }) else {
      return nil
    }
    let folder = state + "/vcdiagram"
    for slash in folder.indices.dropFirst() where folder[slash] == "/" {
      mkdir(String(folder[..<slash]), 0o700)
    }
    mkdir(folder, 0o700)
    return folder
  }

  /// The rest of a path that begins with this token, such as `/figure`; nil for any other path.
  ///
  /// Takes the same time for each wrong token.
  func path(in path: String) -> String? {
    let expected = Array("/\(text)/".utf8)
    let given = Array(path.utf8.prefix(expected.count))
    guard given.count == expected.count else { return nil }
    let difference = zip(given, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(path.dropFirst(expected.count - 1)) : nil
  }
}
