// Graphviz as Swift calls it, the same for every version from 2.42 to 14. None of Graphviz's own
// headers is included here: what differs between the versions stays in the files beside this one.
//
// Graphviz keeps global state: everything here is for one caller at a time.
#ifndef CGRAPHVIZ_H
#define CGRAPHVIZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct GVC_s vcd_context;
typedef struct Agraph_s vcd_graph;
typedef struct Agnode_s vcd_node;
typedef struct Agedge_s vcd_edge;
typedef struct Agsym_s vcd_attribute;

/// Points of 1/72 inch, y upward; downward where a renderer is called.
typedef struct { double x, y; } vcd_point;
typedef struct { vcd_point low, high; } vcd_rect;

// --- Graphs (graph.c, ids.c) ---

/// The number of an object in its graph: a letter, and two counts below 2^28. In a graph that is
/// written as text it is the object's name, `b12`, or `t12.3` for the letter t; the letter c makes
/// it `cluster12`.
typedef uint64_t vcd_id;
vcd_id vcd_make_id(char kind, uint64_t first, uint64_t second);
char vcd_id_kind(vcd_id id);
uint64_t vcd_id_first(vcd_id id);
uint64_t vcd_id_second(vcd_id id);

/// A directed graph; null when there is no memory for one.
vcd_graph *vcd_open(void);
void vcd_close(vcd_graph *graph);
/// The object of that number, made if it is not there.
vcd_node *vcd_make_node(vcd_graph *graph, vcd_id id);
vcd_edge *vcd_make_edge(vcd_graph *graph, vcd_node *tail, vcd_node *head, vcd_id id);
vcd_graph *vcd_make_subgraph(vcd_graph *graph, vcd_id id);

/// Declares an attribute and its default. Objects are set by what this returns: by its name it
/// would be looked up for every one.
vcd_attribute *vcd_declare_graph(vcd_graph *graph, const char *name, const char *value);
vcd_attribute *vcd_declare_node(vcd_graph *graph, const char *name, const char *value);
vcd_attribute *vcd_declare_edge(vcd_graph *graph, const char *name, const char *value);
void vcd_set(void *object, vcd_attribute *attribute, const char *value);

// --- Contexts (context.c) ---

/// A context that knows the renderer, the devices and the layout of plugin.c, and if it
/// `measures_texts` the text engine too. Null when it could not be made.
vcd_context *vcd_make_context(bool measures_texts);
/// The library's version.
const char *vcd_version(void);
/// 0 when it is done, as of the others.
int vcd_lay_out(vcd_context *context, vcd_graph *graph, const char *engine);
void vcd_free_layout(vcd_context *context, vcd_graph *graph);
int vcd_render(vcd_context *context, vcd_graph *graph, const char *format, char **data,
               size_t *length);
void vcd_free_data(char *data);
int vcd_render_on(vcd_context *context, vcd_graph *graph, const char *format, void *cairo);
/// Forgets what Graphviz had to say, and has it kept, not printed, from now on.
void vcd_begin_messages(void);
/// Its last message, to be freed by `vcd_free`; null for none.
char *vcd_last_message(void);
void vcd_free(void *memory);
bool vcd_is_equal(const char *one, const char *other);

// --- Places (places.c) ---

vcd_point vcd_node_center(vcd_node *node);
/// How wide the text of a label was measured, in points; 0 without one.
double vcd_node_label_width(vcd_node *node);
double vcd_edge_label_width(vcd_edge *edge);
double vcd_cluster_label_width(vcd_graph *cluster);
/// Pango's layout of any node's text in a graph that it has measured; null where there is none.
void *vcd_text_layout(vcd_graph *graph);
/// The page's size without its margins, after a layout.
vcd_point vcd_page_size(vcd_graph *graph);

/// The layout that lays nothing out: it makes the records that drawing needs, which the functions
/// below fill, part by part, `vcd_finish_places` last.
#define VCD_PINNED "pinned"
void vcd_place_node(vcd_node *node, vcd_point center);
/// A tip is where an arrowhead ends; null where there is none.
void vcd_place_spline(vcd_edge *edge, const vcd_point *points, size_t count,
                      const vcd_point *start_tip, const vcd_point *end_tip);
void vcd_place_edge_label(vcd_edge *edge, vcd_point center);
void vcd_place_cluster(vcd_graph *graph, vcd_graph *cluster, vcd_rect rect, vcd_point title);
/// The kind of the points at the page's corners.
enum { vcd_corner = 'p' };
/// Moves everything so that the page begins at 0. Returns where it was before.
vcd_rect vcd_finish_places(vcd_graph *graph);

// --- What gvc calls (plugin.c) ---

typedef struct { uint8_t red, green, blue, alpha; } vcd_color;
enum { vcd_solid, vcd_dashed, vcd_dotted };
typedef struct {
  vcd_color stroke, fill;
  double width;
  int dash;
} vcd_pen;

typedef struct {
  /// The renderer.
  void (*begin_page)(double width, double height);
  void (*end_page)(void);
  void (*begin)(vcd_id object);
  void (*end)(void);
  void (*text)(const char *text, vcd_point baseline, double size, double width);
  void (*polygon)(const vcd_point *points, size_t count, vcd_pen pen, bool is_filled);
  void (*curve)(const vcd_point *points, size_t count, vcd_pen pen, bool is_filled);
  void (*polyline)(const vcd_point *points, size_t count, vcd_pen pen);
  /// The device: what cairo has drawn, rows of pixels without gaps.
  void (*pixels)(const uint32_t *pixels, size_t width, size_t height, double pixels_per_point);
  /// The text engine: a line's width in points.
  double (*text_width)(const char *text, const char *font, double size);
} vcd_calls;

/// To be called once, before the first context is made.
void vcd_install(vcd_calls calls);

/// The format of the renderer, and the one of the device.
#define VCD_SHAPES_FORMAT "svg:vcdiagram"
#define VCD_PIXELS_FORMAT "pixels:cairo"

#endif
