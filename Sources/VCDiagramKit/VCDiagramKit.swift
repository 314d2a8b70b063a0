// All modules in one import, for programs that draw: `import VCDiagramKit`.
@_exported import VCCode
@_exported import VCComparison
@_exported import VCContainment
@_exported import VCCoverage
@_exported import VCDescriptions
@_exported import VCDiagnostics
@_exported import VCEngine
@_exported import VCExplanations
@_exported import VCFigures
@_exported import VCGraphviz
@_exported import VCLogs
@_exported import VCMaps
@_exported import VCPhrases
@_exported import VCPictures
@_exported import VCReaders
@_exported import VCRendering
@_exported import VCSlides
