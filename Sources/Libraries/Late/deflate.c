#include <stdlib.h>
#include <zlib.h>

#include "VCLateLibraries.h"
#include "late.h"

LATE(deflateInit_);
LATE(deflate);
LATE(deflateEnd);
LATE(inflateInit_);
LATE(inflate);
LATE(inflateEnd);

static bool is_loaded(void) {
  static int state;  // 1 is loaded, -1 is not to be had
  if (state == 0) {
    void *library = OPEN("libz.so.1", "libz.1.dylib");
    state = library && FIND(library, deflateInit_) && FIND(library, deflate) &&
                    FIND(library, deflateEnd) && FIND(library, inflateInit_) &&
                    FIND(library, inflate) && FIND(library, inflateEnd)
                ? 1
                : -1;
  }
  return state == 1;
}

struct vcd_deflater {
  z_stream stream;
};

vcd_deflater *vcd_begin_deflate(int level) {
  vcd_deflater *deflater = is_loaded() ? calloc(1, sizeof *deflater) : NULL;
  if (!deflater) return NULL;
  if (late_deflateInit_(&deflater->stream, level, ZLIB_VERSION, sizeof(z_stream)) == Z_OK)
    return deflater;
  free(deflater);
  return NULL;
}

vcd_deflation vcd_deflate(vcd_deflater *deflater, const uint8_t *input, size_t input_count,
                          uint8_t *output, size_t output_count, bool is_end) {
  z_stream *stream = &deflater->stream;
  stream->next_in = (uint8_t *)input;
  stream->avail_in = (uInt)input_count;
  stream->next_out = output;
  stream->avail_out = (uInt)output_count;
  int status = late_deflate(stream, is_end ? Z_FINISH : Z_NO_FLUSH);
  return (vcd_deflation){
      .taken = input_count - stream->avail_in,
      .written = output_count - stream->avail_out,
      .is_done = status == Z_STREAM_END,
      // Z_BUF_ERROR means that there was nothing to do.
      .has_failed = status != Z_STREAM_END && status != Z_OK && status != Z_BUF_ERROR,
  };
}

void vcd_end_deflate(vcd_deflater *deflater) {
  late_deflateEnd(&deflater->stream);
  free(deflater);
}

struct vcd_inflater {
  z_stream stream;
};

vcd_inflater *vcd_begin_inflate(const uint8_t *input, size_t count) {
  vcd_inflater *inflater = is_loaded() ? calloc(1, sizeof *inflater) : NULL;
  if (!inflater) return NULL;
  inflater->stream.next_in = (uint8_t *)input;
  inflater->stream.avail_in = (uInt)count;
  if (late_inflateInit_(&inflater->stream, ZLIB_VERSION, sizeof(z_stream)) == Z_OK)
    return inflater;
  free(inflater);
  return NULL;
}

size_t vcd_inflate(vcd_inflater *inflater, uint8_t *output, size_t count) {
  inflater->stream.next_out = output;
  inflater->stream.avail_out = (uInt)count;
  late_inflate(&inflater->stream, Z_NO_FLUSH);
  return count - inflater->stream.avail_out;
}

void vcd_end_inflate(vcd_inflater *inflater) {
  late_inflateEnd(&inflater->stream);
  free(inflater);
}
