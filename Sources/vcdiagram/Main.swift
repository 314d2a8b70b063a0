import VCCommand
import VCDiagramKit

@main
enum Main {
  static func main() {
    addFeatures()
    VCDiagram.main(with: Feature.all)
  }
}
