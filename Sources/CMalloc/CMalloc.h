// The header `malloc.h`, which Swift's module for the C library does not contain.
#include <malloc.h>
