#include <types.h>

/// The functions of the layout for given positions.
void vcd_pinned_layout(graph_t *graph);
void vcd_pinned_cleanup(graph_t *graph);
