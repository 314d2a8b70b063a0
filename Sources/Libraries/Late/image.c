#include <string.h>

#include "VCLateLibraries.h"
#include "late.h"

#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo.h>
#else
#include "without-cairo-headers.h"
#endif

LATE(cairo_image_surface_create_from_png_stream);
LATE(cairo_image_surface_create_for_data);
LATE(cairo_surface_status);
LATE(cairo_surface_destroy);
LATE(cairo_create);
LATE(cairo_destroy);
LATE(cairo_save);
LATE(cairo_restore);
LATE(cairo_translate);
LATE(cairo_scale);
LATE(cairo_set_source);
LATE(cairo_pattern_create_raster_source);
LATE(cairo_raster_source_pattern_set_acquire);
LATE(cairo_pattern_destroy);
LATE(cairo_pattern_set_filter);
LATE(cairo_paint_with_alpha);

static bool is_loaded(void) {
  static int state;  // 1 is loaded, -1 is not to be had
  if (state == 0) {
    void *library = OPEN("libcairo.so.2", "libcairo.2.dylib");
    state = library && FIND(library, cairo_image_surface_create_from_png_stream) &&
                    FIND(library, cairo_image_surface_create_for_data) &&
                    FIND(library, cairo_surface_status) && FIND(library, cairo_surface_destroy) &&
                    FIND(library, cairo_create) && FIND(library, cairo_destroy) &&
                    FIND(library, cairo_save) && FIND(library, cairo_restore) &&
                    FIND(library, cairo_translate) && FIND(library, cairo_scale) &&
                    FIND(library, cairo_set_source) &&
                    FIND(library, cairo_pattern_create_raster_source) &&
                    FIND(library, cairo_raster_source_pattern_set_acquire) &&
                    FIND(library, cairo_pattern_destroy) &&
                    FIND(library, cairo_pattern_set_filter) && FIND(library, cairo_paint_with_alpha)
                ? 1
                : -1;
  }
  return state == 1;
}

typedef struct {
  const uint8_t *bytes;
  size_t left;
} reader;

static cairo_status_t read_bytes(void *closure, unsigned char *data, unsigned int length) {
  reader *reader = closure;
  if (length > reader->left) return CAIRO_STATUS_READ_ERROR;
  memcpy(data, reader->bytes, length);
  reader->bytes += length;
  reader->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *decode(cairo_pattern_t *pattern, void *closure, cairo_surface_t *target,
                               const cairo_rectangle_int_t *extents) {
  (void)pattern, (void)target, (void)extents;
  const vcd_png *png = closure;
  reader reader = {png->bytes, png->count};
  return late_cairo_image_surface_create_from_png_stream(read_bytes, &reader);
}

static void forget(cairo_pattern_t *pattern, void *closure, cairo_surface_t *surface) {
  (void)pattern, (void)closure;
  late_cairo_surface_destroy(surface);
}

bool vcd_draw_image(void *cairo, const vcd_image *image) {
  if (!is_loaded()) return false;
  // A surface would be kept with its pixels until the end of a PDF's page, and one of each box.
  const vcd_png *png = image->png;
  cairo_pattern_t *pattern = late_cairo_pattern_create_raster_source(
      (void *)png, CAIRO_CONTENT_COLOR_ALPHA, png->width, png->height);
  late_cairo_raster_source_pattern_set_acquire(pattern, decode, forget);
  late_cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST);
  late_cairo_save(cairo);
  late_cairo_translate(cairo, image->x, image->y);
  late_cairo_scale(cairo, image->width / png->width, image->height / png->height);
  late_cairo_set_source(cairo, pattern);
  late_cairo_paint_with_alpha(cairo, image->opacity);
  late_cairo_restore(cairo);
  late_cairo_pattern_destroy(pattern);
  return true;
}

bool vcd_draw_image_on_pixels(uint32_t *pixels, int width, int height, const vcd_image *image) {
  if (!is_loaded()) return false;
  cairo_surface_t *surface = late_cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, 4 * width);
  cairo_t *cairo = late_cairo_create(surface);
  bool is_whole = vcd_draw_image(cairo, image);
  late_cairo_destroy(cairo);
  late_cairo_surface_destroy(surface);
  return is_whole;
}
