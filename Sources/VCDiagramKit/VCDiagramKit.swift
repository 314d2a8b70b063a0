// All modules in one import, for programs that draw: `import VCDiagramKit`.
@_exported import Comparison
@_exported import DescriptionLoading
@_exported import Diagnostics
@_exported import Explanations
@_exported import Figures
@_exported import Graphviz
@_exported import Phrases
@_exported import Pictures
@_exported import Rendering
@_exported import ViewControllers
