// The records that a layout leaves behind, which Graphviz accesses with macros, and a layout whose
// caller fills them. It does the same as Graphviz's own "nop2", without that engine's texts, its
// library, and the libraries that this one needs.
#include "places.h"

#include <cgraph.h>
#include <gvc.h>
#include <stdlib.h>
#include <types.h>

#include "VCGraphvizShim.h"

// Invisible points, recognized by the kind in their numbers. They only set the page's size. Later
// versions add room for their outline; all versions agree on the smallest size of a point.
static const double smallest_point = 0.0003;
static void shrink_unseen_point(Agnode_t *node) {
  if (vcd_id_kind(AGID(node)) != vcd_corner) return;
  ND_width(node) = ND_height(node) = smallest_point;
  ND_ht(node) = smallest_point * 72;
  ND_lw(node) = ND_rw(node) = ND_ht(node) / 2;
}

// Functions of gvc's library for layouts that no header declares; every version in use exports
// them. (Counts and flags have other types of the same size, or of a size that a register holds
// either way.)
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

static pointf graphviz_point(vcd_point point) { return (pointf){point.x, point.y}; }

vcd_point vcd_node_center(vcd_node *node) {
  pointf center = ND_coord(node);
  return (vcd_point){center.x, center.y};
}

vcd_label *vcd_node_label(vcd_node *node) { return ND_label(node); }
vcd_label *vcd_edge_label(vcd_edge *edge) { return ED_label(edge); }
vcd_label *vcd_cluster_label(vcd_graph *cluster) { return GD_label(cluster); }
double vcd_label_width(const vcd_label *label) { return label ? label->dimen.x : 0; }
size_t vcd_line_count(const vcd_label *label) {
  // An HTML label stores its texts elsewhere.
  return label && !label->html ? (size_t)label->u.txt.nspans : 0;
}
void *vcd_line_layout(const vcd_label *label, size_t line) { return label->u.txt.span[line].layout; }
void vcd_set_line_width(vcd_label *label, size_t line, double width) {
  // Whole points, and one more, as Graphviz's plugin rounds them.
  label->u.txt.span[line].size.x = (int)(width + 1);
  label->dimen.x = 0;
  for (size_t each = 0; each < vcd_line_count(label); each++)
    if (label->u.txt.span[each].size.x > label->dimen.x) label->dimen.x = label->u.txt.span[each].size.x;
}
void *vcd_text_layout(vcd_graph *graph) {
  for (node_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    const vcd_label *label = ND_label(node);
    if (vcd_line_count(label) > 0 && vcd_line_layout(label, 0)) return vcd_line_layout(label, 0);
  }
  return NULL;
}

vcd_point vcd_page_size(vcd_graph *graph) {
  boxf box = GD_bb(graph);
  return (vcd_point){box.UR.x - box.LL.x, box.UR.y - box.LL.y};
}

void vcd_pinned_layout(graph_t *graph) {
  GD_ndim(graph) = GD_odim(graph) = 2;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    agbindrec(node, "Agnodeinfo_t", sizeof(Agnodeinfo_t), 1);
    common_init_node(node);
    ND_pos(node) = calloc(2, sizeof(double));
    gv_nodesize(node, 0);
    shrink_unseen_point(node);
  }
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node))
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
      agbindrec(edge, "Agedgeinfo_t", sizeof(Agedgeinfo_t), 1);
      common_init_edge(edge);
    }
}

void vcd_pinned_cleanup(graph_t *graph) {
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

static void place_label(textlabel_t *label, pointf place) {
  if (!label) return;
  label->pos = place;
  label->set = 1;
}

void vcd_place_node(vcd_node *node, vcd_point center) {
  ND_pos(node)[0] = center.x / 72;
  ND_pos(node)[1] = center.y / 72;
}

void vcd_place_spline(vcd_edge *edge, const vcd_point *points, size_t count,
                      const vcd_point *start_tip, const vcd_point *end_tip) {
  int start = 0, end = 0;
  arrow_flags(edge, &start, &end);
  bezier *spline = new_spline(edge, count);
  for (size_t index = 0; index < count; index++) spline->list[index] = graphviz_point(points[index]);
  if (start_tip) {
    spline->sflag = start;
    spline->sp = graphviz_point(*start_tip);
  }
  if (end_tip) {
    spline->eflag = end;
    spline->ep = graphviz_point(*end_tip);
  }
}

void vcd_place_edge_label(vcd_edge *edge, vcd_point center) {
  place_label(ED_label(edge), graphviz_point(center));
}

void vcd_place_cluster(vcd_graph *graph, vcd_graph *cluster, vcd_rect rect, vcd_point title) {
  agbindrec(cluster, "Agraphinfo_t", sizeof(Agraphinfo_t), 1);
  GD_bb(cluster) = (boxf){graphviz_point(rect.low), graphviz_point(rect.high)};
  int count = ++GD_n_cluster(graph);
  GD_clust(graph) = realloc(GD_clust(graph), (size_t)(count + 1) * sizeof(graph_t *));
  GD_clust(graph)[count] = cluster;
  do_graph_label(cluster);
  place_label(GD_label(cluster), graphviz_point(title));
}

static void shift(pointf *place, pointf by) {
  place->x -= by.x;
  place->y -= by.y;
}

vcd_rect vcd_finish_places(vcd_graph *graph) {
  compute_bb(graph);
  boxf box = GD_bb(graph);
  pointf corner = box.LL;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    ND_pos(node)[0] -= corner.x / 72;
    ND_pos(node)[1] -= corner.y / 72;
    ND_coord(node).x = 72 * ND_pos(node)[0];
    ND_coord(node).y = 72 * ND_pos(node)[1];
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
      if (ED_label(edge)) shift(&ED_label(edge)->pos, corner);
      for (int piece = 0; ED_spl(edge) && piece < (int)ED_spl(edge)->size; piece++) {
        bezier *spline = &ED_spl(edge)->list[piece];
        for (int index = 0; index < (int)spline->size; index++) shift(&spline->list[index], corner);
        shift(&spline->sp, corner);
        shift(&spline->ep, corner);
      }
    }
  }
  State = 1;
  shift(&GD_bb(graph).UR, corner);
  shift(&GD_bb(graph).LL, corner);
  for (int number = 1; number <= GD_n_cluster(graph); number++) {
    Agraph_t *cluster = GD_clust(graph)[number];
    shift(&GD_bb(cluster).LL, corner);
    shift(&GD_bb(cluster).UR, corner);
    if (GD_label(cluster)) shift(&GD_label(cluster)->pos, corner);
  }
  return (vcd_rect){{box.LL.x, box.LL.y}, {box.UR.x, box.UR.y}};
}
