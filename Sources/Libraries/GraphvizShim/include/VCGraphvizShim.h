// Graphviz for Swift, the same for every version from 2.42 to 16. It includes none of Graphviz's
// own headers: differences between versions stay in the files beside this one.
//
// Graphviz has global state, so only one caller may use this at a time.
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
typedef struct textlabel_t vcd_label;

/// A point, in 1/72 inch, with y upward, or downward in calls of a renderer.
typedef struct { double x, y; } vcd_point;
typedef struct { vcd_point low, high; } vcd_rect;

// --- Graphs (graph.c, ids.c) ---

/// The number of an object in its graph: a letter, and two counts below 2^28. In a graph written as
/// text it is the object's name, `b12`, or `t12.3` for the letter t; the letter c makes it
/// `cluster12`.
typedef uint64_t vcd_id;
vcd_id vcd_make_id(char kind, uint64_t first, uint64_t second);
char vcd_id_kind(vcd_id id);
uint64_t vcd_id_first(vcd_id id);
uint64_t vcd_id_second(vcd_id id);

/// Opens a directed graph; null without memory.
vcd_graph *vcd_open(void);
void vcd_close(vcd_graph *graph);
/// Returns the object with a number, and makes it if it is missing.
vcd_node *vcd_make_node(vcd_graph *graph, vcd_id id);
vcd_edge *vcd_make_edge(vcd_graph *graph, vcd_node *tail, vcd_node *head, vcd_id id);
vcd_graph *vcd_make_subgraph(vcd_graph *graph, vcd_id id);

/// Declares an attribute with its default. Use the result to set objects, because setting by name
/// would look up the attribute for every one.
vcd_attribute *vcd_declare_graph(vcd_graph *graph, const char *name, const char *value);
vcd_attribute *vcd_declare_node(vcd_graph *graph, const char *name, const char *value);
vcd_attribute *vcd_declare_edge(vcd_graph *graph, const char *name, const char *value);
void vcd_set(void *object, vcd_attribute *attribute, const char *value);

// --- Contexts (context.c) ---

/// Makes a context with the renderer, the devices and the layout of plugin.c, and if it
/// `measures_texts`, with the text engine. Null if it couldn't be made.
vcd_context *vcd_make_context(bool measures_texts);
/// The library's version.
const char *vcd_version(void);
/// Lays out a graph. This function and the next ones return 0 on success.
int vcd_lay_out(vcd_context *context, vcd_graph *graph, const char *engine);
void vcd_free_layout(vcd_context *context, vcd_graph *graph);
int vcd_render(vcd_context *context, vcd_graph *graph, const char *format, char **data,
               size_t *length);
void vcd_free_data(char *data);
int vcd_render_on(vcd_context *context, vcd_graph *graph, const char *format, void *cairo);
/// Clears Graphviz's messages, and stores new ones instead of printing them.
void vcd_begin_messages(void);
/// Graphviz's last message, to be freed with `vcd_free`; null for none.
char *vcd_last_message(void);
void vcd_free(void *memory);
bool vcd_is_equal(const char *one, const char *other);

// --- Places (places.c) ---

vcd_point vcd_node_center(vcd_node *node);
/// The label of an object; null without one.
vcd_label *vcd_node_label(vcd_node *node);
vcd_label *vcd_edge_label(vcd_edge *edge);
vcd_label *vcd_cluster_label(vcd_graph *cluster);
/// The measured width of a label's text, in points; 0 for null.
double vcd_label_width(const vcd_label *label);
size_t vcd_line_count(const vcd_label *label);
/// Pango's layout of a line; null if another engine measured it.
void *vcd_line_layout(const vcd_label *label, size_t line);
/// Replaces the measured width of a line, in points.
void vcd_set_line_width(vcd_label *label, size_t line, double width);
/// Pango's layout of any node's text in a graph that it has measured; null if there is none.
void *vcd_text_layout(vcd_graph *graph);
/// The page's size without its margins, after a layout.
vcd_point vcd_page_size(vcd_graph *graph);

/// The layout for given positions. It makes the records that drawing needs; the functions below
/// fill them, part by part, and `vcd_finish_places` comes last.
#define VCD_PINNED "pinned"
void vcd_place_node(vcd_node *node, vcd_point center);
/// A tip is the end of an arrowhead; null if there is none.
void vcd_place_spline(vcd_edge *edge, const vcd_point *points, size_t count,
                      const vcd_point *start_tip, const vcd_point *end_tip);
void vcd_place_edge_label(vcd_edge *edge, vcd_point center);
void vcd_place_cluster(vcd_graph *graph, vcd_graph *cluster, vcd_rect rect, vcd_point title);
/// The kind of the points at the page's corners.
enum { vcd_corner = 'p' };
/// Moves everything so that the page begins at 0. Returns the page's rectangle before that.
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
  /// The device: cairo's pixels, in rows without gaps.
  void (*pixels)(const uint32_t *pixels, size_t width, size_t height, double pixels_per_point);
  /// The text engine: a line's width, in points.
  double (*text_width)(const char *text, const char *font, double size);
} vcd_calls;

/// Installs the calls; call it once, before the first context is made.
void vcd_install(vcd_calls calls);

/// The formats of the renderer and of the devices: pixels, and a page of a `cairo_t`, which stays
/// the caller's.
#define VCD_SHAPES_FORMAT "svg:vcdiagram"
#define VCD_PIXELS_FORMAT "pixels:cairo"
#define VCD_PAGE_FORMAT "page:cairo"

#endif
