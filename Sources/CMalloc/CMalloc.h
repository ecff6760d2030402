// What the C library's module for Swift leaves out.
#include <malloc.h>
