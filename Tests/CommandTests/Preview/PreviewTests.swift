import Foundation
import Testing
import VCCommandFeatures
import VCFigures
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `The preview` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.story, to: "a.yaml")
    try folder.write("rootViewController: Secret\n", to: "secret.yaml")
    try folder.write("secret: true\n", to: "template.yaml")
  }

  private static let story = """
    rootViewController: {id: nav, class: UINavigationController, viewControllers: [A]}
    steps:
      - {push: B, onto: nav, label: To B}
      - {push: C, onto: nav}

    """

  private func preview(_ arguments: String...) throws -> PreviewUnderTest {
    try PreviewUnderTest(arguments, in: folder)
  }

  // MARK: What is served

  @Test func `serves its page, and allows it nothing of anywhere else`() throws {
    let preview = try preview("a.yaml")
    #expect(
      preview.program.words
        == "http://127.0.0.1:\(preview.port)\(preview.base)/ shows a.yaml; Control-C ends it\n")
    for part in PreviewPage.parts {
      let response = try preview.get(part.path)
      #expect(response.status == 200)
      #expect(response.body == Data(part.text.utf8))
      for line in [
        "Content-Type: \(part.type)", "Content-Length: \(part.text.utf8.count)",
        "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
        "Cross-Origin-Resource-Policy: same-origin",
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'",
      ] { #expect(response.head.contains("\r\n\(line)"), "\(part.path): \(line)") }
    }
    #expect(preview.program.end(by: SIGINT) == SIGINT)
  }

  @Test func `has a word for each that its page asks for, and no other`() {
    let texts = PreviewPage.parts.map(\.text).joined()
    let attributes = texts.matches(of: /data-(?:word|title|label)="(\w+)"/).map { String($0.1) }
    let members = texts.matches(of: /\b(?:say|words|words\(\))\.(\w+)/).map { String($0.1) }
    let table =
      texts.firstMatch(of: /const keyWords = \[([\s\S]*?)\n\];/).map { String($0.1) } ?? ""
    let keys = table.matches(of: /', '(\w+)'\]/).map { String($0.1) }
    let known = Set(PreviewWord.allCases.map(\.rawValue))
    #expect(Set(attributes + members + keys) == known)
    for language in Language.allCases {
      for word in PreviewWord.allCases { #expect(!word.words.text(in: Wording(language)).isEmpty) }
    }
  }

  @Test func `draws what the command draws`() throws {
    let preview = try preview("a.yaml", "--figure", "chain")
    func drawn(_ options: String...) throws -> Data {
      try Program.run(["a.yaml"] + options, in: folder).out
    }
    let response = try preview.get("/figure?file=a.yaml")
    #expect(try response.told == .init(steps: [nil, "To B", nil], step: nil))
    #expect(try response.figure == drawn("--figure", "chain"))
    let others = "figure=objects&template=docs&theme=dark&language=zh-Hans"
    #expect(
      try preview.get("/figure?file=a.yaml&\(others)").figure
        == drawn(
          "--figure", "objects", "--template", "docs", "--theme", "dark", "--language", "zh-Hans"))
    for format in ["svg", "png", "pdf"] {
      let download = try preview.get("/download?file=a.yaml&format=\(format)")
      #expect(download.body == (try drawn("--figure", "chain", "--format", format)), "\(format)")
      #expect(
        download.head.hasSuffix(
          "\r\nContent-Disposition: attachment; filename=\"a.\(format)\"; "
            + "filename*=UTF-8''a.\(format)"))
    }
  }

  @Test func `a preview lists nothing outside`() throws {
    let outcome = try Program.shell(
      """
      mkdir -p outside repository/app
      mv secret.yaml outside
      cd repository
      ln -s ../../outside/secret.yaml app
      ln -s ../../outside app/folder
      "$vcdiagram" preview app
      """, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("error: there is no description in 'app'\n"), "\(outcome.err)")
  }

  /// The page's files had one page, with small text.
  @Test(arguments: ["pdf", "html", "pptx"])
  func `splits a file of pages as the command does`(format: String) throws {
    try folder.write(
      "rootViewController: {class: A, presents: {class: B, presents: {class: C, presents: D}}}\n",
      to: "chain.yaml")
    let preview = try preview("chain.yaml", "--figure", "coverage", "--template", "slide")
    let drawn = try Program.run(
      [
        "chain.yaml", "--figure", "coverage", "--template", "slide", "--page", "a5", "--format",
        format,
      ], in: folder)
    #expect(drawn.err.contains(" pages to fit "), "\(drawn.err)")
    let download = try preview.get("/download?file=chain.yaml&page=a5&format=\(format)")
    #expect(download.body == drawn.out)
  }

  @Test func `shows a step as in a story, and the last for one that there is not`() throws {
    let preview = try preview("a.yaml")
    _ = try Program.run(["a.yaml", "--step", "all", "-o", "out.svg"], in: folder)
    for (asked, step) in [(0, 0), (1, 1), (2, 2), (9, 2)] {
      let response = try preview.get("/figure?file=a.yaml&step=\(asked)")
      #expect(try response.told == .init(steps: [nil, "To B", nil], step: step))
      #expect(try response.figure == folder.data("out-\(step).svg"))
    }
    let download = try preview.get("/download?file=a.yaml&step=1&format=svg")
    #expect(download.head.contains("filename=\"a-1.svg\""))
    #expect(try download.body == folder.data("out-1.svg"))
  }

  @Test func `lists what descriptions a folder has, as they come and go`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "b"), withIntermediateDirectories: false)
    try folder.write("rootViewController: 中\n", to: "b/中 &\".yaml")
    for name in ["b/package.json", "b/.hidden.yaml", "b/a.txt"] { try folder.write("{}", to: name) }
    #expect(mkfifo(folder.url.appending(path: "b/pipe.yaml").path, 0o600) == 0)
    let preview = try preview("b", "a.yaml")
    func files() throws -> [String] {
      struct Session: Decodable { let files: [String] }
      return try JSONDecoder().decode(Session.self, from: preview.get("/session").body).files
    }
    #expect(try files() == ["b/中 &\".yaml", "a.yaml"])
    let news = try preview.client()
    news.send(preview.request("/news?file=a.yaml", host: "localhost"))
    #expect(news.receive(upTo: "retry: 500\n\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
    try folder.write("rootViewController: New\n", to: "b/new.json")
    #expect(news.receive(upTo: "\n\n") == "event: files\ndata:\n\n")
    #expect(try files() == ["b/new.json", "b/中 &\".yaml", "a.yaml"])
    let download = try preview.get(
      "/download?file=b/%E4%B8%AD+%26%22.yaml&format=svg", "Sec-Fetch-Site: same-origin")
    #expect(
      download.head.hasSuffix("filename=\"_ &_.svg\"; filename*=UTF-8''%E4%B8%AD%20%26%22.svg"))
  }

  // MARK: Pasted texts

  private static let log =
    "[Presentation] Attempt to present <A.Ticket: 0x1> on <A.Deck: 0x2> (from <A.Deck: 0x2>) which is "
    + "already presenting <A.Picker: 0x3>.\n"

  private func post(
    _ text: String, to preview: PreviewUnderTest, at path: String = "/figure?theme=dark",
    length: String? = nil, _ headers: String...
  ) throws -> PreviewClient.Response {
    let lines =
      ["POST \(preview.base)\(path) HTTP/1.1", "Host: 127.0.0.1:\(preview.port)"] + headers
      + ["Content-Length: \(length ?? String(text.utf8.count))"]
    return try preview.send(lines.map { $0 + "\r\n" }.joined() + "\r\n" + text)
  }

  @Test func `draws a text that the page has, and writes it nowhere`() throws {
    let preview = try preview("a.yaml")
    let before = try folder.names
    let origin = "Origin: http://127.0.0.1:\(preview.port)"
    let response = try post(Self.log, to: preview, origin)
    #expect(response.status == 200)
    #expect(String(decoding: response.figure, as: UTF8.self).contains("UIKit's words"))
    let file = try post(Self.log, to: preview, at: "/download?format=pdf", origin)
    #expect(file.body.starts(with: "%PDF".utf8))
    #expect(try folder.names == before)
    // What is wrong with it is told under a name of its own.
    let wrong = try post("rootViewController: [", to: preview, origin)
    #expect(try wrong.told.messages.hasPrefix("<pasted>:1:"))
    // It comes in parts, and is larger than what a socket holds.
    let large = Self.log + String(repeating: "another line\n", count: 70_000)
    let client = try preview.client()
    client.send(
      "POST \(preview.base)/figure HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\n\(origin)\r\n"
        + "Content-Length: \(large.utf8.count)\r\n\r\n")
    #expect(try preview.get("/figure?file=a.yaml").status == 200)
    for part in stride(from: 0, to: large.utf8.count, by: 100_000) {
      client.send(String(large.dropFirst(part).prefix(100_000)))
    }
    #expect(
      client.receiveAll().figure == (try post(Self.log, to: preview, at: "/figure", origin)).figure)
  }

  @Test func `draws no text of another page's, of no known length, and none too large`() throws {
    let preview = try preview("a.yaml")
    let port = preview.port
    let origin = "Origin: http://127.0.0.1:\(port)"
    #expect(try post(Self.log, to: preview).status == 403)
    for other in ["http://evil.example", "http://localhost:\(port)", "null", "file://"] {
      #expect(try post(Self.log, to: preview, "Origin: \(other)").status == 403, "\(other)")
    }
    #expect(try post(Self.log, to: preview, origin, "Sec-Fetch-Site: cross-site").status == 403)
    #expect(try post(Self.log, to: preview, at: "/figure?file=a.yaml", origin).status == 400)
    #expect(try post(Self.log, to: preview, at: "/session", origin).status == 405)
    for (length, status) in [
      ("", 400), ("-1", 400), ("x", 400), ("1000001", 413), ("99999999999999999999", 413),
    ] {
      #expect(try post("", to: preview, length: length, origin).status == status, "\(length)")
    }
    #expect(try post("", to: preview, origin, "Transfer-Encoding: chunked").status == 400)
    let stranger = try preview.send(
      "POST /figure HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(origin)\r\nContent-Length: 1\r\n\r\nx")
    #expect(stranger.status == 403)
    #expect(try preview.get("/").status == 200)
  }

  // MARK: News

  /// Only the pictures were watched that the description named when the page asked.
  @Test func `tells when a picture is saved that the description names since`() throws {
    let preview = try preview("a.yaml")
    let news = try preview.client()
    news.send(preview.request("/news?file=a.yaml"))
    _ = news.receive(upTo: "retry: 500\n\n")
    let saved = "event: saved\ndata:\n\n"
    try folder.write("rootViewController: {class: A, image: a.png}\n", to: "a.yaml")
    #expect(news.receive(upTo: "\n\n") == saved)
    try folder.write("no picture", to: "a.png")
    #expect(news.receive(upTo: "\n\n") == saved)
  }

  @Test func `tells what is saved, and shows an error and its end`() throws {
    let preview = try preview("a.yaml", "--template", "template.yaml")
    try folder.write("figure: hierarchy\n", to: "template.yaml")
    let news = try preview.client()
    news.send(preview.request("/news?file=a.yaml"))
    _ = news.receive(upTo: "retry: 500\n\n")
    let saved = "event: saved\ndata:\n\n"

    try folder.write("rootViewController: New\n", to: "a.yaml")
    #expect(news.receive(upTo: "\n\n") == saved)
    let good = try preview.get("/figure?file=a.yaml")
    #expect(try good.told == .init())
    let figure = String(decoding: good.figure, as: UTF8.self)
    #expect(figure.withWholeTexts.contains(">New</text>"))

    try folder.write("rootViewControler: New\n", to: "a.yaml~")
    let path = folder.url.appending(path: "a.yaml").path
    #expect(rename(path + "~", path) == 0)
    #expect(news.receive(upTo: "\n\n") == saved)
    let bad = try preview.get("/figure?file=a.yaml")
    #expect(bad.figure.isEmpty)
    let template = ["--template", "template.yaml"]
    #expect(
      try bad.told
        == .init(messages: Program.run(["a.yaml"] + template, in: folder).err, steps: []))
    #expect(try preview.get("/download?file=a.yaml&format=png").status == 422)

    try folder.write("rootViewController: Mended\n", to: "a.yaml")
    #expect(news.receive(upTo: "\n\n") == saved)
    #expect(try preview.get("/figure?file=a.yaml").told == .init())

    try folder.write("figre: chain\n", to: "template.yaml")
    #expect(news.receive(upTo: "\n\n") == saved)
    #expect(
      try preview.get("/figure?file=a.yaml").told.messages.hasPrefix("template.yaml:1:1: error: "))
  }

  @Test func `words a warning and what cannot be as the command does`() throws {
    let preview = try preview("a.yaml")
    try folder.write("rootViewController: A\nsteps: [{dismiss: A}]\n", to: "a.yaml")
    let warned = try preview.get("/figure?file=a.yaml&language=zh-Hans")
    let outcome = try Program.run(["a.yaml", "--language", "zh-Hans"], in: folder)
    #expect(!outcome.err.isEmpty)
    #expect(try warned.told.messages == outcome.err)
    #expect(warned.figure == outcome.out)
    let unknown = try PreviewUnderTest(["a.yaml", "--emphasize", "x"], in: folder)
    #expect(
      try unknown.get("/figure?file=a.yaml").told.messages.hasSuffix(
        "error: no view controller has the id 'x'\n"))
    unlink(folder.url.appending(path: "a.yaml").path)
    #expect(
      try preview.get("/figure?file=a.yaml").told.messages
        == "error: 'a.yaml' cannot be read: No such file or directory\n")
  }

  // MARK: Who is refused

  @Test func `answers to its own name alone, and to no other site's page`() throws {
    let preview = try preview("a.yaml")
    let port = preview.port
    for (host, status) in [
      ("127.0.0.1:\(port)", 200), ("localhost:\(port)", 200), ("LOCALHOST:\(port)", 200),
      ("evil.example:\(port)", 403), ("127.0.0.1", 403), ("127.0.0.1:\(port &+ 1)", 403),
      ("", 403), ("127.0.0.1:\(port).evil.example", 403), ("[::1]:\(port)", 403),
    ] {
      for path in ["/", "/session", "/figure?file=a.yaml", "/news?file=a.yaml"] {
        if status == 200, path.hasPrefix("/news") { continue }
        #expect(try preview.get(path, "hOST: \(host)").status == status, "\(host) \(path)")
      }
    }
    #expect(try preview.send("GET / HTTP/1.1\r\n\r\n").status == 403)
    let two = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    #expect(try preview.send(two).status == 400)
    for (site, status) in [
      ("same-origin", 200), ("none", 200), ("cross-site", 403), ("same-site", 403),
    ] {
      let header = "Sec-Fetch-Site: \(site)"
      #expect(try preview.get("/figure?file=a.yaml", header).status == status, "\(site)")
      #expect(try preview.get("/", header).status == 200, "\(site)")
    }
  }

  @Test func `opens to nobody without the token in its address`() throws {
    let preview = try preview("a.yaml")
    let token = preview.base.dropFirst()
    let host = "Host: 127.0.0.1:\(preview.port)"
    for base in [
      "", "/", "/\(token.dropLast())", "/\(token)0", "/\(token.uppercased())x", "//\(token)",
      "/\(String(repeating: "0", count: token.count))", "/?\(token)", "/../\(token)",
      "/%\(String(token.utf8.first ?? 0, radix: 16))\(token.dropFirst())",
    ] {
      for path in PreviewPage.parts.map(\.path) + [
        "/session", "/figure?file=a.yaml", "/download?file=a.yaml", "/news?file=a.yaml",
      ] {
        let response = try preview.send("GET \(base)\(path) HTTP/1.1\r\n\(host)\r\n\r\n")
        #expect(response.status == 403, "\(base)\(path)")
        #expect(
          response.text
            == "open the whole address that 'vcdiagram preview' printed when it was started\n")
      }
    }
    // Its page has what it needs by paths that begin where the page's does.
    let page = try preview.get("/").text
    for name in ["icon.svg", "page.css", "page.js"] {
      #expect(page.contains("\"\(name)\""))
      #expect(try preview.get("/\(name)").status == 200)
    }
    #expect(try preview.get("/search.js").text.hasPrefix("export function addSearch("))
    #expect(try self.preview("a.yaml").base != preview.base)
  }

  @Test func `gives the browser an address that works once`() throws {
    // A program's arguments can be read by every user.
    try folder.write(
      "#!/bin/sh\necho \"$1\" > opened.part; mv opened.part opened\n", to: "xdg-open")
    let path = folder.url.path
    #expect(chmod("\(path)/xdg-open", 0o755) == 0)
    #expect(symlink("xdg-open", "\(path)/open") == 0)
    let preview = try PreviewUnderTest(
      ["a.yaml", "--open"], in: folder,
      environment: ["PATH": "\(path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"])
    preview.program.wait { (try? folder.names.contains("opened")) == true }
    let address = try #require(
      folder.text("opened").wholeMatch(of: #/http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32}/)\n/#))
    #expect(address.1 == "\(preview.port)" && address.2 != "\(preview.base)/")
    func open(_ path: String) throws -> PreviewClient.Response {
      try preview.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\n\r\n")
    }
    #expect(try open("\(address.2)session").status == 403)
    let answer = try open("\(address.2)")
    #expect(answer.status == 303)
    #expect(answer.head.contains("\r\nLocation: \(preview.base)/\r\n"))
    #expect(try open("\(address.2)").status == 403)
    #expect(try preview.get("/").status == 200)
  }

  @Test func `keeps the address of a port that is given, for its user alone`() throws {
    let port = try preview("a.yaml").port
    func base(_ environment: [String: String] = [:]) throws -> String {
      try PreviewUnderTest(
        ["a.yaml"], in: folder,
        environment: environment.merging(["VCDIAGRAM_PORT": "\(port)"]) { $1 }
      ).base
    }
    let first = try base()
    #expect(try base() == first)
    let file = folder.url.appending(path: ".state/vcdiagram/preview-token").path
    #expect(try folder.text(".state/vcdiagram/preview-token") == String(first.dropFirst()))
    #expect(try folder.identity(".state/vcdiagram/preview-token").permissions == 0o600)
    // Without the variable it is where it is for most programs.
    let home = folder.url.path
    #expect(try base(["XDG_STATE_HOME": "", "HOME": home]) != first)
    #expect(try folder.identity(".local/state/vcdiagram/preview-token").permissions == 0o600)
    // One that others could have read or written is not taken.
    for spoil in [
      { chmod(file, 0o640) == 0 }, { unlink(file) == 0 && symlink("/etc/hostname", file) == 0 },
      { truncate(file, 31) == 0 }, { unlink(file) == 0 && mkfifo(file, 0o600) == 0 },
    ] {
      let before = try base()
      #expect(spoil())
      #expect(try base() != before)
    }
    // Where nothing can be written it lasts as long as the preview.
    #expect(try base(["XDG_STATE_HOME": "/dev/null"]) != base(["XDG_STATE_HOME": "/dev/null"]))
  }

  @Test(arguments: [
    "/a.yaml", "/../a.yaml", "/etc/passwd", "/%2e%2e/secret.yaml", "//a.yaml", "/page.css/",
    "/figure", "/figure?file=secret.yaml", "/figure?file=./a.yaml", "/figure?file=/etc/passwd",
    "/download?file=../a.yaml", "/news?file=secret.yaml", "/figure?file=",
  ]) func `serves nothing that was not named`(path: String) throws {
    let preview = try preview("a.yaml")
    let response = try preview.get(path)
    #expect(response.status == 404)
    #expect(response.text == "there is no such thing here\n")
  }

  @Test(arguments: [
    ("template", "template.yaml"), ("template", "/etc/passwd"), ("template", "nope"),
    ("figure", "x"), ("figure", ""), ("theme", "both"), ("language", "xx"), ("step", "-1"),
    ("step", "x"), ("step", "99999999999999999999"), ("step", "0-1"), ("scale", "9"),
    ("scale", "0"),
    ("format", "docx"), ("format", "x"), ("output", "x.svg"), ("o", "x"),
    ("id", "a"), ("steps", ""), ("watch", ""), ("time-limit", "9"), ("file", "a.yaml"),
    ("emphasize", "A"), ("<script>", "1"),
  ]) func `judges what a page asks for as the command would`(name: String, value: String) throws {
    let preview = try preview("a.yaml")
    let query = "file=a.yaml&\(name)=\(value)".replacing("<", with: "%3C")
    for path in ["/figure", "/download"] {
      let response = try preview.get("\(path)?\(query)")
      #expect(response.status == 400)
      #expect(response.text == "'\(name)' is no option here, or cannot have this value\n")
      #expect(response.head.contains("\r\nContent-Type: text/plain; charset=utf-8\r\n"))
    }
    #expect(try !folder.names.contains("x.svg"))
  }

  /// The process that draws was given the step, and ended.
  @Test func `judges the step of its own call, too`() throws {
    let preview = try preview("a.yaml", "--step=-1")
    let response = try preview.get("/figure?file=a.yaml")
    #expect(response.status == 400)
    #expect(response.text == "'step' is no option here, or cannot have this value\n")
  }

  @Test(arguments: [
    ("POST / HTTP/1.1", 405), ("HEAD / HTTP/1.1", 405), ("DELETE /figure HTTP/1.1", 405),
    ("get / HTTP/1.1", 405), ("GET / HTTP/2.0", 400), ("GET /", 400), ("GET  / HTTP/1.1", 400),
    ("", 400), ("GET http://127.0.0.1/ HTTP/1.1", 400), ("GET * HTTP/1.1", 400),
    ("GET /figure?file=%zz HTTP/1.1", 400), ("GET /figure?file=%0 HTTP/1.1", 400),
    ("GET /figure?file=%00 HTTP/1.1", 400), ("GET /figure?file=%FF HTTP/1.1", 400),
    ("GET / HTTP/1.1\r\n: x", 400), ("GET / HTTP/1.1\r\nno header", 400),
    ("\u{0}\u{1}\u{2}", 400), ("CONNECT a:1 HTTP/1.1", 405),
  ]) func `refuses what is no request`(line: String, status: Int) throws {
    let preview = try preview("a.yaml")
    let response = try preview.send("\(line)\r\nHost: 127.0.0.1:\(preview.port)\r\n\r\n")
    #expect(response.status == status)
    #expect(try preview.get("/").status == 200)
  }

  @Test func `refuses a head that does not end`() throws {
    let preview = try preview("a.yaml")
    let client = try preview.client()
    client.send("GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 20_000))
    #expect(client.receiveAll().status == 431)
    #expect(try preview.get("/").status == 200)
  }

  // MARK: Slow and hostile clients

  @Test func `waits for nobody who sends half a request, one byte, or nothing`() throws {
    let preview = try preview("a.yaml")
    let whole = preview.request("/").utf8
    var clients: [PreviewClient] = []
    for number in 0..<300 {
      let client = try preview.client()
      if number % 3 == 1 { client.send("G") }
      if number % 3 == 2 { client.send(String(decoding: whole.dropLast(), as: UTF8.self)) }
      clients.append(client)
    }
    #expect(try preview.get("/figure?file=a.yaml").status == 200)
    // The last came when there was room, and its request may still become whole.
    clients.last?.send("\n")
    #expect(clients.last?.receiveAll().status == 200)
    #expect(preview.program.isRunning)
  }

  @Test func `drops no request that it has not read yet`() throws {
    // Nobody writes into it: the figures that are asked for take all but one connection.
    #expect(mkfifo(folder.url.appending(path: "pipe.yaml").path, 0o600) == 0)
    let preview = try preview("a.yaml", "pipe.yaml")
    var clients: [PreviewClient] = []
    func ask(_ path: String) throws {
      let client = try preview.client()
      client.send(preview.request(path))
      clients.append(client)
    }
    for _ in 0..<63 { try ask("/figure?file=pipe.yaml") }
    #expect(try preview.get("/session").status == 200)
    // All of them come at once.
    kill(preview.program.id, SIGSTOP)
    for _ in 0..<20 { try ask("/session") }
    kill(preview.program.id, SIGCONT)
    for client in clients.dropFirst(63) { #expect(client.receiveAll().status == 200) }
  }

  @Test func `waits for nobody who does not read, and for nobody who left`() throws {
    let large = "[" + (0..<3_000).map { "C\($0)" }.joined(separator: ", ") + "]"
    try folder.write("rootViewController: {class: R, children: \(large)}\n", to: "large.yaml")
    let preview = try preview("a.yaml", "large.yaml")
    let ask = preview.request("/figure?file=large.yaml")
    var clients: [PreviewClient] = []
    for _ in 0..<4 {
      let client = try preview.client()
      client.send(ask)
      clients.append(client)
    }
    #expect(clients[0].receive(upTo: "<title").contains("HTTP/1.1 200 OK"))
    #expect(try preview.get("/figure?file=a.yaml").status == 200)
    // With their connections go the drawings that wait for them.
    for _ in 0..<200 { try preview.client().send(ask) }
    clients = []
    #expect(try preview.get("/figure?file=a.yaml").status == 200)
    #expect(preview.program.isRunning)
  }

  @Test func `takes as many listeners as come, and keeps the newest`() throws {
    let preview = try preview("a.yaml")
    var listeners: [PreviewClient] = []
    for _ in 0..<100 {
      let listener = try preview.client()
      listener.send(preview.request("/news?file=a.yaml"))
      listeners.append(listener)
      _ = listener.receive(upTo: "retry: 500\n\n")
    }
    try folder.write("rootViewController: New\n", to: "a.yaml")
    #expect(listeners.last?.receive(upTo: "\n\n") == "event: saved\ndata:\n\n")
    #expect(try preview.get("/").status == 200)
  }

  // MARK: Workers that are lost

  @Test func `goes on when a figure takes too long`() throws {
    let late = try PreviewUnderTest(
      ["a.yaml"], in: folder, environment: ["VCDIAGRAM_TIME_LIMIT": "0.0001"])
    #expect(
      try late.get("/figure?file=a.yaml").told
        == .init(
          messages:
            "error: 'a.yaml' was not drawn: it takes longer than 0.0001 seconds; VCDIAGRAM_TIME_LIMIT in the environment allows more\n",
          steps: []
        ))
    #expect(try late.get("/").status == 200)
  }

  /// Whether the system lists the processes that a program started.
  private static let listsChildren = FileManager.default.fileExists(
    atPath: "/proc/self/task/\(getpid())/children")

  @Test(.enabled(if: listsChildren, "the system does not list a program's processes"))
  func `goes on when the process that draws is ended`() throws {
    // Nobody writes into it: its reader waits.
    #expect(mkfifo(folder.url.appending(path: "pipe.yaml").path, 0o600) == 0)
    let preview = try preview("pipe.yaml")
    let client = try preview.client()
    client.send(preview.request("/figure?file=pipe.yaml"))
    let children = "/proc/\(preview.program.id)/task/\(preview.program.id)/children"
    var worker: Int32?
    preview.program.wait {
      worker = (try? String(contentsOfFile: children, encoding: .utf8))
        .flatMap { Int32($0.split(separator: " ").first ?? "") }
      return worker != nil
    }
    // Time to be a worker, and no copy of the server any more.
    usleep(200_000)
    kill(try #require(worker), SIGSEGV)
    #expect(
      try client.receiveAll().told
        == .init(
          messages:
            "error: 'pipe.yaml' was not drawn: the program crashed; please report it, with the "
            + "input, on the repository's Security page\n",
          steps: []))
    #expect(try preview.get("/").status == 200)
  }

  // MARK: Calls

  @Test func `refuses what cannot be shown`() throws {
    let first = try preview("a.yaml")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: false)
    func expect(
      _ call: [String], _ status: Int32, _ fault: String, port: String = "0"
    ) throws {
      let outcome = try Program.run(
        ["preview"] + call, in: folder, environment: ["VCDIAGRAM_PORT": port])
      #expect(outcome.status == status, "\(call)")
      #expect(outcome.err.hasPrefix(fault), "\(call): \(outcome.err)")
    }
    try expect(["-"], 64, "error: preview needs a file, not standard input\n")
    try expect(["a.yaml", "--theme", "both"], 64, "error: preview shows one theme at a time; ")
    try expect(["a.yaml", "--template", "nope"], 64, "error: unknown template 'nope'")
    try expect(["a.yaml", "--template", "no.yaml"], 66, "error: 'no.yaml' cannot be read")
    try expect(
      ["no.yaml"], 66,
      "error: 'no.yaml' cannot be read: No such file or directory; did you mean 'a.yaml'?\n")
    try expect(["empty"], 64, "error: there is no description in 'empty'\n")
    let port = "\(first.port)"
    try expect(["a.yaml"], 64, "error: port \(port) is unavailable: ", port: port)
    try expect(
      ["a.yaml"], 64, "error: '70000' is no value for VCDIAGRAM_PORT", port: "70000")
    try expect(["a.yaml", "--output", "x.svg"], 64, "error: unknown option '--output'")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/net/tcp"), "no /proc/net/tcp"))
  func `is reached from this machine alone`() throws {
    let preview = try preview("a.yaml")
    let ending = ":" + String(preview.port, radix: 16, uppercase: true)
    var listening: [String] = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
      let text = (try? String(contentsOfFile: table, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        // The third is the socket's state: it listens.
        guard words.count > 3, words[3] == "0A", words[1].hasSuffix(ending) else { continue }
        listening.append(words[1])
      }
    }
    #expect(listening == ["0100007F\(ending)"])
  }
}
