// Who draws also asks.
@_exported import VCHierarchy
