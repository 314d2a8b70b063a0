import Foundation
import Testing
import VCCommand
import VCFigures
import VCTestSupport

/// What is installed beside the program.
@Suite struct `Packaging` {
  private static let scripts = Samples.package.appending(path: "Tools/Scripts")

  private static func isInstalled(_ names: String...) -> Bool {
    names.allSatisfy(InstalledProgram.isInstalled)
  }

  /// A line that is typed, and what is offered at its end.
  private static let lines: KeyValuePairs = [
    "che": ["check"], "--form": ["--format"], "a.yaml --th": ["--theme"],
    "a.yaml --template b": ["book", "blueprint"], "a": ["a.yaml"], "embed --w": ["--watch"],
    "a.yaml --figure ": FigureKind.all.map(\.rawValue),
    "check --f": ["--format"], "draw --form": ["--format"], "--theme dark a": ["a.yaml"],
    "a.yaml S": ["Shop"], "help ste": ["steps"],
  ]

  /// The program is found as it is when it is installed.
  private static let path = [
    "PATH": URL(filePath: Program.path).deletingLastPathComponent().path + ":/usr/bin:/bin"
  ]

  /// A folder with empty files, and a shell's script.
  private static func folder(
    with names: [String], andScript shell: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("", to: name) }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Shop"), withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      at: scripts.appending(path: "completions/\(shell)"),
      to: folder.url.appending(path: shell))
    return folder
  }

  /// Only these tools are there, as on a machine on which nothing is installed.
  @Test func `the doctor names everything that is missing, and how to get it`() throws {
    let folder = try TemporaryFolder()
    for tool in ["sh", "sed", "awk", "uname", "grep"] {
      let path = try #require(InstalledProgram(tool)).path
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: tool).path, withDestinationPath: path)
    }
    let outcome = try #require(InstalledProgram("sh")).run(
      [Self.scripts.appending(path: "doctor.sh").path, "none", "none"], in: folder.url,
      environment: ["PATH": folder.url.path])
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("expat") }
    #expect(
      lines.joined(separator: "\n") == """
        Swift        missing: a toolchain of version 6.2 or later; see swift.org/install
        make         missing: make; install make
        pkg-config   missing: pkg-config; install pkg-config
        Graphviz     missing: pkg-config finds no libgvc; install libgraphviz-dev
        libyaml      missing: pkg-config finds no yaml-0.1; install libyaml-dev
        PNG, PDF     no plugin pango: only SVG, DOT and JSON are drawn; install libgvplugin-pango
        fonts        unknown: there is no fc-match; install fontconfig fonts-liberation
        vcdiagram    not built; make
        reader       not built; make reader, to draw maps of Swift source
        for tests    nothing; missing: chromium pandoc asciidoctor soffice pdflatex python3 git \
        (make chromium document-tools)
        make cannot build the program yet: see what is missing.
        """)
  }

  @Test(.enabled(if: isInstalled("bash"), "there is no bash"))
  func `bash completes what is drawn without a command`() throws {
    let folder = try Self.folder(with: ["a.yaml", "b.md"], andScript: "vcdiagram.bash")
    let driver = """
      source ./vcdiagram.bash
      complete_line() {
        COMP_LINE="$1"; COMP_POINT=${#1}; COMP_TYPE=9; COMP_KEY=9; COMPREPLY=()
        COMP_WORDS=($1); [[ "$1" == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
        _vcdiagram vcdiagram "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        echo "${COMPREPLY[*]}"
      }
      """
    for (line, expected) in Self.lines {
      let outcome = try #require(InstalledProgram("bash")).run(
        ["-c", driver + "\ncomplete_line 'vcdiagram \(line)'"], in: folder.url,
        environment: Self.path)
      #expect(outcome.text == expected.joined(separator: " ") + "\n", "\(line)")
    }
  }

  @Test(.enabled(if: isInstalled("fish"), "there is no fish"))
  func `fish completes what is drawn without a command`() throws {
    let folder = try Self.folder(with: ["a.yaml", "b.md"], andScript: "vcdiagram.fish")
    for (line, expected) in Self.lines {
      let outcome = try #require(InstalledProgram("fish")).run(
        ["--no-config", "-c", "source vcdiagram.fish; complete -C 'vcdiagram \(line)'"],
        in: folder.url, environment: Self.path)
      // A folder has a slash.
      let offered = outcome.text.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" && $0 != "/" })
      }
      #expect(offered == expected, "\(line)")
    }
  }

  /// A shell in a terminal of its own, because zsh completes nowhere else: a tab, and then a key that
  /// writes the line into a file.
  @Test(.enabled(if: isInstalled("zsh"), "there is no zsh"))
  func `zsh completes what is drawn without a command`() throws {
    let folder = try Self.folder(with: ["a.yaml", "b.md"], andScript: "_vcdiagram")
    let driver = #"""
      zmodload zsh/zpty
      zpty shell zsh -f
      zpty -w shell 'PS1=; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D'
      zpty -w shell 'tell() { print -r -- "$BUFFER" > line; exit }; zle -N tell; bindkey "^T" tell'
      zpty -w shell 'print r""eady'
      zpty -r -m shell output '*ready*'
      zpty -w -n shell "vcdiagram $1"$'\t\x14'
      zpty -r -m shell output '*there is no such output*'
      """#
    for (line, expected) in Self.lines where expected.count == 1 {
      _ = try #require(InstalledProgram("zsh")).run(
        ["-f", "-c", driver, "zsh", line], in: folder.url, environment: Self.path)
      let words = "vcdiagram \(line)".split(separator: " ").dropLast() + [expected[0][...]]
      let completed = try folder.text("line").split { " /\n".contains($0) }
      #expect(completed == words, "\(line)")
    }
  }

  /// As the shells' scripts ask for them.
  @Test(arguments: [
    ("draw a.yaml --emphasize", "", ["nav", "items"]),
    ("a.yaml --emphasize", "nav,", ["nav,nav", "nav,items"]),
    ("a.yaml --window", "", ["window"]),
    ("explain a.yaml --dismiss", "", ["nav", "items"]),
  ])
  func `the ids of a call's description are completed`(
    words: String, begun: String, expected: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "rootViewController: {id: nav, class: UINavigationController, "
        + "viewControllers: [{id: items, class: A}]}\n", to: "a.yaml")
    let call = ["--complete"] + words.split(separator: " ").map(String.init) + [begun]
    let outcome = try Program.run(call, in: folder)
    #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
  }

  @Test(.enabled(if: isInstalled("python3"), "there is no Python"))
  func `the manual has every option and command`() throws {
    let folder = try TemporaryFolder()
    let page = try #require(InstalledProgram("python3")).run(
      [Self.scripts.appending(path: "manual.py").path, Program.path], in: folder.url)
    #expect(page.status == 0)
    for row in DrawRequest.rows where !row.isHidden && !row.isArgument {
      #expect(page.text.contains("Fl Fl \(row.name.dropFirst(2))"), "\(row.name)")
    }
    for command in Program.commands { #expect(page.text.contains(".It Cm \(command)\n")) }
  }

  @Test(
    .enabled(
      if: isInstalled("python3") && isInstalled("man"), "there is no Python, or no man"))
  func `the manual is shown without a warning`() throws {
    let folder = try TemporaryFolder()
    let page = try #require(InstalledProgram("python3")).run(
      [Self.scripts.appending(path: "manual.py").path, Program.path], in: folder.url)
    try folder.write(page.text, to: "vcdiagram.1")
    let shown = try #require(InstalledProgram("man")).run(
      ["--warnings", "-l", "vcdiagram.1"], in: folder.url, environment: ["MANPAGER": "cat"])
    #expect(shown.status == 0 && !shown.text.contains("warning:"), "\(shown.text)")
  }

  #if os(Linux)
    /// `make check-libraries` tries the program that is shipped, which must pass.
    @Test(.enabled(if: isInstalled("ldd"), "there is no ldd"))
    func `a program that loads libraries from its own folder is noticed`() throws {
      let script = Self.scripts.appending(path: "planted-libraries.sh").path
      let outcome = try #require(InstalledProgram("sh")).run(
        [script, Program.path], in: Samples.package)
      // SwiftPM gives each program such a run path unless it is told otherwise, as `make` does.
      #expect(outcome.status == 1)
      #expect(
        outcome.text.hasSuffix(
          "'\(Program.path)' loads libraries from its own folder; link it by 'make'\n"))
    }
  #endif
}
