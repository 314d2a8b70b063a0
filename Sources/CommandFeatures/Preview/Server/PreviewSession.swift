import VCCommand
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// Answers a preview's requests.
struct PreviewSession {
  /// The server's action for a request.
  enum Answer {
    case response(HTTPResponse)
    case figure(PreviewQuery, isDownload: Bool)
    /// A stream of events about the files of a query.
    case news(of: [(name: String, value: String)], [String])
  }

  private let request: DrawRequest
  private let hosts: Set<String>
  private let token: PreviewToken
  /// A token that opens the page once. It replaces the real token in the browser's arguments, which
  /// other users can read.
  private var ticket: PreviewToken?
  private(set) var files: PreviewFiles

  /// - Parameters:
  ///   - request: The call's options, which apply unless a page sets others.
  ///   - port: The server's port.
  ///   - token: The beginning of each path.
  ///   - ticket: A replacement for the token in one request, which is redirected to the page.
  init(
    _ request: DrawRequest, _ files: PreviewFiles, port: UInt16, _ token: PreviewToken,
    ticket: PreviewToken?
  ) {
    (self.token, self.ticket) = (token, ticket)
    (self.request, self.files) = (request, files)
    let names = ["127.0.0.1", "localhost"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  mutating func answer(to asked: HTTPRequest) throws(HTTPFault) -> Answer {
    // With another name, a foreign page could impersonate this server's (DNS rebinding).
    guard let host = asked.headers["host"], hosts.contains(host.lowercased()) else {
      throw .foreign
    }
    if ticket?.path(in: asked.path) == "/" {
      ticket = nil
      return .response(HTTPResponse(redirectTo: "/\(token.text)/"))
    }
    guard let path = token.path(in: asked.path) else { throw .noToken }
    // A foreign page may link here, but can't request figures.
    let site = asked.headers["sec-fetch-site"] ?? "none"
    guard site == "same-origin" || site == "none" || path == "/" else { throw .foreign }
    if let text = asked.body {
      // A foreign page can send a text anywhere, but its origin is always included.
      guard path == "/figure" || path == "/download",
        asked.headers["origin"]?.lowercased() == "http://\(host.lowercased())"
      else { throw .foreign }
      let query = try PreviewQuery(asked.query, over: request, of: files, pasted: text)
      return .figure(query, isDownload: path == "/download")
    }
    switch path {
    case "/figure", "/download":
      return .figure(try query(asked.query), isDownload: path == "/download")
    case "/news": return .news(of: asked.query, try watched(asked.query))
    case "/session":
      files.list()
      return .response(HTTPResponse(Array(json.utf8), type: "application/json"))
    default:
      guard let part = PreviewPage.parts.first(where: { $0.path == path }) else { throw .notFound }
      return .response(HTTPResponse(Array(part.text.utf8), type: part.type))
    }
  }

  /// Updates the folders' lists; returns whether they changed.
  mutating func listFiles() -> Bool { files.list() }

  private func query(_ query: [(name: String, value: String)]) throws(HTTPFault) -> PreviewQuery {
    try PreviewQuery(query, over: request, of: files)
  }

  /// The files whose changes affect a figure: the description, its pictures, the template and the folders.
  func watched(_ query: [(name: String, value: String)]) throws(HTTPFault) -> [String] {
    let asked = try self.query(query)
    let template = asked.request.template
    let paths = JoinedInputs.paths(of: asked.file)
    // The server itself reads a description to find its pictures, without a limit of time.
    let isShort = paths.allSatisfy { Self.size(of: $0) <= 1_000_000 }
    return (isShort ? VCDiagram.files(of: asked.file) : paths)
      + (Template.text(of: template) == nil ? [template] : []) + files.folders
  }

  /// The size of a file in bytes, 0 if there is none.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The page's choices and texts.
  private var json: String {
    let own = Template.text(of: request.template) == nil ? [request.template] : []
    return JSONWriter.object { json in
      json.array("files", files.names) { $0.string($1) }
      json.object("given") { json in
        json.member("figure", request.figure?.rawValue ?? "")
        json.member("template", request.template)
        json.member("theme", request.theme.rawValue)
        json.member("language", request.spokenLanguage.rawValue)
        json.member("step", request.step?.argument ?? "")
        json.member("page", request.page?.size.name ?? "")
        json.member("pointers", request.pointers?.argument ?? "")
      }
      json.array("figures", FigureKind.allCases) { $0.string($1.rawValue) }
      let pages = PageChoice.allValueStrings + [request.page?.argument].compactMap(\.self)
      json.array("pages", pages.uniqued()) { $0.string($1) }
      json.array("pointers", PointerSelection.allCases) { $0.string($1.rawValue) }
      json.array("templates", Template.names + own) { $0.string($1) }
      json.array("themes", Theme.allCases) { $0.string($1.rawValue) }
      json.array("formats", PictureFormat.allCases) { $0.string($1.rawValue) }
      json.object("languages") { json in
        for language in Language.allCases {
          json.object(language.rawValue) { json in
            for word in PreviewWord.allCases {
              json.member(word.rawValue, word.words.text(in: Wording(language)))
            }
          }
        }
      }
    }
  }
}
