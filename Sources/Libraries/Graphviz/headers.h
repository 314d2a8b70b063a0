// Only tells the build where Graphviz is; Swift calls VCGraphvizShim.
