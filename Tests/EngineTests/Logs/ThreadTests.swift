import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Lines as people ask about them in public, with the classes of their apps replaced, and what solved
/// each.
@Suite struct `Lines of public threads` {
  init() { addFeatures() }

  @Test(arguments: ThreadLine.earlier) func `are answered first with what solved them`(
    line: ThreadLine
  )
    throws
  {
    #expect(LogReader(line.source).lines.count == 1)
    #expect(
      LogAdvice.all(for: try #require(line.logged), in: .en, .swift).first?.id == line.solution)
  }
}
