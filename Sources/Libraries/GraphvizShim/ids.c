// Objects have numbers that the caller chooses. By default cgraph numbers them by the addresses of
// their names, visits subgraphs in that order, which differs from run to run, and stores the names
// in dictionaries.
//
// From version 12 on cgraph makes objects only by name, so names then encode the numbers.
#include "ids.h"

#include <cgraph.h>
#include <stdlib.h>
#include <string.h>

vcd_id vcd_make_id(char kind, uint64_t first, uint64_t second) {
  return (uint64_t)(unsigned char)kind << 56 | first << 28 | second;
}
char vcd_id_kind(vcd_id id) { return (char)(id >> 56); }
uint64_t vcd_id_first(vcd_id id) { return id >> 28 & 0xFFFFFFF; }
uint64_t vcd_id_second(vcd_id id) { return id & 0xFFFFFFF; }

static const char cluster[] = "cluster";
enum { cluster_length = sizeof cluster - 1 };

static char *write_count(char *end, uint64_t count) {
  do *--end = (char)('0' + count % 10);
  while ((count /= 10) > 0);
  return end;
}

// From the last character to the first.
char *vcd_name(vcd_id id) {
  // cgraph stores before each of its strings whether it is HTML, and looks there; this one is not
  // HTML.
  static char memory[96];
  char *name = memory + sizeof memory - 1;
  switch (vcd_id_kind(id)) {
    case 'c':
      name = write_count(name, vcd_id_first(id)) - cluster_length;
      memcpy(name, cluster, cluster_length);
      return name;
    case 't':
      name = write_count(name, vcd_id_second(id));
      *--name = '.';
  }
  name = write_count(name, vcd_id_first(id));
  *--name = vcd_id_kind(id);
  return name;
}

static bool read_count(const char **text, uint64_t *count) {
  if (**text < '0' || **text > '9') return false;
  for (*count = 0; **text >= '0' && **text <= '9' && *count < 1 << 28; ++*text)
    *count = *count * 10 + (uint64_t)(**text - '0');
  return *count < 1 << 28;
}

// Reads the number in a name; returns false for a name that `vcd_name` doesn't make.
static bool read_name(const char *name, vcd_id *id) {
  char kind = name[0];
  uint64_t first = 0, second = 0;
  const char *rest = name + 1;
  if (strncmp(name, cluster, cluster_length) == 0) rest = name + cluster_length;
  if (kind < 'a' || kind > 'z' || !read_count(&rest, &first)) return false;
  if (kind == 't' && (*rest++ != '.' || !read_count(&rest, &second))) return false;
  *id = vcd_make_id(kind, first, second);
  return *rest == 0;
}

// --- cgraph's discipline of ids ---

static void *open_ids(Agraph_t *graph, Agdisc_t *discipline) { return calloc(1, sizeof(IDTYPE)); }

static long map(void *state, int kind, char *name, IDTYPE *id, int create) {
  vcd_id number;
  if (name && !read_name(name, &number)) return 0;
  if (name) {
    *id = number;
    return 1;
  }
  if (!create) return 0;
  // The graph itself and Graphviz's own objects get even numbers, below those of all other objects.
  *id = *(IDTYPE *)state += 2;
  return 1;
}

static long alloc_id(void *state, int kind, IDTYPE id) { return 1; }
static void free_id(void *state, int kind, IDTYPE id) {}
static char *print(void *state, int kind, IDTYPE id) { return id >> 56 ? vcd_name(id) : NULL; }
static void close_ids(void *state) { free(state); }
static void register_id(void *state, int kind, void *object) {}

Agdisc_t *vcd_discipline(void) {
  static Agiddisc_t ids;
  static Agdisc_t discipline = {.id = &ids};
  // In the version with seven functions, the third is one that later headers don't declare.
  if (vcd_makes_by_id) ((void **)&ids)[2] = (void *)alloc_id;
  ids.open = open_ids;
  ids.map = (__typeof__(ids.map))(void *)map;
  ids.free = free_id;
  ids.print = print;
  ids.close = close_ids;
  ids.idregister = register_id;
  return &discipline;
}
