#define _GNU_SOURCE
#include "CLibedit.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The last resort, if neither a check nor a limit has ended a program. The handler calls only what
// is safe in a signal handler: poll, write, mmap and the functions of Crash.c.

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
// The first is for memory that ran out, the second for any other fault.
static const char *kept_sentences[2] = {"", ""};
static int kept_statuses[2];
static const char *pending_bytes;
static const size_t *pending_count;
// A report that is written after the pending output: its beginning, its kept part and its end.
static char *report_head, *report_kept, *report_tail;
static size_t report_head_length, report_kept_length, report_kept_room, report_tail_length;
static char handler_stack[64 << 10];
// The beginning of what the runtime wrote to `stderr`.
static char said[512];
static size_t said_length;
static bool is_watching;

static ssize_t keep(void *cookie, const char *bytes, size_t length) {
  (void)cookie;
  size_t room = sizeof said - 1 - said_length, count = length < room ? length : room;
  memcpy(said + said_length, bytes, count);
  said_length += count;
  return (ssize_t)length;
}

void fault_put(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    // A pipe or a terminal that is ready takes up to 4096 bytes without blocking.
    struct pollfd wanted = {.fd = descriptor, .events = POLLOUT};
    int ready = poll(&wanted, 1, 1000);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return;
    ssize_t count = write(descriptor, bytes, length < 4096 ? length : 4096);
    if (count < 0 && errno != EINTR) return;
    if (count > 0) bytes += count, length -= (size_t)count;
  }
}

void fault_say(int descriptor, const char *text) { fault_put(descriptor, text, strlen(text)); }

void fault_output(const char *bytes, const size_t *count) {
  pending_bytes = bytes;
  pending_count = count;
}

static void replace(char **text, size_t *length, const char *bytes, size_t count) {
  char *copy = count > 0 ? malloc(count) : NULL;
  if (copy != NULL) memcpy(copy, bytes, count);
  char *old = *text;
  *length = 0;
  *text = copy;
  *length = copy != NULL ? count : 0;
  free(old);
}

void fault_report(const char *head, size_t head_length, const char *tail, size_t tail_length) {
  replace(&report_head, &report_head_length, head, head_length);
  replace(&report_tail, &report_tail_length, tail, tail_length);
}

void fault_report_keep(const char *bytes, size_t length) {
  if (report_kept_length + length > report_kept_room) {
    size_t room = 2 * (report_kept_length + length);
    char *grown = realloc(report_kept, room);
    if (grown == NULL) return;
    report_kept = grown;
    report_kept_room = room;
  }
  memcpy(report_kept + report_kept_length, bytes, length);
  report_kept_length += length;
}

static void put_report(void) {
  if (report_tail_length == 0) return;
  fault_put(STDOUT_FILENO, report_head, report_head_length);
  if (report_head_length > 0) fault_put(STDOUT_FILENO, report_kept, report_kept_length);
  fault_put(STDOUT_FILENO, report_tail, report_tail_length);
}

// Whether memory ran out: the runtime of Swift or C++ says so, or a small allocation fails now. The
// latter finds a failed call that left a null pointer where a value was expected.
static bool is_out_of_memory(void) {
  if (strstr(said, "failed to allocate") != NULL || strstr(said, "bad_alloc") != NULL) return true;
  size_t little = 8 << 20;
  void *memory =
      mmap(NULL, little, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return true;
  munmap(memory, little);
  return false;
}

// Writes the first line of the runtime's message, without its `Fatal error: `.
static void say_reason(void) {
  static const char lead[] = "Fatal error: ";
  const char *reason = strstr(said, lead);
  reason = reason != NULL ? reason + sizeof lead - 1 : said;
  size_t length = strcspn(reason, "\n");
  if (length == 0) return;
  fault_say(STDERR_FILENO, "  ");
  fault_put(STDERR_FILENO, reason, length);
  fault_say(STDERR_FILENO, "\n");
}

void fault_end(int number, const siginfo_t *info) {
  bool is_fault = false;
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) is_fault |= faults[i] == number;
  if (!is_fault) {
    if (!crash_has_text()) return;
    fault_say(STDERR_FILENO, "\nended by a signal");
    return crash_save("; What was defined in a session that a signal ended.\n\n");
  }
  bool is_own = is_watching && (info->si_code > 0 || info->si_pid == getpid());
  bool is_memory = is_own && is_out_of_memory();
  if (pending_bytes != NULL) fault_put(STDOUT_FILENO, pending_bytes, *pending_count);
  put_report();
  if (crash_is_watched()) fault_say(STDERR_FILENO, "\n");
  fault_say(STDERR_FILENO, kept_sentences[is_memory ? 0 : 1]);
  crash_save("; What was defined in a session that a fault in lay ended.\n\n");
  if (!is_own) return;
  if (!is_memory) say_reason();
  _exit(kept_statuses[is_memory ? 0 : 1]);
}

static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  fault_end(number, info);
  signal(number, SIG_DFL);
  raise(number);  // The default action follows once this handler has returned.
}

void fault_watch(const char *const sentences[2], const int statuses[2]) {
  memcpy(kept_sentences, sentences, sizeof kept_sentences);
  memcpy(kept_statuses, statuses, sizeof kept_statuses);
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  // SWIFT_BACKTRACE asks for Swift's own report.
  if (getenv("SWIFT_BACKTRACE") != NULL) return;
  is_watching = true;
  cookie_io_functions_t functions = {.write = keep};
  FILE *stream = fopencookie(NULL, "w", functions);
  if (stream != NULL) {
    setvbuf(stream, NULL, _IONBF, 0);
    stderr = stream;
  }
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
    struct sigaction action = {.sa_sigaction = end, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    sigaction(faults[i], &action, NULL);
    signals_unblock(faults[i]);
  }
}
