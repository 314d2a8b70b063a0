import VCCommand

/// A browser's request: GET, or POST with a text to draw. It supports only the parts of HTTP/1.1
/// that this needs.
struct HTTPRequest {
  /// A text that was pasted into the page; nil for GET.
  var body: [UInt8]?
  /// The number of bytes after the head.
  let bodyLength: Int
  let path: String
  let query: [(name: String, value: String)]
  /// The headers, by lower-case name.
  let headers: [String: String]

  /// The maximum size of a head, far above that of any address in the page.
  static let maximumSize = 16384

  /// The maximum size of a body, above any log that somebody pastes.
  static let maximumBody = 1_000_000

  /// The empty line that ends a head.
  static let end = Array("\r\n\r\n".utf8)

  /// Parses a complete head.
  init(head: [UInt8]) throws(HTTPFault) {
    guard let text = String(validating: head, as: UTF8.self) else { throw .malformed }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw .malformed
    }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let takesText =
      words[0] == "POST" && ["/figure", "/download"].contains(where: parts[0].hasSuffix)
    guard words[0] == "GET" || takesText else { throw .method }
    var headers: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        throw .malformed
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      // Repeated headers form one list, but there is only one host.
      guard headers.updateValue(String(value), forKey: name) == nil || name != "host" else {
        throw .malformed
      }
    }
    self.headers = headers
    // An absolute URL would name another host.
    guard words[1].utf8.first == UInt8(ascii: "/") else { throw .malformed }
    path = String(parts[0])
    query = try Self.query(parts.count > 1 ? parts[1] : "")
    bodyLength = takesText ? try Self.bodyLength(headers) : 0
    if takesText { body = [] }
  }

  private static func bodyLength(_ headers: [String: String]) throws(HTTPFault) -> Int {
    guard headers["transfer-encoding"] == nil, let text = headers["content-length"],
      !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { throw .malformed }
    guard let length = Int(text), length <= maximumBody else { throw .textTooLarge }
    return length
  }

  private static func query(
    _ text: Substring
  ) throws(HTTPFault) -> [(name: String, value: String)] {
    var query: [(name: String, value: String)] = []
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query.append((try decoded(pair[0]), try decoded(pair.count > 1 ? pair[1] : "")))
    }
    return query
  }

  /// Decodes `%` and `+`, which stand for other characters in a query.
  private static func decoded(_ text: Substring) throws(HTTPFault) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { throw .malformed }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    guard let decoded = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .malformed
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

/// The reason why a request fails.
struct HTTPFault: Error {
  let status: String
  let words: String

  private init(_ status: String, _ words: String) { (self.status, self.words) = (status, words) }

  static let malformed = HTTPFault("400 Bad Request", "this is no request of HTTP/1.1")
  static let foreign = HTTPFault("403 Forbidden", "this is for pages of this server alone")
  static let noToken = HTTPFault(
    "403 Forbidden",
    "open the whole address that 'vcdiagram preview' printed when it was started")
  static let notFound = HTTPFault("404 Not Found", "there is no such thing here")
  static let method = HTTPFault(
    "405 Method Not Allowed", "only GET is answered, and POST for the figure of a text")
  static let textTooLarge = HTTPFault(
    "413 Content Too Large", "a pasted text has at most \(HTTPRequest.maximumBody) bytes")
  static let notDrawn = HTTPFault("422 Unprocessable Content", "the figure was not drawn")
  static let tooLarge = HTTPFault(
    "431 Request Header Fields Too Large",
    "a request has at most \(HTTPRequest.maximumSize) bytes")

  static func value(_ name: String) -> HTTPFault {
    HTTPFault("400 Bad Request", "'\(name)' is no option here, or cannot have this value")
  }
}
