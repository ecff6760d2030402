#ifndef C_ATOMIC_H
#define C_ATOMIC_H

#include <stdbool.h>
#include <stdint.h>

/// A word that several threads read and write, in a variable of Swift.
///
/// Swift's `Atomic` does the same, but an object that holds one is made when the program runs, and
/// not by the compiler.

/// The value, with all that was written before the value was set.
static inline uintptr_t word_load(const uintptr_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/// Sets the value where it is 0, and gives what it was: 0 if this was the first to set it.
static inline uintptr_t word_set_once(uintptr_t *word, uintptr_t value) {
  uintptr_t expected = 0;
  __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}

#endif
