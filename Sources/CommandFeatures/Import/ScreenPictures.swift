import VCCommand
import VCEngine

/// The pictures of an app's screens in a folder, found by their names: files that are called as a
/// controller's class, and the reference images of snapshot tests.
///
/// The tests are those of swift-snapshot-testing, with images in `__Snapshots__/<Test>/<function>.<name>.png`,
/// and those of FBSnapshotTestCase, in `ReferenceImages/<Test>/<function>@2x.png`.
struct ScreenPictures {
  /// The first file that is called as a class.
  private var files: [String: String] = [:]
  /// The first image of a test that is called as a class or as what is before "ViewController" in its
  /// name; else of a test's function or of an image that is.
  private var references: [String: Reference] = [:]

  private struct Reference {
    /// The test's name, its function's, or the image's.
    let rank: Int
    /// Its place among the images, the plainest first.
    let place: Int
    let path: String
    /// The name as it is written, without `test` at its beginning.
    let spelling: Substring
  }

  init(in folder: String) {
    // A test's plainest image has the shortest name.
    let sorted = Self.files(in: folder)
      .map { (path: $0, isDark: $0.lowercased().contains("dark")) }.sorted {
        ($0.isDark ? 1 : 0, $0.path.utf8.count, $0.path) < (
          $1.isDark ? 1 : 0, $1.path.utf8.count, $1.path
        )
      }
    for (place, image) in sorted.enumerated() { add(image.path, at: place) }
  }

  /// Looks at the names of all files. Links aren't followed.
  private static func files(in folder: String) -> [String] {
    var waiting = [AppFolder.prefix(of: folder)]
    var found: [String] = []
    while let folder = waiting.popLast() {
      for name in CallFiles.names(in: folder.isEmpty ? "." : folder) where !name.hasPrefix(".") {
        var status = stat()
        guard lstat(folder + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !name.hasSuffix(".xcassets") { waiting.append(folder + name + "/") }
        } else if status.st_mode & S_IFMT == S_IFREG,
          Self.endings.contains(PathParts(name).stem.ending.lowercased())
        {
          found.append(folder + name)
        }
      }
    }
    return found
  }

  private static let endings: Set = [".png", ".jpg", ".jpeg"]

  private mutating func add(_ path: String, at place: Int) {
    let folders = PathParts(path).folder.split(separator: "/")
    let name = PathParts(path).stem.name.prefix { $0 != "@" }
    guard folders.contains(where: { $0 == "__Snapshots__" || $0.hasPrefix("ReferenceImages") })
    else {
      let key = Self.key(name)
      files[key] = files[key] ?? path
      return
    }
    // FBSnapshotTestCase writes the test's module before its name.
    let test = folders.last.map { $0.split(separator: ".").last ?? $0 } ?? ""
    let spellings = [test] + name.split(separator: ".").map(Self.spelling(ofFunction:))
    for (rank, spelling) in spellings.enumerated() {
      let subject = rank == 0 ? Self.subject(ofTest: spelling) : Self.key(spelling)
      guard !subject.isEmpty, references[subject].map({ rank < $0.rank }) ?? true else { continue }
      references[subject] = Reference(rank: rank, place: place, path: path, spelling: spelling)
    }
  }

  /// The picture of a controller's screen; nil if none is called as it is.
  func path(of controller: ViewController) -> String? {
    let name = controller.className.value
    // What SwiftUI's hosting controllers show.
    let shown = name.split { "<>,(".contains($0) }.last.map(String.init) ?? name
    guard UIKitClass(named: shown) == nil else { return nil }
    let key = Self.key(shown)
    guard !key.isEmpty else { return nil }
    if let path = files[key] ?? references[key]?.path { return path }
    if let role = Self.roles.first(where: { key.hasSuffix($0) && key != $0 }),
      let path = references[String(key.dropLast(role.count))]?.path
    {
      return path
    }
    // A test or an image that says more, such as the state.
    return
      references
      .filter { $0.key.hasPrefix(key) && Self.isWhole($0.value.spelling, after: key.count) }
      .values.min { ($0.rank, $0.place) < ($1.rank, $1.place) }?.path
  }

  /// The ends of classes' names that tests leave out.
  private static let roles = ["viewcontroller", "controller", "screen", "view", "vc"]

  /// A name without differences that people make between a class and its test.
  private static func key(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What a test is about: `Home` of `HomeSnapshotTests`.
  private static func subject(ofTest name: Substring) -> String {
    var key = key(name)
    while let end = ["tests", "test", "specs", "spec", "snapshot", "snapshots", "ui"]
      .first(where: key.hasSuffix)
    {
      key.removeLast(end.count)
    }
    return key
  }

  /// What a test's function or its image is about, as it is written: `_home` of `test_home`.
  private static func spelling(ofFunction name: Substring) -> Substring {
    key(name).hasPrefix("test") ? rest(of: name, after: 4) : name
  }

  /// Whether the first `count` letters and digits of a name are whole words: `Home` in
  /// `HomeEmpty`, but not in `Homework`.
  private static func isWhole(_ name: Substring, after count: Int) -> Bool {
    rest(of: name, after: count).first.map { $0.isUppercase || !$0.isLetter } ?? true
  }

  /// The part of a name after its first `count` letters and digits.
  private static func rest(of name: Substring, after count: Int) -> Substring {
    var (rest, left) = (name, count)
    while left > 0, let character = rest.popFirst() {
      if character.isLetter || character.isNumber { left -= 1 }
    }
    return rest
  }
}
