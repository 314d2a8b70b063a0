import Foundation
import Testing
import VCCommand
import VCTestSupport

/// Files and folders that another process replaces by links, after they were found to be inside.
@Suite struct `What is replaced by a link` {
  private let folder: TemporaryFolder
  private let repository: DocumentRepository

  init() throws {
    folder = try TemporaryFolder()
    for path in ["site/.git", "site/app/deep", "outside"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: path), withIntermediateDirectories: true)
    }
    try folder.write("inside", to: "site/app/deep/text")
    try folder.write("outside", to: "outside/text")
    repository = DocumentRepository(ofFolder: folder.url.appending(path: "site").path)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func replace(_ name: String, by target: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }

  @Test(arguments: [
    ("site/app/deep/text", "outside/text"), ("site/app/deep", "outside"), ("site/app", "outside"),
    ("site/app/deep/text", "site/app/other"),
  ])
  func `isn't opened`(name: String, target: String) throws {
    try folder.write("other", to: "site/app/other")
    let names = try #require(repository.names(to: path("site/app/deep/text")))
    #expect(names == ["app", "deep", "text"])
    let descriptor = Descriptor.open(names, below: repository.path, O_RDONLY)
    #expect(try InputFile.bytes(of: descriptor, upTo: 100, "text") == Array("inside".utf8))
    close(descriptor)
    try replace(name, by: target)
    #expect(Descriptor.open(names, below: repository.path, O_RDONLY) == -1)
    #expect([ELOOP, ENOTDIR].contains(errno))
  }

  @Test func `is refused if it is found so`() throws {
    try replace("site/app/deep", by: "outside")
    #expect(throws: FileRefusal.outside) {
      try repository.open(path("site/app/deep/text"), O_RDONLY)
    }
    #expect(throws: FileRefusal.outside) {
      try repository.open(path("site/app/deep"), O_RDONLY | O_DIRECTORY)
    }
  }

  @Test func `is read where it leads inside`() throws {
    try folder.write("other", to: "site/other")
    try replace("site/app/deep/text", by: "site/other")
    let file = try PlainFile(namedByText: path("site/app/deep/text"), in: repository)
    #expect(file.source.bytes == Array("other".utf8))
    #expect(CallFiles.names(in: try repository.open(path("site"), O_RDONLY)).contains("app"))
  }
}
