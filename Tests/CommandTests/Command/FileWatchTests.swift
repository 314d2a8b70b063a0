import Foundation
import Testing
import VCCommand
import VCTestSupport

@Suite struct `A watch over files` {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.yaml").path
    try folder.write("a", to: "a.yaml")
  }

  private func watch(_ paths: String...) -> FileWatch {
    var watch = FileWatch()
    watch.watch(paths)
    return watch
  }

  @Test func `says nothing of what nobody saves`() {
    var watch = watch(file)
    for now in [0, 50, 10_000] { #expect(watch.saved(at: now) == []) }
  }

  @Test func `tells a save once, when the writer has come to rest`() throws {
    var watch = watch(file)
    #expect(watch.pause == 50)
    try folder.write("ab", to: "a.yaml")
    #expect(watch.saved(at: 1_000) == [])
    #expect(watch.pause == 10)
    try folder.write("abc", to: "a.yaml")
    #expect(watch.saved(at: 1_019) == [])
    #expect(watch.saved(at: 1_038) == [])
    #expect(watch.saved(at: 1_039) == [file])
    #expect(watch.saved(at: 1_049) == [])
    #expect(watch.pause == 50)
  }

  @Test func `sees a file of the same length that takes the name`() throws {
    var watch = watch(file)
    try folder.write("b", to: "b")
    #expect(rename(folder.url.appending(path: "b").path, file) == 0)
    #expect(watch.saved(at: 0) == [])
    #expect(watch.saved(at: 20) == [file])
  }

  @Test(arguments: [true, false])
  func `waits longer for a file that is empty or gone`(isGone: Bool) throws {
    var watch = watch(file)
    if isGone { unlink(file) } else { try folder.write("", to: "a.yaml") }
    #expect(watch.saved(at: 0) == [])
    #expect(watch.saved(at: 499) == [])
    var patient = watch
    #expect(patient.saved(at: 500) == [file])
    try folder.write("new", to: "a.yaml")
    #expect(watch.saved(at: 500) == [])
    #expect(watch.saved(at: 520) == [file])
  }

  @Test func `knows what it watched before, and not what it is told of`() throws {
    let other = folder.url.appending(path: "b.yaml").path
    var watch = watch(file)
    try folder.write("ab", to: "a.yaml")
    try folder.write("b", to: "b.yaml")
    watch.watch([file, other])
    #expect(watch.saved(at: 0) == [])
    #expect(watch.saved(at: 20) == [file])
    try folder.write("abc", to: "a.yaml")
    try folder.write("bcd", to: "b.yaml")
    watch.markReported([(file, FileState(file))])
    #expect(watch.saved(at: 40) == [])
    #expect(watch.saved(at: 60) == [other])
  }

  @Test func `looks seldomer at very many files`() {
    var watch = FileWatch()
    watch.watch((0..<1_000).map { "\($0)" })
    #expect(watch.pause == 200)
  }
}
