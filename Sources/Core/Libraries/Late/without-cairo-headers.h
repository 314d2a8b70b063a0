// The parts of cairo that pdf.c and image.c need, for machines that have the library, because of Graphviz, but
// not its headers. The functions and numbers are unchanged since cairo 1.16. Where the headers are
// installed, as `make` does, the compiler checks both against those.
typedef struct cairo_surface cairo_surface_t;
typedef struct cairo cairo_t;
typedef int cairo_status_t;
typedef cairo_status_t (*cairo_write_func_t)(void *, const unsigned char *, unsigned int);
typedef cairo_status_t (*cairo_read_func_t)(void *, unsigned char *, unsigned int);
typedef struct cairo_pattern cairo_pattern_t;
enum { CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_READ_ERROR = 10, CAIRO_STATUS_WRITE_ERROR = 11 };
enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_FILTER_BEST = 2 };
enum { CAIRO_PDF_METADATA_TITLE = 0, CAIRO_PDF_METADATA_CREATE_DATE = 5 };

cairo_surface_t *cairo_pdf_surface_create_for_stream(cairo_write_func_t, void *, double, double);
void cairo_pdf_surface_set_size(cairo_surface_t *, double, double);
void cairo_pdf_surface_set_metadata(cairo_surface_t *, int, const char *);
cairo_t *cairo_create(cairo_surface_t *);
void cairo_scale(cairo_t *, double, double);
void cairo_tag_begin(cairo_t *, const char *, const char *);
void cairo_tag_end(cairo_t *, const char *);
cairo_surface_t *cairo_surface_create_for_rectangle(cairo_surface_t *, double, double, double,
                                                    double);
void cairo_surface_show_page(cairo_surface_t *);
void cairo_destroy(cairo_t *);
void cairo_surface_finish(cairo_surface_t *);
cairo_status_t cairo_surface_status(cairo_surface_t *);
void cairo_surface_destroy(cairo_surface_t *);
void cairo_save(cairo_t *);
void cairo_restore(cairo_t *);
void cairo_translate(cairo_t *, double, double);
void cairo_set_source_surface(cairo_t *, cairo_surface_t *, double, double);
cairo_pattern_t *cairo_get_source(cairo_t *);
void cairo_pattern_set_filter(cairo_pattern_t *, int);
void cairo_paint_with_alpha(cairo_t *, double);
cairo_surface_t *cairo_image_surface_create_from_png_stream(cairo_read_func_t, void *);
cairo_surface_t *cairo_image_surface_create_for_data(unsigned char *, int, int, int, int);
int cairo_image_surface_get_width(cairo_surface_t *);
int cairo_image_surface_get_height(cairo_surface_t *);
