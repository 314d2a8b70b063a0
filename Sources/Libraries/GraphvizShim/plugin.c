// The plugin library that each Graphviz context gets: a text engine that measures with tables, a
// layout for given positions, a renderer that passes shapes to the caller, and a device that passes
// on cairo's pixels.
#include <gvc.h>
#include <gvcjob.h>
#include <gvplugin.h>
#include <gvplugin_device.h>
#include <gvplugin_layout.h>
#include <gvplugin_render.h>
#include <gvplugin_textlayout.h>

#include "VCGraphvizShim.h"
#include "places.h"
#include "plugin.h"

static vcd_calls calls;
void vcd_install(vcd_calls installed) { calls = installed; }

// --- The renderer ---

static void begin_page(GVJ_t *job) { calls.begin_page(job->width, job->height); }
static void end_page(GVJ_t *job) { calls.end_page(); }
static void begin_cluster(GVJ_t *job) { calls.begin(AGID(job->obj->u.sg)); }
static void begin_node(GVJ_t *job) { calls.begin(AGID(job->obj->u.n)); }
static void begin_edge(GVJ_t *job) { calls.begin(AGID(job->obj->u.e)); }
static void end_object(GVJ_t *job) { calls.end(); }

static void draw_text(GVJ_t *job, pointf place, textspan_t *span) {
  if (!span->str) return;
  // The place of a line that begins at the left is its left end, of others their middle.
  double middle = span->just == 'l' ? place.x + span->size.x / 2 : place.x;
  calls.text(span->str, (vcd_point){middle, place.y + span->yoffset_centerline},
             span->font ? span->font->size : 0, span->size.x);
}

static vcd_color color(gvcolor_t color) {
  const unsigned char *rgba = color.u.rgba;
  return (vcd_color){rgba[0], rgba[1], rgba[2], rgba[3]};
}

static vcd_pen pen(GVJ_t *job) {
  obj_state_t *state = job->obj;
  return (vcd_pen){color(state->pencolor), color(state->fillcolor), state->penwidth,
                   state->pen == PEN_DASHED   ? vcd_dashed
                   : state->pen == PEN_DOTTED ? vcd_dotted
                                              : vcd_solid};
}

// Both are two doubles, so an array of one is an array of the other.
_Static_assert(sizeof(pointf) == sizeof(vcd_point), "a point is two doubles");
static const vcd_point *places(const pointf *points) { return (const vcd_point *)points; }

// Counts were `int` and are `size_t` from version 9 on; early versions passed arrowheads to curves,
// too.
static void polygon_int(GVJ_t *job, pointf *points, int count, int filled) {
  calls.polygon(places(points), (size_t)count, pen(job), filled);
}
static void polygon_size(GVJ_t *job, pointf *points, size_t count, int filled) {
  calls.polygon(places(points), count, pen(job), filled);
}
static void curve_arrows(GVJ_t *job, pointf *points, int count, int start, int end, int filled) {
  calls.curve(places(points), (size_t)count, pen(job), filled);
}
static void curve_int(GVJ_t *job, pointf *points, int count, int filled) {
  calls.curve(places(points), (size_t)count, pen(job), filled);
}
static void curve_size(GVJ_t *job, pointf *points, size_t count, int filled) {
  calls.curve(places(points), count, pen(job), filled);
}
static void polyline_int(GVJ_t *job, pointf *points, int count) {
  calls.polyline(places(points), (size_t)count, pen(job));
}
static void polyline_size(GVJ_t *job, pointf *points, size_t count) {
  calls.polyline(places(points), count, pen(job));
}

#define TAKES(member, ...) \
  __builtin_types_compatible_p(__typeof__(((gvrender_engine_t *)0)->member), void (*)(__VA_ARGS__))

static gvrender_engine_t renderer = {
    .begin_page = begin_page,
    .end_page = end_page,
    .begin_cluster = begin_cluster,
    .end_cluster = end_object,
    .begin_node = begin_node,
    .end_node = end_object,
    .begin_edge = begin_edge,
    .end_edge = end_object,
    .textspan = draw_text,
    // A `void *` converts to either signature; the condition has chosen the right one.
    .polygon = TAKES(polygon, GVJ_t *, pointf *, int, int) ? (void *)polygon_int
                                                           : (void *)polygon_size,
    .beziercurve = TAKES(beziercurve, GVJ_t *, pointf *, int, int, int, int) ? (void *)curve_arrows
                   : TAKES(beziercurve, GVJ_t *, pointf *, int, int)         ? (void *)curve_int
                                                                     : (void *)curve_size,
    .polyline = TAKES(polyline, GVJ_t *, pointf *, int) ? (void *)polyline_int
                                                        : (void *)polyline_size,
};
static gvrender_features_t renderer_features = {
    .flags = GVRENDER_Y_GOES_DOWN | GVRENDER_DOES_LABELS, .color_type = RGBA_BYTE};

// --- The devices ---

// gvc calls a device's engine with the pixels, after drawing them.
static void take_pixels(GVJ_t *job) {
  calls.pixels((const uint32_t *)job->imagedata, job->width, job->height, job->scale.x);
}

static gvdevice_engine_t pixels_device = {.format = take_pixels};
static gvdevice_features_t shapes_features = {
    .flags = GVDEVICE_DOES_TRUECOLOR, .default_dpi = {72, 72}};
// The same features as Graphviz's own "png:cairo".
static gvdevice_features_t pixels_features = {
    .flags = GVDEVICE_BINARY_FORMAT | GVDEVICE_DOES_TRUECOLOR, .default_dpi = {96, 96}};
// The same features as Graphviz's own "pdf:cairo", which would finish the caller's surface.
static gvdevice_features_t page_features = {
    .flags = GVDEVICE_BINARY_FORMAT | GVRENDER_NO_WHITE_BG, .default_dpi = {72, 72}};

// --- The layout and the text engine ---

static gvlayout_engine_t layout = {.layout = vcd_pinned_layout, .cleanup = vcd_pinned_cleanup};
static gvlayout_features_t layout_features;

// Graphviz's own `boolean`, and `bool` from version 10 on.
typedef __typeof__(((gvtextlayout_engine_t *)0)->textlayout(0, 0)) vcd_boolean;

// gvc's baseline is 0.4 em below the middle of a line; capitals look centred at 0.35.
static const double baseline_shift = -0.05, line_height = 1.2;

static vcd_boolean measure(textspan_t *span, char **font_path) {
  double size = span->font->size;
  span->size.x = calls.text_width(span->str, span->font->name, size);
  span->size.y = size * line_height;
  span->yoffset_layout = 0;
  span->yoffset_centerline = baseline_shift * size;
  span->layout = NULL;
  span->free_layout = NULL;
  return 1;
}
static gvtextlayout_engine_t text_engine = {.textlayout = measure};

// --- The library ---

// A greater quality than that of any of Graphviz's engines.
enum { best = 100 };
static gvplugin_installed_t layouts[] = {
    {0, VCD_PINNED, best, &layout, &layout_features}, {0}};
static gvplugin_installed_t renderers[] = {
    {0, "vcdiagram", best, &renderer, &renderer_features}, {0}};
static gvplugin_installed_t devices[] = {
    {0, VCD_SHAPES_FORMAT, best, NULL, &shapes_features},
    {0, VCD_PIXELS_FORMAT, best, &pixels_device, &pixels_features},
    {0, VCD_PAGE_FORMAT, best, NULL, &page_features},
    {0}};
static gvplugin_installed_t text_engines[] = {{0, "textlayout", best, &text_engine, NULL}, {0}};

#define DRAWING {API_layout, layouts}, {API_render, renderers}, {API_device, devices}
static gvplugin_api_t drawing[] = {DRAWING, {0}};
static gvplugin_api_t measuring[] = {DRAWING, {API_textlayout, text_engines}, {0}};
static gvplugin_library_t drawing_library = {"vcdiagram", drawing};
static gvplugin_library_t measuring_library = {"vcdiagram", measuring};

const lt_symlist_t *vcd_plugin_symbols(bool measures_texts) {
  // gvc searches for a name of this form.
  static const lt_symlist_t draws[] = {
      {"gvplugin_vcdiagram_LTX_library", &drawing_library}, {0}};
  static const lt_symlist_t measures[] = {
      {"gvplugin_vcdiagram_LTX_library", &measuring_library}, {0}};
  return measures_texts ? measures : draws;
}
