#define _GNU_SOURCE
#include "CLibedit.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The last resort, if neither a check nor a limit has ended a program. The handler calls only what
// is safe in a signal handler: poll, write and mmap.

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
// The first is for memory that ran out, the second for any other fault.
static const char *kept_sentences[2] = {"", ""};
static int kept_statuses[2];
static const char *pending_bytes;
static const size_t *pending_count;
static char *kept_note;
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

static void fault_put(int descriptor, const char *bytes, size_t length) {
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

static void fault_say(int descriptor, const char *text) { fault_put(descriptor, text, strlen(text)); }

void fault_output(const char *bytes, const size_t *count) {
  pending_bytes = bytes;
  pending_count = count;
}

void fault_note(const char *text) {
  char *old = kept_note;
  kept_note = text != NULL ? strdup(text) : NULL;
  free(old);
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

static void say_note(void) {
  if (kept_note != NULL) fault_say(STDERR_FILENO, kept_note);
  fault_say(STDERR_FILENO, "\n");
}

void fault_end(int number, const siginfo_t *info, bool is_in_terminal) {
  bool is_fault = false;
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) is_fault |= faults[i] == number;
  if (!is_fault) {
    if (kept_note == NULL) return;
    fault_say(STDERR_FILENO, "\nended by a signal");
    return say_note();
  }
  bool is_own = is_watching && (info->si_code > 0 || info->si_pid == getpid());
  bool is_memory = is_own && is_out_of_memory();
  if (pending_bytes != NULL) fault_put(STDOUT_FILENO, pending_bytes, *pending_count);
  if (is_in_terminal) fault_say(STDERR_FILENO, "\n");
  fault_say(STDERR_FILENO, kept_sentences[is_memory ? 0 : 1]);
  say_note();
  if (!is_own) return;
  if (!is_memory) say_reason();
  _exit(kept_statuses[is_memory ? 0 : 1]);
}

static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  fault_end(number, info, false);
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
