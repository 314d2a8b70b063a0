#include <types.h>

/// The functions of the layout that lays nothing out.
void vcd_pinned_layout(graph_t *graph);
void vcd_pinned_cleanup(graph_t *graph);
