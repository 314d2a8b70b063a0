import VCEngine

/// A view controller that UIKit or SwiftUI makes for one of its functions. People call the function, and
/// meet the class in logs only. A row of `SystemClasses.yaml`.
package struct SystemClass: Sendable {
  /// What makes it, as a noun.
  let purpose: SystemPurpose
  let owner: Owner
  let classes: [NamePattern]
  /// The causes if it should present, instead of the usual ones.
  private(set) var causesAsPresenter: [UIKitCause]?
  /// Whether it leaves by itself when the user has chosen.
  private(set) var leavesByItself = false

  enum Owner: String, Sendable {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
  }
}

extension SystemClass {
  /// Returns the row of a class; nil for others' classes and for public ones.
  init?(_ name: ClassInLog) {
    let plain = String(name.name.prefix { $0 != "<" })
    guard
      let row = Self.all.first(where: { row in
        row.classes.contains { $0.matches(plain) }
          && (name.module == nil || name.module == row.owner.rawValue)
      })
    else { return nil }
    self = row
  }
}

/// A library for apps that are written with UIKit or SwiftUI: its classes aren't the app's, either. The table is
/// `AppLibraries.yaml`.
struct AppLibrary {
  /// Whether a class belongs to such a library.
  static func has(_ name: ClassInLog) -> Bool { all.contains { $0.has(name) } }
}
