import Foundation
import Testing
import VCTestSupport

/// Repositories in which others have set up everything that git can be made to run, and texts that
/// try to start git.
@Suite(
  .enabled(
    if: InstalledProgram.isInstalled("git") && InstalledProgram.isInstalled("sh"),
    "there is no git or no shell"))
struct `A hostile repository` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs lines of the shell; `call` runs the program and says if it has planted the file.
  private func run(_ lines: String) throws -> String {
    let cases = Samples.package.appending(path: "Tests/CommandTests/Command/Cases").path
    let outcome = try Program.shell(
      """
      export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 planted="$PWD/planted" program="$PWD/program"
      export plant=": > $PWD/planted; false"
      call() { "$vcdiagram" "$@" >/dev/null 2>&1; told "$*"; }
      told() { if [ -e "$planted" ]; then echo "planted by $1"; /bin/rm "$planted"; fi; }
      mkdir repository && cd repository && . '\(cases)/git-repository.sh'
      \(lines)
      """, in: folder)
    return outcome.text + outcome.err
  }

  // MARK: What git can be made to run

  /// A line of `git-programs.txt`.
  struct Row: CustomStringConvertible {
    let name: String
    let setUp: String
    let variables: String
    let command: String

    var description: String { name }

    static let all: [Row] = {
      let file = Samples.package.appending(
        path: "Tests/CommandTests/Command/Cases/git-programs.txt")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        return Row(name: parts[0], setUp: parts[1], variables: parts[2], command: parts[3])
      }
    }()
  }

  @Test func `the list of what git can be made to run is read`() { #expect(Row.all.count == 52) }

  @Test(arguments: Row.all)
  func `git starts nothing for an input that the call names`(row: Row) throws {
    let told = try run(
      """
      \(row.setUp)
      rm -f "$planted"
      \(row.variables) call check HEAD:app.yaml
      \(row.variables) call diff HEAD:app.yaml app.yaml
      echo 'by itself:'
      { \(row.variables) git \(row.command); } </dev/null >/dev/null 2>&1
      told git
      """)
    #expect(told == "by itself:\nplanted by git\n")
  }

  @Test func `git takes no folder of a clone for a repository`() throws {
    let told = try run(
      """
      promise ssh://x/y && git config core.sshCommand "$plant"
      git config core.bare false && git config core.worktree .
      mv .git docs && git init -q . && cp app.yaml docs && cd docs
      call check HEAD:app.yaml
      call diff HEAD:app.yaml app.yaml
      call diff HEAD:. .
      git cat-file -p HEAD:app.yaml >/dev/null 2>&1; told git
      """)
    #expect(told == "planted by git\n")
  }

  @Test func `git's own message is printed as a text`() throws {
    let told = try run(
      """
      git config core.repositoryformatversion 1
      printf '[extensions "\\302\\2332J"]\\nx = 1\\n' >> .git/config
      "$vcdiagram" check HEAD:app.yaml
      """)
    #expect(told.contains("extension") && told.contains("\\u{9B}2J"), "\(told)")
    #expect(!told.unicodeScalars.contains("\u{9B}"))
  }

  // MARK: What a text can name

  /// Runs lines with a program in git's place that says that it was started.
  private func runWithoutGit(_ lines: String) throws -> String {
    try run(
      """
      mkdir bin && cp "$program" bin/git
      printf '#!/bin/sh\\nexit 1\\n' > bin/vcdiagram-swift; chmod +x bin/vcdiagram-swift
      export PATH="$PWD/bin:/usr/bin:/bin"
      mkdir -p docs fonts HEAD: && cp app.yaml docs
      echo 'fonts: {sans: {family: A, file: "HEAD:app.yaml"}}' > look.yaml
      call diff HEAD:app.yaml app.yaml
      \(lines)
      """)
  }

  private static let started = "planted by diff HEAD:app.yaml app.yaml\n"

  private static let directives = [
    "HEAD:app", "HEAD:docs/app", "a file=HEAD:app.yaml", "a file=./HEAD:app.yaml",
    "a file=HEAD:./app.yaml", "a file=HEAD:", "a file=HEAD:.", "a file=-",
    "docs/app template=HEAD:look.yaml", "docs/app template=./HEAD:look.yaml",
    "docs/app template=look.yaml", "docs/app template=-", "docs/app font=sans=HEAD:app.ttf",
    "docs/app font=sans=HEAD:fonts/app.ttf", "docs/app font=bold=HEAD:app.ttf",
    "docs/app font=sans=HEAD:docs/", "docs/app.png template=look.yaml",
    "docs/app.pdf template=look.yaml",
  ]

  @Test(arguments: [("md", "<!-- ", " -->"), ("adoc", "// ", ""), ("tex", "% ", "")])
  func `no directive starts git`(language: String, before: String, after: String) throws {
    let documents = Self.directives.enumerated().map { number, directive in
      """
      cat > \(number).\(language) <<'END'
      \(before)vcdiagram \(directive)\(after)
      \(before)/vcdiagram\(after)
      END
      """
    }
    let told = try runWithoutGit(
      documents.joined(separator: "\n") + """

        call embed --check --format sarif *.\(language)
        call embed *.\(language)
        for document in *.\(language); do call embed --check $document; done
        """)
    #expect(told == Self.started)
  }

  @Test func `no template, font, folder or description starts git`() throws {
    let told = try runWithoutGit(
      """
      for option in --template=look.yaml --template=HEAD:look.yaml --font=sans=HEAD:app.ttf \
        --font=bold=HEAD:fonts/app.ttf; do
        call app.yaml $option -o a.svg
        call app.yaml $option -o a.pdf
        call app.yaml app.yaml $option -o out/
        call diff app.yaml app.yaml $option -o a.svg
        call ./HEAD:app.yaml $option -o a.svg
        call "$PWD/HEAD:app.yaml" $option -o a.svg
        cat app.yaml | call --stdin-name=HEAD:app.yaml:1 $option --format svg -
      done
      for file in app.yaml Main.storyboard vcdiagram.yaml; do ln -s nowhere HEAD:$file; done
      ln -s HEAD:app.yaml link.yaml
      for input in . link.yaml HEAD:app.yaml HEAD:Main.storyboard *; do
        call import $input
        call check $input
        call explain $input --property a.parent
        call $input -o a.svg
      done
      call explain app.yaml HEAD:app.yaml
      """)
    #expect(told == Self.started)
  }

  private static let integrations = Samples.package.appending(path: "Integrations")

  @Test(.enabled(if: InstalledProgram.isInstalled("pandoc"), "there is no Pandoc"))
  func `no attribute of Pandoc's starts git`() throws {
    let told = try runWithoutGit(
      """
      for attributes in 'src=HEAD:app.yaml' 'src=HEAD:.' 'src=-' 'src=a&#10;HEAD:app.yaml' \
        'src="app.yaml&#10;HEAD:app.yaml"' 'src=app.yaml template=HEAD:look.yaml' \
        'src=app.yaml template=look.yaml' 'src=app.yaml font="sans=HEAD:app.ttf"' \
        'template=HEAD:look.yaml'; do
        printf '``` {.vcdiagram %s}\\nrootViewController: A\\n```\\n' "$attributes" > doc.md
        VCDIAGRAM="$vcdiagram" pandoc --lua-filter \
          '\(Self.integrations.path)/Pandoc/vcdiagram.lua' doc.md >/dev/null 2>&1
        told "$attributes"
      done
      """)
    #expect(told == Self.started)
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("asciidoctor"), "there is no AsciiDoctor"))
  func `no macro and no attribute of AsciiDoctor's starts git`() throws {
    let told = try runWithoutGit(
      """
      convert() {
        VCDIAGRAM="$vcdiagram" asciidoctor -S $1 -r \
          '\(Self.integrations.path)/AsciiDoctor/vcdiagram.rb' doc.adoc >/dev/null 2>&1
        told "$(cat doc.adoc)"
      }
      for mode in unsafe safe; do
        printf ':x: app.yaml + \\\\\\nHEAD:app.yaml\\n\\nvcdiagram::{x}[]\\n' > doc.adoc
        convert $mode
        for macro in 'HEAD:app.yaml[]' 'app.yaml[template=HEAD:look.yaml]' \
          'app.yaml[template=look.yaml]' 'app.yaml[font="sans=HEAD:app.ttf"]'; do
          printf 'vcdiagram::%s\\n' "$macro" > doc.adoc
          convert $mode
        done
      done
      """)
    #expect(told == Self.started)
  }

  // MARK: Where programs are looked up

  @Test(arguments: [".", "", "bin", "./bin"])
  func `no program is started from a relative folder of PATH`(entry: String) throws {
    let told = try run(
      """
      mkdir bin
      for name in git vcdiagram-swift xdg-open open; do
        cp "$program" $name; cp "$program" bin/$name
      done
      PATH='\(entry)':/nowhere
      call diff HEAD:app.yaml app.yaml
      call import .
      call check .
      : > preview.log
      "$vcdiagram" preview --open app.yaml 2>preview.log &
      while kill -0 $! 2>&- && ! { read -r address && read -r warning; } <preview.log; do :; done
      kill $! 2>&-
      told preview
      """)
    #expect(told == "")
  }

  /// The reader is a package of its own, which has these files by links.
  @Test(arguments: ["Processes/GitCall", "Processes/HelperProgram", "Files/Descriptor"])
  func `both programs start git alike`(file: String) throws {
    let name = file.split(separator: "/")[1]
    let own = Samples.package.appending(path: "Sources/Command/\(file).swift")
    let copy = Samples.package.appending(path: "SwiftReader/Sources/vcdiagram-swift/\(name).swift")
    func text(_ file: URL) throws -> String {
      try String(contentsOf: file, encoding: .utf8).replacing("package ", with: "")
    }
    #expect(try text(own) == text(copy))
  }
}
