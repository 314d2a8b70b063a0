import VCFigures
import VCHierarchy
import VCPhrases
import VCPictures
import VCSource

extension RequestError {
  /// Throws if a limit was reached, because what was drawn by then is of no use.
  static func check(_ limit: WorkLimit) throws(RequestError) {
    guard limit.isReached else { return }
    throw RequestError(limit.wasStopped ? .cancelled : .outOfTime)
  }

  /// Draws, and puts what goes wrong into words.
  static func wording<Result>(_ draw: () throws -> Result) throws(RequestError) -> Result {
    do {
      return try draw()
    } catch let error as RequestError {
      throw error
    } catch let error as FigureRequestError {
      throw RequestError(of: error)
    } catch let error as PNGSizeError {
      throw RequestError(.tooLarge(message: error.message.words))
    } catch let error as PDFSizeError {
      throw RequestError(.tooLarge(message: error.message.words))
    } catch {
      throw RequestError(.graphviz(text: "\(error)"))
    }
  }

  private init(of error: FigureRequestError) {
    switch error {
    case .noStep(let number, let count): self.init(.noStep(number: number, count: count))
    case .unknownViewController(let id):
      self.init(QuestionFault.unknownViewController(id, known: []))
    case .unknownWindow(let id, let known): self.init(.unknownWindow(id: id, known: known))
    case .windowOfWholeApp: self.init(.windowOfWholeApp)
    case .selectionOfOtherKind: self.init(.selectionOfOtherKind)
    case .nothingMatches(let pattern): self.init(.nothingMatches(pattern: pattern))
    case .noPath(let source, let destination):
      self.init(.noPath(source: source, destination: destination))
    case .nothingSelected: self.init(.nothingToDraw)
    case .tooManyPanels: preconditionFailure("the library asks for no panels")
    }
  }
}
