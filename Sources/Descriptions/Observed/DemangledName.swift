import VCEngine

/// A class name as in source code, demangled from the Objective-C runtime's name of a Swift class:
/// `UIHostingController<ContentView>` from
/// `_TtGC7SwiftUI19UIHostingControllerV9Homepwner11ContentView_`.
///
/// The runtime's names use Swift's old mangling (docs/OldMangling.rst of Swift). The standard
/// library's demangler reads it on Apple platforms only.
package struct DemangledName {
  private let characters: [UInt8]
  private var position = 0
  private var depth = 0
  /// The modules and nominal types that an `S` can refer to, in order.
  private var substitutions: [Named] = []

  /// The maximum nesting, deeper than any real name.
  private static let mostLevels = 60
  private static let longestName = 4096

  /// A module, or a type with its enclosing types.
  private struct Named {
    var module: String
    /// The names from the outermost type to this one; empty for a module.
    var path: [String] = []
    var isModule: Bool { path.isEmpty }

    /// The name without its module, which figures omit.
    var text: String { isModule ? module : path.joined(separator: ".") }
  }

  /// Whether a name is mangled.
  package static func isMangled(_ name: String) -> Bool {
    name.hasPrefix("_Tt") || name.hasPrefix("$s")
  }

  /// Returns the class's module and name, or nil for an invalid name: any length and bytes may
  /// follow `_Tt`.
  package static func demangled(_ name: String) -> (module: String, name: String)? {
    guard name.hasPrefix("_Tt"), name.utf8.count <= longestName else { return nil }
    var parser = DemangledName(characters: Array(name.utf8.dropFirst(3)))
    guard let first = parser.characters.first, "CG".utf8.contains(first),
      let type = parser.takeNamedType(), parser.position == parser.characters.count,
      ViewController.isClassName(type.text)
    else { return nil }
    return (type.module, type.text)
  }

  /// Returns the class's own name, without generic arguments, of a name whose rest was cut off or
  /// shortened: `UIHostingController` of `_TtGC7SwiftUI19UIHostingControllerV9Home`.
  package static func head(of name: String) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var parser = DemangledName(characters: Array(name.utf8.dropFirst(3)))
    _ = parser.take("G")
    guard let type = parser.takeNominal(), type.text.hasSuffix("Controller"),
      ViewController.isClassName(type.text)
    else { return nil }
    return type.text
  }

  /// Removes the module from a name and from each of its generic arguments.
  package static func withoutModules(_ name: String) -> String {
    var result = ""
    var word = ""
    var isFirst = true
    for character in name {
      if character == ".", isFirst, !word.isEmpty {
        word = ""
        isFirst = false
      } else if character == "<" || character == ">" || character == "," || character == " " {
        result += word + String(character)
        word = ""
        isFirst = true
      } else {
        word.append(character)
      }
    }
    return result + word
  }

  private init(characters: [UInt8]) { self.characters = characters }

  // MARK: Types

  private mutating func takeType() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels, let next else { return nil }
    switch next {
    case UInt8(ascii: "T"): return takeTuple()
    case UInt8(ascii: "P"): return takeProtocols()
    case UInt8(ascii: "F"), UInt8(ascii: "X"): return takeFunction()
    case UInt8(ascii: "S"): return takeStandardType() ?? takeNamedType()?.text
    default: return takeNamedType()?.text
    }
  }

  /// Reads a named type: `C`, `V` or `O` with a context and a name, `G` with such a type and its
  /// arguments, or a substitution `S`.
  private mutating func takeNamedType() -> Named? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels, let next else { return nil }
    switch next {
    case UInt8(ascii: "S"):
      guard let named = takeSubstitution(), !named.isModule else { return nil }
      return named
    case UInt8(ascii: "G"):
      position += 1
      guard let type = takeNominal(), !type.isModule else { return nil }
      return takeArguments(of: type)
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return takeNominal()
    default: return nil
    }
  }

  private mutating func takeNominal() -> Named? {
    if next == UInt8(ascii: "S") {
      if let standard = takeStandardType() { return Named(module: "Swift", path: [standard]) }
      return takeSubstitution()
    }
    guard take("C") || take("V") || take("O"), var context = takeContext(),
      let name = takeDeclarationName()
    else { return nil }
    context.path.append(name)
    substitutions.append(context)
    return context
  }

  private mutating func takeContext() -> Named? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels, let next else { return nil }
    switch next {
    case UInt8(ascii: "s"):
      position += 1
      return Named(module: "Swift")
    case UInt8(ascii: "S"): return takeSubstitution()
    case UInt8(ascii: "E"):
      // In an extension: the extending module, then the extended type.
      position += 1
      guard takeContext() != nil else { return nil }
      return takeContext()
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return takeNominal()
    default:
      guard let name = takeIdentifier() else { return nil }
      substitutions.append(Named(module: name))
      return Named(module: name)
    }
  }

  /// Reads the arguments of a generic type: those of its enclosing types first, each list ended by
  /// `_`.
  private mutating func takeArguments(of type: Named) -> Named? {
    var type = type
    for level in type.path.indices {
      var arguments: [String] = []
      while !take("_") {
        guard let argument = takeType() else { return nil }
        arguments.append(argument)
      }
      if !arguments.isEmpty { type.path[level] += "<\(arguments.joined(separator: ", "))>" }
    }
    return type
  }

  private mutating func takeTuple() -> String? {
    position += 1
    var elements: [String] = []
    while !take("_") {
      // A tuple's element may have a label.
      if next?.isDigit == true, takeIdentifier() == nil { return nil }
      guard let element = takeType() else { return nil }
      elements.append(element)
    }
    return "(\(elements.joined(separator: ", ")))"
  }

  private mutating func takeProtocols() -> String? {
    position += 1
    var protocols: [String] = []
    while !take("_") {
      guard var context = takeContext() else { return nil }
      if context.isModule {
        guard let name = takeDeclarationName() else { return nil }
        context.path.append(name)
        substitutions.append(context)
      }
      protocols.append(context.text)
    }
    return protocols.isEmpty ? "Any" : protocols.joined(separator: " & ")
  }

  private mutating func takeFunction() -> String? {
    if take("X"), !take("F"), !take("K"), !take("M") { return nil }
    _ = take("F")
    guard let argument = takeType(), let result = takeType() else { return nil }
    return (argument.hasPrefix("(") ? argument : "(\(argument))") + " -> " + result
  }

  // MARK: Names

  private mutating func takeDeclarationName() -> String? {
    // A file-private name is preceded by the file's discriminator.
    if take("P") { guard takeIdentifier() != nil else { return nil } }
    return takeIdentifier()
  }

  private mutating func takeNumber() -> Int? {
    var number: Int?
    while let next, next.isDigit, number ?? 0 < 10_000 {
      number = 10 * (number ?? 0) + Int(next - UInt8(ascii: "0"))
      position += 1
    }
    return number
  }

  /// Reads an identifier: its length in decimal digits, then its characters.
  private mutating func takeIdentifier() -> String? {
    guard let length = takeNumber(), length > 0, length <= characters.count - position else {
      return nil
    }
    defer { position += length }
    return String(decoding: characters[position..<position + length], as: UTF8.self)
  }

  /// Reads a substitution: `S_` is the first, `S0_` the second.
  private mutating func takeSubstitution() -> Named? {
    guard take("S") else { return nil }
    if take("o") { return Named(module: "ObjectiveC") }
    if take("C") { return Named(module: "C") }
    if take("s") { return Named(module: "Swift") }
    var index = 0
    if !take("_") {
      guard let number = takeNumber(), take("_") else { return nil }
      index = number + 1
    }
    return substitutions.indices.contains(index) ? substitutions[index] : nil
  }

  /// Reads a standard library type that has a one-letter code.
  private mutating func takeStandardType() -> String? {
    guard next == UInt8(ascii: "S"), position + 1 < characters.count else { return nil }
    let names: KeyValuePairs = [
      "a": "Array", "b": "Bool", "c": "UnicodeScalar", "d": "Double", "f": "Float", "i": "Int",
      "P": "UnsafePointer", "p": "UnsafeMutablePointer", "q": "Optional", "S": "String",
      "u": "UInt", "V": "UnsafeRawPointer", "v": "UnsafeMutableRawPointer",
    ]
    let letter = characters[position + 1]
    guard let name = names.first(where: { $0.key.utf8.first == letter }) else { return nil }
    position += 2
    return name.value
  }

  private var next: UInt8? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == letter.value else { return false }
    position += 1
    return true
  }
}

extension DemangledName {
  /// Simplifies `Shop.(unknown context at $1044).ItemCell` to `Shop.ItemCell`.
  package static func withoutPrivateContext(_ name: String) -> String {
    guard let start = name.firstRange(of: ".("),
      let end = name[start.upperBound...].firstIndex(of: ")")
    else { return name }
    return String(name[..<start.lowerBound] + name[name.index(after: end)...])
  }
}
