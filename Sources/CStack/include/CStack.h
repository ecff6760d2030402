#ifndef C_STACK_H
#define C_STACK_H

#include <stddef.h>

/// Calls a function on another stack, and returns when the function does.
///
/// `stack` is the lowest address of `size` bytes that nothing else uses meanwhile. The function
/// runs on the same thread, with the same thread-local variables.
void stack_call(void *stack, size_t size, void (*function)(void *), void *argument);

#endif
