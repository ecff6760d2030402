#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>
#include <sys/xattr.h>

// libedit keeps the text, the key bindings and the terminal modes; the prompt draws by itself.
// This module has only what Swift cannot express: variadic functions, signal handlers, ioctl and
// select, and what the C library passes on before Swift code runs.

// —— The editor ——

/// The action of a key, which it is given as a number; the result is one of `CC_…`.
typedef unsigned char (*editor_action)(EditLine *, int);

/// An editor that reads from `input` and draws into memory, which only `editor_take_bell` reads.
EditLine *editor_open(
    const char *program, FILE *input, int input_descriptor, int output_descriptor);
void editor_close(EditLine *editor);
/// Whether the editor has rung the bell since the last call.
bool editor_take_bell(void);

int editor_set_client(EditLine *editor, void *client);
void *editor_client(EditLine *editor);
int editor_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *));
int editor_add_action(EditLine *editor, const char *name, editor_action action);
int editor_bind(EditLine *editor, const char *key, const char *name);
int editor_bind_in_vi_commands(EditLine *editor, const char *key, const char *name);
/// Whether the user has chosen the keys of vi.
bool editor_is_vi(EditLine *editor);
/// Makes the letters from U+00A0 to U+00FF insert themselves.
///
/// libedit drops them in a locale that is not UTF-8. Call this after the user's settings are read.
void editor_insert_letters(EditLine *editor);
/// Sets the terminal modes of the prompt, or restores the former ones.
///
/// In raw mode, carriage return and line feed arrive as sent, and Ctrl-S and Ctrl-Q are keys.
int editor_prepare_terminal(EditLine *editor, int input_descriptor, bool raw);
/// Makes the screen size that libedit assumes large enough for the text.
///
/// libedit writes beyond its arrays if a text is longer than its screen. Call this before each key,
/// since libedit takes over the size of the terminal when an entry begins.
void editor_make_room(EditLine *editor);
/// Whether libedit itself is asking for a vi command or search.
///
/// Its question is then in the line buffer, in place of the text.
bool editor_asks_itself(EditLine *editor);

// —— Standard input, which Swift 6 does not let through ——

FILE *stream_input(void);

// —— The process ——

/// The environment variables, which child processes inherit.
char **process_environment(void);
/// Opens /dev/null for each of the descriptors 0 to 2 that is closed, so that no file that is
/// opened later gets its number. Reading and writing there fails as it would without.
void process_open_standard_descriptors(void);
/// Makes a write beyond the limit for file sizes fail, where SIGXFSZ would end the process.
void process_ignore_size_limit(void);

// —— A child process that answers ——

/// Runs a program, which gets the two descriptors as its standard input and output, in a process
/// group of its own; -1 if there can be no further process.
///
/// The words are its path and its arguments, with NULL behind.
///
/// The system kills it when the thread that calls this ends, however that ends. A program that
/// cannot be run ends with status 127.
pid_t child_start(char *const *words, int input, int output);
/// Copies this process, as `fork` does, into a process group of its own; -1 if there can be no further process.
///
/// There must be no other thread. The system kills the copy when this process ends, however that ends.
pid_t child_fork(void);
/// Whether it has ended by itself. It still has to be waited for.
bool child_has_ended(pid_t child);
/// Kills what is left of the child's process group and waits for the child.
///
/// Answers its status as `waitpid` gives it, and the most bytes that were resident at once.
int child_end(pid_t child, long *most_resident);

// —— Signals ——

/// Flags that the signal handlers set; they can be read at any moment.
extern volatile sig_atomic_t signal_interrupted, signal_resized, signal_continued, signal_stopped;

static inline bool signals_interrupted(void) { return signal_interrupted != 0; }
static inline void signals_set_interrupted(bool on) { signal_interrupted = on; }

/// Answers whether the flag was set, and clears it.
static inline bool signals_take(volatile sig_atomic_t *flag) {
  bool was_set = *flag != 0;
  *flag = 0;
  return was_set;
}
static inline bool signals_take_resized(void) { return signals_take(&signal_resized); }
static inline bool signals_take_continued(void) { return signals_take(&signal_continued); }
static inline bool signals_take_stopped(void) { return signals_take(&signal_stopped); }

/// Unblocks a signal on this thread; the parent process may have blocked it.
void signals_unblock(int number);
/// From now on Ctrl-C sets `signal_interrupted`, and ends a waiting system call.
void signals_watch_interruption(void);
/// From now on SIGTERM does the same.
void signals_watch_termination(void);
/// Watches SIGWINCH, SIGCONT and SIGTSTP while a prompt is open; off restores the former handlers.
void signals_watch_terminal(bool on);

// —— The alarm: a signal that ends system calls which wait ——

/// Makes the alarm end the waiting system calls of this thread.
void alarm_install(void);
/// Rings every 50 ms once so many seconds have passed; never if `seconds` is negative.
void alarm_set(double seconds);
/// Rings every 50 ms from now on. A signal handler may call it.
void alarm_ring_now(void);
/// Goes back to the time of `alarm_set`, after `alarm_ring_now`.
void alarm_wait_for_time(void);

// —— The terminal ——

/// The size of the window; false where it is not known, or `terminal_is_vast`.
bool terminal_size(int descriptor, int *rows, int *columns);
/// Whether the window has more cells than any screen, so that there is no memory for them.
bool terminal_is_vast(int descriptor);
/// Waits for input. Returns 1 if there is some, 0 if the time is over, -1 for a signal (EINTR) or
/// an error. No signal is lost between checking the flags and waiting. A negative time has no
/// limit.
int terminal_wait(int descriptor, int milliseconds);
/// How many bytes in a pipe are not read yet; 0 if that is not known.
int pipe_unread(int descriptor);
/// Opens a folder, which need not be readable, so that files in it are named relative to it.
int file_folder(const char *path);
/// Opens a new file without a name for writing; negative where the file system has no such files.
int file_without_name(int folder, unsigned mode);
/// Saves the present modes, and handles the signals that end the process, for `terminal_guard`.
void terminal_remember(int input_descriptor, int output_descriptor);
/// What the terminal is used for.
enum terminal_use { terminal_is_free, terminal_has_prompt, terminal_has_screen };
/// While the terminal is in use, a signal that ends the process first restores the terminal.
void terminal_guard(enum terminal_use use);
/// The escape sequences that restore the terminal after a use.
const char *terminal_leaving(enum terminal_use use);
/// Makes keys arrive at once and without echo from now on, or restores the former modes.
///
/// Ctrl-C, Ctrl-Z and Ctrl-\ still send signals.
bool terminal_take_keys(int descriptor, bool on);
/// Stops this process as Ctrl-Z does, and returns when it is continued.
void terminal_stop(void);

// —— A fault of the program ——

/// From now on a fault (SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT) of this process writes
/// one of `sentences` and exits with one of `statuses`: the first if memory ran out, the second for
/// any other fault. A fault signal that another process sends ends this one with its default
/// action. If SWIFT_BACKTRACE is set, nothing changes.
///
/// Text for the C library's `stderr` is kept for the message and not written: the Swift runtime
/// reports a fault there. Call this on the thread that evaluates, on which it gives the handler a
/// stack of its own. The strings are not copied.
void fault_watch(const char *const sentences[2], const int statuses[2]);
/// What the handler writes to standard output before its sentence; nothing if `bytes` is NULL. The
/// handler reads the bytes and their count when the fault happens.
void fault_output(const char *bytes, const size_t *count);
/// What the handler adds to its sentence, and to that of a signal which ends the program at the
/// prompt; NULL for nothing. It is copied.
void fault_note(const char *text);
/// Ends the process if the fault is its own; returns if another process sent the signal, or if the
/// signal is no fault. Only for signal handlers.
void fault_end(int number, const siginfo_t *info, bool is_in_terminal);

/// Makes the encoding of the locale UTF-8, even if the environment asks for the C locale.
bool locale_use_utf8(void);

#endif
