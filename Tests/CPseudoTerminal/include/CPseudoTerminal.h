#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Starts a program in its own terminal; returns the descriptor of the other end, or -1.
int pseudo_terminal_start(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    pid_t *process);
bool pseudo_terminal_resize(int descriptor, int rows, int columns);
/// Whether the terminal is in canonical mode with echo: the system edits and shows lines.
bool pseudo_terminal_is_canonical(int descriptor);
/// Waits for output: 1 there is some, 0 the time is over, -1 the program's end is closed.
int pseudo_terminal_wait(int descriptor, int milliseconds);
/// The exit status, or 128 plus the signal's number; -1 if it still runs and `waits` is false.
int pseudo_terminal_status(pid_t process, bool waits);
/// Sends a signal marked as sent by the process itself, as for a fault of its own.
bool process_fault(pid_t process, int number);

#endif
