import Hummingbird
import VCDiagramKit

let drawer = FigureDrawer(
  limits: .init(controllers: 500, duration: .seconds(5), bytes: 10_000_000))

func answer(_ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8]) -> Response {
  let body = ByteBuffer(bytes: bytes)
  return Response(status: status, headers: [.contentType: type], body: .init(byteBuffer: body))
}

func refusal(_ error: any CustomStringConvertible) -> Response {
  answer(.unprocessableContent, "text/plain; charset=utf-8", [UInt8](error.description.utf8))
}

let router = Router()
router.post("figure.svg") { request, _ in
  let text = String(buffer: try await request.body.collect(upTo: 100_000))
  let kind = request.uri.queryParameters["kind"].map { FigureKind(rawValue: String($0)) }
  do {
    let svg = try await drawer.draw(App(text), FigureOptions(kind), as: .svg)
    return answer(.ok, "image/svg+xml", svg)
  } catch let error as InvalidInput {
    return refusal(error)
  } catch let error as RequestError {
    return refusal(error)
  }
}

let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
let server = Application(
  router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)))
try await server.runService()
