// Only tells the build where Graphviz is; CGraphviz is what Swift calls.
