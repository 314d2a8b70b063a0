import VCCommand
import VCFeatures

@main
enum Main {
  static func main() {
    addFeatures()
    VCDiagram.main(with: Feature.all)
  }
}
