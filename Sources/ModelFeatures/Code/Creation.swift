/// The way to create a controller of an SDK class that needs more than `init()`: a row of `Creations.yaml`.
struct Creation {
  /// The text after the class name: `(configuration: PHPickerConfiguration())`.
  let swift: String
  /// The message to the allocated object: `initWithConfiguration:…`.
  let objectiveC: String
  /// The variables that the arguments need, with their types in Swift and in Objective-C.
  private(set) var variables: [(name: String, swift: String, objectiveC: String)] = []
  /// The modules needed in addition to the class's own.
  private(set) var modules: [String] = []

  /// Returns the creation of a class by its name; nil if `init()` suffices.
  static func of(_ className: String) -> Creation? { all[className] }
}
