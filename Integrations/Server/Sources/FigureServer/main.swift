import Hummingbird
import VCDiagramKit

let drawer = FigureDrawer(
  limits: .init(controllers: 500, duration: .seconds(5), bytes: 10_000_000))

func answer(_ status: HTTPResponse.Status, _ type: String, _ bytes: some Sequence<UInt8>)
  -> Response
{
  Response(
    status: status, headers: [.contentType: type], body: .init(byteBuffer: ByteBuffer(bytes: bytes))
  )
}

let router = Router()
router.post("figure.svg") { request, _ in
  let text = String(buffer: try await request.body.collect(upTo: 100_000))
  let kind = request.uri.queryParameters["kind"].map { FigureKind(rawValue: String($0)) }
  do {
    let svg = try await drawer.draw(App(text), FigureOptions(kind), as: .svg)
    return answer(.ok, "image/svg+xml", svg)
  } catch let error as InvalidInput {
    return answer(.unprocessableContent, "text/plain; charset=utf-8", error.description.utf8)
  } catch let error as RequestError {
    return answer(.unprocessableContent, "text/plain; charset=utf-8", error.description.utf8)
  }
}

let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
let server = Application(
  router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)))
try await server.runService()
