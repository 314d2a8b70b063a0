import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// A figure that an app doesn't have, or that can't be drawn.
enum FigureFault: RequestFault {
  case unknownKind(String, known: [String])
  case unknownFormat(String, known: [String])
  case hops(Int)
  case scale(Int)
  case notAnID(String)
  case notAFlowchart(format: String)
  case nothingToDraw
  case windowOfWholeApp
  case selectionOfOtherKind
  case nothingMatches(String)
  case noPath(String, to: String)
  case unknownWindow(String, known: [String])
  case tooLarge(Message)
  case graphviz(String)
  case cancelled
  case outOfTime
  case tooManyControllers(Int, limit: Int)
  case tooManyPixels(Int, limit: Int)
  case tooManyBytes(Int, limit: Int)

  /// Throws if a limit was reached, because what was drawn by then is of no use.
  static func check(_ limit: WorkLimit) throws(RequestError) {
    guard limit.isReached else { return }
    throw RequestError(limit.wasStopped ? FigureFault.cancelled : .outOfTime)
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
      throw RequestError(FigureFault.tooLarge(error.message))
    } catch let error as PDFSizeError {
      throw RequestError(FigureFault.tooLarge(error.message))
    } catch {
      throw RequestError(FigureFault.graphviz("\(error)"))
    }
  }

  var words: Words {
    switch self {
    case .unknownKind(let name, let known): .unknownKind(name: name, known: known)
    case .unknownFormat(let name, let known): .unknownFormat(name: name, known: known)
    case .hops(let number): .hops(number: number)
    case .scale(let number): .scale(number: number)
    case .notAnID(let text): .notAnID(text: text)
    case .notAFlowchart(let format): .notAFlowchart(format: format)
    case .nothingToDraw: .nothingToDraw
    case .windowOfWholeApp: .windowOfWholeApp
    case .selectionOfOtherKind: .selectionOfOtherKind
    case .nothingMatches(let pattern): .nothingMatches(pattern: pattern)
    case .noPath(let source, let destination): .noPath(source: source, destination: destination)
    case .unknownWindow(let id, let known): .unknownWindow(id: id, known: known)
    case .tooLarge(let message):
      .tooLarge(
        message: Words(foreign: message.text(in: .en), inChinese: message.text(in: .zhHans)))
    case .graphviz(let text): .graphviz(text: text)
    case .cancelled: .cancelled
    case .outOfTime: .outOfTime
    case .tooManyControllers(let count, let limit): .tooManyControllers(count: count, limit: limit)
    case .tooManyPixels(let count, let limit): .tooManyPixels(count: count, limit: limit)
    case .tooManyBytes(let count, let limit): .tooManyBytes(count: count, limit: limit)
    }
  }
}

extension RequestError {
  fileprivate init(of error: FigureRequestError) {
    switch error {
    case .noStep(let number, let count): self.init(AnswerFault.noStep(number, of: count))
    case .unknownViewController(let id):
      self.init(QuestionFault.unknownViewController(id, known: []))
    case .unknownWindow(let id, let known): self.init(FigureFault.unknownWindow(id, known: known))
    case .windowOfWholeApp: self.init(FigureFault.windowOfWholeApp)
    case .selectionOfOtherKind: self.init(FigureFault.selectionOfOtherKind)
    case .nothingMatches(let pattern): self.init(FigureFault.nothingMatches(pattern))
    case .noPath(let source, let destination):
      self.init(FigureFault.noPath(source, to: destination))
    case .nothingSelected: self.init(FigureFault.nothingToDraw)
    case .tooManyPanels: preconditionFailure("the library asks for no panels")
    }
  }
}
