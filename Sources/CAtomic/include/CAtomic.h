#ifndef C_ATOMIC_H
#define C_ATOMIC_H

#include <stdbool.h>
#include <stdint.h>

/// Atomic access to a word that several threads read and write, in a Swift variable.
///
/// Swift's `Atomic` does the same, but an object that holds one is initialized at run time and not
/// by the compiler.

/// Loads the value (acquire): all writes made before it was set are visible.
static inline uintptr_t word_load(const uintptr_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/// Sets the value if it is 0; returns the old value, which is 0 if this call has set the new one.
static inline uintptr_t word_set_once(uintptr_t *word, uintptr_t value) {
  uintptr_t expected = 0;
  __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}

#endif
