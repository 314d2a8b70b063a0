// What Swift cannot say of Graphviz's headers: macros, variables that C declares mutable, and
// signatures that differ between the versions in use (2.42 on Debian 12, later ones on Homebrew).
#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <cgraph.h>
#include <gvc.h>
#include <gvcjob.h>
#include <gvplugin.h>
#include <gvplugin_device.h>
#include <gvplugin_render.h>
#include <gvplugin_textlayout.h>
#include <stdlib.h>
#include <types.h>

// cgraph numbers named objects by the addresses of their names and walks subgraphs in that order,
// which differs from run to run. These numbers count up instead: it keeps such names by itself.
static inline void *vcd_id_open(Agraph_t *graph, Agdisc_t *discipline) {
  return calloc(1, sizeof(IDTYPE));
}
static inline long vcd_id_map(void *state, int kind, char *name, IDTYPE *id, int create) {
  if (name || !create) return 0;
  *id = *(IDTYPE *)state += 2;
  return 1;
}
static inline long vcd_id_alloc(void *state, int kind, IDTYPE id) { return 0; }
static inline void vcd_id_free(void *state, int kind, IDTYPE id) {}
static inline char *vcd_id_print(void *state, int kind, IDTYPE id) { return NULL; }
static inline void vcd_id_close(void *state) { free(state); }
static inline void vcd_id_register(void *state, int kind, void *object) {}

// `Agdirected` is a mutable global, which Swift's concurrency checking refuses to read.
static inline Agraph_t *vcd_open_directed(const char *name) {
  static Agiddisc_t ids = {.open = vcd_id_open,
                           .map = vcd_id_map,
                           .alloc = vcd_id_alloc,
                           .free = vcd_id_free,
                           .print = vcd_id_print,
                           .close = vcd_id_close,
                           .idregister = vcd_id_register};
  static Agdisc_t discipline = {.id = &ids};
  return agopen((char *)name, Agdirected, &discipline);
}

// cgraph takes `char *` for strings that it only reads.
static inline Agnode_t *vcd_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}
static inline Agedge_t *vcd_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head, const char *name) {
  return agedge(graph, tail, head, (char *)name, 1);
}
static inline Agraph_t *vcd_subgraph(Agraph_t *graph, const char *name) {
  return agsubg(graph, (char *)name, 1);
}
static inline void vcd_set(void *object, const char *name, const char *value) {
  agsafeset(object, (char *)name, (char *)value, "");
}
static inline void vcd_declare(Agraph_t *graph, int kind, const char *name, const char *value) {
  agattr(graph, kind, (char *)name, (char *)value);
}

static inline void vcd_free(void *memory) { free(memory); }

// The records that a layout leaves behind are reached by macros.
static inline pointf vcd_coordinate(Agnode_t *node) { return ND_coord(node); }
static inline boxf vcd_bounding_box(Agraph_t *graph) { return GD_bb(graph); }
static inline pointf vcd_label_size(Agnode_t *node) {
  pointf none = {0, 0};
  return ND_label(node) ? ND_label(node)->dimen : none;
}
static inline pointf vcd_edge_label_size(Agedge_t *edge) {
  pointf none = {0, 0};
  return ED_label(edge) ? ED_label(edge)->dimen : none;
}
static inline pointf vcd_graph_label_size(Agraph_t *graph) {
  pointf none = {0, 0};
  return GD_label(graph) ? GD_label(graph)->dimen : none;
}

// `gvRenderData` counts in `unsigned int` up to version 11, in `size_t` from 12 on.
static inline int vcd_render(GVC_t *context, Agraph_t *graph, const char *format, char **data,
                             size_t *length) {
  union { unsigned int narrow; size_t wide; } count = {.wide = 0};
  int failed = gvRenderData(context, graph, format, data, (void *)&count);
  *length = count.wide;
  return failed;
}

// The shapes that a renderer is called with, whatever the version's own signatures: counts were
// `int` and are `size_t`, curves once told of arrowheads too.
typedef struct {
  void (*polygon)(GVJ_t *job, const pointf *points, size_t count, int filled);
  void (*curve)(GVJ_t *job, const pointf *points, size_t count, int filled);
  void (*polyline)(GVJ_t *job, const pointf *points, size_t count);
} vcd_shapes;

// Set once, by the one file that installs the renderer. (Swift emits a function's static variable,
// but not a header's.)
static inline vcd_shapes *vcd_shapes_in_use(void) {
  static vcd_shapes shapes;
  return &shapes;
}

static inline void vcd_polygon_int(GVJ_t *job, pointf *points, int count, int filled) {
  vcd_shapes_in_use()->polygon(job, points, (size_t)count, filled);
}
static inline void vcd_polygon_size(GVJ_t *job, pointf *points, size_t count, int filled) {
  vcd_shapes_in_use()->polygon(job, points, count, filled);
}
static inline void vcd_curve_arrows(GVJ_t *job, pointf *points, int count, int start, int end,
                                    int filled) {
  vcd_shapes_in_use()->curve(job, points, (size_t)count, filled);
}
static inline void vcd_curve_int(GVJ_t *job, pointf *points, int count, int filled) {
  vcd_shapes_in_use()->curve(job, points, (size_t)count, filled);
}
static inline void vcd_curve_size(GVJ_t *job, pointf *points, size_t count, int filled) {
  vcd_shapes_in_use()->curve(job, points, count, filled);
}
static inline void vcd_polyline_int(GVJ_t *job, pointf *points, int count) {
  vcd_shapes_in_use()->polyline(job, points, (size_t)count);
}
static inline void vcd_polyline_size(GVJ_t *job, pointf *points, size_t count) {
  vcd_shapes_in_use()->polyline(job, points, count);
}

#define VCD_TAKES(member, ...) \
  __builtin_types_compatible_p(__typeof__(((gvrender_engine_t *)0)->member), void (*)(__VA_ARGS__))

static inline void vcd_install_shapes(gvrender_engine_t *engine, vcd_shapes shapes) {
  *vcd_shapes_in_use() = shapes;
  // A `void *` converts to either signature; the condition has chosen the right one.
  engine->polygon =
      (void *)(VCD_TAKES(polygon, GVJ_t *, pointf *, int, int) ? (void *)vcd_polygon_int
                                                               : (void *)vcd_polygon_size);
  engine->polyline = (void *)(VCD_TAKES(polyline, GVJ_t *, pointf *, int)
                                  ? (void *)vcd_polyline_int
                                  : (void *)vcd_polyline_size);
  engine->beziercurve = (void *)(VCD_TAKES(beziercurve, GVJ_t *, pointf *, int, int, int, int)
                                     ? (void *)vcd_curve_arrows
                                     : VCD_TAKES(beziercurve, GVJ_t *, pointf *, int, int)
                                         ? (void *)vcd_curve_int
                                         : (void *)vcd_curve_size);
}

#endif
