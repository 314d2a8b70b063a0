extension JSONWriter {
  package mutating func range(_ range: SourceRange?, in source: Source) {
    member("range", source.shown(range)) { json, range in
      for (name, offset) in [("start", range.start), ("end", range.end)] {
        let (line, column) = source.location(of: offset)
        json.object(name) {
          $0.member("line", line)
          $0.member("column", column)
        }
      }
    }
  }
}
