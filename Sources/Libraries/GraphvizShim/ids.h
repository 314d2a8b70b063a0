#include "VCGraphvizShim.h"

#include <cgraph.h>

/// Whether cgraph makes objects by their numbers, as it does up to version 11.
enum { vcd_makes_by_id = sizeof(Agiddisc_t) == 7 * sizeof(void *) };

/// The discipline that tells cgraph how objects are numbered.
Agdisc_t *vcd_discipline(void);

/// The name for a number; it is valid until the next call.
char *vcd_name(vcd_id id);
