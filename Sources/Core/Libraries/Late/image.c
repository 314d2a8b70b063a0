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
LATE(cairo_image_surface_get_width);
LATE(cairo_image_surface_get_height);
LATE(cairo_surface_status);
LATE(cairo_surface_destroy);
LATE(cairo_create);
LATE(cairo_destroy);
LATE(cairo_save);
LATE(cairo_restore);
LATE(cairo_translate);
LATE(cairo_scale);
LATE(cairo_set_source_surface);
LATE(cairo_get_source);
LATE(cairo_pattern_set_filter);
LATE(cairo_paint_with_alpha);

static bool is_loaded(void) {
  static int state;  // 1 is loaded, -1 is not to be had
  if (state == 0) {
    void *library = OPEN("libcairo.so.2", "libcairo.2.dylib");
    state = library && FIND(library, cairo_image_surface_create_from_png_stream) &&
                    FIND(library, cairo_image_surface_create_for_data) &&
                    FIND(library, cairo_image_surface_get_width) &&
                    FIND(library, cairo_image_surface_get_height) &&
                    FIND(library, cairo_surface_status) && FIND(library, cairo_surface_destroy) &&
                    FIND(library, cairo_create) && FIND(library, cairo_destroy) &&
                    FIND(library, cairo_save) && FIND(library, cairo_restore) &&
                    FIND(library, cairo_translate) && FIND(library, cairo_scale) &&
                    FIND(library, cairo_set_source_surface) && FIND(library, cairo_get_source) &&
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

bool vcd_draw_image(void *cairo, const vcd_image *image) {
  if (!is_loaded()) return false;
  reader reader = {image->png, image->count};
  cairo_surface_t *surface = late_cairo_image_surface_create_from_png_stream(read_bytes, &reader);
  bool is_whole = late_cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
  if (is_whole) {
    late_cairo_save(cairo);
    late_cairo_translate(cairo, image->x, image->y);
    late_cairo_scale(cairo, image->width / late_cairo_image_surface_get_width(surface),
                     image->height / late_cairo_image_surface_get_height(surface));
    late_cairo_set_source_surface(cairo, surface, 0, 0);
    late_cairo_pattern_set_filter(late_cairo_get_source(cairo), CAIRO_FILTER_BEST);
    late_cairo_paint_with_alpha(cairo, image->opacity);
    late_cairo_restore(cairo);
  }
  late_cairo_surface_destroy(surface);
  return is_whole;
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
