import Foundation
import Testing

/// A Chromium without a window, driven down two pipes.
package final class DrivenBrowser {
  private let folder: TemporaryFolder
  private let process = Process()
  private let (input, output): (Int32, Int32)
  private var unread: [UInt8] = []
  private var count = 0
  private var session: String?
  /// What pages have said was wrong.
  package private(set) var faults: [String] = []

  package static let program =
    ["chromium", "chromium-browser", "google-chrome", "chrome"].lazy
    .compactMap { InstalledProgram($0)?.path }.first
    ?? [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ].first(where: FileManager.default.isExecutableFile)

  /// One with an empty page of this size.
  package init(width: Int, height: Int) throws {
    folder = try TemporaryFolder()
    let names = ["in", "out"].map { [folder] in folder.url.appending(path: $0).path }
    for name in names { try #require(mkfifo(name, 0o600) == 0) }
    // For both directions, because opening waits for nobody then.
    (input, output) = (open(names[0], O_RDWR), open(names[1], O_RDWR))
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<'\(names[0])' 4>'\(names[1])'", try #require(Self.program),
      "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.url.path)/profile", "--window-size=\(width),\(height)",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": try #require(target), "flatten": true])[
        "sessionId"] as? String
    for domain in ["Runtime", "Log", "Page"] { _ = try call("\(domain).enable") }
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    close(input)
    close(output)
  }

  package func visit(_ address: String) throws { _ = try call("Page.navigate", ["url": address]) }

  /// Presses a key as a person does.
  package func press(_ key: String) throws {
    for type in ["keyDown", "keyUp"] {
      _ = try call("Input.dispatchKeyEvent", ["type": type, "key": key])
    }
  }

  /// Moves the mouse to the middle of the first element that a selector finds.
  package func point(at selector: String) throws {
    let place = try evaluate(
      """
      ((box) => [box.x + box.width / 2, box.y + box.height / 2].join(' '))(
        document.querySelector('\(selector)').getBoundingClientRect())
      """
    ).split(separator: " ").compactMap { Double($0) }
    try #require(place.count == 2)
    _ = try call(
      "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": place[0], "y": place[1]])
  }

  /// The text of a script's value.
  package func evaluate(_ script: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": "Promise.resolve(\(script)).then(String)", "awaitPromise": true])
    let result = answer["result"] as? [String: Any]
    return result?["value"] as? String ?? "\(answer)"
  }

  /// Waits until the script's value is this text.
  package func expect(
    _ script: String, _ value: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let end = Date() + 30
    var last = try evaluate(script)
    while last != value, Date() < end {
      usleep(20_000)
      last = try evaluate(script)
    }
    #expect(last == value, sourceLocation: sourceLocation)
  }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    while let answer = try receive() {
      if answer["id"] as? Int == count { return answer["result"] as? [String: Any] ?? answer }
      let parameters = answer["params"] as? [String: Any] ?? [:]
      switch answer["method"] as? String {
      case "Runtime.exceptionThrown": faults.append("\(parameters)")
      case "Log.entryAdded":
        let entry = parameters["entry"] as? [String: Any] ?? [:]
        faults.append(entry["text"] as? String ?? "\(entry)")
      default: break
      }
    }
    Issue.record("the browser does not answer")
    throw CancellationError()
  }

  /// The next message, which a NUL ends; nil when none comes.
  private func receive() throws -> [String: Any]? {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = Data(unread[..<end])
        unread.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any]
      }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 60_000) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return nil }
      unread += chunk[..<count]
    }
  }
}
