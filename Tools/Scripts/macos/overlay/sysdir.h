// Headers that FoundationEssentials needs and the package ziglang lacks, as far as it needs them.
#pragma once
#include <stdint.h>
typedef unsigned int sysdir_search_path_enumeration_state;
typedef struct _removefile_state *removefile_state_t;
enum __attribute__((enum_extensibility(open))) sysdir_directory { SYSDIR_DIRECTORY_USER = 7 };
enum __attribute__((flag_enum, enum_extensibility(open))) sysdir_domain { SYSDIR_DOMAIN_MASK_USER = 1 };
