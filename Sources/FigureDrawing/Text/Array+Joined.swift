extension [String] {
  /// Its texts as one, with a text between them.
  ///
  /// The standard library's own would look for its types' conformances in the whole program the
  /// first time: a tenth of the time that it takes to start.
  func joined(separator: String = "") -> String {
    var text = ""
    for (place, element) in enumerated() {
      if place > 0 { text += separator }
      text += element
    }
    return text
  }
}
