/// What the reader says, in one place.
public enum Words {
  static func heading(_ counts: AppMap.Counts) -> String {
    let open = counts.sites - counts.withBoth
    return "\(number(counts.sites, "transition")), \(counts.withBoth) with both ends, "
      + "\(open) to look at"
  }

  static func notDrawn(_ counts: AppMap.Counts) -> String {
    "Not drawn: \(number(counts.alerts, "alert")), "
      + "\(number(counts.system, "presentation")) of the system's controllers"
  }

  static func inline(_ count: Int) -> String {
    "Not drawn: \(number(count, "screen")) built in place, without a view of \(count == 1 ? "its" : "their") own"
  }

  static func otherApps(_ names: [String]) -> String {
    "Beside the app, clips, previews or examples begin with \(names.joined(separator: ", "))"
  }

  static func segues(_ count: Int) -> String {
    "Besides: \(number(count, "segue")) of storyboards"
  }

  static func ignored(_ count: Int) -> String {
    "Left out by '// vcdiagram: ignore': \(number(count, "transition"))"
  }

  static let nothing = "No transitions found."
  static let toLookAt = "To look at; '// vcdiagram: presents <screen>' above a line settles it:"
  static let noTarget = "the screen isn't found"
  static let noSource = "nobody is found who brings the screen"
  static let storyboardSegue = "the segue is a storyboard's"
  static let inPlace = "(built in place)"
  static let certain = "certain"
  static let inferred = "inferred"

  static func vague(_ names: String) -> String { "brings any of several screens: \(names)" }

  /// What the heading says of Objective-C.
  public static func objectiveC(_ count: Int) -> String {
    "\(number(count, "file")) of Objective-C \(count == 1 ? "wasn't" : "weren't") read"
  }

  static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
