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

  static func segues(_ count: Int) -> String {
    "Besides: \(number(count, "segue")) of storyboards"
  }

  static func ignored(_ count: Int) -> String {
    "Left out by '// vcdiagram: ignore': \(number(count, "transition"))"
  }

  static func apps(_ all: [String], drawn app: String) -> String {
    "The folder has \(all.count) apps: \(all.joined(separator: ", ")); the map begins with \(app)"
  }

  /// What is said of an app that isn't there.
  public static func unknown(app: String, _ all: [String]) -> String {
    "no app begins with '\(app)'; there \(all.count == 1 ? "is" : "are") "
      + (all.isEmpty ? "none" : all.joined(separator: ", "))
  }

  /// What is said of a folder without anything to read.
  public static func empty(_ folder: String) -> String {
    "'\(folder)' has no Swift file and no storyboard to read"
  }

  static let nothing = "No transitions found."
  static let settingsFile = "vcdiagram.yaml"
  static let settling = "'// vcdiagram: presents <screen>' above a line settles it"

  /// What is said of a call whose screen isn't found, and which settings would help.
  ///
  /// - Parameters:
  ///   - function: The function around it, if it is given the screen.
  ///   - key: What the function does with it, as a segue's key.
  static func noTarget(_ function: FunctionName?, _ key: String) -> String {
    let reason = "the screen isn't found"
    guard let function else { return reason }
    let verb = key == "show" || key == "showDetail" ? "shows" : "presents"
    return reason + "; '\(verb): [\"\(function)\"]' in \(settingsFile) takes it from the calls"
  }

  /// What is said of a screen to which nothing leads.
  static func unreached(_ name: String) -> String {
    "no transition leads to '\(name)' from where the app begins"
  }

  /// What is said of a function in the settings that isn't called.
  static func unused(_ function: FunctionName) -> String { "nobody calls '\(function)'" }

  /// What is said of a comment that means nothing.
  static func unknown(remark: String) -> String {
    "'\(remark)' means nothing; write 'presents', 'shows' or 'from' with names, or 'ignore'"
  }

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
