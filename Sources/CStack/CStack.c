#include "CStack.h"

#include <ucontext.h>

typedef struct {
  void (*function)(void *);
  void *argument;
} call;

// `makecontext` passes only `int` arguments, so the address is passed in two halves.
static void start(unsigned int high, unsigned int low) {
  call *it = (call *)(uintptr_t)((uint64_t)high << 32 | low);
  it->function(it->argument);
}

void stack_call(void *stack, size_t size, void (*function)(void *), void *argument) {
  call it = {function, argument};
  uint64_t address = (uint64_t)(uintptr_t)&it;
  ucontext_t here, there;
  getcontext(&there);
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = size;
  there.uc_link = &here;
  makecontext(
      &there, (void (*)(void))start, 2, (unsigned int)(address >> 32), (unsigned int)address);
  swapcontext(&here, &there);
}

static _Thread_local uintptr_t the_floor;
static _Thread_local stack_extent reserved;

uintptr_t *stack_floor(void) { return &the_floor; }

stack_extent *stack_reserved(void) { return &reserved; }
