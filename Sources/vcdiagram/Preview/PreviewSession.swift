import Figures
import Phrases
import PreviewPage
import Rendering
import TextFormats

/// What a preview answers with, request by request.
struct PreviewSession {
  /// What the server is to do for a request.
  enum Answer {
    case response(HTTPResponse)
    case figure(PreviewQuery)
    case download(PreviewQuery)
    /// The news of these files, as long as the browser listens.
    case news([String])
  }

  private let request: DrawRequest
  private let hosts: Set<String>
  private let token: PreviewToken
  /// Opens the page once. A browser's arguments, which other users can read, have it in the token's
  /// place.
  private var ticket: PreviewToken?
  private(set) var files: PreviewFiles

  /// - Parameters:
  ///   - request: the call's options, which hold until a page has others.
  ///   - port: the server's.
  ///   - token: the beginning of each path.
  ///   - ticket: takes its place for one request, which is led to the page.
  init(
    _ request: DrawRequest, _ files: PreviewFiles, port: UInt16, _ token: PreviewToken,
    ticket: PreviewToken?
  ) {
    (self.token, self.ticket) = (token, ticket)
    self.request = request
    self.files = files
    let names = ["127.0.0.1", "localhost"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  mutating func answer(to asked: HTTPRequest) throws(HTTPFault) -> Answer {
    // By another name a stranger's page would be taken for this server's (DNS rebinding).
    guard let host = asked.header("host"), hosts.contains(host.lowercased()) else { throw .foreign }
    if ticket?.path(in: asked.path) == "/" {
      ticket = nil
      return .response(HTTPResponse(redirectTo: "/\(token.text)/"))
    }
    guard let path = token.path(in: asked.path) else { throw .noToken }
    // A stranger's page may lead here, but has nothing drawn.
    let site = asked.header("sec-fetch-site") ?? "none"
    guard site == "same-origin" || site == "none" || path == "/" else { throw .foreign }
    if let text = asked.body {
      // A stranger's page may send a text anywhere, but always says whose it is.
      guard path == "/figure", asked.header("origin")?.lowercased() == "http://\(host.lowercased())"
      else { throw .foreign }
      return .figure(
        try PreviewQuery(asked.query, over: request, of: files.names, pasted: text))
    }
    switch path {
    case "/figure": return .figure(try query(asked.query))
    case "/download": return .download(try query(asked.query))
    case "/news": return .news(try watched(asked.query))
    case "/session":
      files.list()
      return .response(HTTPResponse(Array(json.utf8), type: "application/json"))
    default:
      guard let part = PreviewPage.parts.first(where: { $0.path == path }) else {
        throw .notFound
      }
      return .response(HTTPResponse(part.text, type: part.type))
    }
  }

  /// Looks for what has come into the folders and gone from them; whether anything has.
  mutating func listFiles() -> Bool { files.list() }

  private func query(_ query: [(name: String, value: String)]) throws(HTTPFault) -> PreviewQuery {
    try PreviewQuery(query, over: request, of: files.names)
  }

  /// What another figure would come of: the description, the template and the folders' lists.
  private func watched(_ query: [(name: String, value: String)]) throws(HTTPFault) -> [String] {
    let asked = try self.query(query)
    let template = asked.request.template
    return JoinedInputs.paths(of: asked.file)
      + (Template.text(of: template) == nil ? [template] : []) + files.folders
  }

  /// All that the page offers, and its words.
  private var json: String {
    let own = Template.text(of: request.template) == nil ? [request.template] : []
    var json = JSONWriter()
    json.object { json in
      json.array("files", files.names) { $0.string($1) }
      json.object("given") { json in
        json.member("figure", request.figure?.rawValue ?? "")
        json.member("template", request.template)
        json.member("theme", request.theme.rawValue)
        json.member("language", request.language.rawValue)
        json.member("step", request.step?.text ?? "")
        json.member("page", request.page?.size.name ?? "")
        json.member("pointers", request.pointers?.text ?? "")
      }
      json.array("figures", FigureKind.allCases) { $0.string($1.rawValue) }
      json.array("pages", NamedPage.allValueStrings) { $0.string($1) }
      json.array("pointers", PointerSelection.allCases) { $0.string($1.rawValue) }
      json.array("templates", Template.names + own) { $0.string($1) }
      json.array("themes", Theme.allCases) { $0.string($1.rawValue) }
      json.array("formats", PreviewQuery.formats) { $0.string($1.rawValue) }
      json.object("languages") { json in
        for language in Language.allCases {
          json.object(language.rawValue) { json in
            for word in PreviewWord.allCases {
              json.member(word.rawValue, language.phrases.word(word))
            }
          }
        }
      }
    }
    return json.text
  }
}
