// The parts of cairo that pdf.c and image.c need, for machines that have the library, because of Graphviz, but
// not its headers. The functions and numbers are unchanged since cairo 1.16. Where the headers are
// installed, as `make` does, the compiler checks both against those.
typedef struct cairo_surface cairo_surface_t;
typedef struct cairo cairo_t;
typedef int cairo_status_t;
typedef cairo_status_t (*cairo_write_func_t)(void *, const unsigned char *, unsigned int);
typedef cairo_status_t (*cairo_read_func_t)(void *, unsigned char *, unsigned int);
typedef struct cairo_pattern cairo_pattern_t;
typedef struct cairo_rectangle_int cairo_rectangle_int_t;
typedef cairo_surface_t *(*cairo_raster_source_acquire_func_t)(cairo_pattern_t *, void *,
                                                               cairo_surface_t *,
                                                               const cairo_rectangle_int_t *);
typedef void (*cairo_raster_source_release_func_t)(cairo_pattern_t *, void *, cairo_surface_t *);
enum { CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_READ_ERROR = 10, CAIRO_STATUS_WRITE_ERROR = 11 };
enum { CAIRO_CONTENT_COLOR_ALPHA = 0x3000 };
enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_FILTER_BEST = 2 };
enum { CAIRO_PDF_METADATA_TITLE = 0, CAIRO_PDF_METADATA_CREATE_DATE = 5 };

cairo_surface_t *cairo_pdf_surface_create_for_stream(cairo_write_func_t, void *, double, double);
void cairo_pdf_surface_set_size(cairo_surface_t *, double, double);
void cairo_pdf_surface_set_metadata(cairo_surface_t *, int, const char *);
cairo_t *cairo_create(cairo_surface_t *);
void cairo_scale(cairo_t *, double, double);
void cairo_tag_begin(cairo_t *, const char *, const char *);
void cairo_tag_end(cairo_t *, const char *);
void cairo_surface_show_page(cairo_surface_t *);
void cairo_destroy(cairo_t *);
void cairo_surface_finish(cairo_surface_t *);
cairo_status_t cairo_surface_status(cairo_surface_t *);
void cairo_surface_destroy(cairo_surface_t *);
void cairo_save(cairo_t *);
void cairo_restore(cairo_t *);
void cairo_translate(cairo_t *, double, double);
void cairo_set_source(cairo_t *, cairo_pattern_t *);
cairo_pattern_t *cairo_pattern_create_raster_source(void *, int, int, int);
void cairo_raster_source_pattern_set_acquire(cairo_pattern_t *, cairo_raster_source_acquire_func_t,
                                             cairo_raster_source_release_func_t);
void cairo_pattern_destroy(cairo_pattern_t *);
void cairo_pattern_set_filter(cairo_pattern_t *, int);
void cairo_paint_with_alpha(cairo_t *, double);
cairo_surface_t *cairo_image_surface_create_from_png_stream(cairo_read_func_t, void *);
cairo_surface_t *cairo_image_surface_create_for_data(unsigned char *, int, int, int, int);
