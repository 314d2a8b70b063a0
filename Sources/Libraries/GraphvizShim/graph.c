#include "VCGraphvizShim.h"

#include <cgraph.h>

#include "ids.h"

// cgraph takes `char *` for strings that it only reads.

vcd_graph *vcd_open(void) { return agopen((char *)"figure", Agdirected, vcd_discipline()); }
void vcd_close(vcd_graph *graph) { agclose(graph); }

vcd_node *vcd_make_node(vcd_graph *graph, vcd_id id) {
  return vcd_makes_by_id ? agidnode(graph, id, 1) : agnode(graph, vcd_name(id), 1);
}
vcd_edge *vcd_make_edge(vcd_graph *graph, vcd_node *tail, vcd_node *head, vcd_id id) {
  return vcd_makes_by_id ? agidedge(graph, tail, head, id, 1)
                         : agedge(graph, tail, head, vcd_name(id), 1);
}
vcd_graph *vcd_make_subgraph(vcd_graph *graph, vcd_id id) {
  return agsubg(graph, vcd_name(id), 1);
}

vcd_attribute *vcd_declare_graph(vcd_graph *graph, const char *name, const char *value) {
  return agattr(graph, AGRAPH, (char *)name, (char *)value);
}
vcd_attribute *vcd_declare_node(vcd_graph *graph, const char *name, const char *value) {
  return agattr(graph, AGNODE, (char *)name, (char *)value);
}
vcd_attribute *vcd_declare_edge(vcd_graph *graph, const char *name, const char *value) {
  return agattr(graph, AGEDGE, (char *)name, (char *)value);
}
void vcd_set(void *object, vcd_attribute *attribute, const char *value) {
  agxset(object, attribute, (char *)value);
}
