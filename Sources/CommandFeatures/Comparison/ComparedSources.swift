import VCCommand
import VCDescriptions
import VCFigureFeatures
import VCSource

/// Both versions of an app's source, which say what their maps can't: which classes have another name,
/// and which calls are gone.
struct ComparedSources {
  private var old: Version
  private var new: Version
  /// The file in the new source, by the old path of a file that was renamed.
  private var newPaths: [String: String]?

  /// Nil unless both inputs are folders of source.
  init?(
    _ old: ComparedInput, _ new: ComparedInput,
    declaring declarations: (old: [String: SourceLine], new: [String: SourceLine])
  ) {
    guard let folder = old.folder, let other = new.folder else { return nil }
    self.old = Version(folder, old.source, declarations.old)
    self.new = Version(other, new.source, declarations.new)
  }

  /// Finds the new names of classes that were renamed: what declares them differs only in the name,
  /// in the same file, or in one that git would call renamed.
  mutating func newNames() -> [String: String] {
    var names: [String: String] = [:]
    let added = new.names(notIn: old)
    for (file, gone) in old.names(notIn: new).sorted(by: { $0.key < $1.key }) {
      guard let path = newPath(of: file), var left = added[path], let was = old.text(of: file),
        let now = new.text(of: path), was.likeness(now) >= SourceText.leastLikeness
      else { continue }
      for (name, line) in gone {
        guard let form = was.line(line, without: name),
          let match = left.firstIndex(where: { now.line($0.line, without: $0.name) == form })
        else { continue }
        names[name] = left.remove(at: match).name
      }
    }
    return names
  }

  /// Finds the calls of the segues that the new app lacks which its source lacks, too, or which bring
  /// something else there. Of lines with the same text it has more that bring nothing than before if
  /// it has such a call.
  mutating func deletedCalls(in comparison: Comparison) -> Set<SourceRange> {
    var deleted: Set<SourceRange> = []
    let (before, now) = (old.calls(in: comparison.old), new.calls(in: comparison.new))
    for index in comparison.changedSegues.old {
      guard let place = comparison.old.segues[index].relation.place,
        let (file, number) = old.line(at: place), let was = old.text(of: file),
        let line = was.line(number)
      else { continue }
      guard let path = newPath(of: file) else {
        deleted.insert(place)
        continue
      }
      guard let text = new.text(of: path) else { continue }
      let idle = (
        was.count(of: line, without: before[file] ?? []),
        text.count(of: line, without: now[path] ?? [])
      )
      if idle.1 <= idle.0 { deleted.insert(place) }
    }
    return deleted
  }

  /// Returns the path of an old file in the new source; nil for a file that is gone.
  private mutating func newPath(of file: String) -> String? {
    if new.files.contains(file) { return file }
    if let newPaths { return newPaths[file] }
    var left = new.files.subtracting(old.files).sorted()
    var paths: [String: String] = [:]
    for file in old.files.subtracting(new.files).sorted() {
      guard let was = old.text(of: file) else { continue }
      let likeness = left.map { new.text(of: $0).map(was.likeness) ?? 0 }
      guard let best = likeness.indices.max(by: { likeness[$0] < likeness[$1] }),
        likeness[best] >= SourceText.leastLikeness
      else { continue }
      paths[file] = left.remove(at: best)
    }
    newPaths = paths
    return paths[file]
  }
}

extension ComparedSources {
  /// The source before or after the changes.
  private struct Version {
    private let folder: SourceFolder
    private let source: Source
    private let lines: [String: SourceLine]
    /// The files that declare something, by their paths below the folder.
    private(set) var files: Set<String> = []
    private var texts: [String: SourceText?] = [:]

    init(_ folder: SourceFolder, _ source: Source, _ lines: [String: SourceLine]) {
      (self.folder, self.source, self.lines) = (folder, source, lines)
      files = Set(lines.values.map { path(of: $0.file) })
    }

    /// The path below the folder.
    private func path(of file: String) -> String {
      String(file.dropFirst(AppFolder.prefix(of: folder.path).count))
    }

    /// The line of source that a part of the description is about, if known.
    func line(at place: SourceRange) -> (file: String, number: Int)? {
      guard source.isGenerated(at: place), source.shown(place) != nil else { return nil }
      return (path(of: source.file(of: place)), source.location(of: place.start).line)
    }

    /// The lines of the segues' calls, by file.
    func calls(in app: Snapshot) -> [String: Set<Int>] {
      app.segues.compactMap { $0.relation.place.flatMap(line) }
        .reduce(into: [:]) { $0[$1.file, default: []].insert($1.number) }
    }

    /// The names that another version doesn't declare with their lines, by file.
    func names(notIn other: Version) -> [String: [(name: String, line: Int)]] {
      let names = lines.filter { other.lines[$0.key] == nil }
      return Dictionary(grouping: names) { path(of: $0.value.file) }
        .mapValues { $0.map { ($0.key, $0.value.line) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) } }
    }

    /// Nil if the file can't be read.
    mutating func text(of file: String) -> SourceText? {
      if let known = texts[file] { return known }
      let text = folder.text(of: file).map { SourceText(String(decoding: $0, as: UTF8.self)) }
      texts[file] = .some(text)
      return text
    }
  }
}

/// A file's lines, without their indentation.
private struct SourceText {
  /// Git's: from it on, a file counts as renamed.
  static let leastLikeness = 0.5

  private let lines: [String]
  /// The number of lines with each text.
  private let counts: [String: Int]
  private let size: Int

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      String($0.drop(while: \.isWhitespace))
    }
    counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    size = lines.reduce(0) { $0 + $1.utf8.count }
  }

  /// A line by its number from 1.
  func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// What a line says about a name; nil if it doesn't have it.
  func line(_ number: Int, without name: String) -> [Substring]? {
    let parts = line(number)?.split(separator: name, omittingEmptySubsequences: false)
    return parts?.count == 1 ? nil : parts
  }

  /// The number of lines with a text besides those with these numbers.
  func count(of text: String, without numbers: Set<Int>) -> Int {
    (counts[text] ?? 0) - numbers.count { line($0) == text }
  }

  /// The share of the larger text that both have.
  func likeness(_ other: SourceText) -> Double {
    let shared = counts.reduce(0) { shared, line in
      shared + line.key.utf8.count * min(line.value, other.counts[line.key] ?? 0)
    }
    return Double(shared) / Double(max(size, other.size, 1))
  }
}
