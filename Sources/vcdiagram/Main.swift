import VCCommand

@main
enum Main {
  static func main() { VCDiagram.main(with: Feature.all) }
}
