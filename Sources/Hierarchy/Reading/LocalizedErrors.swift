import FoundationEssentials

extension InvalidInput: LocalizedError {
  public var errorDescription: String? { description }
}

extension RequestError: LocalizedError {
  public var errorDescription: String? { description }
}
