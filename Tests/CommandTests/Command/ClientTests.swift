import Foundation
import Testing
import VCTestSupport

/// Packages that use the libraries, from a tag and beside targets of their own.
@Suite(
  .enabled(if: Seeds.haveClients, "clients are built where CLIENTS=build asks"), .serialized)
struct `A client's package` {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "client", platforms: [.macOS(.v15)],
      dependencies: [.package(url: "FOLDER/vcdiagram", exact: "1.0.0")],
      targets: [
        // Names that a package may have, too.
        .target(name: "Diagnostics"), .target(name: "Engine"),
        .executableTarget(
          name: "Asker",
          dependencies: [
            "Diagnostics", "Engine", .product(name: "VCHierarchy", package: "vcdiagram"),
          ]),
        .executableTarget(
          name: "Drawer",
          dependencies: ["Diagnostics", .product(name: "VCDiagramKit", package: "vcdiagram")]),
      ])

    """

  /// Each product is linked alone: the one for questions without Graphviz.
  @Test func `links what it uses, and compiles the guide's examples`() throws {
    let folder = try TemporaryFolder()
    let from = try Program.shell(
      """
      git clone --quiet '\(Samples.package.path)' vcdiagram && cd vcdiagram && \
      git -c user.name=a -c user.email=a@example.com tag -f -m 1.0.0 1.0.0
      """, in: folder)
    #expect(from.status == 0, "\(from.err)")
    for name in ["Diagnostics", "Engine", "Asker", "Drawer"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "client/Sources/\(name)"), withIntermediateDirectories: true)
    }
    try folder.write(
      Self.manifest.replacing("FOLDER", with: folder.url.path), to: "client/Package.swift")
    for name in ["Diagnostics", "Engine"] {
      try folder.write("public enum \(name) {}\n", to: "client/Sources/\(name)/\(name).swift")
    }
    let text = "rootViewController: {id: a, class: UINavigationController, viewControllers: [B]}"
    try folder.write(
      """
      import Diagnostics
      import Engine
      import VCHierarchy

      let run = try App("\(text)").resolved()
      print(try run.finalState.presenting("C", from: "B").presenter)

      """, to: "client/Sources/Asker/main.swift")
    // At the top level of a file, as most clients begin.
    try folder.write(
      """
      import Diagnostics
      import VCDiagramKit

      let text = "\(text)"
      let app = try App(text, named: "app.yaml")
      let run = try app.resolved()
      let figure = try run.figure()
      print(try figure.svg(), terminator: "")

      """, to: "client/Sources/Drawer/main.swift")
    try FileManager.default.copyItem(
      at: Samples.package.appending(path: "Tests/CommandTests/Library/Examples.swift"),
      to: folder.url.appending(path: "client/Sources/Drawer/Examples.swift"))
    let asker = try Program.shell(
      "cd client && swift build --quiet --product Asker 1>&2 && .build/debug/Asker", in: folder)
    #expect(asker.text == "a: UINavigationController\n", "\(asker.err)")
    let libraries = try Program.shell("ldd client/.build/debug/Asker", in: folder)
    #expect(!libraries.text.contains("libgvc"))
    let packages = try Program.shell("ls client/.build/checkouts", in: folder)
    #expect(packages.text == "vcdiagram\n")
    let drawer = try Program.shell(
      "cd client && swift build --quiet --product Drawer 1>&2 && .build/debug/Drawer", in: folder)
    try folder.write(text, to: "a.yaml")
    #expect(try Program.run(["a.yaml"], in: folder).out == drawer.out, "\(drawer.err)")
  }

  /// The guide's server answers, and a hostile map neither stops it nor makes others wait. What it is
  /// built on takes longer to build than all of ours.
  @Test(.enabled(if: Seeds.areAll, "the server is built where SEEDS=all asks"))
  func `serves figures, whatever is sent`() throws {
    let folder = try TemporaryFolder()
    let package = Samples.package.appending(path: "Integrations/Server").path
    let build = try Program.shell(
      "swift build --quiet --package-path '\(package)' --scratch-path build 1>&2", in: folder)
    #expect(build.status == 0, "\(build.err)")
    try folder.write(Self.attack, to: "attack.py")
    let outcome = try Program.shell("python3 attack.py build/debug/FigureServer", in: folder)
    #expect(outcome.text == "served\n", "\(outcome.text)\(outcome.err)")
  }

  private static let attack = #"""
    import concurrent.futures, http.client, random, socket, subprocess, sys, time

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.argv[1], str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def post(text, kind="hierarchy", timeout=60):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
        connection.request("POST", "/figure.svg?kind=" + kind, text)
        answer = connection.getresponse()
        return answer.status, answer.read()

    def hostile():
        numbers = random.Random(42)
        lines = ["rootViewController: {id: s0, class: S0}", "scenes:"]
        lines += [f"  - {{id: s{n}, class: S{n}}}" for n in range(1, 300)]
        lines += ["segues:"]
        lines += [f"  - {{show: s{numbers.randrange(1, 300)}, from: s{n % 300}}}" for n in range(2000)]
        return "\n".join(lines)

    small = "rootViewController: {id: nav, class: UINavigationController, viewControllers: [A]}"
    try:
        for _ in range(100):
            try:
                post(small)
                break
            except OSError:
                time.sleep(0.1)
        alone = post(small)
        assert alone[0] == 200 and alone[1].startswith(b"<svg"), alone
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            attacks = [pool.submit(post, hostile(), "map") for _ in range(3)]
            for _ in range(30):
                assert post(small) == alone
            for attack in attacks:
                status, words = attack.result()
                assert status == 422, (status, words)
        assert post("rootViewController: {clas: A}")[0] == 422
        assert post(small, "pie")[0] == 422
        assert post("x" * 200_000)[0] == 413
        assert post("\0\xff" * 100)[0] == 422
        # A reader that goes away.
        for _ in range(3):
            try:
                post(hostile(), "map", 0.05)
            except OSError:
                pass
        assert post(small) == alone
        assert server.poll() is None
        print("served")
    finally:
        server.kill()
    """#
}
