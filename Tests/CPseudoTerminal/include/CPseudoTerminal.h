#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Starts a program in a terminal of its own, and answers the terminal's other end, or -1.
int pseudo_terminal_start(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    pid_t *process);
bool pseudo_terminal_resize(int descriptor, int rows, int columns);
/// Whether the program reads lines as the system edits and shows them.
bool pseudo_terminal_is_canonical(int descriptor);
/// 1 there is output, 0 the time is over, -1 the program's end is closed.
int pseudo_terminal_wait(int descriptor, int milliseconds);
/// Waits for the end: the exit status, or 128 and the number of the signal; -1 while it runs.
int pseudo_terminal_status(pid_t process, bool waits);
/// Sends a signal as if the process had sent it to itself, as a fault of its own does.
bool process_fault(pid_t process, int number);

#endif
