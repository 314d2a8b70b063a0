import VCCommand
import VCFigureFeatures

@main
enum Main {
  static func main() {
    addFeatures()
    VCDiagram.main(with: Feature.all)
  }
}
