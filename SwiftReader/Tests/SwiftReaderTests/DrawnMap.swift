import ScreenMap
import SourceFacts
import SourceParsing

/// Returns the map of a source in one file, with a storyboard.
func map(_ source: String, storyboard: String = "") -> AppMap {
  AppMap(
    [FileFacts(path: "A.swift", text: Array(source.utf8))],
    storyboards: storyboard.isEmpty
      ? [] : [StoryboardFacts(path: "Main.storyboard", text: Array(storyboard.utf8))])
}

/// The classes of a map's boxes, the first screen first.
func boxes(_ map: AppMap) -> [String] {
  map.description(title: "").matches(of: /\bclass: (\w+)/).map { String($0.1) }
}

/// The arrows of a map, with a question mark where they are inferred.
func arrows(_ map: AppMap) -> [String] {
  map.description(title: "").matches(of: /{(\w+): (\w+), from: (\w+), at: "[^"]*"(, inferred)?/)
    .map { "\($0.3) \($0.1) \($0.2)\($0.4 == nil ? "" : "?")" }
}
