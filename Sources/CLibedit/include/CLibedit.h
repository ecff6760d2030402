#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// libedit keeps the text, the keys and the modes of the terminal; the prompt draws by itself.
// Here is only what Swift cannot say: variadic functions, signal handlers, ioctl and select, and what
// the C library tells before Swift begins.

// —— The editor ——

/// A key's action; the number is the key, the answer one of `CC_…`.
typedef unsigned char (*editor_action)(EditLine *, int);

/// An editor that reads from `input` and draws into memory, where nobody looks.
EditLine *editor_open(
    const char *program, FILE *input, int input_descriptor, int output_descriptor);
void editor_close(EditLine *editor);
/// Whether the editor has rung since the last call.
bool editor_take_bell(void);

int editor_set_client(EditLine *editor, void *client);
void *editor_client(EditLine *editor);
int editor_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *));
int editor_add_action(EditLine *editor, const char *name, editor_action action);
int editor_bind(EditLine *editor, const char *key, const char *name);
int editor_bind_in_vi_commands(EditLine *editor, const char *key, const char *name);
/// Whether the user has chosen the keys of vi.
bool editor_is_vi(EditLine *editor);
/// Gives the terminal the modes of the prompt, or its own back.
///
/// Raw, carriage return and line feed come as they are sent, and Ctrl-S and Ctrl-Q are keys.
int editor_prepare_terminal(EditLine *editor, int input_descriptor, bool raw);
/// Makes the screen that libedit believes in large enough for the text.
///
/// It writes beyond its arrays where a text is longer than its window. To be called before each
/// key, since libedit takes the size of the terminal for its own when an entry begins.
void editor_make_room(EditLine *editor);
/// Whether libedit itself asks for a line, for a command or a search of vi.
///
/// It has put its question where the text was.
bool editor_asks_itself(EditLine *editor);

// —— Standard input, which Swift 6 does not let through ——

FILE *stream_input(void);

// —— The process ——

/// The arguments of the process, the program's own name among them, as the C library got them: no
/// file is opened for them. None where that library does not tell.
int process_argument_count(void);
/// NULL for one that there is not.
const char *process_argument(int index);
/// What the process hands on to those that it starts.
char **process_environment(void);
/// Gives each of the descriptors 0 to 2 that is closed the empty device, so that no file that is
/// opened later takes its place.
void process_open_standard_descriptors(void);
/// A file that may not grow any more is an error of the call then, and no end of the process.
void process_hear_size_limit(void);

// —— Signals ——

/// Set by the handlers, read at any moment.
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

/// Lets a signal through to this thread; who started the process may have blocked it.
void signals_unblock(int number);
/// Ctrl-C sets the flag from now on, and ends a system call that waits.
void signals_watch_interruption(void);
/// While a prompt is open: the size, stop and go on. Off gives the former handlers back.
void signals_watch_terminal(bool on);

// —— The alarm: a signal that ends system calls which wait ——

/// The calls of this thread are to be ended.
void alarm_install(void);
/// From so many seconds on, every 50 ms; never if they are negative. Until then no signal comes.
void alarm_set(double seconds);
/// From now on, every 50 ms. A signal handler may call it.
void alarm_ring_now(void);
/// As `alarm_set` said, after `alarm_ring_now`.
void alarm_wait_for_time(void);

// —— The terminal ——

bool terminal_size(int descriptor, int *rows, int *columns);
/// Waits for input: 1 there is some, 0 the time is over, -1 a signal (EINTR) or an error.
/// No signal is lost between the look at the flags and the wait. A negative time has no end.
int terminal_wait(int descriptor, int milliseconds);
/// Keeps the modes as they are now, for `terminal_guard`.
void terminal_remember(int input_descriptor, int output_descriptor);
/// What the terminal is used for.
enum terminal_use { terminal_is_free, terminal_has_prompt, terminal_has_screen };
/// While the terminal is in use, a signal that ends the process first gives it back as it was.
void terminal_guard(enum terminal_use use);
/// What is written to give the window back after a use.
const char *terminal_leaving(enum terminal_use use);
/// Gives each key at once and unseen from now on, or the modes of before back.
///
/// Ctrl-C, Ctrl-Z and Ctrl-\ stay signals.
bool terminal_take_keys(int descriptor, bool on);
/// Stops this process as Ctrl-Z does, and returns when it goes on.
void terminal_stop(void);

// —— A fault of the program ——

/// From now on a fault (SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT) of this process is told
/// in a sentence of ours and ends it with a status: the first of each where memory could not be
/// had, the second for any other fault. A fault that another process sends ends it as it would
/// have. Nothing changes where SWIFT_BACKTRACE is set.
///
/// What the C library's stream of errors gets is kept for that sentence and not written: there the
/// runtime of Swift tells a fault. To be called on the thread that evaluates: the handler gets a
/// stack of its own there. The sentences are not copied.
void fault_watch(const char *const sentences[2], const int statuses[2]);
/// What the handler writes to standard output before its sentence; none where `bytes` is NULL.
/// Both are read by the handler, whatever stands there by then.
void fault_output(const char *bytes, const size_t *count);
/// What the handler writes to standard output after that, both copied: a beginning, all that
/// `fault_report_keep` got, and an end; nothing where the end is empty.
void fault_report(const char *head, size_t head_length, const char *tail, size_t tail_length);
void fault_report_keep(const char *bytes, size_t length);
/// Ends the process where the fault is its own, and returns where another process sent it, or
/// where the signal is none that tells of a fault. Only for handlers of signals.
void fault_end(int number, const siginfo_t *info);
/// Writes as much as can be written, waiting no longer than a second. For handlers of signals.
void fault_put(int descriptor, const char *bytes, size_t length);
void fault_say(int descriptor, const char *text);

/// From now on a fault, or a signal that ends the process, writes what was remembered into a new
/// file `lay-crash.lay`, in the present folder or else in `home`, and says so.
void crash_watch(const char *home);
bool crash_is_watched(void);
/// Adds a text, which is copied, to what will be written.
void crash_remember(const char *text, size_t length);
/// Takes away the last text, of this length.
void crash_forget_last(size_t length);
/// Lets a text, which is copied, take the place of all those.
void crash_remember_instead(const char *text, size_t length);
/// The entry that runs now, written as a comment; none with a length of 0. It is copied.
void crash_entry(const char *text, size_t length);
/// The editor whose line is typed now, written as a comment; NULL for none.
void crash_edit(EditLine *editor);
/// Adds bytes that have come from the terminal and are not in that line yet. They are copied.
void crash_typed(const char *bytes, size_t length);
/// So many of these bytes are left.
void crash_taken(size_t left);
/// Whether there is anything to write.
bool crash_has_text(void);
/// Writes the file, which begins with `title`, and how the sentence about the end goes on: with the
/// file, or with its end. Only for handlers of signals.
void crash_save(const char *title);

/// Makes the character type UTF-8, also where the environment asks for plain C.
bool locale_use_utf8(void);

#endif
