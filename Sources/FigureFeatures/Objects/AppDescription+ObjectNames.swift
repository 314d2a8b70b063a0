import VCEngine

extension AppDescription {
  /// The names in the boxes of the objects: the title, else a class that no other object has, else
  /// the id.
  var objectNames: [String] {
    let ofClass = Dictionary(grouping: objects, by: \.className.value)
    return objects.enumerated().map { number, object in
      let className = object.className.value
      if let title = object.title?.value { return title }
      if ofClass[className]?.count == 1 { return className }
      // A scene may have the name of a controller; then its id is another.
      return windows.first { $0.windowScene == number }?.scene?.value ?? object.id.value
    }
  }
}
