import VCEngine
import VCSource

/// The frames of a call stack, the innermost first, as a crash reporter, LLDB or Xcode prints them.
struct CallStack {
  /// A frame of one of the forms:
  ///
  ///     4   UIKitCore   0x1b4f6c8e8 -[UIViewController …] + 100
  ///       * frame #4: 0x1b4f6c8e8 UIKitCore`-[UIViewController …] + 100
  ///     #4  0x1b4f6c8e8 in -[UIViewController …] ()
  ///
  /// A service may leave out the first form's address.
  struct Frame {
    /// The library or app; nil if the form doesn't name it.
    let image: String?
    /// What follows: the symbol, its arguments, and the place in the source.
    let symbol: String

    init?(_ line: Substring) {
      let line = line.drop { $0.isWhitespace || ">`*".contains($0) }
      let words = line.split(maxSplits: 3) { $0.isWhitespace }
      guard words.count > 2 else { return nil }
      if words[0] == "frame", words[1].hasPrefix("#") {
        guard words[2].hasPrefix("0x"), let tick = line.firstIndex(of: "`") else { return nil }
        image = line[words[2].endIndex..<tick].split(separator: " ").last.map(String.init)
        symbol = String(line[tick...].dropFirst())
      } else if words[0].hasPrefix("#"), words[1].hasPrefix("0x"), words[2] == "in" {
        (image, symbol) = (nil, words.count > 3 ? String(words[3]) : "")
      } else if words[0].allSatisfy(\.isNumber) {
        let isMethod = words[2].hasPrefix("-[") || words[2].hasPrefix("+[")
        guard isMethod || words.count == 4 && words[2].hasPrefix("0x") else { return nil }
        image = String(words[1])
        symbol = isMethod ? String(line[words[2].startIndex...]) : String(words[3])
      } else {
        return nil
      }
    }

    /// Whether a line may be a frame by its first bytes, so that most lines of a log aren't read as text.
    static func mayBe(_ line: ArraySlice<UInt8>) -> Bool {
      let line = line.drop { $0 <= UInt8(ascii: " ") || ">`*".utf8.contains($0) }
      guard let first = line.first else { return false }
      guard first < 0x80 else { return true }
      let rest = line.drop(while: \.isDigit)
      return first == UInt8(ascii: "#") || first == UInt8(ascii: "f")
        || first.isDigit && !(UInt8(ascii: "!")..<0x80).contains(rest.first ?? 0)
    }

    /// The method of the app's that runs in the frame; nil for the system's frames.
    var method: String? {
      guard image.map({ !Self.isSystem($0) }) ?? true,
        let method = Self.method(of: symbol, in: image)
      else { return nil }
      let name = method.drop { "-+[".contains($0) }
      let isSystems = Self.systems.contains { name.drop { $0 == "_" }.hasPrefix($0) }
      return image == nil && isSystems && !symbol.contains(" at /") ? nil : method
    }

    /// Whether the frame runs before a controller's view is in the window, and not in a closure, which
    /// may run later.
    var isBeforeWindow: Bool {
      ["viewDidLoad", "viewWillAppear", "loadView"].contains { name in
        symbol.contains(".\(name)(") || symbol.contains(" \(name)]") || symbol.contains(" \(name):")
          || symbol.contains("C\(name.count)\(name)")
      } && !["closure #", "_block_invoke", "U_"].contains(where: symbol.contains)
    }

    /// Whether a method of one of the controllers runs in the frame: of the object, if the debugger shows
    /// it, else of the class.
    func isOf(_ controllers: [LogPointer]) -> Bool {
      guard let method else { return false }
      if let start = symbol.firstRange(of: "self=0x")?.upperBound {
        let address = Self.digits(symbol[start...].prefix(while: \.isHexDigit))
        let addresses = controllers.compactMap(\.address)
        if !addresses.isEmpty {
          return addresses.contains { Self.digits($0.dropFirst(2)) == address }
        }
      }
      let owner = method.drop { "-+[".contains($0) }.prefix { $0 != " " && $0 != "." }
      return controllers.contains { $0.name?.split(separator: ".").last == owner }
    }

    private static func digits(_ address: Substring) -> String {
      address.lowercased().drop { $0 == "0" }.description
    }

    /// The beginnings of the classes that Xcode's stacks show without their library.
    private static let systems = ["UI", "NS", "CA", "FBS", "BS", "GS", "SwiftUI", "XC"]
  }

  /// A stack, and where its first line begins.
  typealias Printed = (start: Int, stack: CallStack)

  private(set) var frames: [Frame]

  /// The stacks in lines, given where each line begins and the frame in it. Any other line ends a stack.
  static func all(in lines: some Sequence<(start: Int, frame: Frame?)>) -> [Printed] {
    var stacks: [Printed] = []
    var isInStack = false
    for (start, frame) in lines {
      if let frame, isInStack {
        stacks[stacks.count - 1].stack.frames.append(frame)
      } else if let frame {
        stacks.append((start, CallStack(frames: [frame])))
      }
      isInStack = frame != nil
    }
    return stacks
  }

  /// The app's method that made the call: of its first frame that shows one.
  var caller: String? { frames.lazy.compactMap(\.method).first }

  /// Whether a controller's view is not yet in the window.
  var isBeforeWindow: Bool { frames.contains(where: \.isBeforeWindow) }

  /// Whether the view of one of the controllers is not yet in the window; nil if only that of another
  /// controller isn't, which tells nothing about these. Without controllers, any counts.
  func isBeforeWindow(of controllers: [LogPointer]) -> Bool? {
    if controllers.isEmpty { return isBeforeWindow }
    if frames.contains(where: { $0.isBeforeWindow && $0.isOf(controllers) }) { return true }
    return isBeforeWindow ? nil : false
  }

  /// Whether a method of one of the controllers runs.
  func isOf(_ controllers: [LogPointer]) -> Bool { frames.contains { $0.isOf(controllers) } }

  /// Whether a frame presents, goes to another screen, or raises, or has one of the symbols.
  func makesCall(or symbols: [String]) -> Bool {
    frames.contains { frame in (Self.calls + symbols).contains(where: frame.symbol.contains) }
  }

  /// Parts of symbols. A selector lacks its first letter, which a private method's prefix makes a capital.
  private static let calls = [
    "resentViewController:", "erformSegueWithIdentifier:", "UIStoryboardSegue",
    "howViewController:",
    "howDetailViewController:", "ushViewController:", "opViewController", "opToViewController:",
    "opToRootViewController", "etViewControllers:", "ismissViewController", "etRootViewController:",
    "etSelectedViewController:", "AppearanceTransition:", "ddChildViewController:",
    "SheetBridge", "PresentationBridge", "PopoverBridge", "AlertBridge", "NavigationBridge",
    "exception_throw", "exceptionPreprocess", "NSException raise", "handleFailureIn",
  ]

  /// Whether the debugger printed it at a call of UIKit's method.
  func isAtBreakpoint(of method: String) -> Bool {
    frames.first?.symbol.contains("[UI") == true && frames[0].symbol.contains(" \(method)")
  }
}

extension CallStack.Frame {
  /// A symbol without an offset, and without what a debugger adds.
  static func plain(_ symbol: String) -> String {
    var text = symbol[...]
    for end in [" + ", " ()", " at "] {
      text = text.firstRange(of: end).map { text[..<$0.lowerBound] } ?? text
    }
    return String(text).stripped
  }

  fileprivate static func isSystem(_ image: String) -> Bool {
    let images: Set<String> = [
      "CoreFoundation", "Foundation", "UIKitCore", "UIKit", "SwiftUI", "SwiftUICore", "QuartzCore",
      "GraphicsServices", "FrontBoardServices", "BaseBoard", "BoardServices", "dyld", "???",
      "AttributeGraph", "Combine", "CFNetwork", "RunningBoardServices",
    ]
    return images.contains(image) || image.hasPrefix("lib") || image.hasPrefix("dyld")
  }

  /// Returns the method in a symbol: `PriceController.tap()` for `$s7Orchard15PriceControllerC3tapyyF
  /// + 212`, or `-[PriceController tap:]`; and for their closures and blocks, such as
  /// `__27-[PriceController tap:]_block_invoke`. The class alone where no method follows it.
  fileprivate static func method(of text: String, in image: String?) -> String? {
    // LLDB and Xcode add the place in the source, and LLDB the arguments.
    var symbol = text.firstRange(of: " at ").map { String(text[..<$0.lowerBound]) } ?? text
    if let arguments = symbol.firstRange(of: "(self=") {
      symbol = symbol[..<arguments.lowerBound] + "()"
    }
    for mark in ["-[", "+["] {
      guard let start = symbol.firstRange(of: mark) else { continue }
      let name = symbol[start.upperBound...].prefix { $0 != " " && $0 != "(" }
      guard !name.isEmpty, let space = symbol[name.endIndex...].firstIndex(of: " ") else {
        return name.isEmpty ? nil : String(name)
      }
      return "\(mark)\(name)\(symbol[space...].prefix { $0 != "]" })]"
    }
    for mark in ["$s", "_$s", "$S", "_$S"] where symbol.hasPrefix(mark) {
      return mangledMethod(Array(symbol.utf8.dropFirst(mark.utf8.count)))
    }
    // `closure #1 in PriceController.tap() (in Orchard)`: the last capitalized name that is not a
    // module.
    let owner = symbol.split(separator: " in ").last ?? ""
    let words = owner.split(separator: " ").drop { word in
      !word.contains(".") && !(word.first?.isUppercase ?? false)
    }
    let names = words.first?.prefix { $0 != "(" && $0 != "<" }.split(separator: ".") ?? []
    let index = names.lastIndex { name in
      name.first?.isUppercase == true && image != String(name)
        && ViewController.isClassName(String(name))
    }
    guard let index else { return nil }
    let method = names[index...].prefix(2).joined(separator: ".")
    return words.first?.hasSuffix("\(method)()") == true ? method + "()" : method
  }

  private static func mangledMethod(_ symbol: [UInt8]) -> String? {
    var names: [String] = []
    var position = 0
    var className: String?
    while position < symbol.count, symbol[position].isDigit {
      var length = 0
      while position < symbol.count, symbol[position].isDigit, length < 1_000 {
        length = length * 10 + Int(symbol[position] - 48)
        position += 1
      }
      guard length > 0, position + length <= symbol.count else { break }
      names.append(String(decoding: symbol[position..<position + length], as: UTF8.self))
      position += length
      let isType = position < symbol.count && "CVO".utf8.contains(symbol[position])
      if isType, names.count > 1 {
        className = names.dropFirst().joined(separator: ".")
        position += 1
      } else if let className, let method = names.last {
        // A method without parameters or a result.
        let isPlain = symbol[position...].starts(with: "yy".utf8)
        return "\(className).\(method)" + (isPlain ? "()" : "")
      }
    }
    return className
  }
}
