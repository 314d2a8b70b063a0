import VCDescriptions
import VCEngine
import VCSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures the engine's time per controller, and the loader's speed; run it with `make
/// bench-engine`.
@main
struct EngineBenchmark {
  static func main() {
    print("| controllers | families | resolving, a controller | JSON | YAML |")
    print("|---|---|---|---|---|")
    for count in [1_000, 10_000, 100_000, 1_000_000] { measure(count) }
    // The last file stays for other programs to read.
    let texts = texts(of: 100_000)
    for (text, name) in [(texts.json, "json"), (texts.yaml, "yaml")] {
      write(text, to: "hierarchy.\(name)")
    }
  }

  private static func measure(_ count: Int) {
    let texts = texts(of: count)
    let json = Source(name: "a.json", bytes: texts.json)
    let yaml = Source(name: "a.yaml", bytes: texts.yaml)
    guard let description = description(of: json), self.description(of: yaml) != nil else { return }
    let resolving = seconds { _ = Resolution(description) }
    let nanoseconds = Int(resolving / Double(count) * 1e9)
    let readings = [json, yaml].map { source in
      let speed = Double(source.bytes.count) / 1e6 / seconds { _ = self.description(of: source) }
      return "\(Int(speed)) MB/s"
    }
    print("| \(count) | \(families(count)) | \(nanoseconds) ns | \(readings[0]) | \(readings[1]) |")
  }

  private static func description(of source: Source) -> AppDescription? {
    do {
      return try AppDescription(parsing: source)
    } catch {
      print("the benchmark's own description is wrong:\n\(error)")
      return nil
    }
  }

  /// Returns the best time of three runs.
  private static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<3).map { _ in clock.measure(body) }
    let best = times.min() ?? .zero
    return Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
  }

  private static func families(_ count: Int) -> Int { count / 100 }

  /// Returns families of a hundred controllers, each presented by the previous one: a navigation
  /// controller with eleven containers of eight.
  private static func texts(of count: Int) -> (json: [UInt8], yaml: [UInt8]) {
    var json = #"{"rootViewController": "#
    var yaml = "rootViewController:\n"
    for family in 0..<families(count) {
      if family == 1 {
        json += #", "steps": ["#
        yaml += "steps:\n"
      }
      if family > 0 {
        json += (family > 1 ? ", " : "") + #"{"present": "#
        yaml += "  - present:\n"
      }
      let pad = family == 0 ? "  " : "      "
      json += #"{"id": "n\#(family)", "class": "UINavigationController", "viewControllers": ["#
      yaml += "\(pad)id: n\(family)\n\(pad)class: UINavigationController\n\(pad)viewControllers:\n"
      for place in 0..<11 {
        let id = "\(family)_\(place)"
        json += place > 0 ? ", " : ""
        json += #"{"id": "s\#(id)", "class": "SectionController", "children": ["#
        yaml += "\(pad)  - id: s\(id)\n\(pad)    class: SectionController\n\(pad)    children:\n"
        for child in 0..<8 {
          json += child > 0 ? ", " : ""
          json += #"{"id": "i\#(id)_\#(child)", "class": "ItemViewController"}"#
          yaml += "\(pad)      - {id: i\(id)_\(child), class: ItemViewController}\n"
        }
        json += "]}"
      }
      json += "]}"
      if family > 0 {
        json += #", "from": "n\#(family - 1)"}"#
        yaml += "    from: n\(family - 1)\n"
      }
    }
    json += families(count) > 1 ? "]}" : "}"
    return (Array(json.utf8), Array(yaml.utf8))
  }

  private static func write(_ bytes: [UInt8], to name: String) {
    guard CommandLine.arguments.count > 1 else { return }
    let path = CommandLine.arguments[1] + "/" + name
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  }
}
