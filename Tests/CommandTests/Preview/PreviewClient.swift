import Foundation
import Testing
import VCTestSupport

/// A browser as no browser would be: it sends any bytes, and reads when it likes.
final class PreviewClient {
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// - Parameter port: of a server on this machine.
  init(_ port: UInt16) throws {
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, type, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    // Nothing waits for ever.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, 4)
      _ = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
    #else
      _ = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    #endif
  }

  /// What comes up to this text, with it; all that comes where it does not.
  func receive(upTo end: String) -> String {
    while true {
      if let range = unread.firstRange(of: Array(end.utf8)) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(decoding: unread[..<range.upperBound], as: UTF8.self)
      }
      guard let chunk = read() else { return String(decoding: unread, as: UTF8.self) }
      unread += chunk
    }
  }

  /// All that comes until the server closes.
  func receiveAll() -> Response {
    while let chunk = read() { unread += chunk }
    return Response(unread)
  }

  private func read() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    return count > 0 ? Array(chunk[..<count]) : nil
  }

  struct Response {
    let head: String
    let body: Data

    fileprivate init(_ bytes: [UInt8]) {
      let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
      head = String(decoding: bytes[..<(end?.lowerBound ?? bytes.count)], as: UTF8.self)
      body = Data(bytes[(end?.upperBound ?? bytes.count)...])
    }

    var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }
    var text: String { String(decoding: body, as: UTF8.self) }

    /// Of a figure: what is told of it, and itself.
    var told: Told {
      get throws { try JSONDecoder().decode(Told.self, from: body.prefix { $0 != 10 }) }
    }
    var figure: Data { Data(body.drop { $0 != 10 }.dropFirst()) }
  }

  struct Told: Decodable, Equatable {
    var messages = ""
    var steps: [String?] = [nil]
    var step: Int?
  }
}

/// A preview that runs, and how it is asked.
struct PreviewUnderTest {
  let program: RunningProgram
  let port: UInt16
  /// The beginning of each path: a slash and the token.
  let base: String

  /// - Parameter environment: what is added to it. The token of a port that is given is kept in the
  ///   folder.
  init(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws {
    let program = try RunningProgram(
      ["preview"] + arguments, in: folder,
      environment: ["XDG_STATE_HOME": folder.url.appending(path: ".state").path]
        .merging(environment) { $1 })
    program.wait { program.words.contains("Control-C") || !program.isRunning }
    self.program = program
    let line = #/http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32})/ shows/#
    let address = try #require(program.words.firstMatch(of: line), "\(program.words)")
    port = try #require(UInt16(address.1))
    base = String(address.2)
  }

  /// A whole request for a path below the token.
  func request(_ path: String, host: String = "127.0.0.1") -> String {
    "GET \(base)\(path) HTTP/1.1\r\nHost: \(host):\(port)\r\n\r\n"
  }

  func client() throws -> PreviewClient { try PreviewClient(port) }

  /// - Parameter path: what follows the token.
  func get(_ path: String, _ headers: String...) throws -> PreviewClient.Response {
    let hasHost = headers.contains { $0.lowercased().hasPrefix("host:") }
    let host = hasHost ? [] : ["Host: 127.0.0.1:\(port)"]
    let lines = ["GET \(base)\(path) HTTP/1.1"] + host + headers
    return try send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
  }

  func send(_ request: String) throws -> PreviewClient.Response {
    let client = try client()
    client.send(request)
    return client.receiveAll()
  }
}
