#define _GNU_SOURCE
#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// —— The editor ——

static char *sink_text;
static size_t sink_length;
static FILE *sink;

EditLine *editor_open(
    const char *program, FILE *input, int input_descriptor, int output_descriptor) {
  if (sink == NULL) sink = open_memstream(&sink_text, &sink_length);
  if (sink == NULL) return NULL;
  EditLine *editor = el_init_fd(
      program, input, sink, sink, input_descriptor, output_descriptor, output_descriptor);
  if (editor == NULL) return NULL;
  el_set(editor, EL_TERMINAL, "dumb");
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_EDITOR, "emacs");
  editor_take_bell();
  return editor;
}

void editor_close(EditLine *editor) { el_end(editor); }

bool editor_take_bell(void) {
  fflush(sink);
  bool rung = sink_length > 0 && memchr(sink_text, '\a', sink_length) != NULL;
  rewind(sink);
  return rung;
}

int editor_set_client(EditLine *editor, void *client) {
  return el_set(editor, EL_CLIENTDATA, client);
}

void *editor_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

int editor_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *)) {
  return el_set(editor, EL_GETCFN, reader);
}

int editor_add_action(EditLine *editor, const char *name, editor_action action) {
  return el_set(editor, EL_ADDFN, name, name, action);
}

int editor_bind(EditLine *editor, const char *key, const char *name) {
  return el_set(editor, EL_BIND, key, name, NULL);
}

int editor_bind_in_vi_commands(EditLine *editor, const char *key, const char *name) {
  return el_set(editor, EL_BIND, "-a", key, name, NULL);
}

void editor_insert_letters(EditLine *editor) {
  for (wchar_t letter = 0xA0; letter <= 0xFF; letter++) {
    wchar_t key[] = {letter, 0};
    el_wset(editor, EL_BIND, key, L"ed-insert", NULL);
  }
}

bool editor_is_vi(EditLine *editor) {
  const char *name = NULL;
  return el_get(editor, EL_EDITOR, &name) == 0 && name != NULL && strcmp(name, "vi") == 0;
}

int editor_prepare_terminal(EditLine *editor, int input_descriptor, bool raw) {
  int status = el_set(editor, EL_PREP_TERM, raw ? 1 : 0);
  struct termios modes;
  if (raw && tcgetattr(input_descriptor, &modes) == 0) {
    modes.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON);
    tcsetattr(input_descriptor, TCSADRAIN, &modes);
  }
  return status;
}

// Rows as short as those of a terminal: libedit compares old and new rows letter by letter, and the
// time for that grows with the square of their length.
enum { window_columns = 256, least_window_rows = 64 };

void editor_make_room(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  long cells = 0;
  // A character that is not printable ASCII may be drawn as `\U+12345`.
  for (const wchar_t *at = line->buffer; at < line->lastchar; at++)
    cells += *at >= 0x20 && *at < 0x7F ? 1 : 8;
  long rows = least_window_rows;
  while (rows * window_columns < 2 * cells) rows *= 2;
  int present_columns = 0, present_rows = 0;
  el_get(editor, EL_GETTC, "co", &present_columns);
  el_get(editor, EL_GETTC, "li", &present_rows);
  if (present_columns == window_columns && present_rows >= rows) return;
  char columns_text[8], rows_text[8];
  snprintf(columns_text, sizeof columns_text, "%d", window_columns);
  snprintf(rows_text, sizeof rows_text, "%ld", rows > 9999999 ? 9999999 : rows);
  el_set(editor, EL_SETTC, "co", columns_text, NULL);
  el_set(editor, EL_SETTC, "li", rows_text, NULL);
}

bool editor_asks_itself(EditLine *editor) {
  // A line feed begins libedit's question; the lines of an entry end with U+0085 (see LineBuffer).
  const LineInfoW *line = el_wline(editor);
  return line->lastchar - line->buffer >= 3 && line->buffer[0] == L'\n'
         && wcschr(L":/?", line->buffer[1]) != NULL && line->cursor == line->lastchar - 1;
}

// —— Standard input ——

FILE *stream_input(void) { return stdin; }

// —— The process ——

char **process_environment(void) { return environ; }

void process_open_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    // `open` takes the lowest free descriptor, which is this one.
    if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
      open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
  }
}

void process_ignore_size_limit(void) { signal(SIGXFSZ, SIG_IGN); }

// —— Signals ——

volatile sig_atomic_t signal_interrupted, signal_resized, signal_continued, signal_stopped;

// A pipe: a byte in it ends `terminal_wait`, whichever thread got the signal.
static int news[2] = {-1, -1};

static void note(int number) {
  int error = errno;
  switch (number) {
    case SIGINT:
    case SIGTERM:
      signal_interrupted = 1;
      alarm_ring_now();
      break;
    case SIGWINCH: signal_resized = 1; break;
    case SIGCONT: signal_continued = 1; break;
    case SIGTSTP: signal_stopped = 1; break;
  }
  if (write(news[1], "", 1) < 0) { /* A full pipe ends the wait as well. */ }
  errno = error;
}

static void open_news(void) {
  if (news[0] >= 0 || pipe(news) != 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(news[i], F_SETFL, O_NONBLOCK);
    fcntl(news[i], F_SETFD, FD_CLOEXEC);
  }
}

void signals_unblock(int number) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
}

// Without SA_RESTART, so that the signal ends a waiting read.
static void watch(int number, struct sigaction *former) {
  open_news();
  struct sigaction action = {0};
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, former);
  signals_unblock(number);
}

void signals_watch_interruption(void) { watch(SIGINT, NULL); }

void signals_watch_termination(void) { watch(SIGTERM, NULL); }

static const int watched[] = {SIGWINCH, SIGCONT, SIGTSTP};
static struct sigaction former[sizeof watched / sizeof watched[0]];
static bool is_watching;

void signals_watch_terminal(bool on) {
  if (on == is_watching) return;
  is_watching = on;
  for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++) {
    if (on) watch(watched[i], &former[i]);
    else sigaction(watched[i], &former[i], NULL);
  }
}

// —— The terminal ——

// No screen has that many cells; libedit takes eight bytes for each.
enum { most_cells = 1 << 22 };

bool terminal_is_vast(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && (long)size.ws_col * size.ws_row > most_cells;
}

bool terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0
      || terminal_is_vast(descriptor))
    return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

int pipe_unread(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

int file_without_name(int folder, unsigned mode) {
  return openat(folder, ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}

int file_folder(const char *path) { return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC); }

static bool has_news(void) {
  return signal_interrupted || signal_resized || signal_continued || signal_stopped;
}

int terminal_wait(int descriptor, int milliseconds) {
  int highest = news[0] > descriptor ? news[0] : descriptor;
  while (!has_news()) {
    fd_set descriptors;
    FD_ZERO(&descriptors);
    FD_SET(descriptor, &descriptors);
    if (news[0] >= 0) FD_SET(news[0], &descriptors);
    struct timeval time = {milliseconds / 1000, (milliseconds % 1000) * 1000};
    int ready = select(highest + 1, &descriptors, NULL, NULL, milliseconds < 0 ? NULL : &time);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return ready;
    if (news[0] < 0 || !FD_ISSET(news[0], &descriptors)) return 1;
    // The bytes may belong to a flag that was taken long ago, so the loop looks at the flags again.
    char bytes[64];
    while (read(news[0], bytes, sizeof bytes) > 0) continue;
  }
  errno = EINTR;
  return -1;
}

static const int fatal[] = {
    SIGHUP, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
// The escape sequences that restore the terminal after the prompt and after the full screen.
static const char *const leaving[] = {
    [terminal_is_free] = "",
    [terminal_has_prompt] = "\033[?2004l\033[0m",
    [terminal_has_screen] = "\033[?2026l\033[?1006l\033[?1002l\033[?7h\033[0m\033[?1049l\033[?25h",
};
static struct termios remembered;
static bool has_remembered;
static int guarded_input, guarded_output;
static volatile sig_atomic_t guarded_use = terminal_is_free;

// The former handlers of the fatal signals.
static struct sigaction former_fatal[NSIG];

static void give_back(int number, siginfo_t *info, void *context) {
  (void)context;
  if (guarded_use != terminal_is_free) {
    const char *text = leaving[guarded_use];
    guarded_use = terminal_is_free;
    if (write(guarded_output, text, strlen(text)) < 0) { /* nothing is left to do */ }
    if (has_remembered) tcsetattr(guarded_input, TCSANOW, &remembered);
  }
  fault_end(number, info, true);
  sigaction(number, &former_fatal[number], NULL);
  raise(number);  // The former handler gets it once this handler has returned.
}

void terminal_remember(int input_descriptor, int output_descriptor) {
  guarded_input = input_descriptor;
  guarded_output = output_descriptor;
  has_remembered = tcgetattr(input_descriptor, &remembered) == 0;
  // Swift's handler would ask at the prompt whether to debug; it is kept if SWIFT_BACKTRACE is set.
  bool keeps_handlers = getenv("SWIFT_BACKTRACE") != NULL;
  for (size_t i = 0; i < sizeof fatal / sizeof fatal[0]; i++) {
    struct sigaction action = {0};
    if (sigaction(fatal[i], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    if (action.sa_sigaction == give_back) continue;
    if (!keeps_handlers) action = (struct sigaction){.sa_handler = SIG_DFL};
    former_fatal[fatal[i]] = action;
    action = (struct sigaction){.sa_sigaction = give_back, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    sigaction(fatal[i], &action, NULL);
  }
}

void terminal_guard(enum terminal_use use) { guarded_use = use; }

const char *terminal_leaving(enum terminal_use use) { return leaving[use]; }

static struct termios modes_before_screen;
static bool has_screen_modes;

bool terminal_take_keys(int descriptor, bool on) {
  if (!on) {
    if (!has_screen_modes) return true;
    has_screen_modes = false;
    return tcsetattr(descriptor, TCSADRAIN, &modes_before_screen) == 0;
  }
  if (!has_screen_modes && tcgetattr(descriptor, &modes_before_screen) != 0) return false;
  has_screen_modes = true;
  struct termios modes = modes_before_screen;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  modes.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return tcsetattr(descriptor, TCSADRAIN, &modes) == 0;
}

void terminal_stop(void) {
  struct sigaction action = {0}, before;
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

bool locale_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    if (setlocale(LC_CTYPE, names[i]) == NULL) continue;
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  return false;
}
