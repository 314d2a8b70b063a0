import ArgumentParser

/// The formats of what is told: sentences for people, or data for programs.
enum TextOrJSON: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
