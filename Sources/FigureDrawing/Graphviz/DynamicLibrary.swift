#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A library that pango brings with it, opened by name: linking it would load it for SVG too.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// By the name it has on Linux, on macOS, or in Homebrew's folder; nil when it is not to be found.
  init?(linux: String, darwin: String) {
    let names = [linux, darwin, "/opt/homebrew/lib/" + darwin]
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_LAZY) }).first else { return nil }
    self.handle = handle
  }

  /// A function, whose type must be the one that the library's header says.
  func symbol<Function>(_ name: String) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }
}
