// What Swift cannot say of Graphviz's headers: macros, variables that C declares mutable, and
// signatures that differ between the versions in use (2.42 on Debian 12, later ones on Homebrew).
#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <cgraph.h>
#include <gvc.h>
#include <gvcjob.h>
#include <gvplugin.h>
#include <gvplugin_device.h>
#include <gvplugin_layout.h>
#include <gvplugin_render.h>
#include <gvplugin_textlayout.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <types.h>

// Objects are made by numbers that the caller chooses: cgraph would number them by the addresses of
// their names, and walk subgraphs in that order, which differs from run to run; and it would keep
// the names in dictionaries. A number is the first letter of the name that `print` gives it, when a
// graph is written as text, and two counts below 2^28; the name's own form is `Drawing.Element`'s.
static inline uint64_t vcd_id(char kind, uint64_t first, uint64_t second) {
  return (uint64_t)(unsigned char)kind << 56 | first << 28 | second;
}
static inline char vcd_id_kind(uint64_t id) { return (char)(id >> 56); }
static inline uint64_t vcd_id_first(uint64_t id) { return id >> 28 & 0xFFFFFFF; }
static inline uint64_t vcd_id_second(uint64_t id) { return id & 0xFFFFFFF; }

static inline void *vcd_id_open(Agraph_t *graph, Agdisc_t *discipline) {
  return calloc(1, sizeof(IDTYPE));
}
// What has no number yet: the graph itself, and what Graphviz makes on its own.
static inline long vcd_id_map(void *state, int kind, char *name, IDTYPE *id, int create) {
  if (name || !create) return 0;
  *id = *(IDTYPE *)state += 2;
  return 1;
}
static inline long vcd_id_alloc(void *state, int kind, IDTYPE id) { return 1; }
static inline void vcd_id_free(void *state, int kind, IDTYPE id) {}
static inline char *vcd_write_count(char *end, uint64_t count) {
  do *--end = (char)('0' + count % 10);
  while ((count /= 10) > 0);
  return end;
}
// From the last character to the first; Graphviz asks for names several times for each label.
static inline char *vcd_id_print(void *state, int kind, IDTYPE id) {
  // cgraph keeps before each of its strings whether it is HTML, and looks there: this one is not.
  static char memory[96];
  char *name = memory + sizeof memory - 1;
  switch (vcd_id_kind(id)) {
    case 0: return NULL;
    case 'c':
      name = vcd_write_count(name, vcd_id_first(id)) - 7;
      memcpy(name, "cluster", 7);
      return name;
    case 't':
      name = vcd_write_count(name, vcd_id_second(id));
      *--name = '.';
  }
  name = vcd_write_count(name, vcd_id_first(id));
  *--name = vcd_id_kind(id);
  return name;
}
static inline void vcd_id_close(void *state) { free(state); }
static inline void vcd_id_register(void *state, int kind, void *object) {}

// `Agdirected` is a mutable global, which Swift's concurrency checking refuses to read. The casts
// are for versions that say `bool` where others say `long` or `int`.
static inline Agraph_t *vcd_open_directed(const char *name) {
  static Agiddisc_t ids;
  static Agdisc_t discipline = {.id = &ids};
  ids.open = vcd_id_open;
  ids.map = (void *)vcd_id_map;
  ids.alloc = (void *)vcd_id_alloc;
  ids.free = vcd_id_free;
  ids.print = vcd_id_print;
  ids.close = vcd_id_close;
  ids.idregister = vcd_id_register;
  return agopen((char *)name, Agdirected, &discipline);
}

static inline uint64_t vcd_id_of(void *object) { return AGID(object); }
static inline Agnode_t *vcd_node(Agraph_t *graph, uint64_t id) { return agidnode(graph, id, 1); }
static inline Agedge_t *vcd_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head, uint64_t id) {
  return agidedge(graph, tail, head, id, 1);
}
static inline Agraph_t *vcd_subgraph(Agraph_t *graph, uint64_t id) {
  return agidsubg(graph, id, 1);
}

// cgraph takes `char *` for strings that it only reads. An attribute is declared once, and then set by what this returns: by its name it would be looked
// up for every object.
static inline Agsym_t *vcd_declare(Agraph_t *graph, int kind, const char *name, const char *value) {
  return agattr(graph, kind, (char *)name, (char *)value);
}
static inline void vcd_set(void *object, Agsym_t *attribute, const char *value) {
  agxset(object, attribute, (char *)value);
}

static inline void vcd_free(void *memory) { free(memory); }
static inline bool vcd_is_equal(const char *one, const char *other) {
  return one && strcmp(one, other) == 0;
}

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

// What gvc's library offers to layout plugins, without a header: every version in use exports these.
// (Counts were `int` and are `size_t`, which a register holds either way.)
void common_init_node(Agnode_t *node);
void common_init_edge(Agedge_t *edge);
void gv_nodesize(Agnode_t *node, int flipped);
void gv_cleanup_node(Agnode_t *node);
void gv_cleanup_edge(Agedge_t *edge);
void do_graph_label(Agraph_t *graph);
bezier *new_spline(Agedge_t *edge, size_t count);
void arrow_flags(Agedge_t *edge, int *start, int *end);
void compute_bb(Agraph_t *graph);
void free_label(textlabel_t *label);
extern int State;  // 1 (GVSPLINES) when lines have their places

// The layout "pinned" lays nothing out: it makes the records that drawing needs, to be filled by
// the caller, part by part. What Graphviz's own "nop2" does, without its texts, its library, and
// the libraries that one needs.
static inline void vcd_pinned_layout(Agraph_t *graph) {
  GD_ndim(graph) = GD_odim(graph) = 2;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    agbindrec(node, "Agnodeinfo_t", sizeof(Agnodeinfo_t), 1);
    common_init_node(node);
    ND_pos(node) = calloc(2, sizeof(double));
    gv_nodesize(node, 0);
  }
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node))
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
      agbindrec(edge, "Agedgeinfo_t", sizeof(Agedgeinfo_t), 1);
      common_init_edge(edge);
    }
}
static inline void vcd_pinned_cleanup(Agraph_t *graph) {
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge))
      gv_cleanup_edge(edge);
    gv_cleanup_node(node);
  }
  for (int number = 1; number <= GD_n_cluster(graph); number++) {
    free_label(GD_label(GD_clust(graph)[number]));
    GD_label(GD_clust(graph)[number]) = NULL;
  }
  free(GD_clust(graph));
  GD_clust(graph) = NULL;
  GD_n_cluster(graph) = 0;
}
static inline void vcd_place_label(textlabel_t *label, pointf place) {
  if (!label) return;
  label->pos = place;
  label->set = 1;
}
static inline void vcd_place_node(Agnode_t *node, pointf place) {
  ND_pos(node)[0] = place.x / 72;
  ND_pos(node)[1] = place.y / 72;
}
// A tip is where an arrowhead ends; null where there is none.
static inline void vcd_place_spline(Agedge_t *edge, const pointf *points, size_t count,
                                    const pointf *start_tip, const pointf *end_tip) {
  int start = 0, end = 0;
  arrow_flags(edge, &start, &end);
  bezier *spline = new_spline(edge, count);
  for (size_t index = 0; index < count; index++) spline->list[index] = points[index];
  if (start_tip) {
    spline->sflag = start;
    spline->sp = *start_tip;
  }
  if (end_tip) {
    spline->eflag = end;
    spline->ep = *end_tip;
  }
}
static inline void vcd_place_edge_label(Agedge_t *edge, pointf place) {
  vcd_place_label(ED_label(edge), place);
}
static inline void vcd_place_cluster(Agraph_t *graph, Agraph_t *cluster, boxf box, pointf label) {
  agbindrec(cluster, "Agraphinfo_t", sizeof(Agraphinfo_t), 1);
  GD_bb(cluster) = box;
  int count = ++GD_n_cluster(graph);
  GD_clust(graph) = realloc(GD_clust(graph), (count + 1) * sizeof(graph_t *));
  GD_clust(graph)[count] = cluster;
  do_graph_label(cluster);
  vcd_place_label(GD_label(cluster), label);
}
static inline void vcd_shift(pointf *place, pointf by) {
  place->x -= by.x;
  place->y -= by.y;
}
// Moves everything so that the picture begins at 0, and tells where each node is.
static inline void vcd_finish_places(Agraph_t *graph) {
  compute_bb(graph);
  pointf corner = GD_bb(graph).LL;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    ND_pos(node)[0] -= corner.x / 72;
    ND_pos(node)[1] -= corner.y / 72;
    ND_coord(node).x = 72 * ND_pos(node)[0];
    ND_coord(node).y = 72 * ND_pos(node)[1];
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
      if (ED_label(edge)) vcd_shift(&ED_label(edge)->pos, corner);
      for (int piece = 0; ED_spl(edge) && piece < (int)ED_spl(edge)->size; piece++) {
        bezier *spline = &ED_spl(edge)->list[piece];
        for (int index = 0; index < (int)spline->size; index++)
          vcd_shift(&spline->list[index], corner);
        vcd_shift(&spline->sp, corner);
        vcd_shift(&spline->ep, corner);
      }
    }
  }
  State = 1;
  vcd_shift(&GD_bb(graph).UR, corner);
  vcd_shift(&GD_bb(graph).LL, corner);
  for (int number = 1; number <= GD_n_cluster(graph); number++) {
    Agraph_t *cluster = GD_clust(graph)[number];
    vcd_shift(&GD_bb(cluster).LL, corner);
    vcd_shift(&GD_bb(cluster).UR, corner);
    if (GD_label(cluster)) vcd_shift(&GD_label(cluster)->pos, corner);
  }
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
