#ifndef C_STACK_H
#define C_STACK_H

#include <stddef.h>

/// Calls a function on another stack, and returns when it does.
///
/// `stack` is the lowest address of `size` bytes that nobody else uses meanwhile. The thread stays
/// the same, so that its own variables do.
void stack_call(void *stack, size_t size, void (*function)(void *), void *argument);

#endif
