import ScreenMap

/// The files to read in an app's folder, and the numbers of other relevant files.
struct ProjectFiles {
  /// The folder's absolute path.
  let path: String
  /// The folder's own name.
  let name: String
  /// Paths below the folder, sorted.
  let swift: [String]
  let storyboards: [String]
  /// The property lists and Xcode projects, which may name the first storyboard.
  let settings: [String]
  /// All of these.
  var all: [String] { swift + storyboards + settings }
  let objectiveC: Int
  /// The names of all targets of the Xcode projects.
  let targets: [String]
  /// The targets for other systems than iOS, and the number of files that only these compile.
  let others: (targets: [String], files: Int)
  /// The tree to read them from.
  let tree: SourceTree

  /// - Parameters:
  ///   - commit: The commit to read; nil for the folder's current files.
  ///   - target: The target of an Xcode project whose files to read; nil for all of iOS.
  init(
    in folder: String, at commit: String?, include: [String], exclude: [String], target: String?
  ) throws(ReadingError) {
    guard let resolved = realpath(folder, nil) else { throw ReadingError(folder, errno) }
    defer { free(resolved) }
    path = String(cString: resolved)
    var status = stat()
    guard stat(path, &status) == 0 else { throw ReadingError(folder, errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw ReadingError("'\(folder)' isn't a folder")
    }
    name = path.split(separator: "/").last.map(String.init) ?? "/"
    let wanted = include.map(Pattern.init)
    let unwanted = exclude.map(Pattern.init)
    let all: [String]
    if let commit {
      guard let files = Git.files(in: path, at: commit) else {
        if let reason = Git.refusal(of: path) {
          throw ReadingError("git doesn't read '\(folder)': \(reason)")
        }
        throw ReadingError("git has no commit '\(commit)' for '\(folder)'")
      }
      (all, tree) = (files.contents.keys + files.missing, .commit(files.contents))
    } else {
      all = Git.trackedFiles(in: path) ?? Self.allFiles(in: path)
      tree = .folder(folder, root: path)
    }
    let paths = all.filter { file in
      Self.isOfInterest(file) && (wanted.isEmpty || wanted.contains { $0.matches(file) })
        && !unwanted.contains { $0.matches(file) } && !Self.isAside(file)
    }
    settings = paths.filter(StoryboardNames.isSettings).sorted()
    let choice = TargetChoice(of: settings, in: tree, named: target)
    let own = paths.filter(choice.contains)
    swift = own.filter { $0.hasSuffix(".swift") }.sorted()
    storyboards = own.filter { $0.hasSuffix(".storyboard") }.sorted()
    targets = choice.names
    let left = target == nil ? paths.count { $0.hasSuffix(".swift") } - swift.count : 0
    others = (choice.others, left)
    objectiveC = paths.count { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
  }

  /// Whether a file is read or counted.
  static func isOfInterest(_ path: String) -> Bool {
    [".swift", ".storyboard", ".m", ".mm"].contains { path.hasSuffix($0) }
      || StoryboardNames.isSettings(path)
  }

  /// Whether a file is a test, an asset of previews, a manifest, or third-party code.
  private static func isAside(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    let others: Set<Substring> = [
      "pods", "carthage", "vendor", "vendored", "thirdparty", "third-party", "third_party",
      "deriveddata", "node_modules", "preview content", "checkouts", "sourcepackages",
    ]
    for folder in parts.dropLast() {
      if others.contains(folder) || folder.hasSuffix("tests") || folder == "test"
        || folder.hasPrefix(".")
      {
        return true
      }
    }
    guard let file = parts.last else { return true }
    return file.hasSuffix("tests.swift") || file.hasSuffix("test.swift")
      || file.hasPrefix("package.swift") || file.hasPrefix("package@")
  }

  /// Returns all files below a folder. Doesn't follow links, which may lead outside or form cycles.
  ///
  /// Source that can't be read, such as a pipe, is included, so that reading it is reported.
  private static func allFiles(in folder: String) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let path = folders.popLast() {
      guard let stream = opendir(folder + "/" + path) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != "..", name != ".git", name != ".build" else { continue }
        let file = path.isEmpty ? name : path + "/" + name
        var status = stat()
        let isKnown = lstat(folder + "/" + file, &status) == 0
        switch isKnown ? status.st_mode & S_IFMT : 0 {
        case S_IFDIR: folders.append(file)
        case S_IFREG: files.append(file)
        case S_IFLNK: break
        // Also a file whose name is not UTF-8.
        default: if isOfInterest(file) { files.append(file) }
        }
      }
    }
    return files
  }
}
