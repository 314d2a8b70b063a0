import VCCommand

/// A response to a browser: a complete one, or the beginning of a stream of events.
struct HTTPResponse {
  let bytes: [UInt8]

  /// - Parameter fileName: The name under which the browser saves it; nil to show it.
  init(_ body: [UInt8], type: String, status: String = "200 OK", fileName: String? = nil) {
    var head = Self.head(status, type) + "Content-Length: \(body.count)\r\n"
    if let fileName {
      let plain = String(fileName.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
      head += "Content-Disposition: attachment; filename=\"\(plain)\"; filename*=UTF-8''"
      head += fileName.percentEncoded() + "\r\n"
    }
    bytes = Array((head + "\r\n").utf8) + body
  }

  init(_ fault: HTTPFault) {
    self.init(
      Array((fault.words + "\n").utf8), type: "text/plain; charset=utf-8", status: fault.status)
  }

  init(redirectTo path: String) {
    self.init(
      head: Self.head("303 See Other", "text/plain")
        + "Location: \(path)\r\nContent-Length: 0\r\n\r\n")
  }

  private init(head: String) { bytes = Array(head.utf8) }

  /// The beginning of a stream of events.
  static let news = HTTPResponse(head: head("200 OK", "text/event-stream") + "\r\nretry: 500\n\n")

  static func event(_ name: String) -> [UInt8] { Array("event: \(name)\ndata:\n\n".utf8) }

  /// The head. The page loads its parts only from here, can't be embedded in another page, and
  /// can't be read by one. Figures contain their pictures as `data:`.
  private static func head(_ status: String, _ type: String) -> String {
    """
    HTTP/1.1 \(status)\r
    Content-Type: \(type)\r
    Cache-Control: no-store\r
    Connection: close\r
    Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'\r
    Cross-Origin-Opener-Policy: same-origin\r
    Cross-Origin-Resource-Policy: same-origin\r
    Referrer-Policy: no-referrer\r
    X-Content-Type-Options: nosniff\r

    """
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar != "\u{7F}"
  }
}
