#ifndef C_STACK_H
#define C_STACK_H

#include <stddef.h>
#include <stdint.h>

/// Calls a function on another stack, and returns when the function does.
///
/// `stack` is the lowest address of `size` bytes that nothing else uses meanwhile. The function
/// runs on the same thread, with the same thread-local variables.
void stack_call(void *stack, size_t size, void (*function)(void *), void *argument);

/// Where the running thread keeps the lowest address that a recursion may reach; 0 at first.
uintptr_t *stack_floor(void);

/// A stack that was reserved for the running thread: its highest address, and its size in bytes.
typedef struct {
  uintptr_t end;
  size_t size;
} stack_extent;

/// Where the running thread keeps the stack that was reserved for it; all 0 at first.
stack_extent *stack_reserved(void);

#endif
